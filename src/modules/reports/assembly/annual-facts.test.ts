import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '#findings/reading/finding.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { assembleFacts } from './assemble-facts.ts';
import type { AssemblyInput, AssemblyReading } from './assembly-input.ts';

const answeredAt = new Date('2026-11-23T12:03:00Z');
const reading = (part: AssemblyReading['part'], ...findings: Finding[]): AssemblyReading => ({
  ...{ source: 'register', part, url: `https://register.example/${part}` },
  ...{ fetchedAt: answeredAt, sha256: 'ab'.repeat(32), findings },
});
const statement = (periodEnd: string, lines: Readonly<Record<string, string>>): FinancialStatement => ({
  ...{ kind: 'statement', place: `/${periodEnd}`, periodEnd, scope: 'individual', months: 12 },
  ...{ currency: 'EUR', standard: 'local', isRestated: false, remarks: [], checks: [] },
  ...{ unit: 1, sourceLines: [] },
  lines: Object.fromEntries(
    Object.entries(lines).map(([line, amount]) => [line, { amount, place: `/${periodEnd}/${line}` }]),
  ),
});
const given: AssemblyInput = {
  readings: [
    reading(
      'tax',
      { kind: 'tax', about: 'vat_payer', value: 'RO1', isValid: true, since: '2015-02-01', place: '/vat' },
      {
        ...{ kind: 'tax', about: 'tax_paid', value: 'VAT', year: 2024, place: '/paid' },
        amount: { amount: '1200.50', currency: 'EUR' },
      },
    ),
    reading(
      'accounts',
      statement('2025-12-31', { tax: '184000', dividends: '142000', group_creditors: '9000' }),
      statement('2024-12-31', { tax: '146000', group_debtors: '0' }),
    ),
    reading(
      'filings',
      { kind: 'filing', day: '2025-06-20', filingKind: 'accounts', title: 'Accounts 2024', place: '/1' },
      { kind: 'filing', day: '2026-06-19', filingKind: 'accounts', title: 'Accounts 2025', place: '/2' },
    ),
  ],
  outcomes: [{ source: 'register', part: 'notices', state: 'nothing_found', reason: null, answeredAt }],
  sources: { register: { en: 'Register', ru: 'Реестр', searches: ['tax_debt', 'charge'] } },
};
const said = (section: string, kind: 'credit' | 'annual' = 'annual') =>
  assembleFacts(given, kind)
    .filter((fact) => fact.section === section)
    .map(({ field, position, value }) => [field, position, value]);
const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

test('taxes: the standing with the authority, what it says was paid, and the tax in each year’s accounts', () => {
  const taxes = said('taxes');
  assert.deepEqual(
    taxes.filter(([field]) => !String(field).startsWith('tax_')),
    [
      ['vat_payer', 0, true],
      ['vat_since', 0, '2015-02-01'],
    ],
  );
  assert.deepEqual(
    taxes.filter(([field]) => field === 'tax_year').map(([, , year]) => year),
    ['2025', '2024', '2024'],
  );
  assert.deepEqual(
    taxes.filter(([field]) => field === 'tax_amount').map(([, , amount]) => amount),
    [money(184_000_00), money(146_000_00), money(1_200_50)],
  );
  assert.ok(taxes.some(([field, , value]) => field === 'tax_arrears' && value === 'nothing_found'));
});

test('transactions: what the accounts say of owners and the group; nothing is a transaction that is zero', () => {
  const deals = said('transactions');
  assert.deepEqual(
    deals.filter(([field]) => field === 'deal_kind').map(([, , value]) => value),
    [{ code: 'dividend' }, { code: 'payable' }],
  );
  assert.ok(deals.some(([field, , value]) => field === 'charges' && value === 'nothing_found'));
});

test('filings come newest first, each with its day', () => {
  assert.deepEqual(
    said('filings')
      .filter(([field]) => field === 'filing_date')
      .map(([, , day]) => day),
    ['2026-06-19', '2025-06-20'],
  );
});

test('each kind of report gets the facts of its own sections, and a credit report the registration for VAT', () => {
  const sections = (kind: 'credit' | 'annual') =>
    new Set<string>(assembleFacts(given, kind).map(({ section }) => section));
  assert.ok(!sections('annual').has('legal') && !sections('annual').has('history'));
  assert.ok(sections('credit').has('legal') && !sections('credit').has('taxes'));
  assert.ok(
    said('identification', 'credit').some(([field, , value]) => field === 'vat_payer' && value === true),
  );
  assert.ok(!said('identification').some(([field]) => field === 'vat_payer'));
});
