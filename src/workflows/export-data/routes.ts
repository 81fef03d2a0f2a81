import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerFileEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { ExportData } from './export-data.ts';

/** Registers the export with the server. */
export function exportDataRoutes(
  app: FastifyInstance,
  { authenticate, exportData }: { authenticate: Authenticate; exportData: ExportData },
): void {
  registerFileEndpoint(app, contract.exportData, authenticate, ({ actor }) => exportData(actor));
}
