import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FigureName, figureNames } from '../figures/figures.ts';
import { grades } from './caps.ts';
import { openRating } from './open-rating.ts';
import { pumpMaker, withFigures } from './rating-fixture.ts';
import type { RatingInput } from './rating-input.ts';
import { whatIf } from './what-if.ts';

/** A generator of numbers that a seed fixes (Park and Miller's). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Companies of all kinds: healthy and not, with whatever part of the figures known. */
function companies(count: number, seed: number): RatingInput[] {
  const next = seeded(seed);
  const between = (low: number, high: number) => Math.round(low + (high - low) * next());
  const maybe = <T>(value: T): T | undefined => (next() < 0.7 ? value : undefined);
  return Array.from({ length: count }, () => {
    const years = Array.from({ length: between(0, 5) }, (_, at) => {
      const total_assets = between(1, 50_000_000);
      const total_liabilities = between(0, total_assets * 1.3);
      const current_liabilities = between(0, total_liabilities);
      const sales = between(0, 80_000_000);
      const all: Readonly<Record<FigureName, number>> = {
        sales,
        cogs: between(0, sales),
        ebit: between(-sales * 0.3, sales * 0.3),
        interest: between(0, 100_000),
        pbt: between(-sales * 0.3, sales * 0.3),
        net: between(-sales * 0.3, sales * 0.3),
        depreciation: between(0, 100_000),
        cfo: between(-100_000, 100_000),
        principal_repaid: 0,
        current_assets: between(0, total_assets),
        inventory: 0,
        cash: 0,
        trade_debtors: 0,
        trade_creditors: 0,
        borrowings: 0,
        intangible: 0,
        total_assets,
        current_liabilities,
        total_liabilities,
        equity: total_assets - total_liabilities,
        retained_earnings: between(-total_assets, total_assets),
      };
      const isWhole = next() < 0.5;
      const known = figureNames.filter(() => isWhole || next() < 0.8).map((name) => [name, all[name]]);
      return {
        end: `${2025 - at}-12-31`,
        months: 12,
        figures: Object.fromEntries(known),
        isAudited: maybe(true),
      };
    });
    return {
      ...pumpMaker,
      years,
      sector: next() < 0.2 ? 'holding' : next() < 0.5 ? 'services' : 'trade',
      founded: maybe('2010-05'),
      daysBeyondTerms: maybe(between(0, 100)),
      insolvency: maybe(next() < 0.9 ? 'none' : 'past'),
      openClaims: maybe(next() < 0.5 ? 0 : between(0, 5_000_000)),
      enforcement: maybe(next() < 0.8 ? 0 : between(0, 5_000_000)),
      sanctions: maybe('none'),
    };
  });
}

const many = companies(2_000, 7);
const rank = (input: RatingInput) => {
  const { grade, scoreTenths } = openRating(input);
  return { grade: grade === null ? grades.length : grades.indexOf(grade), scoreTenths };
};

test('the moves of all items add up to the score, in tenths, and each is within its points', () => {
  for (const input of many) {
    const { contributions, scoreTenths, score } = openRating(input);
    const sum = contributions.reduce((total, { moveTenths }) => total + moveTenths, 500);
    assert.equal(sum, scoreTenths);
    assert.equal(
      contributions.reduce((total, { maxTenths }) => total + maxTenths, 0),
      1_000,
    );
    assert.ok(score >= 0 && score <= 100);
    for (const { pointsTenths, maxTenths, moveTenths } of contributions) {
      assert.ok(pointsTenths >= 0 && pointsTenths <= maxTenths && Number.isInteger(pointsTenths));
      assert.ok(Number.isInteger(moveTenths));
    }
  }
});

test('equity that replaces debt never lowers score or grade', () => {
  for (const input of many)
    for (const percent of [1, 7, 30, 100, 1_000]) {
      const [before, after] = [rank(input), rank(whatIf(input, { change: 'equity', percent }))];
      assert.ok(after.scoreTenths >= before.scoreTenths, `${percent} % more equity`);
      assert.ok(after.grade <= before.grade);
    }
});

test('another unit or currency of the same money changes nothing but the sums', () => {
  for (const input of many)
    for (const factor of [1_000, 0.01]) {
      const scaled = {
        ...input,
        currency: 'XTS',
        eurPerUnit: (input.eurPerUnit ?? 1) / factor,
        openClaims: input.openClaims === undefined ? undefined : input.openClaims * factor,
        enforcement: input.enforcement === undefined ? undefined : input.enforcement * factor,
        years: input.years.map((year) => ({
          ...year,
          figures: Object.fromEntries(
            Object.entries(year.figures).map(([name, value]) => [name, value * factor]),
          ),
        })),
      };
      const [one, other] = [openRating(input), openRating(scaled)];
      assert.deepEqual([other.scoreTenths, other.grade], [one.scoreTenths, one.grade]);
    }
});

test('caps hold whatever the points say', () => {
  for (const input of many) {
    const { grade } = openRating(input);
    if (input.years.length === 0) assert.notEqual(grade, 'A');
    if ((input.years[0]?.figures.equity ?? 0) < 0) assert.ok(grade === 'D' || grade === 'E');
  }
  const gradeOf = (change: Partial<RatingInput>) => openRating({ ...pumpMaker, ...change }).grade;
  assert.equal(gradeOf({ status: 'Liquidation' }), 'E');
  assert.equal(gradeOf({ insolvency: 'open' }), 'E');
  assert.equal(gradeOf({ sanctions: 'match' }), null);
  assert.equal(gradeOf({ sanctions: 'owned_half' }), null);
  assert.equal(gradeOf({ enforcement: 700_000 }), 'D');
  assert.equal(openRating({ ...pumpMaker, asOf: '2028-02-01' }).confidence.level, 'Low');
});

test('a whole company: grade, confidence, limit and its basis', () => {
  const { grade, score, scoreTenths, confidence, limit, contributions } = openRating(pumpMaker);
  assert.deepEqual([grade, score, scoreTenths], ['B', 62, 619]);
  assert.deepEqual(
    [confidence.level, confidence.tests.filter(({ isMet }) => !isMet)],
    ['Medium', [{ test: 'owners', isMet: false }]],
  );
  assert.equal(limit.amount, 320_000);
  assert.deepEqual(
    limit.ceilings.map(({ ceiling, amount }) => [ceiling, Math.round(amount)]),
    [
      ['tangible_net_worth', 484_950],
      ['working_capital', 327_150],
      ['month_of_purchases', 665_760],
    ],
  );
  const z = contributions.find(({ item }) => item === 'z_double_prime');
  assert.deepEqual([z?.maxTenths, z?.pointsTenths, z?.moveTenths], [200, 133, 33]);
});

test('models are not asked about companies they were not made for, and their points go to what is known', () => {
  const holding = openRating({ ...pumpMaker, sector: 'holding' });
  const reasons = holding.contributions.flatMap(({ item, reason }) =>
    reason === undefined ? [] : [[item, reason]],
  );
  assert.deepEqual(reasons, [
    ['z_double_prime', 'not_applicable_sector'],
    ['z_prime', 'not_applicable_sector'],
    ['zmijewski', 'not_applicable_sector'],
  ]);
  const { sales: _, ...figures } = pumpMaker.years[0]?.figures ?? {};
  const noSales = openRating({ ...pumpMaker, years: [{ end: '2025-12-31', months: 12, figures }] });
  assert.equal(noSales.contributions.find(({ item }) => item === 'z_double_prime')?.reason, 'missing_input');
  const idle = withFigures(pumpMaker, { sales: 0 });
  assert.equal(openRating(idle).contributions[0]?.reason, 'no_sales');
});

test('a change over a year that is missing is no trend', () => {
  const [latest, , older] = pumpMaker.years;
  assert.ok(latest !== undefined && older !== undefined);
  const trend = (years: RatingInput['years']) =>
    openRating({ ...pumpMaker, years }).contributions.find(({ item }) => item === 'trend')?.reason;
  assert.deepEqual([trend([latest, older]), trend(pumpMaker.years)], ['one_year_only', undefined]);
});

test('nothing known is fifty points, grade C at most by them, no limit, low confidence', () => {
  const { score, grade, limit, confidence, caps } = openRating({
    asOf: '2026-11-22',
    currency: 'EUR',
    years: [],
    sector: 'unknown',
    status: 'Active',
    isIdentified: false,
  });
  assert.deepEqual(
    [score, grade, limit.amount, limit.reason, confidence.level],
    [50, 'C', null, 'missing_input', 'Low'],
  );
  assert.deepEqual(
    caps.filter(({ outcome }) => outcome !== 'not_known').map(({ cap, outcome }) => [cap, outcome]),
    [['no_statements', 'applies']],
  );
});
