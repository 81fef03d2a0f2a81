import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '#findings/reading/finding.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import type { Notice } from '#findings/vocabulary/events.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { figuresOfStatement } from './figures-of-statement.ts';
import { ratedSector } from './rated-sector.ts';
import { ratedStatements } from './rated-years.ts';
import { ratingInputOfFindings } from './rating-input-of-findings.ts';

const place = '/a';
const searched = { insolvency: true, claims: false, enforcement: false };

function statement(
  periodEnd: string,
  lines: Readonly<Record<string, number>>,
  more: Partial<FinancialStatement> = {},
) {
  const figures = Object.entries(lines).map(([line, amount]) => [
    line,
    { amount: String(amount), tag: line, place },
  ]);
  return {
    kind: 'statement',
    place,
    periodEnd,
    months: 12,
    currency: 'GBP',
    unit: 1,
    standard: 'local',
    scope: 'individual',
    isRestated: false,
    lines: Object.fromEntries(figures),
    sourceLines: [],
    checks: [],
    remarks: [],
    ...more,
  } as const satisfies FinancialStatement;
}

function notice(
  noticeKind: Notice['noticeKind'],
  stage: Notice['stage'],
  day: string,
  more: Partial<Notice> = {},
): Notice {
  return { kind: 'notice', place, noticeKind, stage, day, title: 'A notice', ...more };
}

const input = (...findings: Finding[]) => ratingInputOfFindings(findings, searched, '2026-11-22');

test('lines that follow from others are computed, and nothing is taken for zero', () => {
  const { lines } = statement('2025-12-31', {
    fixed_assets: 40,
    current_assets: 60,
    debtors: 20,
    cash: 40,
    creditors_within_1y: 30,
    net_assets: 50,
    pbt: 9,
    finance_costs: 1,
  });
  assert.deepEqual(figuresOfStatement({ lines }), {
    pbt: 9,
    interest: 1,
    current_assets: 60,
    cash: 40,
    current_liabilities: 30,
    equity: 50,
    total_assets: 100,
    total_liabilities: 50,
    ebit: 10,
    inventory: 0,
  });
  assert.deepEqual(figuresOfStatement(statement('2025-12-31', { current_assets: 60, cash: 10 })), {
    current_assets: 60,
    cash: 10,
  });
});

test('one scope, currency and standard; of a year stated twice the later statement', () => {
  const rated = ratedStatements([
    statement('2024-12-31', { sales: 1 }, { filedOn: '2025-05-01' }),
    statement('2024-12-31', { sales: 2 }, { filedOn: '2026-05-01', isRestated: true }),
    statement('2025-12-31', { sales: 3 }),
    statement('2025-12-31', { sales: 900 }, { scope: 'consolidated' }),
    statement('2023-12-31', { sales: 4 }, { currency: 'EUR' }),
  ]);
  assert.deepEqual(
    [rated?.currency, rated?.scope, rated?.years.map(({ end, figures }) => [end, figures.sales])],
    [
      'GBP',
      'individual',
      [
        ['2025-12-31', 3],
        ['2024-12-31', 2],
      ],
    ],
  );
  assert.equal(ratedStatements([]), undefined);
});

test('a judgment that closes is no insolvency that is open, and silence counts only where somebody was asked', () => {
  assert.equal(input(notice('insolvency', 'opened', '2024-01-01')).insolvency, 'open');
  assert.equal(
    input(notice('insolvency', 'opened', '2024-01-01'), notice('insolvency', 'closed', '2025-01-01'))
      .insolvency,
    'past',
  );
  assert.equal(input().insolvency, 'none');
  assert.equal(
    ratingInputOfFindings([], { ...searched, insolvency: false }, '2026-11-22').insolvency,
    undefined,
  );
});

test('only open claims against the company in the currency of its statements count', () => {
  const money = (amount: string, currency = 'GBP') => ({ amount: { amount, currency } });
  const findings = [
    statement('2025-12-31', { equity: 1_000 }),
    notice('court_case', 'opened', '2026-01-01', { ...money('100'), role: 'defendant' }),
    notice('court_case', 'opened', '2026-01-02', { ...money('70'), role: 'plaintiff' }),
    notice('court_case', 'closed', '2026-01-03', money('50')),
    notice('court_case', 'opened', '2026-01-04', money('30', 'USD')),
  ];
  const claims = { ...searched, claims: true };
  assert.equal(ratingInputOfFindings(findings, claims, '2026-11-22').openClaims, 100);
  assert.equal(ratingInputOfFindings(findings, searched, '2026-11-22').openClaims, undefined);
});

test('owners that are named count with the least share that is certain', () => {
  const owner = (name: string, share: object) =>
    ({
      kind: 'ownership',
      place,
      owner: { id: name, partyKind: 'person', name },
      owned: 'subject',
      interests: [{ interestType: 'shareholding', share, directness: 'direct', isBeneficial: true }],
    }) as const satisfies Finding;
  assert.equal(
    input(owner('A', { exact: 40 }), owner('B', { min: 25, max: 50 }), owner('', { exact: 30 }))
      .ownersKnownPercent,
    65,
  );
  assert.equal(input().ownersKnownPercent, undefined);
});

test('the division of the main code says which models were made for a company', () => {
  const sector = (scheme: string, code: string) =>
    ratedSector([{ scheme, revision: '2', code, isMain: true }]);
  assert.deepEqual(
    [
      sector('NACE', '28.13'),
      sector('OKVED', '46.71'),
      sector('SIC', '64209'),
      sector('NAF', '6419Z'),
      sector('SIC', '3561'),
    ],
    ['manufacturing', 'trade', 'holding', 'bank', 'unknown'],
  );
  assert.equal(sector('NACE', '62.01'), 'services');
  assert.equal(sector('SIC', '99999'), 'unknown');
  assert.equal(sector('NAICS', '2813'), 'unknown');
});

test('a company with statements is rated, with the reasons of what is missing', () => {
  const lines = {
    sales: 900,
    pbt: 90,
    net: 70,
    current_assets: 400,
    creditors_within_1y: 200,
    total_assets: 1_000,
    equity: 600,
  };
  const { grade, confidence, contributions } = openRating(
    input(statement('2025-12-31', lines), statement('2024-12-31', { ...lines, sales: 850 })),
  );
  assert.deepEqual([grade, confidence.level], ['B', 'Low']);
  assert.deepEqual(
    contributions
      .filter(({ block, reason }) => block === 'financial' && reason !== undefined)
      .map(({ item }) => item),
    ['z_double_prime', 'z_prime'],
  );
});
