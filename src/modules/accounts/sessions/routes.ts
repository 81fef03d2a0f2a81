import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { endOneSession, endOtherSessions, listSessions } from './contract.ts';
import type { OwnSessions } from './own-sessions.ts';

/** Registers the list of one's sign-ins with the server; `strictly` looks at every call whether this one still stands. */
export function sessionRoutes(
  app: FastifyInstance,
  { db, sessions, strictly }: { db: Db; sessions: OwnSessions; strictly: Authenticate },
): void {
  registerEndpoint(app, listSessions, strictly, async ({ actor }) => ({
    items: await sessions.list(db, actor),
  }));
  registerEndpoint(app, endOneSession, strictly, async ({ actor, params }) => {
    await sessions.end(db, actor, params.sessionId);
    return undefined;
  });
  registerEndpoint(app, endOtherSessions, strictly, async ({ actor }) => {
    await sessions.endOthers(db, actor);
    return undefined;
  });
}
