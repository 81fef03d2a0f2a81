import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { LeaveCompany } from './leave-company.ts';

/** Registers the ways out of a company with the server. */
export function leaveCompanyRoutes(
  app: FastifyInstance,
  { authenticate, leaveCompany }: { authenticate: Authenticate; leaveCompany: LeaveCompany },
): void {
  registerEndpoint(app, contract.removeColleague, authenticate, async ({ actor, params }) => {
    await leaveCompany.remove(actor, params.memberId);
    return undefined;
  });
  registerEndpoint(app, contract.handOverCompany, authenticate, async ({ actor, params }) => {
    await leaveCompany.handOver(actor, params.memberId);
    return undefined;
  });
  registerEndpoint(app, contract.leaveCompany, authenticate, async ({ actor }) => {
    await leaveCompany.leave(actor);
    return undefined;
  });
}
