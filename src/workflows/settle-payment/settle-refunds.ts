import { type Actor, gateway as gatewayActor, system } from '#kernel/actor.ts';
import { type Claims, type OrdersService, orderTopics } from '#modules/orders/service.ts';
import { isCaptured } from '#modules/payments/payment-states.ts';
import {
  type GatewayRefundStatus,
  GatewayRefusal,
  type GatewayStatus,
  type Payment,
  type PaymentsService,
  type Refund,
} from '#modules/payments/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type RefundNews, refundConsequence } from './decide.ts';

export interface SettleRefunds {
  /**
   * Asks the gateway for a granted refund and believes the answer. Throws GatewayUnavailable where there is none: the next
   * try looks for the refund by its key first, however late it comes.
   */
  ask(refundId: string): Promise<void>;
  /** Asks the gateway about the refunds of a payment where it and we disagree, or where some are under way; `known` where they were read. */
  learn(payment: Payment, reported: GatewayStatus, known?: readonly Refund[]): Promise<Payment>;
}

/** Brings refunds, their payment, order and claim in line with what the gateway says is true. */
export function createSettleRefunds(deps: {
  db: Db;
  orders: OrdersService;
  claims: Claims;
  payments: PaymentsService;
  outbox: Outbox;
  review: (tx: Tx, payment: Payment, words: string) => Promise<Payment>;
  alarm: (words: string, details: Record<string, string>) => void;
}): SettleRefunds {
  const { db, orders, claims, payments, outbox, review, alarm } = deps;
  const { refunds, gateways } = payments;

  /** Order first, payment second, refund last: as everybody locks them. */
  function locked<T>(
    { paymentId }: Pick<Refund, 'paymentId'>,
    work: (tx: Tx, orderId: string, payment: Payment) => Promise<T>,
  ): Promise<T> {
    return db.transaction().execute(async (tx) => {
      const { orderId } = await payments.get(tx, paymentId);
      await orders.lock(tx, orderId);
      return work(tx, orderId, await payments.get(tx, paymentId, true));
    });
  }

  async function follow(tx: Tx, orderId: string, refund: Refund, news: RefundNews, actor: Actor) {
    if (news === 'failed') alarm('a refund did not go through', { orderId, refundId: refund.id });
    if (refund.claimId === null || news === 'pending') return;
    await claims.noteRefund(tx, refund.claimId, news, actor);
    if (news === 'failed') {
      // They were told that the money comes: now they are told that it does not yet.
      const payload = { orderId, notice: 'refund_failed' };
      await outbox.enqueue(tx, { topic: orderTopics.notify, key: `${refund.key}:failed`, payload });
    }
    const { state } = await orders.lock(tx, orderId);
    const event = refundConsequence(state, news);
    if (event !== undefined) await orders.apply(tx, orderId, event, { actor });
  }

  async function believe(refund: Refund, told: GatewayRefundStatus): Promise<void> {
    await locked(refund, async (tx, orderId, payment) => {
      const current = await refunds.get(tx, refund.id, true);
      const news = await refunds.settle(tx, payment, current, told, gatewayActor);
      if (news === 'review') {
        await review(tx, payment, `the gateway says refund ${current.sequence} is ${told.status}`);
      } else if (news !== 'nothing') await follow(tx, orderId, current, news, gatewayActor);
    });
  }

  return {
    async ask(refundId) {
      const granted = await refunds.get(db, refundId);
      if (granted.state !== 'due' && granted.state !== 'unknown') return;
      const payment = await payments.get(db, granted.paymentId);
      const { gatewayPaymentId, currency } = payment;
      if (gatewayPaymentId === null) throw new Error(`payment ${payment.id} is unknown to its gateway`);
      const gateway = gateways.of(payment);
      const findMade = async () =>
        (await gateway.listRefunds(gatewayPaymentId)).find(({ key }) => key === granted.key);
      // Written down before the call: should this process die in it, the next one looks before it asks.
      await locked(granted, async (tx) =>
        refunds.loseContact(tx, await refunds.get(tx, refundId, true), system),
      );
      const made = granted.state === 'unknown' ? await findMade() : undefined;
      if (made !== undefined) return believe(granted, made);
      try {
        const amount = { amountMinor: granted.amountMinor, currency };
        await believe(granted, await gateway.refund(gatewayPaymentId, amount, granted.key));
      } catch (error) {
        if (!(error instanceof GatewayRefusal)) throw error;
        const known = await findMade();
        if (known !== undefined) return believe(granted, known);
        await locked(granted, async (tx, orderId) => {
          const current = await refunds.get(tx, refundId, true);
          const news = await refunds.refuse(tx, current, error.code, gatewayActor);
          if (news === 'failed') await follow(tx, orderId, current, news, gatewayActor);
        });
      }
    },
    async learn(payment, reported, known) {
      // Of what was never captured nothing can be granted to give back.
      const isSame = reported.refundedMinor === payment.refundedMinor;
      if (isSame && !isCaptured(payment.state)) return payment;
      const ours = known ?? (await refunds.list(db, payment.id));
      const isUnderWay = ours.some(({ state }) => !['succeeded', 'failed'].includes(state));
      if (!isUnderWay && isSame) return payment;
      for (const told of await gateways.of(payment).listRefunds(reported.gatewayPaymentId)) {
        const refund = ours.find(
          ({ key, gatewayRefundId }) => key === told.key || gatewayRefundId === told.gatewayRefundId,
        );
        if (refund !== undefined) await believe(refund, told);
        else
          await locked({ paymentId: payment.id }, (tx, _orderId, current) =>
            review(tx, current, 'the gateway has made a refund that was not granted here'),
          );
      }
      return payments.get(db, payment.id);
    },
  };
}
