import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { esefAccounts } from './readings/accounts.ts';
import { reportsOfIndex } from './readings/filings-index.ts';

const lei = '213800H2PQMIF3OVZY47';
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const fact = (concept: string, period: string, value: string | null, more: object = {}) => ({
  value,
  decimals: -3,
  dimensions: { concept, entity: `scheme:${lei}`, period, unit: 'iso4217:EUR', ...more },
});
const report = (facts: object) =>
  encode({
    documentInfo: {
      documentType: 'https://xbrl.org/2021/xbrl-json',
      namespaces: {
        'ifrs-full': 'https://xbrl.ifrs.org/taxonomy/2022-03-24/ifrs-full',
        scheme: 'http://standards.iso.org/iso/17442',
      },
    },
    facts,
  });
const read = (bytes: Uint8Array, subjectNumber = lei) => {
  const { findings, ...rest } = esefAccounts.read(bytes, { subjectNumber, contentType: 'application/json' });
  return { ...rest, statements: findings.flatMap((one) => (one.kind === 'statement' ? [one] : [])) };
};

const year = '2022-01-01T00:00:00/2023-01-01T00:00:00';
const end = '2023-01-01T00:00:00';

test('a report is read with its year, members of equity apart, and thousands', () => {
  const member = { 'ifrs-full:ComponentsOfEquityAxis': 'ifrs-full:RetainedEarningsMember' };
  const { statements, state } = read(
    report({
      f1: fact('ifrs-full:Revenue', year, '5000'),
      f2: fact('ifrs-full:Assets', end, '9000'),
      f3: fact('ifrs-full:Equity', end, '4000'),
      f4: fact('ifrs-full:Equity', end, '3000', member),
      f5: fact('ifrs-full:Liabilities', end, '5000'),
      f6: fact('own:Something', end, '1'),
      f7: fact('ifrs-full:ProfitLoss', year, null),
    }),
  );
  assert.equal(state, 'found');
  assert.deepEqual(
    statements.map(({ periodStart, periodEnd, months, scope, standard, currency }) => [
      periodStart,
      periodEnd,
      months,
      scope,
      standard,
      currency,
    ]),
    [['2022-01-01', '2022-12-31', 12, 'consolidated', 'IFRS', 'EUR']],
  );
  assert.deepEqual(statements[0]?.lines.equity, { amount: '4000', tag: 'Equity', place: '/facts/f3' });
  assert.deepEqual(statements[0]?.checks, [
    { check: 'assets_equity_liabilities', difference: '0', isRounding: true },
  ]);
});

test('a report of another issuer is refused, one without lines of ours needs a person', () => {
  assert.throws(() => read(report({ f1: fact('ifrs-full:Revenue', year, '5') }), '529900T8BM49AURSDO55'), {
    reason: 'not_this_format',
  });
  assert.equal(read(report({ f1: fact('own:Something', year, '5') })).need, 'unknown_taxonomy');
  const odd = { f1: fact('ifrs-full:Revenue', 'sometime', '5'), f2: fact('ifrs-full:Revenue', year, '5') };
  assert.deepEqual(read(report(odd)).remarks, [
    { place: '/facts/f1', remark: 'no concept, or a period that is none' },
  ]);
});

test('the latest reports of the index are fetched, one a year, and nothing outside it', () => {
  const paths = (...filings: [string | null, string][]) => {
    const data = filings.map(([json_url, period_end]) => ({ attributes: { json_url, period_end } }));
    const requests = reportsOfIndex(encode({ data }));
    return typeof requests === 'string' ? requests : requests.map(({ path }) => path);
  };
  assert.deepEqual(
    paths(
      ['/a/2021.json', '2021-12-31'],
      ['/a/2023.json', '2023-12-31'],
      ['/a/2023-en.json', '2023-12-31'],
      ['https://elsewhere.example/x.json', '2024-12-31'],
      ['/a/../../x.json', '2025-12-31'],
    ),
    ['/a/2023.json', '/a/2021.json'],
  );
  assert.equal(paths([null, '2023-12-31']), 'picture_only');
  assert.deepEqual(paths(), []);
});

const folder = join(import.meta.dirname, '../../../../../shared/data/accounts/ifrs');
test('the recorded index names reports', {
  skip: existsSync(folder) ? false : 'the index is not here',
}, () => {
  for (const name of readdirSync(folder)) {
    const requests = reportsOfIndex(readFileSync(join(folder, name)));
    assert.ok(typeof requests !== 'string' && requests.length > 0, name);
  }
});
