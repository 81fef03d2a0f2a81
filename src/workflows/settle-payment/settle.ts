import { type Actor, gateway as gatewayActor, type ReasonCode, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import {
  type Claims,
  isFree,
  latenessAt,
  latePromiseOf,
  type Order,
  type OrdersService,
  orderTopics,
  priceOf,
} from '#modules/orders/service.ts';
import {
  isCaptured,
  isOpen,
  type PaymentEvent,
  type PaymentState,
  paymentMachine,
} from '#modules/payments/payment-states.ts';
import {
  dueOf,
  eventOfForced,
  type ForcedState,
  type GatewayStatus,
  type Payment,
  type PaymentsService,
} from '#modules/payments/service.ts';
import { type Db, inOneGo, type Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type OrderConsequence, orderConsequence, paymentDecision, standingOf } from './decide.ts';
import { createMayHoldAnew, createMayStillAsk, type MayHoldAnew, type MayStillAsk } from './hold-anew.ts';
import { createSettleRefunds, type SettleRefunds } from './settle-refunds.ts';
import { warnOfHold } from './warn-of-hold.ts';
import { factsOf, isNoNews, isOfPayment } from './what-gateway-says.ts';

export interface Settle extends Pick<SettleRefunds, 'ask'> {
  /** Believes the gateway: moves the payment and its order by at most one edge each, in one transaction. */
  applyGatewayStatus(
    of: Pick<Payment, 'id' | 'orderId'>,
    reported: GatewayStatus,
    actor?: Actor,
  ): Promise<Payment>;
  /**
   * Puts a payment where the gateway says it is although no edge leads there, and its order after it; `seen` only takes the mark away.
   * Undefined where somebody has moved the payment since it was read.
   */
  force(
    read: Payment,
    reported: GatewayStatus,
    wish: Readonly<{ to: ForcedState | 'seen'; actor: Actor; reason: string }>,
  ): Promise<Payment | undefined>;
  /**
   * Asks the gateway about a payment, given as it was read, and believes the answer. `name`: under which the gateway has it, where that
   * is not written down. Throws GatewayUnavailable when it does not answer.
   */
  check(payment: Payment, actor?: Actor, name?: string | null): Promise<Payment>;
  /** Whether the saved card of a hold that has ended may be asked once more. */
  mayHoldAnew: MayHoldAnew;
  /** Whether an attempt on a saved card that was written down before may still ask it. */
  mayStillAsk: MayStillAsk;
  /**
   * Ends an attempt of which its gateway has never heard and shall not hear: nothing is held, as after a no. Answers how it stands: one
   * that was heard of meanwhile has a name and is as it was.
   */
  withdraw(payment: Payment): Promise<Payment>;
}

/** Brings payments and orders in line with what the gateway says is true. */
export function createSettle(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  claims: Claims;
  payments: PaymentsService;
  outbox: Outbox;
  alarm: (words: string, details: Record<string, string>) => void;
}): Settle {
  const { db, clock, orders, payments, outbox, alarm } = deps;
  const mayHoldAnew = createMayHoldAnew(deps);

  /** Only looked at: what a report costs is written down when it leaves, and a clock that stands is not ours to start. */
  const isFreeNow = (order: Order) =>
    isFree(order.state === 'ready' ? { ...order, ...latenessAt(latePromiseOf(order), clock.now()) } : order);

  async function review(tx: Tx, payment: Payment, words: string): Promise<Payment> {
    if (payment.needsReview !== words) alarm(words, { paymentId: payment.id, orderId: payment.orderId });
    return payments.note(tx, payment.id, { needsReview: words });
  }

  /** What a payment that has moved means for its locked order, whether its gateway or a person moved it. */
  async function meaningOf(
    tx: Tx,
    order: Order,
    moved: Payment,
    event: PaymentEvent,
  ): Promise<OrderConsequence> {
    const standing = standingOf(moved, await renewedBy(tx, moved));
    const isWorthAsking = await mayHoldAnew(tx, order, moved);
    return orderConsequence(order.state, event, standing, isFreeNow(order), isWorthAsking);
  }

  async function follow(
    tx: Tx,
    payment: Payment,
    /** Locked, and as it was before the payment moved. */
    order: Order,
    consequence: OrderConsequence,
    actor: Actor,
  ): Promise<Payment> {
    if (consequence.warn) await warn(tx, payment);
    if (consequence.takeOver) await takeOver(tx, payment, actor);
    if (consequence.order !== undefined)
      await orders.apply(tx, { locked: order }, consequence.order, { actor });
    if (consequence.deliver) {
      await outbox.enqueue(tx, {
        topic: orderTopics.deliver,
        key: `o${payment.orderId}:deliver:${payment.state === 'expired' ? 'ended' : 'funded'}:${payment.attempt}`,
        payload: { orderId: payment.orderId },
      });
    }
    if (consequence.refundAll) {
      const amountMinor = payment.capturedMinor;
      await payments.refunds.grant(tx, payment, { amountMinor, claimId: null, actor });
      return review(tx, payment, 'captured for an order that no longer wanted it; refunding all of it');
    }
    if (consequence.payment === 'demand_capture')
      return payments.demandCapture(tx, payment, priceOf(order), actor);
    return consequence.payment === undefined
      ? payment
      : payments.apply(tx, payment, consequence.payment, { actor });
  }

  /** The fresh hold counts from now on. The one before it is given back in the same transaction, so that none is forgotten. */
  async function takeOver(tx: Tx, renewal: Payment, actor: Actor): Promise<void> {
    const before = await renewedBy(tx, renewal);
    await payments.takeOver(tx, renewal);
    if (before !== undefined && paymentMachine.may(before.state, 'release'))
      await payments.apply(tx, before, 'release', { actor, reason: 'fresh_hold' satisfies ReasonCode });
  }

  async function warn(tx: Tx, renewal: Payment): Promise<void> {
    const before = await renewedBy(tx, renewal);
    const until = before?.state === 'authorised' ? before.captureBefore : null;
    // One that has ended stands until nothing.
    const end = until !== null && until > clock.now() ? until : null;
    await warnOfHold(tx, outbox, { renewal, end, order: await orders.get(tx, renewal.orderId) });
  }

  const renewedBy = async (tx: Tx, { renews }: Payment) =>
    renews === null ? undefined : payments.get(tx, renews, true);

  /** A chargeback that opened, or opened and ended before we heard of it. */
  async function followDispute(
    tx: Tx,
    payment: Payment,
    { dispute }: Pick<GatewayStatus, 'dispute'>,
    actor: Actor,
  ): Promise<Payment> {
    if (dispute === null) return payment;
    const news = await payments.refunds.disputes.settle(tx, payment, dispute, actor);
    if (news === 'nothing') return payment;
    if (news === 'review') return review(tx, payment, `the gateway says the dispute is ${dispute.status}`);
    alarm(`a dispute is ${news}`, { paymentId: payment.id, orderId: payment.orderId });
    const moved = await payments.get(tx, payment.id);
    if (news !== 'opened') return moved;
    const payload = { orderId: payment.orderId };
    const key = `o${payment.orderId}:dispute:${dispute.gatewayDisputeId}`;
    await outbox.enqueue(tx, { topic: orderTopics.dispute, key, payload });
    return followDispute(tx, moved, { dispute }, actor);
  }

  /**
   * `askedIn` is the state in which the gateway was asked: an answer that contradicts a state reached meanwhile is only old.
   * Then nothing is written, and the answer is undefined.
   */
  const believe = (
    { id: paymentId, orderId }: Pick<Payment, 'id' | 'orderId'>,
    reported: GatewayStatus,
    actor: Actor,
    askedIn?: PaymentState,
  ) =>
    db.transaction().execute(async (tx): Promise<Payment | undefined> => {
      // Lock order first, payment second: every writer goes this way, so none waits for the other in a ring.
      const [order, payment] = await Promise.all([
        orders.lock(tx, orderId),
        payments.get(tx, paymentId, true),
      ]);
      if (!isOfPayment(payment, reported)) {
        return review(tx, payment, 'the gateway names another order, attempt or amount');
      }
      const isUnheard = payment.gatewayPaymentId === null;
      const decision = paymentDecision(payment.state, reported.status, isUnheard);
      const learnt = factsOf(reported);
      if (decision === 'nothing') {
        const noted = await payments.note(tx, paymentId, learnt);
        return followDispute(tx, noted, reported, actor);
      }
      if (decision === 'review') {
        if (askedIn !== undefined && askedIn !== payment.state) return undefined;
        if (isUnheard) await payments.note(tx, paymentId, { gatewayPaymentId: reported.gatewayPaymentId });
        return review(tx, payment, `the gateway says ${reported.status} while we have ${payment.state}`);
      }
      if (decision === 'find_held') alarm('held after all', { paymentId, orderId });
      const moved = await payments.apply(tx, payment, decision, { actor, changes: learnt });
      const done = await follow(tx, moved, order, await meaningOf(tx, order, moved, decision), actor);
      // Booked as it is true; a person has to look, for the payer was told another amount.
      const isOther = decision === 'capture' && moved.capturedMinor !== dueOf(moved).amountMinor;
      const known = isOther
        ? await review(tx, done, 'the gateway debited another amount than was due')
        : done;
      return followDispute(tx, known, reported, actor);
    });

  const settle: Settle = {
    async applyGatewayStatus(of, reported, actor = gatewayActor) {
      return (await believe(of, reported, actor)) ?? payments.get(db, of.id);
    },
    async check(payment, actor = gatewayActor, name = payment.gatewayPaymentId) {
      if (name === null) return payment;
      const reported = await payments.gateways.of(payment).find(name);
      if (reported === undefined) return payment;
      // What is news is believed under the lock. What is none may have become some: it may have moved on while the answer was under way.
      if (isNoNews(payment, reported)) {
        const reads = inOneGo(db);
        const [now, ours] = await Promise.all([
          payments.get(reads, payment.id),
          isCaptured(payment.state) ? payments.refunds.list(reads, payment.id) : undefined,
        ]);
        if (now.state === payment.state && isNoNews(now, reported)) return refunds.learn(now, reported, ours);
      }
      const known = await believe(payment, reported, actor, payment.state);
      // The payment moved on while the answer was under way. As states only go on, this ends.
      if (known === undefined) return settle.check(await payments.get(db, payment.id), actor, name);
      return refunds.learn(known, reported);
    },
    force: (read, reported, { to, actor, reason }) =>
      db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, read.orderId);
        const payment = await payments.get(tx, read.id, true);
        if (payment.state !== read.state || payment.needsReview !== read.needsReview) return undefined;
        alarm('a payment is forced', { paymentId: payment.id, orderId: payment.orderId, to });
        if (to === 'seen') return payments.markSeen(tx, payment, { actor, reason });
        const changes = factsOf(reported);
        const moved = await payments.force(tx, payment, to, { actor, reason, changes });
        return follow(tx, moved, order, await meaningOf(tx, order, moved, eventOfForced[to]), actor);
      }),
    ask: (refundId) => refunds.ask(refundId),
    mayHoldAnew,
    mayStillAsk: createMayStillAsk({ ...deps, mayHoldAnew }),
    withdraw: (read) =>
      db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, read.orderId);
        const payment = await payments.get(tx, read.id, true);
        if (payment.gatewayPaymentId !== null) return payment;
        if (payment.state === 'void_due')
          return payments.apply(tx, payment, 'confirm_release', { actor: system });
        if (!isOpen(payment.state)) return payment;
        const reason = 'not_agreed' satisfies ReasonCode;
        const moved = await payments.apply(tx, payment, 'expire', { actor: system, reason });
        // No bank was asked: it is no decline, and the mail that one has refused would not be true.
        const { warn: _, ...meant } = await meaningOf(tx, order, moved, 'expire');
        return follow(tx, moved, order, meant, system);
      }),
  };
  const refunds = createSettleRefunds({ ...deps, review });
  return settle;
}
