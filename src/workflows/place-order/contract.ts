import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import { freeRequest } from '#modules/orders/contract.ts';

/** An address a mail can be sent to; local parts and domains as RFC 5321 bounds them. */
const email = z.string().trim().max(254).pipe(z.email());

export const placeOrderBody = z.object({
  countryId: z.int(),
  /** A company of the search, or what was typed where none was found. */
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('company'), companyId: z.uuid() }),
    z.object({ kind: z.literal('request'), request: freeRequest }),
  ]),
  tariffId: z.int(),
  /** The price the buyer saw: a higher current price is refused with `price_changed`, a lower one is taken. */
  quotedPriceMinor: z.int().positive(),
  quotedCurrency: z.enum(currencies),
  email,
  locale: z.enum(locales),
  acceptTerms: z.literal(true),
});

export type PlaceOrderBody = z.input<typeof placeOrderBody>;

/** Places an order and opens its payment; `paymentUrl` is null while the gateway does not answer. */
export const placeOrder = defineEndpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/orders',
  summary: 'Place an order',
  action: 'order.place',
  limit: 'order',
  idempotent: true,
  body: placeOrderBody,
  status: 201,
  reply: z.object({ number: z.string(), secret: z.string(), paymentUrl: z.string().nullable() }),
});
