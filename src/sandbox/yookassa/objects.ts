import type { PaymentRow, RefundRow } from '../ledger/repository.ts';
import { shopId } from './keys.ts';
import { nameOf } from './names.ts';

/** The gateway's payments and refunds as YooKassa writes them; held against its published schema by a test. */

/** Of a card only brand and last digits are kept: any year will do. */
const expiry = { expiry_year: '2034', expiry_month: '12' };
const cardTypes: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'AmericanExpress',
};

const sum = (minor: number) => ({ value: (minor / 100).toFixed(2), currency: 'RUB' });

const statuses = {
  open: 'pending',
  requires_action: 'pending',
  authorised: 'waiting_for_capture',
  verified: 'waiting_for_capture',
  captured: 'succeeded',
  declined: 'canceled',
  voided: 'canceled',
  expired: 'canceled',
} as const;

export function paymentObject(payment: PaymentRow, hostedUrl: string) {
  const status = statuses[payment.status];
  const { capture_before: end } = payment;
  return {
    id: nameOf('payment', payment.id),
    status,
    // Debited in part, a payment says what was debited.
    amount: sum(status === 'succeeded' ? payment.captured_minor : payment.amount_minor),
    description: payment.description,
    recipient: { account_id: shopId, gateway_id: '100700' },
    created_at: payment.created_at.toISOString(),
    paid: status === 'waiting_for_capture' || status === 'succeeded',
    refundable: status === 'succeeded',
    test: true,
    metadata: payment.metadata,
    ...(payment.card_token === null ? {} : { payment_method: methodObject(payment, payment.card_token) }),
    ...(payment.refunded_minor === 0 ? {} : { refunded_amount: sum(payment.refunded_minor) }),
    ...(status === 'waiting_for_capture' && end !== null ? { expires_at: end.toISOString() } : {}),
    ...(status === 'canceled' ? { cancellation_details: cancellation(payment) } : {}),
    ...(status === 'pending' && !payment.is_off_session
      ? {
          confirmation: {
            type: 'redirect',
            return_url: payment.success_url,
            confirmation_url: hostedUrl,
          },
        }
      : {}),
  };
}

/** A card is saved once an issuer said yes to it. */
function methodObject(payment: PaymentRow, token: string) {
  const saved = payment.is_off_session || payment.capture_before !== null;
  return {
    type: 'bank_card',
    id: nameOf('card', token),
    saved,
    status: saved ? 'active' : 'inactive',
    title: `Bank card *${payment.card_last4}`,
    card: {
      last4: payment.card_last4 ?? '',
      ...expiry,
      card_type: cardTypes[payment.card_brand ?? ''] ?? 'Unknown',
    },
  };
}

const reasons: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'card_expired',
  incorrect_cvc: 'invalid_csc',
  processing_error: 'issuer_unavailable',
  authentication_failed: '3d_secure_failed',
  authentication_required: '3d_secure_failed',
};

function cancellation({ status, capture_before, decline_code }: PaymentRow) {
  if (status === 'voided') return { party: 'merchant', reason: 'canceled_by_merchant' };
  if (status === 'expired')
    return {
      party: 'yoo_money',
      reason: capture_before === null ? 'expired_on_confirmation' : 'expired_on_capture',
    };
  return { party: 'payment_network', reason: reasons[decline_code ?? ''] ?? 'general_decline' };
}

const refundStatuses = { pending: 'pending', succeeded: 'succeeded', failed: 'canceled' } as const;

export function refundObject(refund: RefundRow, at: Date) {
  const status = refundStatuses[refund.status];
  return {
    id: nameOf('refund', refund.id),
    payment_id: nameOf('payment', refund.payment_id),
    status,
    amount: sum(refund.amount_minor),
    created_at: at.toISOString(),
    metadata: { key: refund.key },
    ...(status === 'canceled'
      ? { cancellation_details: { party: 'refund_network', reason: 'general_decline' } }
      : {}),
  };
}
