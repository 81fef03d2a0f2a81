import type { z } from 'zod';
import type { PaymentTerms } from '../ledger/repository.ts';
import type { intentParams, sessionParams } from './bodies.ts';

type Labels = Readonly<{ order: string; order_number: string; attempt: number }>;

/** What a payment is opened with, from what Stripe is told of a page. */
export function pageTerms(params: z.output<typeof sessionParams>): PaymentTerms {
  const { locale, success_url, cancel_url } = params;
  const back = { locale, time_zone: null, success_url, cancel_url };
  if (params.mode === 'setup') {
    const { amount_minor, currency, ...labels } = params.metadata;
    const { description } = params.setup_intent_data;
    return {
      ...labelled(labels),
      ...back,
      route: 'verify',
      amount_minor,
      currency,
      description,
      details: [],
    };
  }
  const [{ price_data }] = params.line_items;
  const { name, description: more } = price_data.product_data;
  return {
    ...labelled(params.metadata),
    ...back,
    route: 'hold',
    amount_minor: price_data.unit_amount,
    currency: price_data.currency,
    description: name,
    details: detailsOf(more),
  };
}

/** As a page shows what is bought: pairs of a name and its value, as far as they are some. */
function detailsOf(text: string | undefined) {
  return (text?.split('; ') ?? []).flatMap((pair) => {
    const [name, ...value] = pair.split(': ');
    return name === undefined || value.length === 0 ? [] : [{ name, value: value.join(': ') }];
  });
}

/** What a hold on a saved card is opened with: there is no page to come back from. */
export function intentTerms(params: z.output<typeof intentParams>): PaymentTerms {
  const nowhere = { success_url: '', cancel_url: '' };
  return {
    ...labelled(params.metadata),
    ...nowhere,
    locale: 'en',
    time_zone: null,
    route: 'hold',
    amount_minor: params.amount,
    currency: params.currency,
    description: params.description,
    details: [],
  };
}

function labelled(labels: Labels) {
  const { order, order_number, attempt } = labels;
  return {
    order_id: order,
    order_number,
    attempt,
    dialect: 'stripe' as const,
    metadata: { order, order_number, attempt: String(attempt) },
  };
}
