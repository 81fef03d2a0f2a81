import type { Actor } from '#kernel/actor.ts';
import { Problem } from '#kernel/problem.ts';
import { type OrdersService, orderProblems } from '#modules/orders/service.ts';
import {
  forcedChoices,
  type GatewayStatus,
  GatewayUnavailable,
  type Payment,
  type PaymentsService,
  paymentProblems,
} from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { ForceBody, PaymentTruth } from './contract.ts';
import { paymentDecision } from './decide.ts';
import type { Settle } from './settle.ts';
import { isOfPayment } from './what-gateway-says.ts';

type Attempt = Readonly<{ orderId: string; attempt: number }>;

/** A payment that contradicts its gateway: both sides shown, and the loud way to bring ours in line. */
export function createForcePayment(deps: {
  db: Db;
  orders: Pick<OrdersService, 'get'>;
  payments: PaymentsService;
  settle: Pick<Settle, 'force'>;
}) {
  const { db, orders, payments, settle } = deps;

  async function find({ orderId, attempt }: Attempt): Promise<Payment> {
    await orders.get(db, orderId);
    const payment = (await payments.list(db, orderId)).find((one) => one.attempt === attempt);
    if (payment === undefined) throw new Problem(orderProblems.unknownOrder);
    return payment;
  }

  /** Asked anew each time: what was true a minute ago decides nothing. */
  async function ask(payment: Payment): Promise<GatewayStatus | undefined> {
    if (payment.gatewayPaymentId === null) return undefined;
    try {
      return await payments.gateways.of(payment).find(payment.gatewayPaymentId);
    } catch (error) {
      if (error instanceof GatewayUnavailable)
        throw new Problem(paymentProblems.gatewayDown, { retryAfterSeconds: 30 });
      throw error;
    }
  }

  return {
    async truth(of: Attempt): Promise<PaymentTruth> {
      const payment = await find(of);
      return viewTruth(payment, await ask(payment));
    },
    /** Throws 409 where either side says something else by now, or where this truth does not support the wish. */
    async force(of: Attempt, { to, seen, reason }: ForceBody, actor: Actor): Promise<PaymentTruth> {
      const payment = await find(of);
      const reported = await ask(payment);
      const isAsSeen =
        reported !== undefined &&
        payment.state === seen.state &&
        reported.status === seen.status &&
        reported.capturedMinor === seen.capturedMinor;
      if (!isAsSeen) throw new Problem(paymentProblems.truthMoved);
      if (!choicesOf(payment, reported).includes(to)) throw new Problem(paymentProblems.notSupported);
      const done = await settle.force(payment, reported, { to, actor, reason });
      if (done === undefined) throw new Problem(paymentProblems.truthMoved);
      return viewTruth(done, await ask(done));
    },
  };
}

export type ForcePayment = ReturnType<typeof createForcePayment>;

function choicesOf(payment: Payment, reported: GatewayStatus): PaymentTruth['choices'] {
  if (!isOfPayment(payment, reported)) return [];
  if (paymentDecision(payment.state, reported.status) === 'review')
    return [...forcedChoices(payment.state, reported.status)];
  return payment.needsReview === null ? [] : ['seen'];
}

function viewTruth(payment: Payment, reported: GatewayStatus | undefined): PaymentTruth {
  const { state, amountMinor, capturedMinor, refundedMinor, currency, needsReview } = payment;
  return {
    currency,
    needsReview: needsReview?.slice(0, 1_000) ?? null,
    ours: { state, amountMinor, capturedMinor, refundedMinor },
    theirs:
      reported === undefined
        ? null
        : {
            status: reported.status,
            isSamePayment: isOfPayment(payment, reported),
            amountMinor: reported.amount.amountMinor,
            capturedMinor: reported.capturedMinor,
            refundedMinor: reported.refundedMinor,
          },
    choices: reported === undefined ? [] : choicesOf(payment, reported),
  };
}
