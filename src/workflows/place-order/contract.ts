import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, minuteSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import { instant, linkSecret, minorUnits, serialId, soughtId, uuid } from '#kernel/shapes.ts';
import { maxTimeZoneLength, readTimeZone } from '#kernel/time-zone.ts';
import {
  buyerInput,
  freeRequest,
  mailAddress,
  orderNumber,
  typedVatCode,
  vatCheckView,
} from '#modules/orders/contract.ts';

/** Checked against the list that the server knows. */
const timeZone = z
  .string()
  .max(maxTimeZoneLength)
  .refine((name) => readTimeZone(name) !== undefined, 'unknown time zone');

export const placeOrderBody = z.object({
  countryId: soughtId,
  /** A company of the search, or what was typed where none was found. */
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('company'), companyId: uuid }),
    z.object({ kind: z.literal('request'), request: freeRequest }),
  ]),
  tariffId: soughtId,
  /** The price the buyer saw: a higher current price is refused with `price_changed`, a lower one is taken. */
  quotedPriceMinor: minorUnits.min(1),
  quotedCurrency: z.enum(currencies),
  email: mailAddress,
  locale: z.enum(locales),
  timeZone: timeZone.optional().describe('IANA name of the zone in which the buyer reads due dates'),
  buyer: buyerInput.optional(),
  payBy: z
    .enum(['card', 'invoice'])
    .default('card')
    .describe('`invoice`: of an account that may, `GET /User/Credit` says up to which amount'),
  acceptTerms: z.literal(true),
});

export type PlaceOrderBody = z.input<typeof placeOrderBody>;

const orderLimit = defineLimit('order', {
  visitor: [per(10 * minuteSeconds, 10), per(daySeconds, 60)],
  account: [per(10 * minuteSeconds, 20), per(daySeconds, 200)],
});

/** Places an order and opens its payment; `paymentUrl` is null while the gateway does not answer, and of an order by invoice. */
export const placeOrder = defineEndpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/orders',
  summary: 'Place an order',
  action: 'order.place',
  refuses: [404, 409, 422],
  limit: orderLimit,
  idempotent: true,
  body: placeOrderBody,
  status: 201,
  reply: z.object({
    number: orderNumber,
    secret: linkSecret,
    paymentUrl: z.url().max(2_000).nullable(),
  }),
});

const anyCaseCountry = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .max(2);

/** Counted over the working days of our desk and of the country, holidays of both included. */
export const quoteDueDates = defineEndpoint({
  name: 'quoteDueDates',
  method: 'GET',
  path: '/orders/due-dates/{countryCode}',
  summary: 'By when a report ordered now is there at the latest',
  action: 'site.use',
  refuses: [404],
  params: z.object({ countryCode: anyCaseCountry }),
  reply: z.object({ items: z.array(z.object({ tariffId: serialId, dueBy: instant })).max(50) }),
});

/** Each question goes on to VIES: enough for whoever corrects a slip, too little for whoever looks numbers up. */
const vatCheckLimit = defineLimit('vat-check', {
  visitor: [per(10 * minuteSeconds, 10), per(daySeconds, 40)],
  account: [per(10 * minuteSeconds, 20), per(daySeconds, 100)],
});

/** Whether VIES knows a buyer's VAT number; null where it is not asked: outside the Union, or checks are switched off. */
export const checkVatNumber = defineEndpoint({
  name: 'checkVatNumber',
  method: 'POST',
  path: '/orders/vat-check',
  summary: 'Ask VIES about the VAT number of a buyer before ordering',
  action: 'order.place',
  limit: vatCheckLimit,
  body: z.object({ countryCode: anyCaseCountry, vatCode: typedVatCode.min(1) }),
  reply: z.object({ vatCheck: vatCheckView.nullable() }),
});
