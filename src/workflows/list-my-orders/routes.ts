import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { listMyOrders } from './contract.ts';
import type { ListMyOrders } from './list-my-orders.ts';

/** Hangs the list of one's own orders on the server. */
export function listMyOrdersRoutes(
  app: FastifyInstance,
  { authenticate, listing }: { authenticate: Authenticate; listing: ListMyOrders },
): void {
  registerEndpoint(app, listMyOrders, authenticate, ({ actor, query, locale }) =>
    listing.list(actor, query, locale),
  );
}
