import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getProfile, updateProfile } from './contract.ts';
import type { Profiles } from './profiles.ts';

/** Registers the calls about one's own profile with the server. */
export function profileRoutes(
  app: FastifyInstance,
  { db, profiles, strictly }: { db: Db; profiles: Profiles; strictly: Authenticate },
): void {
  registerEndpoint(app, getProfile, strictly, ({ actor }) => profiles.get(db, actor));
  registerEndpoint(app, updateProfile, strictly, ({ actor, body }) => profiles.update(db, actor, body));
}
