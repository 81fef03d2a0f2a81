import { isCaptured, type PaymentState } from '#modules/payments/payment-states.ts';

/** Hours of a hold that must be left when a report is sent, so that the capture has time for its retries. */
const minHoldHours = 24;

/** `send_paid`: a corrected report, for which the money was taken before and nothing more is. */
export type DeliveryDecision = 'send' | 'send_paid' | 'hold_saved_card' | 'wait' | 'lack_funds';

/** What to do about a finished report, given its active payment as the gateway knows it now. Pure. */
export function deliveryDecision(
  payment: Readonly<{ state: PaymentState; cardToken: string | null }>,
  holdHoursLeft: number,
  /** A renewal of this very hold is being asked for. */
  isRenewing = false,
  /** The hold has ended, and nobody has asked its saved card for another. */
  isWorthAsking = false,
): DeliveryDecision {
  if (isCaptured(payment.state)) return 'send_paid';
  const isHeld = payment.state === 'authorised';
  if (isHeld && holdHoursLeft >= minHoldHours) return 'send';
  if (isRenewing && (isHeld || payment.state === 'expired')) return 'wait';
  if (isWorthAsking) return 'hold_saved_card';
  if (isHeld || payment.state === 'verified') {
    return payment.cardToken === null ? 'lack_funds' : 'hold_saved_card';
  }
  return payment.state === 'created' || payment.state === 'unknown' ? 'wait' : 'lack_funds';
}

/** What the mail server has said to one attempt; `unknown`: the whole mail was handed over and no answer came. */
export type AttemptEnd = 'taken' | 'not_taken' | 'unknown';

/**
 * What an order in `sending` does when an attempt has ended. While an earlier attempt is in doubt, a later one that
 * fails proves nothing: only a mail that is taken, or a person who has looked, ends it. Pure.
 */
export function afterAttempt(end: AttemptEnd, isInDoubt: boolean): 'send' | 'stop_sending' | 'doubt' {
  if (end === 'taken') return 'send';
  return end === 'unknown' || isInDoubt ? 'doubt' : 'stop_sending';
}

/** What follows for the money once the mail was taken, by the active payment as it is at that moment. Pure. */
export function afterTaken(
  payment: PaymentState,
  /** It came so late that nothing is to be paid. */
  isFree = false,
): 'demand_capture' | 'complete' | 'waive' | 'lose_hold' {
  if (isCaptured(payment)) return 'complete';
  if (isFree) return 'waive';
  return payment === 'authorised' ? 'demand_capture' : 'lose_hold';
}
