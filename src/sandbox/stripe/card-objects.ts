import type Stripe from 'stripe';
import { dayMs } from '#kernel/clock.ts';
import type { PaymentRow, RefundRow } from '../ledger/repository.ts';
import { namesOf, secondsOf } from './names.ts';

/** Any year will do: of a card only brand and last digits are kept. */
const expiry = { exp_month: 12, exp_year: 2034 };

const noAddress = { address: null, email: null, name: null, phone: null, tax_id: null };

type SavedCard = Pick<
  PaymentRow,
  'card_token' | 'card_brand' | 'card_last4' | 'is_card_detached' | 'created_at'
>;

/** A saved card, as a payment method; detached from its customer once the merchant gave it up. */
export function methodObject(payment: SavedCard): Stripe.PaymentMethod {
  const { method, customer } = namesOf({ id: '', ...payment });
  return {
    id: method ?? '',
    object: 'payment_method',
    billing_details: noAddress,
    card: {
      brand: payment.card_brand ?? '',
      checks: null,
      country: null,
      display_brand: null,
      ...expiry,
      funding: 'credit',
      generated_from: null,
      last4: payment.card_last4 ?? '',
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    created: secondsOf(payment.created_at),
    customer: payment.is_card_detached ? null : customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
}

/** The one charge of a payment: there once an issuer said yes. */
export function chargeObject(payment: PaymentRow): Stripe.Charge {
  const { charge, intent, method } = namesOf(payment);
  return {
    id: charge,
    object: 'charge',
    amount: payment.amount_minor,
    amount_captured: payment.captured_minor,
    amount_refunded: payment.refunded_minor + restOf(payment),
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: noAddress,
    calculated_statement_descriptor: 'COUNTERCHECK',
    captured: payment.status === 'captured',
    created: secondsOf(payment.created_at),
    currency: payment.currency.toLowerCase(),
    customer: null,
    description: payment.description,
    disputed: payment.dispute !== null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...payment.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent,
    payment_method: method,
    payment_method_details: {
      card: {
        amount_authorized: payment.amount_minor,
        authorization_code: null,
        brand: payment.card_brand,
        ...(payment.status === 'authorised' && { capture_before: holdEnd(payment) }),
        checks: null,
        country: null,
        electronic_commerce_indicator: null,
        ...expiry,
        funding: 'credit',
        installments: null,
        last4: payment.card_last4,
        mandate: null,
        network: payment.card_brand,
        network_transaction_id: null,
        regulated_status: null,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: payment.refunded_minor + restOf(payment) === payment.amount_minor,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

function holdEnd({ capture_before: end, created_at: start }: PaymentRow): number {
  return secondsOf(end ?? new Date(start.getTime() + dayMs));
}

/** What a debit has left of its hold: Stripe gives it back as a refund of its own. */
function restOf({ status, amount_minor, captured_minor }: PaymentRow): number {
  return status === 'captured' ? amount_minor - captured_minor : 0;
}

/** That refund, which no merchant has asked for; undefined where the whole hold was debited. */
export function restRefund(payment: PaymentRow): Stripe.Refund | undefined {
  const amount_minor = restOf(payment);
  if (amount_minor === 0) return undefined;
  const terms = { payment_id: payment.id, amount_minor, status: 'succeeded', outcome: 'succeeded' } as const;
  return refundObject(
    { ...terms, id: `re_rest_${payment.id}`, key: null, settles_at: payment.created_at },
    payment,
  );
}

export function refundObject(refund: RefundRow, payment: PaymentRow): Stripe.Refund {
  const { charge, intent } = namesOf(payment);
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount_minor,
    balance_transaction: null,
    charge,
    created: secondsOf(refund.settles_at),
    currency: payment.currency.toLowerCase(),
    customer: null,
    customer_account: null,
    metadata: refund.key === null || refund.key === '' ? {} : { key: refund.key },
    payment_intent: intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  } satisfies Stripe.Refund;
}
