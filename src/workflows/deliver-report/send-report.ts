import { type Actor, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { isReportSent, type OrderEvent } from '#modules/orders/order-states.ts';
import {
  type EventContext,
  isFree,
  type Order,
  type OrdersService,
  orderProblems,
  priceOf,
  type Recipients,
  type SentMails,
} from '#modules/orders/service.ts';
import { isCaptured } from '#modules/payments/payment-states.ts';
import { type Payment, type PaymentsService, paymentKey } from '#modules/payments/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { leaseMs, type Outbox } from '#platform/jobs/outbox.ts';
import { sha256Hex } from '#platform/secrets/secrets.ts';
import { type AttemptEnd, afterAttempt, afterTaken } from './delivery-decision.ts';
import type { MailCopies } from './mail-copies.ts';
import type { Holders } from './tell-holders.ts';

/** The order wants no report any more: nothing is handed over. */
export class NotWanted extends Error {}

/** What the Message-ID of a report's mail begins with: one revision is one mail, however often it is sent. */
export const reportMailKey = ({ id, revision }: Pick<Order, 'id' | 'revision'>) => `report.${id}.${revision}`;

/**
 * Under which id a report's first mail to an address is written down. All attempts have the same: one in doubt may come back before it
 * is known that it was taken, and whoever finds out that it was need not know which of them.
 */
export function reportMailId(order: Pick<Order, 'id' | 'revision' | 'email'>): string {
  const hex = sha256Hex(`${reportMailKey(order)} ${order.email.toLowerCase()}`);
  // A UUID of version 8: made of what it stands for.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What counts as proof that the mail was taken: the server's words, or a person's. */
type Proof = Readonly<{
  messageId: string;
  subject: string;
  response: string;
  actor?: Actor;
  reason?: string;
}>;

/**
 * Whether an attempt may still be under way. No attempt lasts as long as a lease, so whatever began before that has
 * ended or died.
 */
function isAttemptUnderWay(order: Pick<Order, 'sendingSince'>, now: Date): boolean {
  return order.sendingSince !== null && now.getTime() - order.sendingSince.getTime() < leaseMs;
}

/** The step between `ready` and `report_sent`, in which nobody but the mail server decides. */
export function createSendReport(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  payments: PaymentsService;
  copies: MailCopies;
  recipients: Recipients;
  sentMails: SentMails;
  holders: Holders;
  alarm: (words: string, details: Record<string, string>) => void;
}) {
  const { db, clock, outbox, orders, payments, copies, alarm } = deps;

  /** `order` is as this transaction has it. */
  const move = (tx: Tx, order: Order, event: OrderEvent, more: Partial<EventContext> = {}) =>
    orders.apply(tx, { locked: order }, event, { actor: system, ...more });

  /** `order` and its active `payment` are locked. Answers the key of what is now to be asked of the gateway, if anything is. */
  async function recordIn(tx: Tx, order: Order, payment: Payment, proof: Proof): Promise<string | undefined> {
    const { messageId, subject, response, actor = system, reason } = proof;
    const changes = { mailMessageId: messageId, mailResponse: response.slice(0, 500) };
    const context = { actor, changes, ...(reason === undefined ? {} : { reason }) };
    const next = afterTaken(payment.state, isFree(order));
    const [sent] = await Promise.all([
      move(tx, order, 'send', context),
      deps.recipients.note(tx, { orderId: order.id, revision: order.revision, email: order.email }),
      deps.sentMails.note(tx, {
        ...{
          id: reportMailId(order),
          orderId: order.id,
          revision: order.revision,
          kind: 'report',
          mailKey: reportMailKey(order),
        },
        ...{
          recipient: order.email,
          subject,
          response,
          isCopy: false,
          wishId: null,
          reason: null,
          card: null,
        },
      }),
      copies.enqueue(tx, order, messageId, { kind: 'report' }),
      deps.holders.enqueue(tx, order),
      next === 'demand_capture' && payments.demandCapture(tx, payment, priceOf(order), system),
    ]);
    if (next === 'demand_capture') return paymentKey(payment, 'capture');
    if (next !== 'waive') {
      await move(tx, sent, next);
      return undefined;
    }
    // Too late to cost anything: what is held goes back with the step that says so, and nothing is debited.
    await move(tx, sent, 'waive');
    await payments.releaseAll(tx, order.id, system);
    return paymentKey(payment, 'release');
  }

  /** The debit need not wait for the worker; where it is to wait for an instant bounce, it does. */
  async function debitNow(key: string | undefined): Promise<void> {
    if (key !== undefined && payments.captureDelayMs === 0) await outbox.runNow(key);
  }

  return {
    /**
     * Locks the order for one attempt, before the mail's content leaves. Throws NotWanted where the order has moved on,
     * and an error to retry while another attempt is under way.
     */
    async begin(orderId: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const [order, { state }] = await Promise.all([
          orders.lock(tx, orderId),
          payments.getActive(tx, orderId),
        ]);
        if (order.state === 'ready') {
          if (state !== 'authorised' && !isCaptured(state) && !isFree(order))
            throw new Error(`the payment is ${state} by now`);
          await move(tx, order, 'begin_sending');
        } else if (order.state === 'sending') {
          if (isAttemptUnderWay(order, clock.now())) throw new Error('the report is being sent already');
          // Whoever began it has died or heard nothing: the mail may be with the customer.
          await orders.noteSending(tx, orderId, { since: clock.now(), isInDoubt: true });
        } else throw new NotWanted(order.state);
      });
    },

    /** Writes down that an attempt ended without the mail being taken, or without a word. */
    async end(orderId: string, end: Exclude<AttemptEnd, 'taken'>, problem: string | null): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, orderId);
        if (order.state !== 'sending') return;
        if (afterAttempt(end, order.isSendInDoubt) === 'stop_sending') await move(tx, order, 'stop_sending');
        else await orders.noteSending(tx, orderId, { since: null, isInDoubt: true });
        if (problem !== null) await orders.noteDeliveryProblem(tx, orderId, problem);
      });
    },

    /** Writes down that the mail server has taken the report, whatever has become of the order meanwhile. */
    async record(orderId: string, proof: Proof): Promise<void> {
      const due = await db.transaction().execute(async (tx) => {
        const [order, payment] = await Promise.all([
          orders.lock(tx, orderId),
          payments.lockActive(tx, orderId),
        ]);
        if (isReportSent(order.state)) return undefined; // by another run of the same work
        if (order.state !== 'ready' && order.state !== 'sending') {
          alarm('the mail server has taken the report of an order that wants none', {
            orderId,
            state: order.state,
          });
          await orders.noteLateSending(tx, order, proof);
          return undefined;
        }
        const sending = order.state === 'ready' ? await move(tx, order, 'begin_sending') : order;
        return recordIn(tx, sending, payment, proof);
      });
      await debitNow(due);
    },

    /** What a person has found out about a sending in doubt, in the log of the mail server or from the customer. */
    async resolve(
      orderId: string,
      found: { wasTaken: boolean; messageId: string; subject: string; reason: string; actor: Actor },
    ): Promise<void> {
      const { wasTaken, messageId, subject, reason, actor } = found;
      const due = await db.transaction().execute(async (tx) => {
        const [order, payment] = await Promise.all([
          orders.lock(tx, orderId),
          payments.lockActive(tx, orderId),
        ]);
        const isOpen = order.state === 'sending' && order.isSendInDoubt;
        if (!isOpen || isAttemptUnderWay(order, clock.now())) throw new Problem(orderProblems.wrongState);
        const response = 'found out by a person';
        if (wasTaken) return recordIn(tx, order, payment, { messageId, subject, response, actor, reason });
        await move(tx, order, 'stop_sending', { actor, reason });
        return undefined;
      });
      await debitNow(due);
    },
  };
}
