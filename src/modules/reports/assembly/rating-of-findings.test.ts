import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '#findings/reading/finding.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import type { Notice, NoticeKind } from '#findings/vocabulary/events.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { ratingInputOf } from '../parts/rating-part.ts';
import { assembleFacts } from './assemble-facts.ts';

const place = '/a';

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

/** What sources said as facts of a dossier, and of those the input of the rating. */
function inputOf(findings: readonly Finding[], searches: readonly NoticeKind[] = ['insolvency']) {
  const said = { source: 'register', url: 'https://register.example/1', sha256: 'a'.repeat(64) };
  const fetchedAt = new Date('2026-11-22T10:00:00Z');
  const facts = assembleFacts({
    readings: [{ ...said, part: 'profile', fetchedAt, findings }],
    outcomes: [
      { source: 'register', part: 'notices', state: 'nothing_found', reason: null, answeredAt: fetchedAt },
    ],
    sources: { register: { en: 'Register', ru: 'Реестр', searches } },
  });
  const part = ratingInputOf(facts.map((fact, index) => ({ ...fact, id: String(index) })));
  assert.ok(part);
  return part.input;
}
const input = (...findings: Finding[]) => inputOf(findings);

test('a judgment that closes is no insolvency that is open, and silence counts only where somebody was asked', () => {
  assert.equal(input(notice('insolvency', 'opened', '2024-01-01')).insolvency, 'open');
  assert.equal(
    input(notice('insolvency', 'opened', '2024-01-01'), notice('insolvency', 'closed', '2025-01-01'))
      .insolvency,
    'past',
  );
  assert.equal(input().insolvency, 'none');
  assert.equal(inputOf([], ['charge']).insolvency, undefined);
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
  assert.equal(inputOf(findings, ['court_case']).openClaims, 100);
  assert.equal(inputOf([], ['court_case']).openClaims, 0);
  assert.equal(inputOf([]).openClaims, undefined);
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
