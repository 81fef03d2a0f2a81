import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { askEmailChange, confirmEmailChange } from './contract.ts';
import type { EmailChanges } from './email-changes.ts';

/** Registers the calls about another e-mail with the server. */
export function emailChangeRoutes(
  app: FastifyInstance,
  deps: {
    db: Db;
    emailChanges: EmailChanges;
    anyone: Authenticate;
    strictly: Authenticate;
  },
): void {
  const { db, emailChanges, anyone, strictly } = deps;
  registerEndpoint(app, askEmailChange, strictly, async ({ actor, body }) => {
    await emailChanges.ask(db, actor, body);
    return undefined;
  });
  registerEndpoint(app, confirmEmailChange, anyone, ({ body }) => emailChanges.confirm(db, body.token));
}
