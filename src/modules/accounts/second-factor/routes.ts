import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  switchOffSecondFactor,
} from './contract.ts';
import type { SecondFactor } from './second-factor.ts';

/** Hangs the calls of the second factor on the server; `authenticate` looks at every sign-in anew. */
export function secondFactorRoutes(
  app: FastifyInstance,
  { db, accounts, authenticate }: { db: Db; accounts: SecondFactor; authenticate: Authenticate },
): void {
  registerEndpoint(app, getSecondFactor, authenticate, ({ actor }) => accounts.getSecondFactor(db, actor));
  registerEndpoint(app, startSecondFactor, authenticate, ({ actor, body }) =>
    accounts.startSecondFactor(db, actor, body),
  );
  registerEndpoint(app, confirmSecondFactor, authenticate, ({ actor, body }) =>
    accounts.confirmSecondFactor(db, actor, body),
  );
  registerEndpoint(app, switchOffSecondFactor, authenticate, async ({ actor, body }) => {
    await accounts.switchOffSecondFactor(db, actor, body);
    return undefined;
  });
  registerEndpoint(app, renewRecoveryCodes, authenticate, ({ actor, body }) =>
    accounts.renewRecoveryCodes(db, actor, body),
  );
}
