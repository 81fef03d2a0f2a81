import { type Clock, dayMs } from '#kernel/clock.ts';
import type { Reader } from '#platform/database/reader.ts';
import { countPromises, countReduced, type PromiseCount, type ReducedCount } from './promises-repository.ts';

/** How promised days were kept, from the rows that their ends left. */
export function createPromises({ clock, statesOnUs }: { clock: Clock; statesOnUs: readonly string[] }) {
  return {
    /** Of the last `days` days, with the orders that are late at this moment. */
    async count(
      db: Reader,
      days: number,
    ): Promise<Readonly<{ since: Date; asOf: Date; counts: readonly PromiseCount[] }>> {
      const asOf = clock.now();
      const since = new Date(asOf.getTime() - days * dayMs);
      return { since, asOf, counts: await countPromises(db, statesOnUs, since, asOf) };
    },
    /** How often the late rule was applied to reports that were sent in the last `days` days, by what it left of the price. */
    countReduced: (db: Reader, days: number): Promise<readonly ReducedCount[]> =>
      countReduced(db, new Date(clock.now().getTime() - days * dayMs)),
  };
}

export type Promises = ReturnType<typeof createPromises>;
