import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { findRecords, listMerges, mergeCompanies, previewMerge, splitCompanies } from './contract.ts';
import type { MergeCompanies } from './merge-companies.ts';

/** Registers the staff's calls about records of one company with the server. */
export function mergeCompaniesRoutes(
  app: FastifyInstance,
  { authenticate, mergeCompanies: desk }: { authenticate: Authenticate; mergeCompanies: MergeCompanies },
): void {
  registerEndpoint(app, findRecords, authenticate, ({ query }) => desk.find(query));
  registerEndpoint(app, listMerges, authenticate, () => desk.list());
  registerEndpoint(app, previewMerge, authenticate, ({ body }) => desk.preview(body));
  registerEndpoint(app, mergeCompanies, authenticate, async ({ body, actor }) => {
    await desk.merge(body, body.reason, actor);
    return undefined;
  });
  registerEndpoint(app, splitCompanies, authenticate, async ({ body, actor }) => {
    await desk.split(body.countryCode, body.mergedId, body.reason, actor);
    return undefined;
  });
}
