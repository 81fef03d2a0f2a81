/** Time is passed in, never read from the air: tests and the sandbox turn the hands themselves. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export interface SettableClock extends Clock {
  set(at: Date): void;
  advance(ms: number): void;
}

export function createSettableClock(start: Date): SettableClock {
  let at = start;
  return {
    now: () => at,
    set: (to) => {
      at = to;
    },
    advance: (ms) => {
      at = new Date(at.getTime() + ms);
    },
  };
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
