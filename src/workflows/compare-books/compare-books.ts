import { calendarDayOf } from '#kernel/business-days.ts';
import { type Clock, dayMs, hourMs } from '#kernel/clock.ts';
import type { Currency } from '#kernel/money.ts';
import { uuid } from '#kernel/shapes.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import {
  type Books,
  type BookTotal,
  type Difference,
  type GatewayStatus,
  type KeptDifference,
  netOf,
  orphanOf,
  type Payment,
  type PaymentGateway,
  type PaymentsService,
} from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { BookDifference, BooksView } from './contract.ts';

/** So far back both books are read: longer than any hold lives, and than banks take to settle. */
const lookBackMs = 35 * dayMs;
/** The clock of the gateway may differ from ours: near the beginning a payment may be in one list alone. */
const edgeMs = hourMs;
const mostShown = 200;
const daysShown = 60;

/** Sets our books beside those of every gateway once a day; what is not equal is written down, told and shown to staff. */
export function createCompareBooks(deps: {
  db: Db;
  clock: Clock;
  payments: PaymentsService;
  orders: Pick<OrdersService, 'get'>;
  books: Books;
  /** Of settle-payment: asks the gateway about a payment and believes the answer. */
  settle: Readonly<{ check(payment: Payment): Promise<Payment> }>;
  alarm: (words: string, details: Record<string, string>) => void;
}) {
  const { db, clock, payments, orders, books, settle, alarm } = deps;

  /** What is not equal once the gateway was asked again and believed; undefined where all is well. */
  async function lookAt(
    gateway: PaymentGateway,
    payment: Payment,
    theirs: GatewayStatus | undefined,
  ): Promise<Difference | undefined> {
    const first = await books.differenceOf(db, payment, theirs);
    if (first === undefined) return undefined;
    const { gatewayPaymentId = null } = theirs ?? {};
    await settle.check({ ...payment, gatewayPaymentId: payment.gatewayPaymentId ?? gatewayPaymentId });
    const now = await payments.get(db, payment.id);
    if (!books.isAtRest(now) && now.state !== payment.state) return undefined;
    const asked = now.gatewayPaymentId === null ? undefined : await gateway.find(now.gatewayPaymentId);
    return books.differenceOf(db, now, asked);
  }

  /** Gives back a hold that has belonged to nobody for a day; what cannot be given back stays a difference. */
  async function release(gateway: PaymentGateway, orphan: Difference): Promise<boolean> {
    try {
      await gateway.release(orphan.gatewayPaymentId, `orphan:${orphan.gatewayPaymentId}:release`);
      return true;
    } catch {
      return false;
    }
  }

  async function keep(gateway: PaymentGateway, day: string, difference: Difference): Promise<KeptDifference> {
    const firstSeenOn = await books.firstSeenOn(db, gateway.name, day, difference);
    const isOld = firstSeenOn < day;
    const isReleased = difference.kind === 'orphan_hold' && isOld && (await release(gateway, difference));
    if (!isOld || isReleased)
      alarm(isReleased ? 'an orphan hold was released' : 'the books do not agree', {
        ...{ gateway: gateway.name, gatewayPaymentId: difference.gatewayPaymentId, kind: difference.kind },
        ...(difference.paymentId && { paymentId: difference.paymentId }),
      });
    return { ...difference, firstSeenOn, isReleased };
  }

  async function compare(gateway: PaymentGateway, day: string, since: Date): Promise<void> {
    const totals = new Map<Currency, BookTotal>();
    const add = (currency: Currency, oursMinor: number, theirsMinor: number) => {
      const sum = totals.get(currency) ?? { currency, oursMinor: 0, theirsMinor: 0 };
      const sums = { oursMinor: sum.oursMinor + oursMinor, theirsMinor: sum.theirsMinor + theirsMinor };
      totals.set(currency, { currency, ...sums });
    };
    const differences: KeptDifference[] = [];
    const seen = new Set<string>();
    let count = 0;
    const note = async (difference: Difference | undefined) => {
      if (difference !== undefined) differences.push(await keep(gateway, day, difference));
    };
    for await (const theirs of gateway.listSince(since)) {
      count += 1;
      const { orderId, attempt, gatewayPaymentId } = theirs;
      const of = uuid.safeParse(orderId).success ? { orderId, attempt } : undefined;
      const hint = { gateway: gateway.name, gatewayPaymentId, ...(of && { of }) };
      const payment = await payments.findHinted(db, hint);
      if (payment === undefined) {
        add(theirs.amount.currency, 0, netOf(theirs));
        await note(orphanOf(theirs));
        continue;
      }
      seen.add(payment.id);
      if (!books.isAtRest(payment)) continue;
      const difference = await lookAt(gateway, payment, theirs);
      await note(difference);
      const ledgerMinor = await books.ledgerOf(db, payment.id);
      add(payment.currency, ledgerMinor, difference?.theirsMinor ?? netOf(theirs));
    }
    for await (const id of books.begunSince(db, gateway.name, new Date(since.getTime() + edgeMs))) {
      if (seen.has(id)) continue;
      const difference = await lookAt(gateway, await payments.get(db, id), undefined);
      if (difference === undefined) continue;
      add(difference.currency, difference.oursMinor ?? 0, difference.theirsMinor ?? 0);
      await note(difference);
    }
    const end = { payments: count, totals: [...totals.values()], differences };
    await db.transaction().execute((tx) => books.end(tx, gateway.name, day, end));
  }

  return {
    /** Compares with every gateway that was not compared with today; one that does not answer is tried again later. */
    async run(): Promise<void> {
      for (const gateway of payments.gateways.all) {
        const since = new Date(clock.now().getTime() - lookBackMs);
        const day = await books.take(db, gateway.name, since);
        if (day === undefined) continue;
        try {
          await compare(gateway, day, since);
        } catch (error) {
          await books.fail(db, gateway.name, day, error instanceof Error ? error.message : String(error));
          throw error;
        }
      }
    },
    /** The days that were compared, and what was not equal on the last of them. */
    async view(): Promise<BooksView> {
      const from = calendarDayOf(new Date(clock.now().getTime() - daysShown * dayMs));
      const days = (await books.list(db, daysShown)).filter(({ day }) => day >= from);
      const found = await books.listDifferences(db, mostShown);
      return {
        days: days.map(({ beganAt, endedAt, totals, ...day }) => ({
          ...day,
          beganAt: beganAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
          totals: totals === null ? [] : [...totals],
        })),
        differences: await Promise.all(
          found.map(async (one): Promise<BookDifference> => {
            const order = one.orderId === null ? null : await orders.get(db, one.orderId);
            const { paymentId: _, ...rest } = one;
            return { ...rest, orderNumber: order?.number ?? null };
          }),
        ),
      };
    },
  };
}

export type CompareBooks = ReturnType<typeof createCompareBooks>;
