import { type Actor, gateway as gatewayActor } from '#kernel/actor.ts';
import { isSameMoney } from '#kernel/money.ts';
import { type OrdersService, orderTopics } from '#modules/orders/service.ts';
import {
  type GatewayStatus,
  type Payment,
  type PaymentsService,
  paymentTopics,
} from '#modules/payments/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type OrderConsequence, orderConsequence, paymentDecision } from './decide.ts';

export interface Settle {
  /** Believes the gateway: moves the payment and its order by at most one edge each, in one transaction. */
  applyGatewayStatus(paymentId: string, reported: GatewayStatus, actor?: Actor): Promise<Payment>;
  /** Asks the gateway about a payment and believes the answer. Throws GatewayUnavailable when it does not answer. */
  check(payment: Payment, actor?: Actor): Promise<Payment>;
}

/** Brings payments and orders in line with what the gateway says is true. */
export function createSettle(deps: {
  db: Db;
  orders: OrdersService;
  payments: PaymentsService;
  outbox: Outbox;
  alarm: (words: string, details: Record<string, string>) => void;
}): Settle {
  const { db, orders, payments, outbox, alarm } = deps;

  async function review(tx: Tx, payment: Payment, words: string): Promise<Payment> {
    if (payment.needsReview !== words) alarm(words, { paymentId: payment.id, orderId: payment.orderId });
    return payments.note(tx, payment.id, { needsReview: words });
  }

  async function follow(
    tx: Tx,
    payment: Payment,
    consequence: OrderConsequence,
    actor: Actor,
  ): Promise<Payment> {
    if (consequence.order !== undefined)
      await orders.apply(tx, payment.orderId, consequence.order, { actor });
    if (consequence.deliver) {
      await outbox.enqueue(tx, {
        topic: orderTopics.deliver,
        key: `o${payment.orderId}:deliver:funded:${payment.attempt}`,
        payload: { orderId: payment.orderId },
      });
    }
    if (consequence.refundAll) {
      await outbox.enqueue(tx, {
        topic: paymentTopics.refund,
        key: `o${payment.orderId}:refund:${payment.attempt}`,
        payload: { paymentId: payment.id },
      });
      return review(tx, payment, 'captured for an order that no longer wanted it; refunding all of it');
    }
    return consequence.payment === undefined
      ? payment
      : payments.apply(tx, payment, consequence.payment, { actor });
  }

  const settle: Settle = {
    applyGatewayStatus: (paymentId, reported, actor = gatewayActor) =>
      db.transaction().execute(async (tx) => {
        // Lock order first, payment second: every writer goes this way, so none waits for the other in a ring.
        const { orderId } = await payments.get(tx, paymentId);
        const order = await orders.lock(tx, orderId);
        const payment = await payments.get(tx, paymentId, true);
        const isOurs = reported.orderId === orderId && reported.attempt === payment.attempt;
        if (
          !isOurs ||
          !isSameMoney(reported.amount, { amountMinor: payment.amountMinor, currency: payment.currency })
        ) {
          return review(tx, payment, 'the gateway names another order, attempt or amount');
        }
        const decision = paymentDecision(payment.state, reported.status);
        const learnt = factsOf(reported);
        if (decision === 'nothing') return payments.note(tx, paymentId, learnt);
        if (decision === 'review') {
          return review(tx, payment, `the gateway says ${reported.status} while we have ${payment.state}`);
        }
        const moved = await payments.apply(tx, payment, decision, { actor, changes: learnt });
        return follow(tx, moved, orderConsequence(order.state, decision, moved.isActive), actor);
      }),
    async check(payment, actor) {
      if (payment.gatewayPaymentId === null) return payment;
      const reported = await payments.gateways.of(payment).find(payment.gatewayPaymentId);
      return reported === undefined ? payment : settle.applyGatewayStatus(payment.id, reported, actor);
    },
  };
  return settle;
}

/** What is written down of the gateway's answer; the state is the machine's alone. */
function factsOf(reported: GatewayStatus) {
  return {
    gatewayPaymentId: reported.gatewayPaymentId,
    hostedUrl: reported.hostedUrl,
    captureBefore: reported.captureBefore,
    ...(reported.cardToken === null ? {} : { cardToken: reported.cardToken }),
    cardBrand: reported.cardBrand,
    cardLast4: reported.cardLast4,
    declineCode: reported.declineCode,
    ...(reported.status === 'captured' ? { capturedMinor: reported.capturedMinor } : {}),
  };
}
