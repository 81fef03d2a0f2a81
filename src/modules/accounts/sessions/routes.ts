import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { endOneSession, endOtherSessions, listSessions } from './contract.ts';
import type { OwnSessions } from './own-sessions.ts';

/** Hangs the list of one's sign-ins on the server; `strictly` looks at every call whether this one still stands. */
export function sessionRoutes(
  app: FastifyInstance,
  { db, accounts, strictly }: { db: Db; accounts: OwnSessions; strictly: Authenticate },
): void {
  registerEndpoint(app, listSessions, strictly, async ({ actor }) => ({
    items: await accounts.listSessions(db, actor),
  }));
  registerEndpoint(app, endOneSession, strictly, async ({ actor, params }) => {
    await accounts.endOneSession(db, actor, params.sessionId);
    return undefined;
  });
  registerEndpoint(app, endOtherSessions, strictly, async ({ actor }) => {
    await accounts.endOtherSessions(db, actor);
    return undefined;
  });
}
