import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { eraseAccount } from './contract.ts';
import type { EraseAccount } from './erase-account.ts';

/** Hangs the end of an account on the server; `strictly` looks at every call whether the sign-in still stands. */
export function eraseAccountRoutes(
  app: FastifyInstance,
  { strictly, erase }: { strictly: Authenticate; erase: EraseAccount },
): void {
  registerEndpoint(app, eraseAccount, strictly, async ({ actor, body }) => {
    await erase(actor, body);
    return undefined;
  });
}
