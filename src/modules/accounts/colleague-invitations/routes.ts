import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import type { ColleagueInvitationService } from './colleague-invitations.ts';
import * as contract from './contract.ts';

/** Registers the calls of invitations to a company with the server: those of its Director, and those of who holds a link. */
export function colleagueInvitationRoutes(
  app: FastifyInstance,
  deps: { db: Db; colleagues: ColleagueInvitationService; strictly: Authenticate; anyone: Authenticate },
): void {
  const { db, colleagues, strictly, anyone } = deps;
  registerEndpoint(app, contract.listColleagueInvitations, strictly, async ({ actor }) => ({
    items: await colleagues.list(db, actor),
  }));
  registerEndpoint(app, contract.inviteColleague, strictly, ({ actor, body: { email, language } }) =>
    colleagues.invite(db, actor, { email, locale: language }),
  );
  registerEndpoint(app, contract.resendColleagueInvitation, strictly, ({ actor, params }) =>
    colleagues.resend(db, actor, params.invitationId),
  );
  registerEndpoint(app, contract.withdrawColleagueInvitation, strictly, async ({ actor, params }) => {
    await colleagues.withdraw(db, actor, params.invitationId);
    return undefined;
  });
  registerEndpoint(app, contract.joinCompany, strictly, async ({ actor, body }) => {
    await colleagues.join(db, actor, body.token);
    return undefined;
  });
  registerEndpoint(app, contract.checkColleagueInvitation, anyone, ({ body }) =>
    colleagues.check(db, body.token),
  );
  registerEndpoint(app, contract.acceptColleagueInvitation, anyone, ({ body }) =>
    colleagues.accept(db, body),
  );
}
