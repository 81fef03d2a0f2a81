import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { PlaceOrder } from './place-order.ts';

/** Registers the order call with the server. */
export function placeOrderRoutes(
  app: FastifyInstance,
  { authenticate, placeOrder }: { authenticate: Authenticate; placeOrder: PlaceOrder },
): void {
  registerEndpoint(app, contract.quoteDueDates, authenticate, ({ params }) =>
    placeOrder.quoteDueDates(params.countryCode),
  );
  registerEndpoint(app, contract.checkVatNumber, authenticate, ({ body }) => placeOrder.checkVatNumber(body));
  registerEndpoint(app, contract.placeOrder, authenticate, ({ body, actor, idempotencyKey }) =>
    placeOrder.place(body, { actor, idempotencyKey }),
  );
}
