import type Stripe from 'stripe';
import type { PaymentRow } from '../ledger/repository.ts';
import { intentObject, setupObject } from './intent-objects.ts';
import { namesOf, secondsOf } from './names.ts';

/** A hosted page; what came of it is brought along only where it was asked for. */
export function sessionObject(
  payment: PaymentRow,
  hostedUrl: string,
  expand: readonly string[],
): Stripe.Checkout.Session {
  const isHold = payment.route === 'hold';
  const names = namesOf(payment);
  const status = statusOf(payment);
  // Since 2022 the intent of a page is made when the payer first tries a card.
  const hasIntent = isHold && payment.card_token !== null;
  const withIntent = expand.some((path) => path.startsWith('payment_intent'));
  const withSetup = expand.some((path) => path.startsWith('setup_intent'));
  return {
    id: names.session,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: isHold ? payment.amount_minor : null,
    amount_total: isHold ? payment.amount_minor : null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: payment.cancel_url,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: secondsOf(payment.created_at),
    currency: isHold ? payment.currency.toLowerCase() : null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: status === 'complete' ? names.customer : null,
    customer_account: null,
    customer_creation: 'always',
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: secondsOf(payment.session_expires_at),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: payment.locale,
    managed_payments: null,
    metadata: sessionLabels(payment),
    mode: isHold ? 'payment' : 'setup',
    origin_context: null,
    payment_intent: hasIntent ? (withIntent ? intentObject(payment, true) : names.intent) : null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: isHold ? 'unpaid' : 'no_payment_required',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: isHold ? null : withSetup ? setupObject(payment, true) : names.setup,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: null,
    subscription: null,
    success_url: payment.success_url,
    total_details: null,
    ui_mode: 'hosted_page',
    url: status === 'open' ? hostedUrl : null,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}

/** A page that only verifies carries the amount of its order in its labels. */
function sessionLabels({ route, metadata, amount_minor, currency }: PaymentRow): Record<string, string> {
  return route === 'hold' ? { ...metadata } : { ...metadata, amount_minor: String(amount_minor), currency };
}

/** A page is complete for good once an issuer said yes, whatever becomes of the hold. */
function statusOf(payment: PaymentRow): 'open' | 'complete' | 'expired' {
  if (payment.status === 'open' || payment.status === 'requires_action') return 'open';
  return payment.status === 'verified' || payment.capture_before !== null ? 'complete' : 'expired';
}
