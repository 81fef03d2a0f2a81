import { defineStateMachine } from '#kernel/state-machine.ts';
import { type PaymentEvent, type PaymentState, paymentStates } from './payment-state-names.ts';
import { rowOf } from './payment-state-rows.ts';

export { type PaymentEvent, type PaymentState, paymentEvents, paymentStates } from './payment-state-names.ts';
export { rowOf } from './payment-state-rows.ts';

/** The law for money: one attempt moves along these edges. Numbers P1–P19 are those of docs/payments.md. */
export const paymentMachine = defineStateMachine<PaymentState, PaymentEvent>(paymentStates, [
  { from: 'created', event: 'challenge', to: 'requires_action', by: 'P2' },
  { from: 'created', event: 'lose_contact', to: 'unknown', by: 'P3' },
  { from: 'created', event: 'authorise', to: 'authorised', by: 'P4' },
  { from: 'created', event: 'verify', to: 'verified', by: 'P5' },
  { from: 'created', event: 'decline', to: 'declined', by: 'P6' },
  { from: 'created', event: 'release', to: 'void_due', by: 'P7' },
  { from: 'created', event: 'expire', to: 'expired', by: 'P10' },
  { from: 'requires_action', event: 'lose_contact', to: 'unknown', by: 'P3' },
  { from: 'requires_action', event: 'authorise', to: 'authorised', by: 'P4' },
  { from: 'requires_action', event: 'verify', to: 'verified', by: 'P5' },
  { from: 'requires_action', event: 'decline', to: 'declined', by: 'P6' },
  { from: 'requires_action', event: 'release', to: 'void_due', by: 'P7' },
  { from: 'requires_action', event: 'expire', to: 'expired', by: 'P10' },
  { from: 'unknown', event: 'resume', to: 'created', by: 'P3' },
  { from: 'unknown', event: 'challenge', to: 'requires_action', by: 'P2' },
  { from: 'unknown', event: 'authorise', to: 'authorised', by: 'P4' },
  { from: 'unknown', event: 'verify', to: 'verified', by: 'P5' },
  { from: 'unknown', event: 'decline', to: 'declined', by: 'P6' },
  { from: 'unknown', event: 'release', to: 'void_due', by: 'P7' },
  { from: 'unknown', event: 'expire', to: 'expired', by: 'P10' },
  { from: 'authorised', event: 'release', to: 'void_due', by: 'P7, P9' },
  { from: 'authorised', event: 'expire', to: 'expired', by: 'P10' },
  { from: 'authorised', event: 'demand_capture', to: 'capture_due', by: 'P12' },
  { from: 'verified', event: 'release', to: 'void_due', by: 'P7' },
  { from: 'verified', event: 'supersede', to: 'voided', by: 'P11' },
  { from: 'verified', event: 'expire', to: 'expired', by: 'P10' },
  { from: 'void_due', event: 'confirm_release', to: 'voided', by: 'P8' },
  { from: 'void_due', event: 'capture', to: 'captured', by: 'P16' },
  // Ended by us, since the gateway knew of none: what comes in for it afterwards goes back.
  { from: 'voided', event: 'find_held', to: 'void_due', by: 'P10a' },
  { from: 'expired', event: 'find_held', to: 'void_due', by: 'P10a' },
  { from: 'capture_due', event: 'capture', to: 'captured', by: 'P13' },
  { from: 'capture_due', event: 'expire', to: 'expired', by: 'P14' },
  { from: 'capture_due', event: 'lose_contact', to: 'capture_unknown', by: 'P15' },
  { from: 'capture_unknown', event: 'capture', to: 'captured', by: 'P16' },
  { from: 'capture_unknown', event: 'expire', to: 'expired', by: 'P14' },
  { from: 'captured', event: 'refund_part', to: 'partially_refunded', by: 'P17' },
  { from: 'captured', event: 'refund_all', to: 'refunded', by: 'P17' },
  { from: 'captured', event: 'dispute', to: 'disputed', by: 'P18' },
  { from: 'partially_refunded', event: 'refund_part', to: 'partially_refunded', by: 'P17' },
  { from: 'partially_refunded', event: 'refund_all', to: 'refunded', by: 'P17' },
  { from: 'partially_refunded', event: 'dispute', to: 'disputed', by: 'P18' },
  // A refund that was on its way when the bank stepped in.
  { from: 'disputed', event: 'refund_part', to: 'disputed', by: 'P17' },
  { from: 'disputed', event: 'refund_all', to: 'disputed', by: 'P17' },
  { from: 'disputed', event: 'win_dispute', to: 'captured', by: 'P18' },
  { from: 'disputed', event: 'win_rest', to: 'partially_refunded', by: 'P18' },
  { from: 'disputed', event: 'lose_dispute', to: 'lost', by: 'P18' },
  { from: 'lost', event: 'refund_part', to: 'lost', by: 'P17' },
  { from: 'lost', event: 'refund_all', to: 'lost', by: 'P17' },
]);

/** Money is with us, or was and went back. */
export function isCaptured(state: PaymentState): boolean {
  return rowOf(state).isCaptured;
}

/** Money may still move, or a hold still stands: an account whose order is paid so cannot go. */
export function isMoneyLive(state: PaymentState): boolean {
  return rowOf(state).waitsFor !== null;
}

/** The payer can still go on at the hosted page. */
export function isOpen(state: PaymentState): boolean {
  return rowOf(state).isOpen;
}

/** The order has what it needs of its payer, or is about to have it: a new attempt would be one too many. */
export function isSecured(state: PaymentState): boolean {
  return rowOf(state).isSecured;
}

/** The states in which the gateway is asked, again and again, how a payment stands. */
export const reconciledStates: readonly PaymentState[] = paymentStates.filter(
  (state) => rowOf(state).isReconciled,
);
