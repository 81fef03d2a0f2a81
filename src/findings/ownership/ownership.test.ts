import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { effectiveShares } from './effective-shares.ts';
import { fiftyPercentRule } from './fifty-percent.ts';
import type { Holding } from './ownership-graph.ts';

/** `P 60 A` and `P 25-50 A`: who holds how much of whom. */
const holdings = (...lines: readonly string[]): Holding[] =>
  lines.map((line) => {
    const [owner = '', share = '', owned = ''] = line.split(' ');
    const [min = 0, max] = share.split('-').map(Number);
    if (share === '?') return { owner, owned, share: {} };
    return { owner, owned, share: max === undefined ? { exact: min } : { min, max } };
  });
const sharesOf = (given: readonly Holding[], company = 'T') =>
  Object.fromEntries(
    effectiveShares(given, company).shares.map(({ holder, min, max }) => [
      holder,
      min === max ? round(min) : [round(min), round(max)],
    ]),
  );
const round = (percent: number) => Math.round(percent * 1e6) / 1e6;

describe('effective shares', () => {
  it('multiply along a path and add up over paths', () => {
    assert.deepEqual(sharesOf(holdings('P 60 A', 'A 60 T', 'P 10 T')), { A: 60, P: 46 });
  });

  it('count every turn of a cycle', () => {
    // A and T own a tenth of each other: P's half of T is worth more, as T owns a part of itself through A.
    assert.deepEqual(sharesOf(holdings('P 50 T', 'A 10 T', 'T 10 A')), {
      P: round(50 / 0.99),
      A: round(10 / 0.99),
    });
  });

  it('are intervals where shares are', () => {
    assert.deepEqual(sharesOf(holdings('P 50-75 A', 'A 80 T', 'Q ? T')), { A: 80, P: [40, 60], Q: [0, 20] });
  });

  it('say what is unknown, what comes to more than all, and what is closed in itself', () => {
    assert.equal(effectiveShares(holdings('P 40 T', 'A 30 T'), 'T').unknownPercent, 30);
    assert.deepEqual(effectiveShares(holdings('P 60 T', 'Q 60 T'), 'T').over100, ['T']);
    const closed = effectiveShares(holdings('A 100 T', 'T 100 A'), 'T');
    assert.deepEqual([closed.isClosed, closed.shares.length], [true, 1]);
    const beside = effectiveShares(holdings('P 60 T', 'A 40 T', 'B 100 A', 'A 100 B'), 'T');
    assert.equal(beside.shares.find(({ holder }) => holder === 'P')?.min, 60);
  });

  it('of an owner who holds more of a company never fall, and never pass 100', () => {
    const random = seeded(7);
    for (let round = 0; round < 200; round += 1) {
      const names = ['T', 'A', 'B', 'C', 'P', 'Q'];
      const given = names.flatMap((owned) =>
        names.flatMap((owner) =>
          owner !== owned && random() < 0.35
            ? [{ owner, owned, share: { exact: Math.floor(random() * 16) } }]
            : [],
        ),
      );
      const before = effectiveShares(given, 'T').shares;
      const more = effectiveShares([...given, { owner: 'P', owned: 'T', share: { exact: 3 } }], 'T').shares;
      const of = (list: typeof before) => list.find(({ holder }) => holder === 'P')?.min ?? 0;
      assert.ok(of(more) > of(before));
      assert.ok(more.every(({ min, max }) => min >= 0 && min <= max + 1e-9 && max <= 100));
    }
  });

  it('of hundreds who own each other end at once, and a list that is too long is said to be cut', () => {
    const ring = Array.from({ length: 390 }, (_, at) => `N${at} 50 N${(at + 1) % 390}`);
    assert.ok(effectiveShares(holdings(...ring, 'N0 60 T'), 'T').shares.length === 390);
    const crowd = Array.from({ length: 3_000 }, (_, at) => `P${at} 0.03 T`);
    assert.equal(effectiveShares(holdings(...crowd), 'T').isCut, true);
  });
});

describe('the rule of half', () => {
  const verdicts = (given: readonly Holding[], ...listed: readonly string[]) =>
    (['US', 'EU', 'UK'] as const).map(
      (regime) => fiftyPercentRule(given, 'T', new Set(listed), regime).verdict,
    );

  it('is passed on by whoever is caught, however little is held in the end', () => {
    const given = holdings('P 60 A', 'A 60 T', 'Q 40 T');
    assert.deepEqual(fiftyPercentRule(given, 'T', new Set(['P']), 'US').caught.toSorted(), ['A', 'T']);
  });

  it('adds listed owners up as each regime does, half itself counting only in the United States', () => {
    assert.deepEqual(verdicts(holdings('P 50 T'), 'P'), ['caught', 'free', 'free']);
    assert.deepEqual(verdicts(holdings('P 30 T', 'Q 30 T'), 'P', 'Q'), ['caught', 'caught', 'free']);
    assert.deepEqual(verdicts(holdings('P 51 T'), 'P'), ['caught', 'caught', 'caught']);
    assert.deepEqual(verdicts(holdings('P 51 T'), 'Q'), ['free', 'free', 'free']);
  });

  it('says possible where a band or an unknown share could reach it', () => {
    assert.deepEqual(verdicts(holdings('P 25-75 T'), 'P'), ['possible', 'possible', 'possible']);
    assert.deepEqual(verdicts(holdings('P ? A', 'A 100 T'), 'P'), ['possible', 'possible', 'possible']);
    const { held } = fiftyPercentRule(holdings('P 25-50 T', 'Q 10 T'), 'T', new Set(['P', 'Q']), 'US');
    assert.deepEqual(held, { min: 35, max: 60 });
  });

  it('takes a band above half for more than half, whoever is listed itself for caught, and a cut list for unknown', () => {
    const band = { owner: 'P', owned: 'T', share: { min: 50, max: 75, minIsExclusive: true } };
    assert.deepEqual(verdicts([band], 'P'), ['caught', 'caught', 'caught']);
    assert.deepEqual(verdicts([], 'T'), ['caught', 'caught', 'caught']);
    const crowd = Array.from({ length: 500 }, (_, at) => `P${at} 0.01 T`);
    assert.deepEqual(verdicts(holdings(...crowd, 'A 60 T', 'Q 100 A'), 'Q'), [
      'possible',
      'possible',
      'possible',
    ]);
  });

  it('ends on cycles', () => {
    assert.deepEqual(verdicts(holdings('A 60 B', 'B 60 A', 'A 60 T', 'P 40 A'), 'P'), [
      'free',
      'free',
      'free',
    ]);
  });
});

const file = join(import.meta.dirname, '../../../../shared/data/ownership/paths.json');
const cases = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      target: z.string(),
      edges: z.array(z.object({ owner: z.string(), owned: z.string(), share_percent: z.number() })),
      sanctioned: z.array(z.string()),
      expected: z.object({
        effective_percent: z.record(z.string(), z.number()),
        ubo_over_25: z.array(z.string()),
        blocked_by_ofac_50_rule: z.array(z.string()),
      }),
    }),
  ),
});

const skip = existsSync(file) ? false : 'the cases are not here';

describe('worked cases', () => {
  it('come out as they must', { skip }, () => {
    for (const { id, target, edges, sanctioned, expected } of cases.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    ).cases) {
      const given = edges.map(({ owner, owned, share_percent }) => ({
        owner,
        owned,
        share: { exact: share_percent },
      }));
      const { shares } = effectiveShares(given, target);
      for (const [holder, percent] of Object.entries(expected.effective_percent)) {
        const share = shares.find((one) => one.holder === holder);
        assert.ok(Math.abs((share?.min ?? -1) - percent) < 0.0001, `${id}: ${holder}`);
      }
      const { caught } = fiftyPercentRule(given, target, new Set(sanctioned), 'US');
      assert.deepEqual(caught.toSorted(), expected.blocked_by_ofac_50_rule.toSorted(), id);
    }
  });
});

/** Numbers from 0 to 1 that are the same at every run (Mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
