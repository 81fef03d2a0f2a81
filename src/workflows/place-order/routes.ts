import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { placeOrder, quoteDueDates } from './contract.ts';
import type { PlaceOrder } from './place-order.ts';

/** Hangs the order call on the server. */
export function placeOrderRoutes(
  app: FastifyInstance,
  { authenticate, placing }: { authenticate: Authenticate; placing: PlaceOrder },
): void {
  registerEndpoint(app, quoteDueDates, authenticate, ({ params }) =>
    placing.quoteDueDates(params.countryCode),
  );
  registerEndpoint(app, placeOrder, authenticate, ({ body, actor, idempotencyKey }) =>
    placing.place(body, { actor, idempotencyKey }),
  );
}
