import type { LimitName } from '#kernel/endpoint.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** So many `times` in a window that begins with the first of them. */
export type Figure = Readonly<{ times: number; seconds: number }>;

const per = (seconds: number, times: number): Figure => ({ times, seconds });

/**
 * How often a call may be made, shortest window first: by a visitor from one address, by a person who has signed in from
 * anywhere. ABUSE_LIMIT_FACTOR multiplies all of them.
 */
export const requestFigures: Readonly<Record<LimitName, Record<'visitor' | 'account', readonly Figure[]>>> = {
  // Of a visitor every attempt counts here; failures count once more below. Of a person: passwords and codes asked again.
  login: { visitor: [per(hour, 100)], account: [per(15 * minute, 10)] },
  // A browser needs one in ten minutes; an office shares an address.
  refresh: { visitor: [per(minute, 120), per(hour, 1_200)], account: [per(minute, 120)] },
  registration: { visitor: [per(hour, 10), per(day, 30)], account: [per(hour, 10)] },
  // Links that are asked for by mail, and those that are opened.
  'mail-link': { visitor: [per(10 * minute, 10), per(hour, 30)], account: [per(hour, 20)] },
  question: { visitor: [per(hour, 10), per(day, 30)], account: [per(hour, 10), per(day, 30)] },
  search: { visitor: [per(minute, 30), per(hour, 600)], account: [per(minute, 60), per(hour, 1_200)] },
  // A question for every pause in typing; a register is not read out in them.
  suggest: { visitor: [per(minute, 120), per(hour, 1_500)], account: [per(minute, 120), per(hour, 1_500)] },
  sample: { visitor: [per(minute, 10), per(hour, 60)], account: [per(minute, 10), per(hour, 60)] },
  order: { visitor: [per(10 * minute, 10), per(day, 60)], account: [per(10 * minute, 20), per(day, 200)] },
  upload: { visitor: [per(hour, 10)], account: [per(hour, 30)] },
  export: { visitor: [per(hour, 3)], account: [per(hour, 3), per(day, 10)] },
};

/** Wrong passwords and codes: what happens beyond each figure is said in modules/accounts/sign-in/sign-in-attempts.ts. */
export const failureFigures = {
  accountAndAddress: per(15 * minute, 5),
  account: per(15 * minute, 20),
  secondFactor: per(hour, 10),
} as const satisfies Record<string, Figure>;

/** How long an address from which somebody has signed in stays known to the account. */
export const knownAddressSeconds = 30 * day;
