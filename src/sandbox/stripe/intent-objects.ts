import type Stripe from 'stripe';
import type { PaymentRow } from '../ledger/repository.ts';
import { chargeObject, methodObject } from './card-objects.ts';
import { namesOf, secondsOf } from './names.ts';
import { cardError } from './refusals.ts';

/** What a payment of ours is as an intent; its charge is brought along only where it was asked for. */
export function intentObject(payment: PaymentRow, withCharge: boolean): Stripe.PaymentIntent {
  const { intent, charge, method, customer } = namesOf(payment);
  const { status, cancellation_reason } = standing(payment);
  const hasCharge = payment.capture_before !== null;
  const created = secondsOf(payment.created_at);
  return {
    id: intent,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount_minor,
    amount_capturable: status === 'requires_capture' ? payment.amount_minor : 0,
    amount_received: payment.captured_minor,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: status === 'canceled' ? created : null,
    cancellation_reason,
    capture_method: 'manual',
    client_secret: null,
    confirmation_method: 'automatic',
    created,
    currency: payment.currency.toLowerCase(),
    // Saved once the issuer has said yes, as with the pages of Stripe.
    customer: hasCharge ? customer : null,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: payment.decline_code === null ? null : lastError(payment.decline_code),
    latest_charge: hasCharge ? (withCharge ? chargeObject(payment) : charge) : null,
    livemode: false,
    managed_payments: null,
    metadata: { ...payment.metadata },
    next_action: status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: payment.is_off_session ? null : 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

const lastError = (declineCode: string): Stripe.PaymentIntent.LastPaymentError => ({
  ...cardError(declineCode),
  type: 'card_error',
});

function standing(payment: PaymentRow): Pick<Stripe.PaymentIntent, 'status' | 'cancellation_reason'> {
  const wasHeld = payment.capture_before !== null;
  switch (payment.status) {
    case 'requires_action':
      return { status: 'requires_action', cancellation_reason: null };
    case 'authorised':
      return { status: 'requires_capture', cancellation_reason: null };
    case 'captured':
      return { status: 'succeeded', cancellation_reason: null };
    case 'voided':
      return { status: 'canceled', cancellation_reason: 'requested_by_customer' };
    case 'expired':
      return { status: 'canceled', cancellation_reason: wasHeld ? 'automatic' : 'expired' };
    default:
      return { status: 'requires_payment_method', cancellation_reason: null };
  }
}

/** The verifying of a card; its method is brought along only where it was asked for. */
export function setupObject(payment: PaymentRow, withMethod: boolean): Stripe.SetupIntent {
  const { setup, method, customer } = namesOf(payment);
  const isVerified = payment.status === 'verified';
  return {
    id: setup,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: null,
    created: secondsOf(payment.created_at),
    customer: isVerified ? customer : null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_setup_error: payment.decline_code === null ? null : lastError(payment.decline_code),
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: { ...payment.metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: isVerified ? (withMethod ? methodObject(payment) : method) : null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: isVerified
      ? 'succeeded'
      : payment.status === 'requires_action'
        ? 'requires_action'
        : payment.status === 'open'
          ? 'requires_payment_method'
          : 'canceled',
    usage: 'off_session',
  } satisfies Stripe.SetupIntent;
}
