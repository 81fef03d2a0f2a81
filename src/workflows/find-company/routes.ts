import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { systemClock } from '#kernel/clock.ts';
import type { CompaniesService } from '#modules/companies/service.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { LiveRegisters } from '#modules/registers/service.ts';
import type { Reader } from '#platform/database/reader.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import { createFindCompany } from './find-company.ts';

/** Anybody may search; an access token that has run out must not stand in the way. */
const anyone: Authenticate = async () => visitor;

/** Registers the search with the server. */
export function findCompanyRoutes(
  app: FastifyInstance,
  deps: {
    db: Reader;
    reads?: Reader;
    companies: CompaniesService;
    countries: Countries;
    authenticate?: Authenticate;
    liveRegisters?: LiveRegisters;
  },
): void {
  const findCompany = createFindCompany({ ...deps, clock: systemClock });
  registerEndpoint(app, contract.findCompany, deps.authenticate ?? anyone, ({ body, locale }) =>
    findCompany.find(body, locale),
  );
  registerEndpoint(app, contract.getKnownCompany, deps.authenticate ?? anyone, ({ params }) =>
    findCompany.get(params),
  );
  registerEndpoint(app, contract.compareCompany, deps.authenticate ?? anyone, ({ params, body, locale }) =>
    findCompany.compare(params, body, locale),
  );
  registerEndpoint(app, contract.suggestCompanies, deps.authenticate ?? anyone, async ({ query, reply }) => {
    const answer = await findCompany.suggest(query);
    reply.header('Cache-Control', 'private, max-age=60');
    return answer;
  });
}
