import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { currencies } from '#kernel/money.ts';
import { count, countryId, page, pageSize } from '#kernel/shapes.ts';
import { orderStates, orderViews } from '#modules/orders/order-states.ts';

/** Whose orders of a company are looked at. */
export const orderOwners = ['all', 'mine'] as const;

export const myOrder = z.object({
  orderId: z.uuid().max(36),
  number: z.string().max(40),
  secret: z
    .string()
    .max(40)
    .describe('of the link that follows the order; empty where a colleague ordered: ask by `orderId`'),
  isOwn: z.boolean().describe('whether it was oneself who ordered'),
  isOfCompany: z.boolean().describe('ordered for the company one acts for: all its people see it'),
  maySettle: z.boolean().describe('whether its money is one’s own matter: whoever ordered, and the Director'),
  orderedBy: z.string().max(400).describe('the colleague who ordered; empty where it was oneself'),
  state: z.enum(orderStates),
  countryCode: z.string().max(2).describe('lower case'),
  countryName: z.string().max(200),
  companyName: z.string().max(1_000),
  companyNumber: z.string().max(100).describe('of the register or for VAT; empty where nobody gave one'),
  tariffName: z.string().max(200),
  priceMinor: z.int().min(0).max(2_147_483_647),
  late: z
    .object({
      days: z.int().min(1).max(999).describe('business days of the desk'),
      wholeMinor: z.int().min(0).max(2_147_483_647).describe('what it would have cost on time'),
    })
    .nullable()
    .describe('where the late rule made it cheaper'),
  currency: z.enum(currencies),
  placedAt: z.iso.datetime().max(35),
  timeZone: z.string().max(64).nullable().describe('the buyer’s, by its IANA name'),
  dueMax: z.iso.datetime().max(35).nullable(),
  sentAt: z.iso.datetime().max(35).nullable(),
  hasReport: z.boolean(),
  isWaiting: z.boolean().describe('wants something of the customer: a payment, an answer'),
});
export type MyOrder = z.output<typeof myOrder>;

/** Orders placed as a guest with the same confirmed e-mail are among them, and those of the company one acts for. */
export const listMyOrders = defineEndpoint({
  name: 'listMyOrders',
  method: 'GET',
  path: '/User/Orders',
  summary: 'One’s orders and reports and those of one’s company, the latest first',
  action: 'orders.see',
  query: z.object({
    view: z.enum(orderViews).default('all'),
    whose: z.enum(orderOwners).default('all').describe('`mine`: without what colleagues have ordered'),
    search: z.string().trim().max(200).default('').describe('in number, company, registration number'),
    countryId: z.coerce.number().int().min(1).max(32_767).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({
    items: z.array(myOrder).max(50),
    total: count,
    page,
    pageSize,
    isOfCompany: z.boolean().describe('whether one acts for a company whose orders are listed too'),
    counts: z
      .object({ all: count, open: count, waiting: count, delivered: count, closed: count })
      .describe('how many each view has, whatever is searched for'),
    countries: z
      .array(z.object({ id: countryId, name: z.string().max(200) }))
      .max(300)
      .describe('of one’s orders, for the filter'),
  }),
});
