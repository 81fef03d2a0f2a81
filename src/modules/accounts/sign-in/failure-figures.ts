import { daySeconds, type Figure, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';

/** Wrong passwords and codes: what happens beyond each figure is said in sign-in-attempts.ts. */
export const failureFigures = {
  accountAndAddress: per(15 * minuteSeconds, 5),
  account: per(15 * minuteSeconds, 20),
  secondFactor: per(hourSeconds, 10),
} as const satisfies Record<string, Figure>;

/** How long an address from which somebody has signed in stays known to the account. */
export const knownAddressSeconds = 30 * daySeconds;
