import type { z } from 'zod';
import type { PaymentTerms } from '../ledger/repository.ts';
import type { paymentParams } from './bodies.ts';

/** What a payment is opened with, from what YooKassa is told of it. To verify a card is a small hold there. */
export function termsOf(params: z.output<typeof paymentParams>): PaymentTerms {
  const { amount, description, metadata } = params;
  const { order, order_number, attempt } = metadata;
  const page = 'confirmation' in params ? params.confirmation : undefined;
  // There is one way back from the page, whatever came of it.
  const back = page?.return_url ?? '';
  return {
    order_id: order,
    order_number,
    attempt,
    route: 'hold',
    amount_minor: amount,
    currency: 'RUB',
    locale: page?.locale === 'ru_RU' ? 'ru' : 'en',
    time_zone: null,
    description,
    details: [],
    success_url: back,
    cancel_url: back,
    dialect: 'yookassa',
    metadata: { ...metadata, attempt: String(attempt) },
  };
}
