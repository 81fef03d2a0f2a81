import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { eraseAccount } from './contract.ts';
import type { EraseAccount } from './erase-account.ts';

/** Hangs the end of an account on the server. */
export function eraseAccountRoutes(
  app: FastifyInstance,
  { authenticate, erase }: { authenticate: Authenticate; erase: EraseAccount },
): void {
  registerEndpoint(app, eraseAccount, authenticate, async ({ actor, body }) => {
    await erase(actor, body);
    return undefined;
  });
}
