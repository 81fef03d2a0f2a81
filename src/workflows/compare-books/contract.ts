import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { currencies } from '#kernel/money.ts';
import { count, instant, text, uuid } from '#kernel/shapes.ts';
import { orderNumber } from '#modules/orders/contract.ts';
import { differenceKinds } from '#modules/payments/contract.ts';

const minor = z.int().min(-2_147_483_648).max(9_007_199_254_740_991).describe('minor units');

const calendarDay = z.iso.date().max(10);

const bookDay = z
  .object({
    gateway: text(40),
    day: calendarDay,
    beganAt: instant,
    endedAt: instant.nullable(),
    failure: text(500)
      .nullable()
      .describe('why it did not come to its end; it is tried again within the hour'),
    payments: count.nullable().describe('how many the gateway has listed'),
    totals: z
      .array(z.object({ currency: z.enum(currencies), oursMinor: minor, theirsMinor: minor }))
      .max(50)
      .describe('of each currency: what is taken and not given back, by our ledger and by the gateway'),
  })
  .meta({ id: 'BookDay' });

const bookDifference = z
  .object({
    gateway: text(40),
    day: calendarDay,
    kind: z.enum(differenceKinds),
    gatewayPaymentId: text(255),
    orderId: uuid.nullable(),
    orderNumber: orderNumber.nullable(),
    currency: z.enum(currencies),
    oursMinor: minor.nullable(),
    theirsMinor: minor.nullable(),
    oursState: text(40).nullable(),
    theirsState: text(40).nullable(),
    firstSeenOn: calendarDay,
    isReleased: z.boolean().describe('a hold of nobody: it was given back'),
  })
  .meta({ id: 'BookDifference' });
export type BookDifference = z.output<typeof bookDifference>;

const booksView = z.object({
  days: z.array(bookDay).max(60).describe('of the last 60 days, the latest first'),
  differences: z
    .array(bookDifference)
    .max(200)
    .describe('of the last comparison with each gateway, the oldest first'),
});
export type BooksView = z.output<typeof booksView>;

export const getBooks = defineEndpoint({
  name: 'getBooks',
  method: 'GET',
  path: '/staff/books',
  summary: 'Our books beside those of the card gateways',
  details:
    'Compared once a day over the last 35 days. A hold of nobody is given back when it is seen on a second day; all else waits for a person.',
  action: 'books.see',
  reply: booksView,
});
