import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerFileEndpoint } from '#platform/http/register-endpoint.ts';
import { exportData } from './contract.ts';
import type { ExportData } from './export-data.ts';

/** Hangs the export on the server. */
export function exportDataRoutes(
  app: FastifyInstance,
  { authenticate, exporting }: { authenticate: Authenticate; exporting: ExportData },
): void {
  registerFileEndpoint(app, exportData, authenticate, ({ actor }) => exporting(actor));
}
