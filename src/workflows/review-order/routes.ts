import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getOrderReview, reviewOrder } from './contract.ts';
import type { ReviewOrder } from './review-order.ts';

/** Hangs the calls about an order's review on the server. */
export function reviewOrderRoutes(
  app: FastifyInstance,
  { authenticate, reviewing }: { authenticate: Authenticate; reviewing: ReviewOrder },
): void {
  registerEndpoint(app, getOrderReview, authenticate, ({ params }) => reviewing.get(params.secret));
  registerEndpoint(app, reviewOrder, authenticate, ({ params, body, locale, idempotencyKey }) =>
    reviewing.write(params.secret, body, { locale, idempotencyKey }),
  );
}
