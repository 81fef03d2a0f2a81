import { shorten } from '#kernel/shorten.ts';
import type { SessionRequest } from '../port/gateway.ts';
import { words } from '../texts/stripe/words.ts';
import type { HoldPage, SavedCardHold, SetupPage } from './stripe-calls.ts';

/** What Stripe is told. A try that is repeated must say the same, so nothing of the moment is in it. */

/** Stands with every object that is made, so that an answer can be held against the order. */
function labelsOf(request: SessionRequest): Record<string, string> {
  return { order: request.orderId, order_number: request.orderNumber, attempt: String(request.attempt) };
}

const currencyOf = ({ amount }: SessionRequest) => amount.currency.toLowerCase();

/** Its type is named, so that a member which the API no longer knows does not compile. */
function pageOf(request: SessionRequest): SetupPage {
  return {
    allowed_payment_method_types: ['card'],
    locale: request.locale,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    custom_text: { submit: { message: words[request.locale].promise[request.route] } },
  };
}

/** A page on which the payer reserves the amount, and which saves the card for a renewal of that. */
export function holdPage(request: SessionRequest): HoldPage {
  const metadata = labelsOf(request);
  const details = request.details.map(({ name, value }) => `${name}: ${value}`).join('; ');
  return {
    ...pageOf(request),
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currencyOf(request),
          unit_amount: request.amount.amountMinor,
          product_data: {
            name: shorten(request.description, 250),
            ...(details === '' ? {} : { description: shorten(details, 500) }),
          },
        },
      },
    ],
    customer_creation: 'always',
    payment_intent_data: {
      metadata,
      description: shorten(request.description, 500),
      // Should the report take longer than the bank keeps the hold, a fresh one is taken without the payer.
      setup_future_usage: 'off_session',
    },
  };
}

/** A page on which a card is verified and saved, for one hold when the report is ready. */
export function setupPage(request: SessionRequest): SetupPage {
  const labels = labelsOf(request);
  const { amountMinor, currency } = request.amount;
  return {
    ...pageOf(request),
    // A page of this kind has no amount: ours stands with it.
    metadata: { ...labels, amount_minor: String(amountMinor), currency },
    customer_creation: 'always',
    setup_intent_data: { metadata: labels, description: shorten(request.description, 500) },
  };
}

/** A hold on a saved card; undefined where the token is none of ours. */
export function savedCardHold(request: SessionRequest & { cardToken: string }): SavedCardHold | undefined {
  const [, customer, payment_method] =
    /^(cus_[!-.0-~]{1,200})\/(pm_[!-.0-~]{1,200})$/.exec(request.cardToken) ?? [];
  if (customer === undefined || payment_method === undefined) return undefined;
  return {
    amount: request.amount.amountMinor,
    currency: currencyOf(request),
    customer,
    payment_method,
    allowed_payment_method_types: ['card'],
    description: shorten(request.description, 500),
    metadata: labelsOf(request),
  };
}
