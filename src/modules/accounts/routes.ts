import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { accessTokenOf, authenticateRequest } from './authenticate-request.ts';
import { avatarRoutes } from './avatars/routes.ts';
import {
  changePassword,
  confirmEmail,
  getProfile,
  listRoles,
  login,
  logout,
  refreshToken,
  register,
  resendConfirmation,
  updateProfile,
} from './contract.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { notificationAddressRoutes } from './notification-addresses/routes.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { securityEventRoutes, watchSecurity } from './security-events/routes.ts';
import type { AccountsService } from './service.ts';
import { sessionRoutes } from './sessions/routes.ts';

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

  registerEndpoint(app, login, anyone, ({ body, request }) =>
    accounts.login(db, { ...body, address: request.ip, userAgent: request.headers['user-agent'] }),
  );
  registerEndpoint(app, refreshToken, anyone, ({ body }) => accounts.refresh(db, body));
  registerEndpoint(app, logout, anyone, async ({ body }) => {
    await accounts.logout(db, body);
    return undefined;
  });

  registerEndpoint(app, register, anyone, ({ body, locale }) => accounts.register(db, body, locale));
  registerEndpoint(app, resendConfirmation, anyone, async ({ body }) => {
    await accounts.resendConfirmation(db, body);
    return undefined;
  });
  registerEndpoint(app, confirmEmail, anyone, ({ body }) => accounts.confirmEmail(db, body.token));

  registerEndpoint(app, getProfile, strictly, ({ actor }) => accounts.getProfile(db, actor));
  registerEndpoint(app, updateProfile, strictly, ({ actor, body }) =>
    accounts.updateProfile(db, actor, body),
  );
  registerEndpoint(app, changePassword, strictly, async ({ request, body }) => {
    await accounts.changePassword(db, accessTokenOf(request) ?? '', body);
    return undefined;
  });

  peopleRoutes(app, { db, people: accounts, authenticate: strictly });
  secondFactorRoutes(app, { db, accounts, authenticate: strictly });
  sessionRoutes(app, { db, accounts, strictly });
  securityEventRoutes(app, { db, accounts, strictly });
  watchSecurity(app, { db, accounts });
  passwordResetRoutes(app, { db, accounts, anyone });
  avatarRoutes(app, { db, accounts, authenticate: strictly });

  registerEndpoint(app, listRoles, anyone, async ({ locale }) => {
    const rows = await accounts.listRoles(db);
    return { items: rows.map(({ name, label }) => ({ name, label: label[locale] })) };
  });
}
