import type { SampleCompany } from './sample-company.ts';
import { sampleMoney } from './sample-currency.ts';
import { lastWeekday } from './sample-days.ts';
import { type FactSheet, said } from './sample-facts.ts';
import { writeScreeningFacts } from './screening-facts.ts';
import { statementRows } from './statement-rows.ts';

/** How the invented company stands: payments, accounts, courts, lists. `year` is the last closed one. */
export function writeStandingFacts(
  sheet: FactSheet,
  company: SampleCompany,
  year: number,
  issuedAt: Date,
): void {
  const money = (thousands: number) => sampleMoney(thousands, company.currency);
  sheet.say('payments', 'suppliers', {
    days_beyond_terms: 7,
    days_beyond_terms_max: 31,
    past_due_share: 6,
    payment_note: said(
      'Invoices are paid, most of them about a week late; the longest delay was settled without a reminder from a lawyer.',
      'Счета оплачиваются, чаще с опозданием около недели; самая долгая задержка закрыта без юристов.',
    ),
  });
  sheet.say('financials', 'accounts', {
    statement_standard: said(
      'National standard, accounts of the company alone',
      'Национальный стандарт, отчётность одной компании',
    ),
    statement_audit: 'audited',
    statement_note: said(
      'Four of the five years were filed in time. A year was stated anew after stock had been counted too high.',
      'За четыре года из пяти отчётность сдана в срок. Один год пересчитан: запасы были завышены.',
    ),
  });
  sheet.rows('financials', 'accounts', statementRows(company, year));
  sheet.say('legal', 'insolvency', { insolvency: 'nothing_found', strike_off: 'nothing_found' });
  sheet.say('legal', 'courts', { court_cases: 'found', enforcement: 'nothing_found' });
  sheet.say('legal', 'charges', { charges: 'nothing_found', tax_arrears: 'nothing_found' });
  sheet.say('legal', 'call', {
    legal_note: said(
      'A customer claims a discount on a late delivery; the company disputes it.',
      'Покупатель требует скидку за опоздавшую поставку; компания не согласна.',
    ),
  });
  sheet.rows('legal', 'courts', [
    {
      case_date: lastWeekday(`${year + 1}-03-02`),
      case_court: said('Sample commercial court, 000/0000', 'Суд-образец по экономическим делам, 000/0000'),
      case_kind: { code: 'court_case' },
      case_role: { code: 'defendant' },
      case_amount: money(18.4),
      case_stage: { code: 'under_way' },
    },
  ]);
  writeScreeningFacts(sheet, company, issuedAt);
}
