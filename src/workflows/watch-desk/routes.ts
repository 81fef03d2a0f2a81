import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getDeskFigures } from './contract.ts';
import type { WatchDesk } from './watch-desk.ts';

/** Registers the staff's dashboard with the server. */
export function watchDeskRoutes(
  app: FastifyInstance,
  { authenticate, watchDesk }: { authenticate: Authenticate; watchDesk: WatchDesk },
): void {
  registerEndpoint(app, getDeskFigures, authenticate, () => watchDesk.figures());
}
