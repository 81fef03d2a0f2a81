import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { askPasswordReset, checkPasswordReset, resetPassword } from './contract.ts';
import type { PasswordResets } from './password-resets.ts';

/** Hangs the way to a new password on the server. */
export function passwordResetRoutes(
  app: FastifyInstance,
  { db, accounts, anyone }: { db: Db; accounts: PasswordResets; anyone: Authenticate },
): void {
  registerEndpoint(app, askPasswordReset, anyone, async ({ body, locale }) => {
    await accounts.askPasswordReset(db, body.email, locale);
    return undefined;
  });
  registerEndpoint(app, checkPasswordReset, anyone, ({ body }) =>
    accounts.checkPasswordReset(db, body.token),
  );
  registerEndpoint(app, resetPassword, anyone, ({ body, request }) =>
    accounts.resetPassword(db, { ...body, address: request.ip }),
  );
}
