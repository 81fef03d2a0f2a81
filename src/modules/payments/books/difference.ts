import type { Currency } from '#kernel/money.ts';
import type { GatewayStatus } from '../port/gateway.ts';

/**
 * What the two books say differently. `orphan_hold`: a hold or open page that belongs to no order of ours. `orphan_charge`: money taken
 * for none. `missing`: a hold or charge of ours that the gateway does not list. `amount`: not the same money. `state`: the same money, and
 * one of the two thinks that it may still move.
 */
export const differenceKinds = ['orphan_hold', 'orphan_charge', 'missing', 'amount', 'state'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** One of our payments, as far as books are compared. */
export type OurPayment = Readonly<{
  id: string;
  orderId: string;
  currency: Currency;
  gatewayPaymentId: string | null;
  state: string;
  /** It came to nothing: nothing is held any more. */
  isEnded: boolean;
  /** We count on a hold that can be captured. */
  holdsMoney: boolean;
}>;

/** One payment about which the books do not agree. */
export type Difference = Readonly<{
  kind: DifferenceKind;
  gatewayPaymentId: string;
  paymentId: string | null;
  orderId: string | null;
  currency: Currency;
  /** What each has taken and not given back; null where it knows of no such payment. */
  oursMinor: number | null;
  theirsMinor: number | null;
  oursState: string | null;
  theirsState: GatewayStatus['status'] | null;
}>;

/** What the gateway has of a payment: taken, neither given back nor taken away by the payer's bank. */
export function netOf({ capturedMinor, refundedMinor, dispute }: GatewayStatus): number {
  const disputed = dispute === null || dispute.status === 'won' ? 0 : dispute.amount.amountMinor;
  return capturedMinor - refundedMinor - disputed;
}

/** A hold stands at the gateway, or may still come. */
const isLive = (status: GatewayStatus['status']) =>
  status === 'open' || status === 'requires_action' || status === 'authorised';

/** What of the gateway's book is in none of ours; undefined where nothing is at stake. Pure. */
export function orphanOf(theirs: GatewayStatus): Difference | undefined {
  const theirsMinor = netOf(theirs);
  if (theirsMinor === 0 && !isLive(theirs.status)) return undefined;
  return {
    ...{
      kind: theirsMinor === 0 ? 'orphan_hold' : 'orphan_charge',
      gatewayPaymentId: theirs.gatewayPaymentId,
    },
    ...{ paymentId: null, orderId: null, currency: theirs.amount.currency },
    ...{ oursMinor: null, theirsMinor, oursState: null, theirsState: theirs.status },
  };
}

/** What is not equal about a payment that both know; `ledgerMinor` is what our ledger has of it. Pure. */
export function differenceOf(
  payment: OurPayment,
  ledgerMinor: number,
  theirs: GatewayStatus | undefined,
): Difference | undefined {
  const ours = {
    ...{ paymentId: payment.id, orderId: payment.orderId, currency: payment.currency },
    ...{ oursMinor: ledgerMinor, oursState: payment.state },
  };
  if (theirs === undefined) {
    if (!payment.holdsMoney && ledgerMinor === 0) return undefined;
    const gatewayPaymentId = payment.gatewayPaymentId ?? payment.id;
    return { kind: 'missing', gatewayPaymentId, ...ours, theirsMinor: null, theirsState: null };
  }
  const theirsMinor = netOf(theirs);
  const told = { gatewayPaymentId: theirs.gatewayPaymentId, theirsMinor, theirsState: theirs.status };
  if (theirsMinor !== ledgerMinor || theirs.amount.currency !== payment.currency)
    return { kind: 'amount', ...ours, ...told };
  // Whoever has ended it has nothing to release any more: a hold that lives on is nobody's.
  const isForgotten = payment.isEnded && theirs.status === 'authorised';
  const isLost = payment.holdsMoney && !isLive(theirs.status) && theirs.status !== 'captured';
  return isForgotten || isLost ? { kind: 'state', ...ours, ...told } : undefined;
}
