import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Authenticate } from '#platform/http/register-endpoint.ts';
import { avatarRoutes } from './avatars/routes.ts';
import { colleagueInvitationRoutes } from './colleague-invitations/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { legalEntityRoutes } from './legal-entities/routes.ts';
import { notificationAddressRoutes } from './notification-addresses/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { securityEventRoutes, watchSecurity } from './security-events/routes.ts';
import type { AccountsService } from './service.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { authenticateRequest } from './sign-in/authenticate-request.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { staffInvitationRoutes } from './staff-invitations/routes.ts';
import { userAdministrationRoutes } from './user-administration/routes.ts';

/**
 * These calls do not look at the access token: the client sends its expired one along when it asks for a new pair,
 * and must not be refused for it.
 */
const anyone: Authenticate = async () => visitor;

/** Registers the accounts calls of the specification with the server. */
export function accountRoutes(
  app: FastifyInstance,
  { db, accounts }: { db: Db; accounts: AccountsService },
): void {
  const { signIn, sessions, registrations, profiles, passwords, secondFactor } = accounts;
  const { emailChanges, notificationAddresses, avatars, users, securityEvents } = accounts;
  const { staffInvitations: invitations, legalEntities: entities, colleagueInvitations } = accounts;
  const strictly = authenticateRequest({ db, signIn });

  emailChangeRoutes(app, { db, emailChanges, anyone, strictly });
  notificationAddressRoutes(app, { db, notificationAddresses, anyone, strictly });
  signInRoutes(app, { db, signIn, anyone });
  registrationRoutes(app, { db, registrations, anyone });
  profileRoutes(app, { db, profiles, strictly });
  userAdministrationRoutes(app, { db, users, anyone, strictly });
  staffInvitationRoutes(app, { db, invitations, anyone, strictly });
  legalEntityRoutes(app, { db, entities, strictly });
  colleagueInvitationRoutes(app, { db, colleagues: colleagueInvitations, anyone, strictly });
  secondFactorRoutes(app, { db, secondFactor, strictly });
  sessionRoutes(app, { db, sessions, strictly });
  securityEventRoutes(app, { db, securityEvents, strictly });
  watchSecurity(app, { db, securityEvents });
  passwordRoutes(app, { db, passwords, anyone, strictly });
  avatarRoutes(app, { db, avatars, strictly });
}
