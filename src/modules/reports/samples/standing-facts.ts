import { byName } from '#kernel/locale.ts';
import { words } from '../texts/screening/words.ts';
import type { SampleCompany } from './sample-company.ts';
import { sampleMoney } from './sample-currency.ts';
import { lastWeekday } from './sample-days.ts';
import { type FactSheet, named, said } from './sample-facts.ts';

/** How the invented company stands: payments, accounts, rating, courts, lists. `year` is the last closed one. */
export function writeStandingFacts(sheet: FactSheet, company: SampleCompany, year: number): void {
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
    statement_note: said('All three years were filed in time.', 'Отчётность за все три года сдана в срок.'),
  });
  sheet.rows('financials', 'accounts', [
    accounts(year, 12_480, 612, 7_930, 3_410),
    accounts(year - 1, 11_250, 498, 7_340, 2_940),
    accounts(year - 2, 10_160, 371, 6_980, 2_560),
  ]);
  sheet.say('rating', 'analyst', {
    rating: said('B, 64 of 100 (sample)', 'B, 64 из 100 (образец)'),
    credit_limit: money(340),
    rating_basis: said(
      'Sales grew in both years, equity is 43% of the balance sheet; the limit is a tenth of equity, rounded down. The open claim holds the rating back.',
      'Выручка росла оба года, собственный капитал — 43\u00a0% баланса; лимит — десятая часть капитала с округлением вниз. Открытый иск снижает рейтинг.',
    ),
  });
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
      case_stage: said('First instance', 'Первая инстанция'),
    },
  ]);
  writeScreeningFacts(sheet, company);

  function accounts(closed: number, sales: number, profit: number, assets: number, equity: number) {
    return {
      period_end: `${closed}-12-31`,
      sales: money(sales),
      net_result: money(profit),
      total_assets: money(assets),
      equity: money(equity),
    };
  }
}

function writeScreeningFacts(sheet: FactSheet, { name, people }: SampleCompany): void {
  sheet.say('screening', 'lists', {
    sanctions: 'clear',
    exposed_persons: 'clear',
    lists_searched: said(
      ['United Nations', 'European Union', 'United States (OFAC)', 'United Kingdom'],
      ['ООН', 'Европейский союз', 'США (OFAC)', 'Великобритания'],
    ),
    screening_note: said(
      'The company, its owners and its managers were compared with every list, in both scripts where there are two.',
      'Компания, её владельцы и руководители сверены с каждым списком — на двух письменностях, если их две.',
    ),
  });
  const { everyList } = byName(words);
  sheet.rows(
    'screening',
    'lists',
    [name, people.director, people.partner, people.finance].map((subject, index) => ({
      screened_name: named(subject),
      screened_list: everyList,
      // A namesake that shares half of the name: the score shows it, the verdict dismisses it.
      screened_score: index === 1 ? 42 : 0,
      screened_verdict: 'clear',
    })),
  );
}
