import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { judgeNumber } from '#names/numbers/criteria/check-digit.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { checkCompanyNumbers, getSearchCriteria } from './contract.ts';
import { searchCriteriaView } from './criteria-view.ts';

/** The criteria are the same for everybody; an access token that has run out must not hide them. */
const anyone: Authenticate = async () => visitor;

/** Registers what is known of the numbers of countries with the server. */
export function companyRoutes(app: FastifyInstance): void {
  registerEndpoint(app, getSearchCriteria, anyone, async ({ params, locale }) => ({
    criteria: searchCriteriaView(params.countryCode, locale),
  }));

  registerEndpoint(app, checkCompanyNumbers, anyone, async ({ params, body }) => ({
    regCode: judgeNumber(params.countryCode, 'reg', body.regCode),
    vatCode: judgeNumber(params.countryCode, 'vat', body.vatCode),
  }));
}
