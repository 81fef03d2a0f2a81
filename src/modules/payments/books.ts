import { calendarDayOf } from '#kernel/business-days.ts';
import { type Clock, hourMs, minuteMs } from '#kernel/clock.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type Difference, differenceOf } from './books/difference.ts';
import * as repository from './books/repository.ts';
import type { Payment } from './payment.ts';
import { rowOf } from './payment-states.ts';
import type { GatewayStatus } from './port/gateway.ts';

/** A comparison that has begun so long ago has died with its process. */
const diedAfterMs = 2 * hourMs;
/** What moved just now may be on its way into the other book. */
const restMs = 5 * minuteMs;
const pageSize = 200;

/** We count on a hold that can be captured. */
const held: readonly Payment['state'][] = ['authorised', 'capture_due', 'capture_unknown'];

/** What a comparison has come to. */
export type ComparisonEnd = Readonly<{
  payments: number;
  totals: readonly repository.BookTotal[];
  differences: readonly repository.KeptDifference[];
}>;

/** Our books, for setting them beside those of a gateway once a day. */
export function createBooks({ clock }: { clock: Clock }) {
  return {
    /** Takes today's comparison and says its day, which stays its own over midnight; undefined where it is done or another process does it. */
    async take(db: Db, gateway: string, since: Date): Promise<string | undefined> {
      const now = clock.now();
      const day = calendarDayOf(now);
      const diedBefore = new Date(now.getTime() - diedAfterMs);
      const isTaken = await repository.takeComparison(db, { gateway, day, since, now, diedBefore });
      return isTaken ? day : undefined;
    },
    /** Notes why it did not come to its end: it is tried again. */
    fail: repository.noteFailure,
    end: (tx: Tx, gateway: string, day: string, end: ComparisonEnd) =>
      repository.endComparison(tx, { ...end, gateway, day, endedAt: clock.now() }),
    /** Since which day, `YYYY-MM-DD`, comparison after comparison has seen a difference: the given day if it is new. */
    firstSeenOn: async (db: Db, gateway: string, day: string, of: Difference): Promise<string> =>
      (await repository.firstSeenOn(db, {
        ...{ gateway, day, gatewayPaymentId: of.gatewayPaymentId, kind: of.kind },
      })) ?? day,
    /** Whether a payment has rested long enough to be the same in both books. */
    isAtRest: ({ updatedAt }: Pick<Payment, 'updatedAt'>): boolean =>
      updatedAt.getTime() < clock.now().getTime() - restMs,
    ledgerOf: repository.ledgerOf,
    /** What is not equal about a payment of ours and what the gateway says of it; undefined where all is well. */
    async differenceOf(
      db: Db,
      payment: Payment,
      theirs: GatewayStatus | undefined,
    ): Promise<Difference | undefined> {
      const { isEnded } = rowOf(payment.state);
      const holdsMoney = held.includes(payment.state);
      return differenceOf(
        { ...payment, isEnded, holdsMoney },
        await repository.ledgerOf(db, payment.id),
        theirs,
      );
    },
    /** Ids of payments that were begun at a gateway since then and have come to rest, page by page. */
    async *begunSince(db: Db, gateway: string, from: Date): AsyncGenerator<string> {
      let after: string | null = null;
      const to = new Date(clock.now().getTime() - restMs);
      for (;;) {
        const page: string[] = await repository.listBegun(db, { gateway, from, to, after, limit: pageSize });
        yield* page;
        if (page.length < pageSize) return;
        after = page.at(-1) ?? null;
      }
    },
    list: repository.listComparisons,
    listDifferences: repository.listDifferences,
  };
}

export type Books = ReturnType<typeof createBooks>;
