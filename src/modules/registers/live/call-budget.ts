import type { CallLimit } from './connector.ts';

/** How many calls may still go out to one register. */
export interface CallBudget {
  /** Takes one call; false if there is none left for now. */
  take(): boolean;
  /** Nothing goes out before then, because the register said so. */
  pauseUntil(atMs: number): void;
}

/**
 * A bucket that fills evenly. It is this process's own: several processes on one database share the cache of answers,
 * not the bucket.
 */
export function createCallBudget({ calls, perSeconds }: CallLimit, now: () => number): CallBudget {
  let left = calls;
  let filledAt = now();
  let pausedUntil = 0;
  return {
    take() {
      const at = now();
      if (at < pausedUntil) return false;
      // A clock that was put right must neither give calls nor take them away.
      const passedSeconds = Math.max(0, at - filledAt) / 1000;
      left = Math.min(calls, left + passedSeconds * (calls / perSeconds));
      filledAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    pauseUntil(atMs) {
      pausedUntil = Math.max(pausedUntil, atMs);
    },
  };
}
