import { dayMs } from '#kernel/clock.ts';

/** A refresh token may rest for 14 days, and a sign-in lasts at most 60 days. */
export const idleMs = 14 * dayMs;
export const familyMs = 60 * dayMs;

/** An honest client repeats a refresh whose answer got lost within seconds. */
export const repeatMs = 10_000;

/** What the rules need to know of a refresh token and of the one it was exchanged for. */
export type RefreshState = Readonly<{
  idleUntil: Date;
  familyUntil: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
  /** undefined: there is no child; null: the child has not been used. */
  childUsedAt: Date | null | undefined;
  sealedChild: string | null;
}>;

/**
 * `rotate`: exchange it. `repeat`: hand out the same child again. `reuse`: somebody has a copy, end the whole family.
 * `ended`: too old or revoked already.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'reuse' | 'ended';

export function decideRefresh(state: RefreshState, now: Date): RefreshDecision {
  if (state.revokedAt !== null) return 'ended';
  if (state.usedAt !== null) {
    const isRecent = now.getTime() - state.usedAt.getTime() <= repeatMs;
    return isRecent && state.childUsedAt === null && state.sealedChild !== null ? 'repeat' : 'reuse';
  }
  return now < state.idleUntil && now < state.familyUntil ? 'rotate' : 'ended';
}
