import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the payments room. */
export const paymentProblems = nameProblems(words, {
  nothingToPay: { code: 'nothing_to_pay', status: 409 },
  tooManyAttempts: { code: 'too_many_attempts', status: 429 },
  nothingToRefund: { code: 'nothing_to_refund', status: 409 },
  refundTooMuch: { code: 'refund_too_much', status: 409 },
  paymentDisputed: { code: 'payment_disputed', status: 409 },
  gatewayDown: { code: 'gateway_unavailable', status: 503 },
  truthMoved: { code: 'truth_moved', status: 409 },
  notSupported: { code: 'state_not_supported', status: 409 },
  forgedWebhook: { code: 'webhook_refused', status: 400 },
});
