import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerFileEndpoint } from '#platform/http/register-endpoint.ts';
import { exportData } from './contract.ts';
import type { ExportData } from './export-data.ts';

/** Hangs the export on the server; `strictly` looks at every call whether the sign-in still stands. */
export function exportDataRoutes(
  app: FastifyInstance,
  { strictly, exporting }: { strictly: Authenticate; exporting: ExportData },
): void {
  registerFileEndpoint(app, exportData, strictly, ({ actor }) => exporting(actor));
}
