import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { companiesHouseAccounts } from './accounts.ts';
import { accountsFixture } from './accounts-fixture.ts';

const read = (bytes: Uint8Array, subjectNumber = '01234567') => {
  const { findings, ...rest } = companiesHouseAccounts.read(bytes, {
    subjectNumber,
    contentType: 'application/xhtml+xml',
  });
  return {
    ...rest,
    statements: findings.flatMap((finding) => (finding.kind === 'statement' ? [finding] : [])),
  };
};
const document = (given: Parameters<typeof accountsFixture>[0]) =>
  new TextEncoder().encode(accountsFixture(given));

describe('accounts of Companies House', () => {
  it('are read with both years, signs, thousands and places', () => {
    const { statements, state } = read(
      document([
        ['Debtors', 'now', '1,200', { scale: 3, id: 'f1' }],
        ['CurrentAssets', 'now', '1,500', { scale: 3 }],
        ['CurrentAssets', 'before', '900', { scale: 3 }],
        [
          'NetAssetsLiabilities',
          'now',
          '(20)',
          { isNegative: true, format: 'ixt2:numdotdecimal', text: '20' },
        ],
        ['ProfitLoss', 'year', '-', { format: 'ixt:numdash' }],
      ]),
    );
    assert.equal(state, 'found');
    const [now, before] = statements;
    assert.deepEqual(now?.lines.debtors, { amount: '1200000', tag: 'Debtors', place: '#f1' });
    assert.equal(now?.lines.net_assets?.amount, '-20');
    assert.equal(now?.lines.net?.amount, '0');
    assert.deepEqual([now?.periodStart, now?.periodEnd, now?.months], ['2024-01-01', '2024-12-31', 12]);
    assert.deepEqual([before?.periodEnd, before?.lines.current_assets?.amount], ['2023-12-31', '900000']);
  });

  it('count what is owed as owed where the balance sheet settles it, and say so', () => {
    const { statements } = read(
      document([
        ['TotalAssetsLessCurrentLiabilities', 'now', '100'],
        ['NetAssetsLiabilities', 'now', '70'],
        ['ProvisionsForLiabilitiesBalanceSheetSubtotal', 'now', '30', { isNegative: true }],
        ['TotalAssetsLessCurrentLiabilities', 'before', '100'],
        ['NetAssetsLiabilities', 'before', '110'],
        ['ProvisionsForLiabilitiesBalanceSheetSubtotal', 'before', '10', { isNegative: true }],
      ]),
    );
    assert.deepEqual(
      statements.map(({ lines, remarks }) => [lines.provisions?.amount, remarks]),
      [
        ['30', ['owed_with_minus']],
        ['-10', []],
      ],
    );
  });

  it('of early years are read as the documents of figures that they are', () => {
    const period = (id: string, day: string) =>
      `<context id="${id}"><entity><identifier scheme="http://www.companieshouse.gov.uk/">01234567</identifier></entity><period><instant>${day}</instant></period></context>`;
    const figure = (name: string, at: string, amount: number) =>
      `<pt:${name} contextRef="${at}" unitRef="GBP" decimals="0">${amount}</pt:${name}>`;
    const { statements } = read(
      new TextEncoder().encode(
        `<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:i="http://www.xbrl.org/2003/iso4217" xmlns:pt="http://www.xbrl.org/uk/fr/gaap/pt/2004-12-01">${period('now', '2011-03-31')}${period('before', '2010-03-31')}<unit id="GBP"><measure>i:GBP</measure></unit>
${figure('CurrentAssets', 'now', 900)}${figure('CreditorsDueWithinOneYearTotalCurrentLiabilities', 'now', 400)}${figure('NetCurrentAssetsLiabilities', 'now', 500)}${figure('CurrentAssets', 'before', 100)}</xbrl>`,
      ),
    );
    assert.deepEqual(
      statements.map(({ periodEnd, currency, lines }) => [
        periodEnd,
        currency,
        lines.current_assets?.amount,
        lines.creditors_within_1y?.amount,
      ]),
      [
        ['2011-03-31', 'GBP', '900', '400'],
        ['2010-03-31', 'GBP', '100', undefined],
      ],
    );
  });

  it('of the group and of the company stand apart', () => {
    const { statements } = read(
      document([
        ['CurrentAssets', 'group', '500'],
        ['CurrentAssets', 'now', '100'],
      ]),
    );
    assert.deepEqual(
      statements.map(({ scope, lines }) => [scope, lines.current_assets?.amount]),
      [
        ['consolidated', '500'],
        ['individual', '100'],
      ],
    );
  });

  it('whose result does not follow from the profit before tax are suspected of mixing the two', () => {
    const { statements } = read(
      document([
        ['CurrentAssets', 'now', '100'],
        ['ProfitLossOnOrdinaryActivitiesBeforeTax', 'year', '90'],
        ['TaxTaxCreditOnProfitOrLossOnOrdinaryActivities', 'year', '20'],
        ['ProfitLoss', 'year', '10'],
      ]),
    );
    assert.deepEqual(statements[0]?.remarks, ['does_not_balance', 'mixed_scope_suspected']);
  });

  it('with figures that contradict each other keep neither, and say so', () => {
    const { statements } = read(
      document([
        ['CurrentAssets', 'now', '100'],
        ['Debtors', 'now', '40'],
        ['Debtors', 'now', '41'],
      ]),
    );
    assert.deepEqual(
      [statements[0]?.lines.debtors, statements[0]?.remarks],
      [undefined, ['conflicting_figures']],
    );
  });

  it('that round in one place and not in another are the exact figure', () => {
    const { statements } = read(
      document([
        ['CurrentAssets', 'now', '12', { scale: 3 }],
        ['CurrentAssets', 'now', '12,345'],
      ]),
    );
    assert.equal(statements[0]?.lines.current_assets?.amount, '12345');
  });

  it('of another company are refused, whatever they say', () => {
    const bytes = document([['CurrentAssets', 'now', '100']]);
    assert.throws(() => read(bytes, '07654321'), { reason: 'not_this_format', detail: /another company/ });
    assert.equal(read(bytes, '1234567').state, 'found');
  });

  it('of the day before both years are only where equity began', () => {
    const { statements } = read(
      document([
        ['CurrentAssets', 'now', '100'],
        ['Equity', 'before', '70'],
      ]),
    );
    assert.deepEqual(
      statements.map(({ periodEnd, remarks }) => [periodEnd, remarks]),
      [
        ['2024-12-31', []],
        ['2023-12-31', ['opening_equity']],
      ],
    );
  });

  it('in another currency beside the main one are no line of ours', () => {
    const pounds = accountsFixture([
      ['CurrentAssets', 'now', '100'],
      ['Debtors', 'now', '40'],
    ]);
    const dollars = pounds
      .replace(
        '</ix:resources>',
        '<xbrli:unit id="USD"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit></ix:resources>',
      )
      .replace(
        '</table>',
        '<tr><td><ix:nonFraction name="core:TurnoverRevenue" contextRef="year" unitRef="USD" decimals="0">500</ix:nonFraction></td></tr></table>',
      );
    const [statement] = read(new TextEncoder().encode(dollars)).statements;
    assert.deepEqual(
      [statement?.currency, statement?.lines.sales, statement?.lines.debtors?.amount],
      ['GBP', undefined, '40'],
    );
  });

  it('that have lost signs, or name no period, are refused with a sentence', () => {
    const turned = document([
      ['CurrentAssets', 'now', '10'],
      ['CreditorsDueWithinOneYear', 'now', '30'],
      ['NetCurrentAssetsLiabilities', 'now', '20'],
    ]);
    assert.throws(() => read(turned), { reason: 'broken', detail: /lost signs/ });
    assert.throws(() => read(document([['CurrentAssets', 'nowhere', '10']])), {
      reason: 'broken',
      detail: /periods/,
    });
  });
});

const shared = join(import.meta.dirname, '../../../../../../shared/data');
const folder = join(shared, 'accounts/uk');
const expected = z.record(
  z.string(),
  z.object({
    file: z.string(),
    statements: z.array(
      z.object({
        scope: z.string(),
        date: z.string(),
        start: z.string().nullable(),
        values: z.record(z.string(), z.string()),
      }),
    ),
  }),
);

const skip = existsSync(folder) ? false : 'the accounts are not here';

describe('real accounts', () => {
  it('give every figure that must come out of them, and no wrong one', { skip }, () => {
    const files = expected.parse(JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')));
    const count = { right: 0, missed: 0 };
    for (const [number, { file, statements: wanted }] of Object.entries(files)) {
      const { statements } = read(gunzipSync(readFileSync(join(shared, file))), number);
      for (const { scope, date, start, values } of wanted) {
        const statement = statements.find((one) => one.scope === scope && one.periodEnd === date);
        if (statement !== undefined) assert.equal(statement.periodStart ?? null, start, `${file} ${date}`);
        for (const [line, value] of Object.entries(values)) {
          const figure = Object.entries(statement?.lines ?? {}).find(([code]) => code === line)?.[1];
          if (figure === undefined) count.missed += 1;
          else {
            assert.equal(figure.amount, value, `${file} ${date} ${line}`);
            count.right += 1;
          }
        }
      }
    }
    assert.equal(count.missed, 0, JSON.stringify(count));
  });

  it('that are broken are refused, small ones read', { skip }, () => {
    const verdicts = readdirSync(`${folder}/small`)
      .toSorted()
      .map((name) => {
        const bytes = readFileSync(`${folder}/small/${name}`);
        const number = /identifier scheme="[^"]*">(\w+)</.exec(bytes.toString('latin1'))?.[1];
        try {
          return read(bytes, number).state;
        } catch (error) {
          return error instanceof Error ? error.name : 'unknown';
        }
      });
    assert.deepEqual(verdicts, ['Unreadable', 'found', 'found', 'Unreadable', 'Unreadable']);
  });
});
