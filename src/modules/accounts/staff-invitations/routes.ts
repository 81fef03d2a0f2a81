import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import {
  acceptStaffInvitation,
  checkStaffInvitation,
  inviteStaff,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from './contract.ts';
import type { StaffInvitationService } from './staff-invitations.ts';

/** Registers the calls of invitations with the server: those of administrators, and those of who holds a link. */
export function staffInvitationRoutes(
  app: FastifyInstance,
  deps: { db: Db; invitations: StaffInvitationService; strictly: Authenticate; anyone: Authenticate },
): void {
  const { db, invitations, strictly, anyone } = deps;
  registerEndpoint(app, listInvitations, strictly, async () => ({ items: await invitations.list(db) }));
  registerEndpoint(app, inviteStaff, strictly, ({ actor, body: { language, ...wish } }) =>
    invitations.invite(db, actor, { ...wish, locale: language }),
  );
  registerEndpoint(app, resendInvitation, strictly, ({ actor, params }) =>
    invitations.resend(db, actor, params.invitationId),
  );
  registerEndpoint(app, withdrawInvitation, strictly, async ({ actor, params }) => {
    await invitations.withdraw(db, actor, params.invitationId);
    return undefined;
  });
  registerEndpoint(app, checkStaffInvitation, anyone, ({ body }) => invitations.check(db, body.token));
  registerEndpoint(app, acceptStaffInvitation, anyone, ({ body }) => invitations.accept(db, body));
}
