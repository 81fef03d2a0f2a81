import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { askEmailChange, confirmEmailChange } from './contract.ts';
import type { EmailChanges } from './email-changes.ts';

/** Hangs the calls about another e-mail on the server. */
export function emailChangeRoutes(
  app: FastifyInstance,
  deps: {
    db: Db;
    accounts: EmailChanges;
    anyone: Authenticate;
    strictly: Authenticate;
  },
): void {
  const { db, accounts, anyone, strictly } = deps;
  registerEndpoint(app, askEmailChange, strictly, async ({ actor, body }) => {
    await accounts.askEmailChange(db, actor, body);
    return undefined;
  });
  registerEndpoint(app, confirmEmailChange, anyone, ({ body }) =>
    accounts.confirmEmailChange(db, body.token),
  );
}
