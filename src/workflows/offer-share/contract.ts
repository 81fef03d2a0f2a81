import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { linkSecret, uuid } from '#kernel/shapes.ts';
import { orderStates } from '#modules/orders/order-states.ts';

/** What the buyer of a report with little in it may say. */
export const shareAnswers = ['take', 'wait', 'cancel'] as const;

const shareAnswer = z.object({
  choice: z.enum(shareAnswers),
  waitUntil: z.iso
    .date()
    .max(10)
    .optional()
    .describe('with `wait`: the last day, tomorrow at the earliest, `shareOffer.waitLatest` at the latest'),
  shareMinor: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('with `take`: the share that was shown; another one is refused'),
});
export type ShareAnswer = z.output<typeof shareAnswer>;

/** A thin report: nothing is debited before its buyer has chosen, or has been silent for five days. */
export const chooseShare = defineEndpoint({
  name: 'chooseShare',
  method: 'POST',
  path: '/orders/{secret}/share',
  summary:
    'Take a report with little in it for its share of the price, wait until a day, or cancel free of charge',
  action: 'order.follow',
  refuses: [409],
  params: z.object({ secret: linkSecret.describe('of the link to the order') }),
  body: shareAnswer,
  reply: z.object({ state: z.enum(orderStates).describe('of the order, now') }),
});

export const chooseAccountShare = defineEndpoint({
  name: 'chooseAccountShare',
  method: 'POST',
  path: '/account/orders/{orderId}/share',
  summary: 'The same of an order of one’s company: whoever ordered it, or the Director',
  action: 'order.settle',
  refuses: [403, 409],
  params: z.object({ orderId: uuid.describe('of an order of one’s own or of one’s company') }),
  body: shareAnswer,
  reply: z.object({ state: z.enum(orderStates).describe('of the order, now') }),
});
