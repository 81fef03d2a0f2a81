import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { scaleAmount } from '#findings/vocabulary/amount.ts';
import { girboOrganisation, girboYear } from '../girbo-fixture.ts';
import { girboSource } from '../girbo-source.ts';
import { girboAccounts } from './accounts.ts';
import { yearsOfOrganisation } from './organisation-of-search.ts';
import { girboProfile } from './profile.ts';

const bytes = (answer: unknown) => new TextEncoder().encode(JSON.stringify(answer));
const accounts = (answer: unknown, subjectNumber = '7700000000') => {
  const { findings, ...rest } = girboAccounts.read(bytes(answer), {
    subjectNumber,
    contentType: 'application/json',
  });
  return { ...rest, statements: findings.flatMap((one) => (one.kind === 'statement' ? [one] : [])) };
};

const sourceAmount = ({ sourceLines }: FinancialStatement, code: string) =>
  sourceLines.find(({ tag }) => tag === code)?.amount;

describe('accounts of ГИР БО', () => {
  it('are in whole roubles, by our chart and by the form’s own codes, with their sums checked', () => {
    const { statements, state } = accounts([
      girboYear('2024', {
        balance: {
          current1100: 60,
          current1200: 41,
          current1300: 30,
          current1410: 20,
          current1400: 20,
          current1510: 10,
          current1500: 50,
          current1600: 100,
          current1700: 100,
          previous1600: 90,
        },
        financialResult: {
          current2300: 20,
          current2330: 5,
          current2410: -4,
          current2460: -1,
          current2400: 15,
        },
      }),
    ]);
    assert.equal(state, 'found');
    const [statement] = statements;
    assert.ok(statement !== undefined);
    const { lines, checks, remarks } = statement;
    assert.deepEqual(lines.total_assets, {
      amount: '100000',
      tag: '1600',
      place: '/0/typeCorrections/0/correction/balance/current1600',
    });
    assert.deepEqual(
      [lines.tax, lines.ebit, lines.borrowings, lines.total_liabilities].map((line) => line?.amount),
      ['4000', '25000', '30000', '70000'],
    );
    assert.deepEqual(
      checks.map(({ check, difference, isRounding }) => [check, difference, isRounding]),
      [
        ['assets_parts', '1000', true],
        ['net_of_result', '0', true],
        ['assets_equity_liabilities', '0', true],
      ],
    );
    assert.deepEqual(remarks, []);
    assert.deepEqual([statement.months, statement.filedOn, statement.isAudited], [12, '2025-03-31', true]);
    assert.deepEqual(
      statement.sourceLines.find(({ tag }) => tag === '2410'),
      {
        tag: '2410',
        label: 'Налог на прибыль',
        amount: '-4',
        isFlow: true,
        place: '/0/typeCorrections/0/correction/financialResult/current2410',
      },
    );
  });

  it('that a later filing states anew are kept both ways', () => {
    const year = (period: string, current: number, previous: number) =>
      girboYear(period, { balance: { current1600: current, previous1600: previous } });
    const { statements } = accounts([year('2023', 100, 0), year('2024', 200, 150), year('2025', 300, 200)]);
    assert.deepEqual(
      statements.map(({ periodEnd, isRestated, months, filedOn, lines }) => [
        periodEnd,
        isRestated,
        months,
        filedOn,
        lines.total_assets?.amount,
      ]),
      [
        ['2023-12-31', false, undefined, '2024-03-31', '100000'],
        ['2024-12-31', false, 12, '2025-03-31', '200000'],
        ['2025-12-31', false, 12, '2026-03-31', '300000'],
        ['2023-12-31', true, undefined, '2025-03-31', '150000'],
      ],
    );
  });

  it('say when they were filed, and of their latest year the legal form and the charter capital', () => {
    const { findings } = girboAccounts.read(
      bytes([
        girboYear('2023', { balance: { current1600: 1, current1310: 10 } }),
        girboYear('2024', { balance: { current1600: 2, current1310: 12 } }),
      ]),
      { subjectNumber: '7700000000', contentType: 'application/json' },
    );
    const profiles = findings.flatMap((one) => (one.kind === 'profile' ? [one] : []));
    assert.deepEqual(
      profiles.map(({ legalForm, capital, names }) => [legalForm?.sourceCode, capital, names]),
      [
        [
          '12300',
          [
            {
              capitalKind: 'authorised',
              amount: '12000',
              currency: 'RUB',
              place: '/1/typeCorrections/0/correction/balance/current1310',
            },
          ],
          [],
        ],
      ],
    );
    assert.deepEqual(
      findings.flatMap((one) => (one.kind === 'filing' ? [[one.day, one.filingKind, one.place]] : [])),
      [
        ['2024-03-31', 'accounts', '/0/actualBfoDate'],
        ['2025-03-31', 'accounts', '/1/actualBfoDate'],
      ],
    );
  });

  it('of others are left out, and what has no figures is said', () => {
    const others = accounts([girboYear('2024', { balance: { current1600: 1 } })], '7711111111');
    assert.deepEqual([others.state, others.statements], ['not_filed', []]);
    const none = accounts([girboYear('2024', {}, { typeCorrections: [] })]);
    assert.deepEqual(
      [none.state, none.remarks],
      ['not_filed', [{ place: '/0', remark: 'no figures of a whole year' }]],
    );
  });

  it('of the simplified form have no sums of sections, and their tax is a cost as it stands', () => {
    const { statements } = accounts([
      girboYear(
        '2024',
        { balance: { current1600: 9, current1520: 4 }, financialResult: { current2400: 5, current2410: 1 } },
        { knd: '0710096' },
      ),
    ]);
    assert.deepEqual(
      [statements[0]?.lines.tax?.amount, statements[0]?.lines.total_liabilities, statements[0]?.remarks],
      ['1000', undefined, ['abridged']],
    );
  });
});

describe('the search of ГИР БО', () => {
  it('leads to the organisation with just that number, and to nobody else', () => {
    const answer = bytes({ content: [girboOrganisation({ id: 9, inn: '7700000001' }), girboOrganisation()] });
    const paths = (number: string) => yearsOfOrganisation(answer, number).map(({ path }) => path);
    assert.deepEqual(paths('7700000000'), ['/nbo/organizations/17/bfo/']);
    assert.deepEqual(paths('1027700000000'), ['/nbo/organizations/9/bfo/']);
    assert.deepEqual(paths('7722222222'), []);
  });

  it('says who the organisation is', () => {
    const { findings, state } = girboProfile.read(
      bytes({ content: [girboOrganisation({ id: 9, inn: '7700000001', ogrn: '1' }), girboOrganisation()] }),
      { subjectNumber: '7700000000', contentType: 'application/json' },
    );
    assert.equal(state, 'found');
    const [profile] = findings;
    assert.ok(profile?.kind === 'profile' && findings.length === 1);
    assert.deepEqual(
      profile.identifiers.map(({ scheme, value, place }) => [scheme, value, place]),
      [
        ['REG', '1027700000000', '/content/1/ogrn'],
        ['VAT', '7700000000', '/content/1/inn'],
      ],
    );
    assert.deepEqual(
      [profile.status?.status, profile.addresses[0]?.text, profile.activities[0]?.revision],
      ['Active', '101000, МОСКВА, ПРИМЕРНАЯ, 1', '2'],
    );
  });

  it('is asked by INN, else by OGRN, and for no other number', () => {
    const asked = (...values: string[]) =>
      girboSource.parts[0]?.numberOf({
        country: 'RU',
        name: 'A',
        identifiers: values.map((value) => ({ scheme: 'REG', value })),
      });
    assert.equal(asked('1027700000000', '7700000000'), '7700000000');
    assert.equal(asked('1027700000000'), '1027700000000');
    assert.equal(asked('123'), undefined);
  });
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/accounts/ru');
const skip = existsSync(folder) ? false : 'the accounts are not here';
const expected = z.record(
  z.string(),
  z.object({
    years: z.record(
      z.string(),
      z.object({
        values: z.record(z.string(), z.number()),
        checks: z.record(z.string(), z.number()),
        filed: z.string(),
      }),
    ),
    restated: z.array(z.object({ year: z.string(), lines: z.array(z.string()) })),
  }),
);

describe('real answers of ГИР БО', () => {
  it('give every figure that must come out, restated ones both ways', { skip }, () => {
    const answer: unknown = JSON.parse(gunzipSync(readFileSync(`${folder}/girbo-bfo.json.gz`)).toString());
    const wanted = expected.parse(JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')));
    let right = 0;
    for (const [inn, { years, restated }] of Object.entries(wanted)) {
      const { statements } = accounts(answer, inn);
      for (const [year, { values, checks, filed }] of Object.entries(years)) {
        const of = statements.find((one) => one.periodEnd === `${year}-12-31` && !one.isRestated);
        assert.ok(of !== undefined, `${inn} ${year}`);
        assert.equal(of.filedOn, filed);
        for (const [code, value] of Object.entries(values)) {
          assert.equal(sourceAmount(of, code), String(value), `${inn} ${year} ${code}`);
          for (const line of Object.values(of.lines).filter(({ tag }) => tag === code && code !== '2410'))
            assert.equal(line.amount, scaleAmount(String(value), 3), `${inn} ${year} ${code}`);
          right += 1;
        }
        // Sums off by one thousand are rounding, and nothing is said of them.
        const isOff = Object.values(checks).some((difference) => Math.abs(difference) > 1);
        const isSimplified = of.remarks.includes('abridged');
        assert.equal(of.remarks.includes('does_not_balance'), isOff && !isSimplified, `${inn} ${year}`);
      }
      for (const { year, lines } of restated) {
        const [first, again] = [false, true].map((isRestated) =>
          statements.find((one) => one.periodEnd === `${year}-12-31` && one.isRestated === isRestated),
        );
        for (const code of lines) {
          const [was = '0', is = '0'] = [first, again].map((one) => one && sourceAmount(one, code));
          assert.notEqual(was, is, `${inn} ${year} ${code}`);
        }
      }
    }
    assert.ok(right > 2_600, String(right));
  });

  it('say who each organisation is, and no other', { skip }, () => {
    const rows = readFileSync(`${folder}/search-answers.json`);
    for (const { inn, ogrn } of z
      .array(z.object({ inn: z.string(), ogrn: z.string() }))
      .parse(JSON.parse(rows.toString())))
      for (const subjectNumber of [inn, ogrn]) {
        const { findings } = girboProfile.read(rows, { subjectNumber, contentType: 'application/json' });
        assert.deepEqual(
          findings.map((one) => one.kind === 'profile' && one.identifiers.map(({ value }) => value)),
          [[ogrn, inn]],
        );
      }
  });
});
