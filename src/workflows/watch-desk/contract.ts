import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { currencies } from '#kernel/money.ts';
import { count, countryCode, instant, text, uuid } from '#kernel/shapes.ts';
import { orderNumber } from '#modules/orders/contract.ts';
import { orderStates } from '#modules/orders/order-states.ts';

/** So many days stand side by side. */
export const figureDays = 14;
/** Of so many days the share of kept promises and the money are. */
export const lookBackDays = 30;
/** So many urgent orders are named; the queue has all. */
export const maxUrgent = 20;
const minor = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** How the desk stands now: what is urgent, what waits, what is held, how it went. */
export const deskFigures = z
  .object({
    asOf: instant,
    urgent: z
      .array(
        z.object({
          orderId: uuid,
          number: orderNumber,
          state: z.enum(orderStates),
          companyName: text(1000),
          countryCode,
          dueMax: instant,
          isLate: z.boolean(),
          assigneeName: text(400).nullable(),
        }),
      )
      .max(maxUrgent)
      .describe('late, or due within 24 hours'),
    undelivered: z
      .array(
        z.object({
          orderId: uuid,
          number: orderNumber,
          state: z.enum(orderStates),
          companyName: text(1000),
          countryCode,
          sentAt: instant.nullable(),
        }),
      )
      .max(maxUrgent)
      .describe('orders whose mails were refused or came back'),
    states: z
      .array(z.object({ state: z.enum(orderStates), orders: count, unassigned: count }))
      .max(orderStates.length)
      .describe('open orders'),
    held: z
      .array(
        z.object({
          currency: z.enum(currencies),
          orders: count,
          amountMinor: minor,
          endingOrders: count.describe('whose hold the bank lets go within two days'),
          endingMinor: minor,
        }),
      )
      .max(currencies.length),
    moved: z
      .array(z.object({ currency: z.enum(currencies), chargedMinor: minor, refundedMinor: minor }))
      .max(currencies.length)
      .describe(`of the last ${lookBackDays} days`),
    days: z
      .array(z.object({ day: z.iso.date().max(10), accepted: count, sent: count, late: count }))
      .max(figureDays + 1),
    promises: z
      .object({ kept: count, ended: count })
      .describe(`of the last ${lookBackDays} days, with orders that are late now`),
  })
  .meta({ id: 'DeskFigures' });
export type DeskFigures = z.output<typeof deskFigures>;

export const getDeskFigures = defineEndpoint({
  name: 'getDeskFigures',
  method: 'GET',
  path: '/staff/dashboard',
  summary: 'How the desk stands: urgent orders, money held, throughput, promises',
  action: 'desk.work',
  reply: deskFigures,
});
