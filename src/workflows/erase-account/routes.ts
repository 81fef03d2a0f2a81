import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { EraseAccount } from './erase-account.ts';

/** Registers the end of an account with the server. */
export function eraseAccountRoutes(
  app: FastifyInstance,
  { authenticate, eraseAccount }: { authenticate: Authenticate; eraseAccount: EraseAccount },
): void {
  registerEndpoint(app, contract.eraseAccount, authenticate, async ({ actor, body }) => {
    await eraseAccount(actor, body);
    return undefined;
  });
}
