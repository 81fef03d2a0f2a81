import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { secAccounts } from './readings/accounts.ts';
import { secSource } from './sec-source.ts';

const read = (bytes: Uint8Array, subjectNumber = '0000012345') => {
  const { findings, ...rest } = secAccounts.read(bytes, { subjectNumber, contentType: 'application/json' });
  return { ...rest, statements: findings.flatMap((one) => (one.kind === 'statement' ? [one] : [])) };
};

type Row = readonly [
  concept: string,
  start: string | null,
  end: string,
  val: number,
  accn: string,
  form?: string,
];
const facts = (rows: readonly Row[], cik = 12_345) => {
  const byConcept = Map.groupBy(rows, ([concept]) => concept);
  const concepts = [...byConcept].map(([concept, figures]) => [
    concept,
    {
      units: {
        USD: figures.map(([, start, end, val, accn, form = '10-K']) => ({
          ...(start !== null && { start }),
          end,
          val,
          accn,
          form,
          filed: accn,
        })),
      },
    },
  ]);
  return new TextEncoder().encode(
    JSON.stringify({ cik, entityName: 'A', facts: { 'us-gaap': Object.fromEntries(concepts) } }),
  );
};
const year = ['2023-01-01', '2023-12-31'] as const;

test('a year is what the first filing told, and beside it what a later one told anew', () => {
  const { statements } = read(
    facts([
      ['Assets', null, '2023-12-31', 100, '2024-02-01'],
      ['Revenues', ...year, 70, '2024-02-01'],
      ['Revenues', '2023-10-01', '2023-12-31', 20, '2024-02-01'],
      ['Revenues', ...year, 65, '2025-02-01'],
      ['Assets', null, '2024-12-31', 120, '2025-02-01'],
      ['Assets', null, '2024-03-31', 5, '2024-05-01', '10-Q'],
    ]),
  );
  assert.deepEqual(
    statements.map(({ periodEnd, isRestated, filedOn, lines, months }) => [
      periodEnd,
      isRestated,
      filedOn,
      lines.sales?.amount,
      lines.total_assets?.amount,
      months,
    ]),
    [
      ['2024-12-31', false, '2025-02-01', undefined, '120', undefined],
      ['2023-12-31', false, '2024-02-01', '70', '100', 12],
      ['2023-12-31', true, '2025-02-01', '65', undefined, 12],
    ],
  );
  assert.equal(statements[1]?.lines.sales?.place, '/facts/us-gaap/Revenues/units/USD/0');
  assert.deepEqual([statements[1]?.standard, statements[1]?.scope], ['US-GAAP', 'consolidated']);
});

test('of two concepts for one line the one that says it best counts', () => {
  const { statements } = read(
    facts([
      ['NetIncomeLoss', ...year, 9, 'a'],
      ['ProfitLoss', ...year, 10, 'a'],
    ]),
  );
  assert.deepEqual([statements[0]?.lines.net?.amount, statements[0]?.remarks], ['10', []]);
});

test('another filer is refused, foreign concepts need a person, no concepts are nothing filed', () => {
  assert.throws(() => read(facts([]), '0000054321'), { reason: 'not_this_format' });
  assert.deepEqual(
    [read(facts([['Unheard', null, '2023-12-31', 1, 'a']])), read(facts([]))].map(({ state }) => state),
    ['needs_person', 'not_filed'],
  );
});

test('a filer is asked for by ten digits', () => {
  const [part] = secSource.parts;
  const numberOf = (value: string) =>
    part?.numberOf({ country: 'US', name: 'A', identifiers: [{ scheme: 'CIK', value }] });
  assert.deepEqual(['1640147', '0', '../1', '12345678901'].map(numberOf), [
    '0001640147',
    undefined,
    undefined,
    undefined,
  ]);
});

const file = join(import.meta.dirname, '../../../../../shared/data/accounts/us/companyfacts-snowflake.json');
test('recorded facts give seven years that add up', {
  skip: existsSync(file) ? false : 'the facts are not here',
}, () => {
  const { statements } = read(readFileSync(file), '0001640147');
  assert.equal(statements.length, 7);
  const [latest] = statements;
  assert.deepEqual(
    [
      latest?.periodEnd,
      latest?.lines.sales?.amount,
      latest?.lines.total_assets?.amount,
      latest?.lines.net?.amount,
    ],
    ['2025-01-31', '3626396000', '9033938000', '-1289212000'],
  );
  // Shares that can be given back are neither debt nor equity: the balance before the listing says so.
  assert.deepEqual(
    statements.map(({ checks }) => checks.every(({ difference }) => difference === '0')),
    [true, true, true, true, true, false, true],
  );
});
