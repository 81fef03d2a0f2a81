/** `due`: granted and not known to have been asked for; `unknown`: asked for without an answer. */
export const refundStates = ['due', 'unknown', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Money may still go back by it: counted against what was captured, asked about until it rests. */
export const openRefundStates: readonly RefundState[] = ['due', 'unknown', 'pending'];

/** Money on its way back to the payer: one row for each time it was granted. */
export type Refund = Readonly<{
  id: string;
  paymentId: string;
  sequence: number;
  amountMinor: number;
  state: RefundState;
  /** Stable across retries and restarts. */
  key: string;
  /** The claim it answers; null where money was taken that nobody wanted. */
  claimId: string | null;
  gatewayRefundId: string | null;
  failureCode: string | null;
  createdAt: Date;
  updatedAt: Date;
}>;

/** The bank's side of a payment. */
export type Dispute = Readonly<{
  id: string;
  paymentId: string;
  gatewayDisputeId: string;
  state: 'open' | 'won' | 'lost';
  amountMinor: number;
  reason: string;
  evidenceDueBy: Date | null;
  openedAt: Date;
  closedAt: Date | null;
}>;

/** With which a gateway is asked for the n-th refund of an order. */
export function refundKey(orderId: string, sequence: number): string {
  return `o${orderId}:refund:${sequence}`;
}

/**
 * What the gateway's word of a refund means for ours: the state to go to, nothing new, or a contradiction for a person.
 * A refund that has gone through and comes back later is one: the payer was told otherwise. Pure; the model check runs
 * exactly this.
 */
export function refundDecision(
  ours: RefundState,
  theirs: 'pending' | 'succeeded' | 'failed',
): RefundState | 'nothing' | 'review' {
  if (ours === theirs) return 'nothing';
  return openRefundStates.includes(ours) ? theirs : 'review';
}
