import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getOwnCompany } from './contract.ts';
import type { LegalEntities } from './legal-entities.ts';

/** Registers the calls about the company one acts for with the server. */
export function legalEntityRoutes(
  app: FastifyInstance,
  { db, entities, strictly }: { db: Db; entities: LegalEntities; strictly: Authenticate },
): void {
  registerEndpoint(app, getOwnCompany, strictly, async ({ actor }) => ({
    company: await entities.view(db, actor),
  }));
}
