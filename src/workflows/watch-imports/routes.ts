import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getImport, listImports } from './contract.ts';
import type { WatchImports } from './watch-imports.ts';

/** Registers the staff's calls about imports with the server. */
export function watchImportsRoutes(
  app: FastifyInstance,
  { authenticate, watchImports }: { authenticate: Authenticate; watchImports: WatchImports },
): void {
  registerEndpoint(app, listImports, authenticate, ({ query }) => watchImports.list(query));
  registerEndpoint(app, getImport, authenticate, ({ params }) => watchImports.get(params.runId));
}
