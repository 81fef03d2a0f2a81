import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { findSignedIn } from '../account/repository.ts';
import { lacksSecondFactor } from '../second-factor/requirement.ts';
import type { AccessKeys } from './access-keys.ts';
import { verifyAccessToken } from './access-token.ts';

export interface Authentication {
  /**
   * Who holds this access token; throws 401 `unauthenticated`. Account and sign-in are looked up at every call: another
   * role, a disabled account and an ended sign-in count at once, not when the token ends.
   */
  authenticate(db: Db, accessToken: string): Promise<Actor>;
}

export function createAuthentication({ clock, keys }: { clock: Clock; keys: AccessKeys }): Authentication {
  return {
    async authenticate(db, accessToken) {
      const { userId, sid } = await verifyAccessToken(accessToken, keys, clock);
      const account = await findSignedIn(db, userId, sid);
      if (account === undefined || account.disabledAt !== null) {
        throw new Problem(problems.unauthenticated);
      }
      return {
        kind: 'account',
        accountId: userId,
        role: account.role,
        sessionId: sid,
        ...(lacksSecondFactor(account) && { lacksSecondFactor: true }),
      };
    },
  };
}
