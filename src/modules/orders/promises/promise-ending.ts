/** How a promise ended: with the report, with the word that there is no such company, or by our giving up too late. */
export type PromiseEnding = 'delivered' | 'not_found' | 'given_up';

/** What of an order is promised, as it stood before an event. */
export type Promised = Readonly<{
  orderId: string;
  revision: number;
  countryCode: string;
  minDays: number;
  maxDays: number;
  dueMax: Date | null;
  /** It waits for us alone: only then can the day be missed by our fault. */
  isOnUs: boolean;
}>;

/**
 * How `event` ends the promise; undefined where it does not. Only the first revision has a promise. An order that is cancelled before its
 * day, or while it waits for its customer, ends none.
 */
export function promiseEnding(
  { revision, dueMax, isOnUs }: Pick<Promised, 'revision' | 'dueMax' | 'isOnUs'>,
  event: string,
  now: Date,
): PromiseEnding | undefined {
  if (revision !== 1 || dueMax === null) return undefined;
  if (event === 'send') return 'delivered';
  if (event === 'declare_not_found') return 'not_found';
  return event === 'cancel' && isOnUs && dueMax < now ? 'given_up' : undefined;
}
