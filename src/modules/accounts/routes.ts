import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getProfile, listRoles, login, refreshToken } from './contract.ts';
import type { AccountsService } from './service.ts';

/**
 * These calls do not look at the access token: the client sends its expired one along when it asks for a new pair,
 * and must not be refused for it.
 */
const anyone: Authenticate = async () => visitor;

/** Hangs the accounts calls of the specification on the server. */
export function accountRoutes(
  app: FastifyInstance,
  { db, accounts, authenticate }: { db: Db; accounts: AccountsService; authenticate: Authenticate },
): void {
  registerEndpoint(app, login, anyone, ({ body }) => accounts.login(db, body));
  registerEndpoint(app, refreshToken, anyone, ({ body }) => accounts.refresh(db, body));
  registerEndpoint(app, getProfile, authenticate, ({ actor }) => accounts.getProfile(db, actor));
  registerEndpoint(app, listRoles, anyone, async ({ locale }) => {
    const rows = await accounts.listRoles(db);
    return { items: rows.map(({ name, label }) => ({ name, label: label[locale] })) };
  });
}
