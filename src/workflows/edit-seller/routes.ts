import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getSeller, publishSeller, restoreSeller } from './contract.ts';
import type { EditSeller } from './edit-seller.ts';

/** Registers the staff's calls about the seller with the server. */
export function editSellerRoutes(
  app: FastifyInstance,
  { authenticate, editSeller: desk }: { authenticate: Authenticate; editSeller: EditSeller },
): void {
  registerEndpoint(app, getSeller, authenticate, () => desk.get());
  registerEndpoint(app, publishSeller, authenticate, ({ body, actor }) => desk.publish(body, actor));
  registerEndpoint(app, restoreSeller, authenticate, ({ body, actor }) => desk.restore(body, actor));
}
