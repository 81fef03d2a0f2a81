import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { systemClock } from '#kernel/clock.ts';
import type { CompaniesService } from '#modules/companies/service.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { LiveRegisters } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { findCompany, getKnownCompany, suggestCompanies } from './contract.ts';
import { createFindCompany } from './find-company.ts';

/** Anybody may search; an access token that has run out must not stand in the way. */
const anyone: Authenticate = async () => visitor;

/** Hangs the search on the server. */
export function findCompanyRoutes(
  app: FastifyInstance,
  deps: {
    db: Db;
    companies: CompaniesService;
    countries: Countries;
    authenticate?: Authenticate;
    liveRegisters?: LiveRegisters;
  },
): void {
  const finding = createFindCompany({ ...deps, clock: systemClock });
  registerEndpoint(app, findCompany, deps.authenticate ?? anyone, ({ body, locale }) =>
    finding.find(body, locale),
  );
  registerEndpoint(app, getKnownCompany, deps.authenticate ?? anyone, ({ params }) => finding.get(params));
  registerEndpoint(app, suggestCompanies, deps.authenticate ?? anyone, async ({ query, reply }) => {
    const answer = await finding.suggest(query);
    reply.header('Cache-Control', 'private, max-age=60');
    return answer;
  });
}
