import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { changeRegistrationEmail, confirmEmail, register, resendConfirmation } from './contract.ts';
import type { RegistrationService } from './registrations.ts';

/** Registers the way from a form to an account with the server. */
export function registrationRoutes(
  app: FastifyInstance,
  { db, registrations, anyone }: { db: Db; registrations: RegistrationService; anyone: Authenticate },
): void {
  registerEndpoint(app, register, anyone, ({ body, locale }) => registrations.begin(db, body, locale));
  registerEndpoint(app, resendConfirmation, anyone, async ({ body }) => {
    await registrations.resend(db, body);
    return undefined;
  });
  registerEndpoint(app, confirmEmail, anyone, ({ body }) => registrations.confirm(db, body.token));
  registerEndpoint(app, changeRegistrationEmail, anyone, async ({ body }) => {
    await registrations.changeEmail(db, body);
    return undefined;
  });
}
