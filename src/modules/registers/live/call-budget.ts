import type { CallLimit } from './connector.ts';

/** How many calls may still go out to one register. */
export interface CallBudget {
  /** Takes one call; false if there is none left for now. */
  take(): boolean;
  /** Nothing goes out before then, because the register said so. */
  pauseUntil(atMs: number): void;
  /** How long nothing goes out because the register said so, in milliseconds. */
  pausedMs(): number;
  /** How long nothing goes out because our own calls are used up, in milliseconds. */
  spentMs(): number;
}

/**
 * A bucket that fills evenly. It is this process's own: several processes on one database share the cache of answers,
 * not the bucket.
 */
export function createCallBudget({ calls, perSeconds }: CallLimit, now: () => number): CallBudget {
  let left = calls;
  let filledAt = now();
  let pausedUntil = 0;
  const fill = () => {
    const at = now();
    // A clock that was put right must neither give calls nor take them away.
    const passedSeconds = Math.max(0, at - filledAt) / 1000;
    left = Math.min(calls, left + passedSeconds * (calls / perSeconds));
    filledAt = at;
  };
  return {
    take() {
      if (now() < pausedUntil) return false;
      fill();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    pauseUntil(atMs) {
      pausedUntil = Math.max(pausedUntil, atMs);
    },
    pausedMs: () => Math.max(0, pausedUntil - now()),
    spentMs() {
      fill();
      return left < 1 ? Math.ceil(((1 - left) * perSeconds * 1000) / calls) : 0;
    },
  };
}
