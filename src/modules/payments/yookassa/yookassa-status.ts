import { isSameMoney, type Money, money } from '#kernel/money.ts';
import { type GatewayRefundStatus, type GatewayStatus, GatewayUnavailable } from '../port/gateway.ts';
import type { YookassaPayment, YookassaRefund } from './yookassa-wire.ts';

/** Reads how a payment stands from YooKassa's objects. Pure. */

/** What a payment was made for: the labels tell it, as the object itself has no place for it. */
export type Purpose = 'hold' | 'verify' | 'saved';

/** What our metadata says of a payment; undefined where it is not ours. */
export function labelOf(
  metadata: YookassaPayment['metadata'],
): { orderId: string; attempt: number } | undefined {
  const { order, attempt } = metadata ?? {};
  if (!uuid.test(order ?? '') || !/^\d{1,5}$/.test(attempt ?? '')) return undefined;
  return { orderId: order ?? '', attempt: Number(attempt) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const stranger = { orderId: '', attempt: 0 };

export function statusOf(payment: YookassaPayment): GatewayStatus {
  const { id, payment_method: method } = payment;
  const status = statusWord(payment);
  return {
    gatewayPaymentId: id,
    status,
    amount: askedAmount(payment),
    capturedMinor: status === 'captured' ? payment.amount.amountMinor : 0,
    refundedMinor: payment.refunded_amount?.amountMinor ?? 0,
    ...(labelOf(payment.metadata) ?? stranger),
    captureBefore: status === 'authorised' ? (payment.expires_at ?? null) : null,
    cardToken: status === 'authorised' || status === 'verified' ? savedCardOf(payment) : null,
    cardBrand: method?.card == null ? null : brandOf(method.card.card_type),
    cardLast4: method?.card?.last4 ?? null,
    declineCode: status === 'declined' ? declineCodeOf(payment) : null,
    hostedUrl: status === 'open' ? (payment.confirmation?.confirmation_url ?? null) : null,
    // Chargebacks are told by letter and in the merchant's profile; the API knows none.
    dispute: null,
  };
}

const purposeOf = ({ metadata }: YookassaPayment): Purpose =>
  metadata?.purpose === 'verify' || metadata?.purpose === 'saved' ? metadata.purpose : 'hold';

function statusWord(payment: YookassaPayment): GatewayStatus['status'] {
  const reason = payment.cancellation_details?.reason;
  const isVerifying = purposeOf(payment) === 'verify';
  switch (payment.status) {
    case 'pending':
      return 'open';
    case 'succeeded':
      return 'captured';
    case 'waiting_for_capture':
      // A card that was not saved is of no use for a later hold.
      return isVerifying ? (savedCardOf(payment) === null ? 'declined' : 'verified') : 'authorised';
    case 'canceled':
      if (reason === 'canceled_by_merchant') return 'voided';
      // What was held to verify a card has gone by itself; the card is still saved.
      if (reason === 'expired_on_capture' && isVerifying && savedCardOf(payment) !== null) return 'verified';
      return reason === 'expired_on_capture' || reason === 'expired_on_confirmation' ? 'expired' : 'declined';
  }
}

const savedCardOf = ({ payment_method: method }: YookassaPayment): string | null =>
  method?.type === 'bank_card' && method.saved ? method.id : null;

/**
 * What was asked for. A payment that verifies a card holds a rouble for an order of more, and one that was debited in part
 * says the part: the labels keep the order's amount. Without them the object's own is all there is.
 */
function askedAmount(payment: YookassaPayment): Money {
  const { amount_minor: minor } = payment.metadata ?? {};
  const { amount } = payment;
  if (!/^\d{1,13}$/.test(minor ?? '')) return amount;
  const asked = money(Number(minor), amount.currency);
  const isWhole = payment.status !== 'succeeded' && purposeOf(payment) !== 'verify';
  if (isWhole ? !isSameMoney(asked, amount) : asked.amountMinor < amount.amountMinor)
    throw new GatewayUnavailable('YooKassa names another amount than was asked for');
  return asked;
}

const brands: Readonly<Record<string, string>> = { AmericanExpress: 'amex', DinersClub: 'diners' };
const brandOf = (type: string) => brands[type] ?? type.toLowerCase();

/** YooKassa's reasons in the words that the pages know. */
const reasons: Readonly<Record<string, string>> = {
  card_expired: 'expired_card',
  insufficient_funds: 'insufficient_funds',
  invalid_csc: 'incorrect_cvc',
  issuer_unavailable: 'processing_error',
  internal_timeout: 'processing_error',
};

function declineCodeOf(payment: YookassaPayment): string {
  const reason = payment.cancellation_details?.reason ?? '';
  // Without the payer there was nobody to prove it: the bank wants one.
  if (reason === '3d_secure_failed')
    return purposeOf(payment) === 'saved' ? 'authentication_required' : 'authentication_failed';
  return reasons[reason] ?? 'generic_decline';
}

const refundStatuses = { pending: 'pending', succeeded: 'succeeded', canceled: 'failed' } as const;

export function refundStatus(refund: YookassaRefund): GatewayRefundStatus {
  return {
    gatewayRefundId: refund.id,
    status: refundStatuses[refund.status],
    amount: refund.amount,
    key: refund.metadata?.key ?? null,
  };
}

/** A refund that was just asked for; throws where another amount went back. */
export function refundOf(refund: YookassaRefund, asked: Money): GatewayRefundStatus {
  const status = refundStatus(refund);
  if (!isSameMoney(status.amount, asked)) throw new GatewayUnavailable('YooKassa gave back another amount');
  return status;
}
