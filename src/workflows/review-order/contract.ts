import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { linkSecret, typedText } from '#kernel/shapes.ts';
import { ownReview } from '#modules/feedback/contract.ts';

const bySecret = z.object({ secret: linkSecret.describe('of the link to the order') });

/** What the customer may still write, and has written. */
export const orderReview = z.object({
  mayReview: z.boolean().describe('the report is delivered and there is no review yet'),
  review: ownReview.nullable(),
});
export type OrderReview = z.output<typeof orderReview>;

export const getOrderReview = defineEndpoint({
  name: 'getOrderReview',
  method: 'GET',
  path: '/orders/{secret}/review',
  summary: 'The review of an order by its secret link',
  action: 'order.follow',
  params: bySecret,
  reply: orderReview,
});

/** Bounds and words of each field: web/review-rules.ts of the feedback module. */
export const reviewOrder = defineEndpoint({
  name: 'reviewOrder',
  method: 'POST',
  path: '/orders/{secret}/review',
  summary: 'Review a delivered order, once; it is shown when the staff have published it',
  action: 'order.follow',
  refuses: [409],
  idempotent: true,
  params: bySecret,
  body: z.object({
    rating: z.number().min(-1e9).max(1e9).default(0).describe('1 to 5'),
    text: typedText.describe('20 to 2,000 characters'),
    authorName: typedText,
    companyName: typedText.describe('may be empty'),
    mayPublish: z.boolean().default(false).describe('consent to publish; must be true'),
  }),
  status: 201,
  reply: orderReview,
});
