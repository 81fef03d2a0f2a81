import type { Actor } from '#kernel/actor.ts';
import { Problem } from '#kernel/problem.ts';
import { shorten } from '#kernel/shorten.ts';
import { type OrdersService, orderTopics } from '#modules/orders/service.ts';
import { type PaymentsService, paymentTopics } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { OutboxDesk, StuckRow } from '#platform/jobs/outbox-desk.ts';
import type { MailServer } from '#platform/mail/server-state.ts';
import type { OutboxState, StuckState, StuckWork } from './contract.ts';
import { outboxProblems } from './problems.ts';

const { forgetCard: _, ...moneyTopics } = paymentTopics;
/** Money and the report itself: whoever could leave these undone could lose them. */
const needed: readonly string[] = [...Object.values(moneyTopics), orderTopics.deliver];

/** What staff see and do about work of the outbox that does not succeed. */
export function createMendOutbox(deps: {
  db: Db;
  outboxDesk: OutboxDesk;
  mailServer: MailServer;
  orders: OrdersService;
  payments: PaymentsService;
}) {
  const { db, outboxDesk, mailServer, orders, payments } = deps;

  /** The order a row is about, if it is about one: a row that names none, or nonsense, is shown all the same. */
  async function orderOf(payload: unknown): Promise<{ id: string; number: string } | undefined> {
    try {
      const paymentId = idIn(payload, 'paymentId');
      const orderId = paymentId ? (await payments.get(db, paymentId)).orderId : idIn(payload, 'orderId');
      return orderId === undefined ? undefined : await orders.get(db, orderId);
    } catch {
      return undefined;
    }
  }

  async function viewOf(row: StuckRow): Promise<StuckWork> {
    const order = await orderOf(row.payload);
    return {
      rowId: row.id,
      topic: row.topic,
      orderId: order?.id ?? null,
      orderNumber: order?.number ?? null,
      attempts: row.attempts,
      lastError: row.lastError === null ? null : shorten(row.lastError, 600),
      createdAt: row.createdAt.toISOString(),
      givenUpAt: row.givenUpAt?.toISOString() ?? null,
      nextAt: row.givenUpAt === null ? row.runAfter.toISOString() : null,
      mayDismiss: row.givenUpAt !== null && !needed.includes(row.topic),
    };
  }

  /** One act about one row, with the row that says who did it. */
  async function act(rowId: string, work: 'retry' | 'dismiss', actor: Actor): Promise<void> {
    const topic = await outboxDesk.topicOf(db, rowId);
    if (topic === undefined) throw new Problem(outboxProblems.unknownRow);
    if (work === 'dismiss' && needed.includes(topic)) throw new Problem(outboxProblems.mayNotDismiss);
    const isDone = await db.transaction().execute((tx) => outboxDesk[work](tx, rowId, actor));
    if (!isDone) throw new Problem(outboxProblems.notWaiting);
  }

  return {
    async list({ state, page, pageSize }: { state: StuckState; page: number; pageSize: number }) {
      const wanted = { limit: pageSize, offset: (page - 1) * pageSize };
      const { rows, total } = await outboxDesk.list(db, state, wanted);
      return { items: await Promise.all(rows.map(viewOf)), total, page, pageSize };
    },
    async state(): Promise<OutboxState> {
      const [counts, mail] = await Promise.all([outboxDesk.count(db), mailServer.read(db)]);
      return {
        givenUp: counts.givenUp,
        failing: counts.failing,
        mail: {
          failingSince: mail.failingSince?.toISOString() ?? null,
          lastError: mail.lastError,
          isAlarming: mailServer.isAlarming(mail),
        },
      };
    },
    retry: (rowId: string, actor: Actor) => act(rowId, 'retry', actor),
    dismiss: (rowId: string, actor: Actor) => act(rowId, 'dismiss', actor),
    async retryAll(actor: Actor): Promise<number> {
      return db.transaction().execute((tx) => outboxDesk.retryAll(tx, actor));
    },
  };
}

export type MendOutbox = ReturnType<typeof createMendOutbox>;

function idIn(payload: unknown, name: string): string | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const id: unknown = Object.entries(payload).find(([key]) => key === name)?.[1];
  return typeof id === 'string' ? id : undefined;
}
