import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { accessTokenOf } from '../sign-in/authenticate-request.ts';
import { askPasswordReset, changePassword, checkPasswordReset, resetPassword } from './contract.ts';
import type { PasswordChange } from './password-change.ts';
import type { PasswordResets } from './password-resets.ts';

/** Registers the ways to a new password with the server. */
export function passwordRoutes(
  app: FastifyInstance,
  deps: { db: Db; passwords: PasswordChange & PasswordResets; anyone: Authenticate; strictly: Authenticate },
): void {
  const { db, passwords, anyone, strictly } = deps;
  registerEndpoint(app, changePassword, strictly, async ({ request, body }) => {
    await passwords.change(db, accessTokenOf(request) ?? '', body);
    return undefined;
  });
  registerEndpoint(app, askPasswordReset, anyone, async ({ body, locale }) => {
    await passwords.askReset(db, body.email, locale);
    return undefined;
  });
  registerEndpoint(app, checkPasswordReset, anyone, ({ body }) => passwords.checkReset(db, body.token));
  registerEndpoint(app, resetPassword, anyone, ({ body, request }) =>
    passwords.reset(db, { ...body, address: request.ip }),
  );
}
