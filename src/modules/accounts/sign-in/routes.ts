import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { login, logout, refreshToken } from './contract.ts';
import type { LimitedSignIn } from './sign-in-attempts.ts';

/** Registers the calls that begin, renew and end a sign-in with the server. */
export function signInRoutes(
  app: FastifyInstance,
  { db, signIn, anyone }: { db: Db; signIn: LimitedSignIn; anyone: Authenticate },
): void {
  registerEndpoint(app, login, anyone, ({ body, request }) =>
    signIn.login(db, { ...body, address: request.ip, userAgent: request.headers['user-agent'] }),
  );
  registerEndpoint(app, refreshToken, anyone, ({ body }) => signIn.refresh(db, body));
  registerEndpoint(app, logout, anyone, async ({ body }) => {
    await signIn.logout(db, body);
    return undefined;
  });
}
