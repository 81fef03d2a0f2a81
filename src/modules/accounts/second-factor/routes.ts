import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import {
  confirmSecondFactor,
  confirmSecondFactorMove,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  startSecondFactorMove,
  switchOffSecondFactor,
} from './contract.ts';
import type { SecondFactor } from './second-factor.ts';

/** Registers the calls of the second factor with the server; `strictly` looks at every sign-in anew. */
export function secondFactorRoutes(
  app: FastifyInstance,
  { db, secondFactor, strictly }: { db: Db; secondFactor: SecondFactor; strictly: Authenticate },
): void {
  registerEndpoint(app, getSecondFactor, strictly, ({ actor }) => secondFactor.get(db, actor));
  registerEndpoint(app, startSecondFactor, strictly, ({ actor, body }) =>
    secondFactor.start(db, actor, body),
  );
  registerEndpoint(app, confirmSecondFactor, strictly, ({ actor, body }) =>
    secondFactor.confirm(db, actor, body),
  );
  registerEndpoint(app, startSecondFactorMove, strictly, ({ actor, body }) =>
    secondFactor.startMove(db, actor, body),
  );
  registerEndpoint(app, confirmSecondFactorMove, strictly, ({ actor, body }) =>
    secondFactor.confirmMove(db, actor, body),
  );
  registerEndpoint(app, switchOffSecondFactor, strictly, async ({ actor, body }) => {
    await secondFactor.switchOff(db, actor, body);
    return undefined;
  });
  registerEndpoint(app, renewRecoveryCodes, strictly, ({ actor, body }) =>
    secondFactor.renewRecoveryCodes(db, actor, body),
  );
}
