import type { PaymentState } from './payment-state-names.ts';

/** All that is known of a payment's state beside its edges; whoever asks for, books or settles money asks here. */
export type PaymentStateRow = Readonly<{
  /** The payer can still go on at the hosted page; nothing is known to be held. */
  isOpen: boolean;
  /** The order has what it needs of its payer, or is about to have it. */
  isSecured: boolean;
  /** It came to nothing, or was given back before it was debited: nothing is held. */
  isEnded: boolean;
  /** Money is with us, or was and went back. */
  isCaptured: boolean;
  /** The gateway is asked by itself how it stands, should its webhook be lost. */
  isReconciled: boolean;
  /** Whose turn it is before the money comes to rest; null where it rests. */
  waitsFor: 'payer' | 'gateway' | 'report' | 'bank' | null;
}>;

/** What most states have in common; a row says all that is particular to its state. */
const moving = {
  isOpen: false,
  isSecured: false,
  isEnded: false,
  isCaptured: false,
  isReconciled: true,
} as const;
const open = { ...moving, isOpen: true } as const;
const ended = { ...moving, isEnded: true, isReconciled: false, waitsFor: null } as const;
const captured = { ...moving, isCaptured: true, isReconciled: false, waitsFor: null } as const;

/** One row a state; a state without one does not compile. */
const paymentStateRows = {
  created: { ...open, waitsFor: 'payer' },
  requires_action: { ...open, waitsFor: 'payer' },
  unknown: { ...open, waitsFor: 'gateway' },
  authorised: { ...moving, isSecured: true, waitsFor: 'report' },
  // A card that was only verified holds no money: there is nothing to be asked about.
  verified: { ...moving, isSecured: true, isReconciled: false, waitsFor: 'report' },
  declined: ended,
  void_due: { ...moving, waitsFor: 'gateway' },
  voided: ended,
  expired: ended,
  capture_due: { ...moving, isSecured: true, waitsFor: 'gateway' },
  capture_unknown: { ...moving, isSecured: true, waitsFor: 'gateway' },
  captured,
  partially_refunded: captured,
  refunded: captured,
  disputed: { ...captured, waitsFor: 'bank' },
  lost: captured,
} as const satisfies Record<PaymentState, PaymentStateRow>;

/** What is known of a state. */
export function rowOf(state: PaymentState): PaymentStateRow {
  return paymentStateRows[state];
}
