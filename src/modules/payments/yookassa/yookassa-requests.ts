import type { Money } from '#kernel/money.ts';
import { money } from '#kernel/money.ts';
import { shorten } from '#kernel/shorten.ts';
import { GatewayRefusal, type SessionRequest } from '../port/gateway.ts';
import { words } from '../texts/yookassa/words.ts';
import type { Amount, NewPayment } from './yookassa-calls.ts';
import type { Purpose } from './yookassa-status.ts';
import { yookassaId } from './yookassa-wire.ts';

/** What YooKassa is told. A try that is repeated must say the same, so nothing of the moment is in it. */

/** The rouble that is held to verify a card, and given back. */
const verification = money(100, 'RUB');

/** The sum in YooKassa's words; throws where it is not in roubles, which its shops are paid in. */
export function amountOf({ amountMinor, currency }: Money): Amount {
  if (currency !== 'RUB') throw new GatewayRefusal('currency_not_taken', 'YooKassa takes roubles alone.');
  const digits = String(amountMinor).padStart(3, '0');
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

/** Stands with every object that is made, so that an answer can be held against the order. */
function labelsOf(request: SessionRequest, purpose: Purpose): Record<string, string> {
  return {
    order: request.orderId,
    order_number: request.orderNumber,
    attempt: String(request.attempt),
    purpose,
    amount_minor: String(request.amount.amountMinor),
  };
}

/** What the payer reads; 128 characters are taken. */
export const describe = (text: string): string => shorten(text, 128);

/** The languages of its pages. */
const pageLanguages = ['en_US', 'ru_RU'];

/** A page that holds the amount, or a rouble where only the card is to be verified; both save the card. */
export function cardPage(request: SessionRequest): NewPayment {
  const isVerifying = request.route === 'verify';
  const asked = amountOf(request.amount);
  // Of our words the payer reads these alone there.
  const check = isVerifying ? `${words[request.locale].verification} ` : '';
  return {
    amount: isVerifying ? amountOf(verification) : asked,
    description: describe(`${check}${request.description}`),
    metadata: labelsOf(request, request.route),
    // Cards alone: a payment through the Faster Payments System cannot be held.
    payment_method_data: { type: 'bank_card' },
    save_payment_method: true,
    confirmation: {
      type: 'redirect',
      // There is one way back; the page there asks how the payment stands.
      return_url: request.successUrl,
      locale: pageLanguages.find((one) => one.startsWith(`${request.locale}_`)) ?? 'en_US',
    },
  };
}

/** A hold on a saved card, without the payer; undefined where the token is none of YooKassa's. */
export function savedCardHold(request: SessionRequest & { cardToken: string }): NewPayment | undefined {
  if (!yookassaId.safeParse(request.cardToken).success) return undefined;
  return {
    amount: amountOf(request.amount),
    description: describe(request.description),
    metadata: labelsOf(request, 'saved'),
    payment_method_id: request.cardToken,
  };
}
