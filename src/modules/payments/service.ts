import { type Actor, actorName } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import type { Currency, Money } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { createAttempts } from './attempts.ts';
import { listEnded, listEnding } from './ending-repository.ts';
import { eventOfForced, type ForcedEvent, type ForcedState } from './forced-rules.ts';
import type { Gateways } from './gateways.ts';
import { type Payment, paymentKey } from './payment.ts';
import { isByInvoice } from './payment-rules.ts';
import { isOpen, type PaymentEvent, type PaymentState, paymentMachine } from './payment-states.ts';
import { paymentTopics } from './payment-topics.ts';
import type { GatewayEvent } from './port/gateway.ts';
import { createRefunds } from './refunds.ts';
import {
  changeLocked,
  deleteWebhooks,
  findPayment,
  insertLedgerEntry,
  insertPaymentEvent,
  insertWebhook,
  listPaymentEvents,
  listPayments,
  listUnsettled,
  type PaymentChanges,
  touchPayment,
  updatePayment,
} from './repository.ts';

export { type Difference, netOf, orphanOf } from './books/difference.ts';
export type { BookTotal, KeptDifference } from './books/repository.ts';
export { type Books, createBooks } from './books.ts';
export { eventOfForced, type ForcedState, forcedChoices } from './forced-rules.ts';
export { createGateways, type Gateways } from './gateways.ts';
export { countHeld, countMoved, countPayments, oldestDebitDueSeconds } from './money-figures.ts';
export { dueOf, type Payment, paymentKey, routeFor } from './payment.ts';
export { heldAnewMs, invoiceGateway, isByInvoice, mayHoldAnew } from './payment-rules.ts';
export { paymentTopics } from './payment-topics.ts';
export type {
  GatewayEvent,
  GatewayRefundStatus,
  GatewayStatus,
  PaymentGateway,
  SessionRequest,
} from './port/gateway.ts';
export { GatewayRefusal, GatewayUnavailable } from './port/gateway.ts';
export { paymentProblems } from './problems.ts';
export type { Refund } from './refunds/refund.ts';

/** Gateways send a webhook again for days, not for months. */
const webhooksKeptMs = 180 * dayMs;

/** Work that an event brings: the gateway is told after the commit, never inside it. */
const followUps: Partial<Record<PaymentEvent, 'release' | 'capture'>> = {
  release: 'release',
  find_held: 'release',
  demand_capture: 'capture',
};

/** Money that was taken or given back, or is owed by an invoice. */
export type Booked = Readonly<{
  kind: 'capture' | 'refund' | 'invoiced';
  orderId: string;
  paymentId: string;
  key: string;
  money: Money;
}>;

/** Payments: one row per attempt, moved only along the state table; gateway calls wait in the outbox. */
export function createPayments(deps: {
  clock: Clock;
  outbox: Outbox;
  gateways: Gateways;
  captureDelayMs: number;
  /** Told of every capture and refund in the transaction that books it. */
  onBooked?: (tx: Tx, booked: Booked) => Promise<void>;
}) {
  const { clock, outbox, gateways, captureDelayMs, onBooked } = deps;

  /** Into the ledger, and to whoever writes papers about it. */
  async function book(
    tx: Tx,
    { orderId }: Payment,
    entry: Parameters<typeof insertLedgerEntry>[1] & { kind: Booked['kind']; currency: Currency },
  ): Promise<void> {
    await insertLedgerEntry(tx, entry);
    const { kind, paymentId, key, amountMinor, currency } = entry;
    await onBooked?.(tx, { kind, orderId, paymentId, key, money: { amountMinor, currency } });
  }

  async function apply(
    tx: Tx,
    payment: Payment,
    event: PaymentEvent,
    context: { actor: Actor; reason?: string; changes?: PaymentChanges },
  ): Promise<Payment> {
    const to = paymentMachine.next(payment.state, event);
    if (to === undefined) throw new Error(`payment ${payment.id}: no edge ${payment.state} --${event}-->`);
    return move(tx, payment, { event, to, named: event }, context);
  }

  /** Books and has done what an edge demands, whether the table has it from here or a person has forced it. */
  async function move(
    tx: Tx,
    payment: Payment,
    { event, to, named }: { event: PaymentEvent; to: PaymentState; named: PaymentEvent | ForcedEvent },
    context: { actor: Actor; reason?: string; changes?: PaymentChanges },
  ): Promise<Payment> {
    const at = clock.now();
    const capturedAt = event === 'capture' ? { capturedAt: at } : {};
    const isEnd = event === 'expire' && payment.state === 'authorised';
    const changes = { ...capturedAt, ...(isEnd && { holdEndedAt: endOf(payment, at) }) };
    const moved = await changeLocked(tx, payment, { state: to, ...changes, ...context.changes }, at);
    await insertPaymentEvent(tx, {
      paymentId: payment.id,
      from: payment.state,
      event: named,
      to,
      actor: actorName(context.actor),
      reason: context.reason ?? null,
      at,
    });
    if (event === 'capture') {
      const { id: paymentId, capturedMinor: amountMinor, currency } = moved;
      const key = paymentKey(moved, 'capture');
      const kind = isByInvoice(moved) ? 'invoiced' : 'capture';
      await book(tx, moved, { paymentId, kind, amountMinor, currency, key, at });
    }
    if (event === 'refund_part' || event === 'refund_all') {
      await book(tx, moved, {
        paymentId: moved.id,
        kind: 'refund',
        amountMinor: moved.refundedMinor - payment.refundedMinor,
        currency: moved.currency,
        key: `o${moved.orderId}:refund:${moved.attempt}:${moved.refundedMinor}`,
        at,
      });
    }
    const action = followUps[event];
    const isAfterAll = named !== event || event === 'find_held';
    if (action !== undefined) {
      await outbox.enqueue(tx, {
        topic: paymentTopics[action],
        // What was given back before has had its row: what stands there after all has one of its own.
        key: isAfterAll ? `${paymentKey(moved, action)}:${named}` : paymentKey(moved, action),
        payload: { paymentId: moved.id },
        delayMs: action === 'capture' ? captureDelayMs : 0,
      });
    }
    return moved;
  }

  return {
    /** So long after the mail was taken its debit waits, for an instant bounce. */
    captureDelayMs,
    gateways,
    /** Moves a payment by one edge; a debit is asked for by `demandCapture`, which knows how much. */
    apply: (
      tx: Tx,
      payment: Payment,
      event: Exclude<PaymentEvent, 'demand_capture'>,
      context: Parameters<typeof apply>[3],
    ) => apply(tx, payment, event, context),
    /** Puts a payment where its gateway says it is although no edge leads there: an Admin's act, told apart in the history. */
    async force(
      tx: Tx,
      payment: Payment,
      to: ForcedState,
      context: { actor: Actor; reason: string; changes: PaymentChanges },
    ): Promise<Payment> {
      const event = eventOfForced[to];
      const changes = { ...context.changes, needsReview: null };
      return move(tx, payment, { event, to, named: `force_${event}` }, { ...context, changes });
    },
    /** A person has looked at a payment whose two sides agree again: the mark goes, and who took it away stays. */
    async markSeen(tx: Tx, { id, state }: Payment, { actor, reason }: { actor: Actor; reason: string }) {
      const at = clock.now();
      const event = { paymentId: id, from: state, event: 'seen', to: state, at } as const;
      await insertPaymentEvent(tx, { ...event, actor: actorName(actor), reason });
      return updatePayment(tx, id, { needsReview: null }, at);
    },
    /** Has the price that the buyer was told debited of a hold, never more than is held: the rest goes back with the debit. */
    async demandCapture(tx: Tx, payment: Payment, price: Money, actor: Actor): Promise<Payment> {
      if (price.currency !== payment.currency)
        throw new Error(`payment ${payment.id} is of another currency`);
      const dueMinor = Math.min(price.amountMinor, payment.amountMinor);
      return apply(tx, payment, 'demand_capture', { actor, changes: { dueMinor } });
    },
    /** Writes into the ledger that a transfer of an invoice came, or had not come after all; the same key is booked once. */
    async bookTransfer(
      tx: Tx,
      { id }: Payment,
      { amountMinor, currency }: Money,
      { key, isBack = false }: Readonly<{ key: string; isBack?: boolean }>,
    ): Promise<void> {
      const kind = isBack ? 'transfer_back' : 'transfer';
      const entry = { paymentId: id, kind, amountMinor, currency, key } as const;
      await insertLedgerEntry(tx, { ...entry, at: clock.now() });
    },
    refunds: createRefunds({ clock, outbox, apply }),
    ...createAttempts({ clock, outbox, gateways }),
    /** Gives back every hold, open session and saved card of an order that will not be charged. */
    async releaseAll(tx: Tx, orderId: string, actor: Actor): Promise<void> {
      for (const payment of await listPayments(tx, orderId)) {
        if (paymentMachine.may(payment.state, 'release')) await apply(tx, payment, 'release', { actor });
      }
    },
    /** Writes down what the gateway told without moving the state. */
    note: (tx: Tx, id: string, changes: PaymentChanges) => updatePayment(tx, id, changes, clock.now()),
    /** Puts a payment at the end of the reconciliation queue. */
    touch: (db: Db, id: string) => touchPayment(db, id, clock.now()),
    async get(db: Db | Tx, id: string, lock = false): Promise<Payment> {
      const payment = await findPayment(db, { id }, lock);
      if (payment === undefined) throw new Error(`no payment ${id}`);
      return payment;
    },
    /** The payment that a hint of its gateway is about, by any name it has. */
    async findHinted(
      db: Db | Tx,
      { gateway, gatewayPaymentId, of }: Pick<GatewayEvent, 'gatewayPaymentId' | 'of'> & { gateway: string },
    ): Promise<Payment | undefined> {
      const found = await findPayment(db, { gateway, gatewayPaymentId });
      if (found !== undefined || of === undefined) return found;
      return (await listPayments(db, of.orderId)).find(
        (payment) => payment.attempt === of.attempt && payment.gateway === gateway,
      );
    },
    list: listPayments,
    /** Forgets what a card could be charged by again, here and at the gateway; brand and last digits stay with the payment they belong to. */
    async forgetCards(tx: Tx, orderId: string): Promise<void> {
      const asked = new Set<string>();
      for (const payment of await listPayments(tx, orderId)) {
        const { id, gateway, cardToken } = payment;
        await updatePayment(tx, id, { cardToken: null, hostedUrl: null }, clock.now());
        if (cardToken === null || asked.has(cardToken) || !gateways.find(gateway)?.forgetCard) continue;
        asked.add(cardToken);
        const key = paymentKey(payment, 'forget_card');
        const payload = { orderId, gateway, cardToken };
        await outbox.enqueue(tx, { topic: paymentTopics.forgetCard, key, payload });
      }
    },
    listEvents: listPaymentEvents,
    listUnsettled,
    listEnding,
    listEnded,
    /** Whether a fresh hold in place of this one was asked for, whatever came of it, or it is itself in place of one that ended; `but` is left out. */
    async wasAskedAnew(db: Db | Tx, { id, orderId, attempt }: Payment, but?: Payment): Promise<boolean> {
      return (await listPayments(db, orderId)).some(
        (one) =>
          (one.renews === id && one.id !== but?.id) || (one.attempt < attempt && one.holdEndedAt !== null),
      );
    },
    /** Whether a fresh hold in place of this one is being asked for, and the answer is not known. */
    async isRenewing(db: Db | Tx, { id, orderId }: Payment): Promise<boolean> {
      return (await listPayments(db, orderId)).some(({ renews, state }) => renews === id && isOpen(state));
    },
    /** The attempt that counts for an order. */
    async getActive(db: Db | Tx, orderId: string): Promise<Payment> {
      const active = (await listPayments(db, orderId)).find(({ isActive }) => isActive);
      if (active === undefined) throw new Error(`order ${orderId} has no active payment`);
      return active;
    },
    /** The same, locked. */
    async lockActive(tx: Tx, orderId: string): Promise<Payment> {
      const active = await findPayment(tx, { activeOf: orderId }, true);
      if (active === undefined) throw new Error(`order ${orderId} has no active payment`);
      return active;
    },
    /** Forgets webhooks of more than half a year ago, which no gateway sends again; answers how many. */
    forgetOldWebhooks: (db: Db) => deleteWebhooks(db, new Date(clock.now().getTime() - webhooksKeptMs)),
    /** Keeps a webhook once and asks for the object to be looked at. */
    async receiveWebhook(tx: Tx, gateway: string, hook: GatewayEvent): Promise<void> {
      const at = clock.now();
      await insertWebhook(tx, {
        source: gateway,
        eventId: hook.eventId,
        type: hook.type,
        objectId: hook.gatewayPaymentId,
        at,
      });
      // One that came before has its row of the outbox, which is kept for longer than the webhook.
      await outbox.enqueue(tx, {
        topic: paymentTopics.check,
        key: `webhook:${gateway}:${hook.eventId}`,
        payload: { gateway, gatewayPaymentId: hook.gatewayPaymentId, ...(hook.of && { of: hook.of }) },
      });
    },
  };
}

export type PaymentsService = ReturnType<typeof createPayments>;

/** What is over by the clock has ended then, however late its gateway says so. */
function endOf({ captureBefore }: Payment, now: Date): Date {
  return captureBefore !== null && captureBefore < now ? captureBefore : now;
}
