import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { ListMyOrders } from './list-my-orders.ts';

/** Registers the list of one's own orders with the server. */
export function listMyOrdersRoutes(
  app: FastifyInstance,
  { authenticate, listMyOrders }: { authenticate: Authenticate; listMyOrders: ListMyOrders },
): void {
  registerEndpoint(app, contract.listMyOrders, authenticate, ({ actor, query, locale }) =>
    listMyOrders.list(actor, query, locale),
  );
}
