import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { anafTaxpayer, anafYear } from '../anaf-fixture.ts';
import { anafSource } from '../anaf-source.ts';
import { anafAccounts } from './accounts.ts';
import { anafProfile, anafTax } from './taxpayer.ts';

const bytes = (answer: object) => new TextEncoder().encode(JSON.stringify(answer));
const read = (reader: Reader, given: Uint8Array, subjectNumber = '123456') =>
  reader.read(given, { subjectNumber, contentType: 'application/json' });

test('indicators are lines of ours where their labels say so; sums and losses follow from them', () => {
  const { findings } = read(
    anafAccounts,
    bytes(
      anafYear({
        I1: [60, 'ACTIVE IMOBILIZATE - TOTAL '],
        I2: [35, 'ACTIVE CIRCULANTE - TOTAL, din care:'],
        I4: [9, 'Altceva'],
        I6: [5, 'CHELTUIELI IN AVANS'],
        I7: [70, 'DATORII '],
        I10: [30, 'CAPITALURI - TOTAL, din care:'],
        I18: [0, 'Profit net'],
        I19: [12, 'Pierdere bruta'],
        I20: [7, 'Numar mediu de salariati'],
      }),
    ),
  );
  const [statement] = findings;
  assert.ok(statement?.kind === 'statement');
  const { lines, checks } = statement;
  assert.deepEqual(
    [lines.total_assets, lines.current_assets, lines.net, lines.employees, lines.debtors].map(
      (line) => line?.amount,
    ),
    ['100', '40', '-12', '7', undefined],
  );
  assert.deepEqual([lines.total_assets?.tag, lines.net?.tag], ['I1+I2+I6', 'I18-I19']);
  assert.ok(checks.length > 0 && checks.every(({ difference }) => difference === '0'));
});

test('an empty object is a year that was not filed; another company’s is none of ours', () => {
  assert.equal(read(anafAccounts, bytes({})).state, 'not_filed');
  assert.deepEqual(read(anafAccounts, bytes(anafYear({ I1: [1, 'ACTIVE IMOBILIZATE'] })), '99').findings, []);
  assert.throws(() => read(anafAccounts, bytes({ cod: 500, message: 'x' })), { reason: 'not_this_format' });
});

test('a taxpayer has its status in the words of the office, and its VAT with its day', () => {
  const [profile] = read(anafProfile, bytes(anafTaxpayer)).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [profile.status?.status, profile.identifiers.map(({ value }) => value), profile.founded?.day],
    ['Liquidation', ['123456', 'J12/1/2001'], '2001-02-03'],
  );
  assert.deepEqual(
    read(anafTax, bytes(anafTaxpayer)).findings.map(
      (one) => one.kind === 'tax' && [one.about, one.value, one.isValid, one.since],
    ),
    [
      ['vat_payer', 'RO123456', true, '2012-01-01'],
      ['tax_regime', 'Contribuabil inactiv', undefined, '2024-03-01'],
    ],
  );
  assert.equal(read(anafProfile, bytes({ found: [], notFound: [99] }), '99').state, 'nothing_found');
});

test('five years are asked for, the last one first, by the number without its letters', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const subject = { country: 'RO', name: 'A', identifiers: [{ scheme: 'VAT', value: 'RO 123456' }] };
  const [profile, , accounts] = anafSource.parts;
  const number = accounts?.numberOf(subject) ?? '';
  assert.deepEqual(
    [accounts?.first(number, subject, now), ...(accounts?.beside?.(number, now) ?? [])].map(
      (call) => call?.query,
    ),
    [2025, 2024, 2023, 2022, 2021].map((an) => ({ an: String(an), cui: '123456' })),
  );
  assert.equal(profile?.first(number, subject, now).body?.text, '[{"cui":123456,"data":"2026-01-01"}]');
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/accounts/ro');
const skip = existsSync(folder) ? false : 'the recorded answers are not here';

test('recorded years balance to the leu; one that was not filed says so', { skip }, () => {
  const of = (file: string, number: string) => read(anafAccounts, readFileSync(join(folder, file)), number);
  for (const [number, assets, sales, net] of [
    ['14056826', '24553862190', '7579634046', '3138315979'],
    ['1973096', '1392559043', '645275929', '51769472'],
  ] as const) {
    const { findings, remarks } = of(`bilant-${number}-2025.json`, number);
    const [statement] = findings;
    assert.ok(statement?.kind === 'statement');
    const { lines, checks } = statement;
    assert.deepEqual(
      [lines.total_assets, lines.sales, lines.net].map((line) => line?.amount),
      [assets, sales, net],
    );
    assert.equal(checks.find(({ check }) => check === 'assets_equity_liabilities')?.difference, '0');
    assert.deepEqual(remarks, []);
  }
  assert.equal(of('bilant-not-filed.json', '1973096').state, 'not_filed');
});
