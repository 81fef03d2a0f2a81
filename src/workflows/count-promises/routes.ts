import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { getOnTime } from './contract.ts';
import type { CountPromises } from './count-promises.ts';

/** The same for everybody; an access token that has run out must not hide it. */
const anyone: Authenticate = async () => visitor;

/** Registers the public figures of promises with the server. */
export function countPromisesRoutes(
  app: FastifyInstance,
  { countPromises }: { countPromises: CountPromises },
): void {
  registerEndpoint(app, getOnTime, anyone, ({ locale }) => countPromises.onTime(locale));
}
