import type { FastifyInstance } from 'fastify';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import { exportAudit, listAudit } from './contract.ts';
import type { ReadAudit } from './read-audit.ts';

/** Registers the administrators' calls about the log of acts with the server. */
export function readAuditRoutes(
  app: FastifyInstance,
  { authenticate, readAudit }: { authenticate: Authenticate; readAudit: ReadAudit },
): void {
  registerEndpoint(app, listAudit, authenticate, ({ query }) => readAudit.list(query));
  registerFileEndpoint(app, exportAudit, authenticate, async ({ query }) => ({
    bytes: await readAudit.exportCsv(query),
    fileName: 'audit-log.csv',
  }));
}
