import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { ReviewOrder } from './review-order.ts';

/** Registers the calls about an order's review with the server. */
export function reviewOrderRoutes(
  app: FastifyInstance,
  { authenticate, reviewOrder }: { authenticate: Authenticate; reviewOrder: ReviewOrder },
): void {
  registerEndpoint(app, contract.getOrderReview, authenticate, ({ params }) =>
    reviewOrder.get(params.secret),
  );
  registerEndpoint(app, contract.reviewOrder, authenticate, ({ params, body, locale, idempotencyKey }) =>
    reviewOrder.write(params.secret, body, { locale, idempotencyKey }),
  );
}
