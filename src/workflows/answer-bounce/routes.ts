import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { giveAddress } from './contract.ts';
import type { GiveAddress } from './give-address.ts';

/** Registers the call by which a customer gives another address. */
export function answerBounceRoutes(
  app: FastifyInstance,
  deps: { authenticate: Authenticate; giveAddress: GiveAddress },
): void {
  registerEndpoint(app, giveAddress, deps.authenticate, ({ params, body }) =>
    deps.giveAddress(params.secret, body.email),
  );
}
