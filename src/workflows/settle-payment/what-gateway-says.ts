import { isSameMoney } from '#kernel/money.ts';
import type { GatewayStatus, Payment } from '#modules/payments/service.ts';
import { paymentDecision } from './decide.ts';

/** Whether the gateway speaks of this very payment: the same order, attempt and amount, and no more debited than was held. Pure. */
export function isOfPayment(
  { orderId, attempt, amountMinor, currency }: Payment,
  reported: GatewayStatus,
): boolean {
  const isOurs = reported.orderId === orderId && reported.attempt === attempt;
  const isWithin = reported.capturedMinor <= amountMinor;
  return isOurs && isWithin && isSameMoney(reported.amount, { amountMinor, currency });
}

/** Whether an answer says nothing that is not written down: then nothing is, and nothing is locked for it. Pure. */
export function isNoNews(payment: Payment, reported: GatewayStatus): boolean {
  if (!isOfPayment(payment, reported) || reported.dispute !== null) return false;
  if (paymentDecision(payment.state, reported.status, payment.gatewayPaymentId === null) !== 'nothing')
    return false;
  const { captureBefore, ...learnt } = factsOf(reported);
  const isSame = Object.entries(learnt).every(
    // Object.entries forgets the names of the keys.
    ([name, value]) => payment[name as keyof typeof learnt] === value,
  );
  return (
    isSame && (captureBefore === undefined || captureBefore.getTime() === payment.captureBefore?.getTime())
  );
}

/** What is written down of the gateway's answer; the state is the machine's alone. */
export function factsOf(reported: GatewayStatus) {
  return {
    gatewayPaymentId: reported.gatewayPaymentId,
    hostedUrl: reported.hostedUrl,
    // Of a hold that stands no more its gateway says no end: when that would have been is still asked (`hold-anew.ts`).
    ...(reported.captureBefore === null ? {} : { captureBefore: reported.captureBefore }),
    ...(reported.cardToken === null ? {} : { cardToken: reported.cardToken }),
    cardBrand: reported.cardBrand,
    cardLast4: reported.cardLast4,
    declineCode: reported.declineCode,
    ...(reported.status === 'captured' ? { capturedMinor: reported.capturedMinor } : {}),
  };
}
