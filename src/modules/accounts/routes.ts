import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Authenticate } from '#platform/http/register-endpoint.ts';
import { avatarRoutes } from './avatars/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { notificationAddressRoutes } from './notification-addresses/routes.ts';
import { passwordResetRoutes } from './passwords/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { securityEventRoutes, watchSecurity } from './security-events/routes.ts';
import type { AccountsService } from './service.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { authenticateRequest } from './sign-in/authenticate-request.ts';
import { signInRoutes } from './sign-in/routes.ts';

/**
 * These calls do not look at the access token: the client sends its expired one along when it asks for a new pair,
 * and must not be refused for it.
 */
const anyone: Authenticate = async () => visitor;

/** Hangs the accounts calls of the specification on the server. */
export function accountRoutes(
  app: FastifyInstance,
  { db, accounts }: { db: Db; accounts: AccountsService },
): void {
  const strictly = authenticateRequest({ db, accounts });

  emailChangeRoutes(app, { db, accounts, anyone, strictly });
  notificationAddressRoutes(app, { db, accounts, anyone, strictly });

  signInRoutes(app, { db, accounts, anyone });
  registrationRoutes(app, { db, accounts, anyone });
  profileRoutes(app, { db, accounts, strictly });
  peopleRoutes(app, { db, people: accounts, authenticate: strictly, anyone });
  secondFactorRoutes(app, { db, accounts, authenticate: strictly });
  sessionRoutes(app, { db, accounts, strictly });
  securityEventRoutes(app, { db, accounts, strictly });
  watchSecurity(app, { db, accounts });
  passwordResetRoutes(app, { db, accounts, anyone, strictly });
  avatarRoutes(app, { db, accounts, authenticate: strictly });
}
