import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideRefresh, type RefreshState, repeatMs } from './refresh-rules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

const fresh: RefreshState = {
  idleUntil: after(1),
  familyUntil: after(1),
  usedAt: null,
  revokedAt: null,
  childUsedAt: undefined,
  sealedChild: null,
};
const exchanged: RefreshState = { ...fresh, usedAt: after(-repeatMs), childUsedAt: null, sealedChild: 'x' };

const cases: readonly [string, RefreshState, ReturnType<typeof decideRefresh>][] = [
  ['an unused token is exchanged', fresh, 'rotate'],
  ['a token that rested too long is over', { ...fresh, idleUntil: now }, 'ended'],
  ['a sign-in that lasted too long is over', { ...fresh, familyUntil: now }, 'ended'],
  ['a revoked token is over', { ...fresh, revokedAt: after(-1) }, 'ended'],
  ['a parent repeated at once gets the same child', exchanged, 'repeat'],
  ['a repeat whose clock is behind counts as at once', { ...exchanged, usedAt: after(50) }, 'repeat'],
  ['a parent repeated too late is a copy', { ...exchanged, usedAt: after(-repeatMs - 1) }, 'reuse'],
  ['a parent whose child was used is a copy', { ...exchanged, childUsedAt: after(-1) }, 'reuse'],
  [
    'a copy is noticed even after the idle limit',
    { ...exchanged, usedAt: after(-1e9), idleUntil: now },
    'reuse',
  ],
  ['a revoked parent gets nothing', { ...exchanged, revokedAt: after(-1) }, 'ended'],
];

for (const [name, state, expected] of cases) {
  test(name, () => assert.equal(decideRefresh(state, now), expected));
}
