import { type Actor, actorName } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import type { SessionView } from './contract.ts';
import { deleteFamiliesOverBefore, listFamilies, lockOwnFamily } from './list-repository.ts';
import { revokeFamily, revokeOtherFamilies } from './repository.ts';

/** Longest list of the contract. */
const listed = 200;

/** How long a sign-in that is over is remembered, so that a copy of its tokens is still known to be one. */
const keptMs = 30 * dayMs;

/** Sign-ins per statement of the clearing: each may have thousands of tokens. */
const clearedAtOnce = 50;

export interface OwnSessions {
  /** The actor's sign-ins that stand, the latest used first. */
  list(db: Db, actor: Actor): Promise<SessionView[]>;
  /** Ends one of the actor's sign-ins, this one too; throws 404 `not_found` for any other. */
  end(db: Db, actor: Actor, sessionId: string): Promise<void>;
  /** Ends all of the actor's sign-ins but the one of this call. */
  endOthers(db: Db, actor: Actor): Promise<void>;
  /** Deletes what is known of sign-ins that were over 30 days ago; answers how many. */
  eraseOld(db: Db): Promise<number>;
}

export function createOwnSessions({ clock }: { clock: Clock }): OwnSessions {
  return {
    async list(db, actor) {
      const { accountId, sessionId } = ownerOf(actor);
      const families = await listFamilies(db, { accountId, now: clock.now(), limit: listed });
      return families.map(({ id, device, startedAt, lastUsedAt }) => ({
        id,
        device,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === sessionId,
      }));
    },

    async end(db, actor, sessionId) {
      const { accountId } = ownerOf(actor);
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        if (!(await lockOwnFamily(tx, { id: sessionId, accountId }))) throw new Problem(problems.notFound);
        await revokeFamily(tx, sessionId, at);
        await insertAccountEvent(tx, { accountId, event: 'session_ended', actor: actorName(actor), at });
      });
    },

    async endOthers(db, actor) {
      const { accountId, sessionId } = ownerOf(actor);
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        const ended = await revokeOtherFamilies(tx, { accountId, keptId: sessionId, revokedAt: at });
        if (ended === 0) return;
        const event = { accountId, event: 'other_sessions_ended', actor: actorName(actor) } as const;
        await insertAccountEvent(tx, { ...event, at });
      });
    },

    async eraseOld(db) {
      const day = new Date(clock.now().getTime() - keptMs);
      let total = 0;
      for (let gone = clearedAtOnce; gone === clearedAtOnce; total += gone) {
        gone = await deleteFamiliesOverBefore(db, day, clearedAtOnce);
      }
      return total;
    },
  };
}

/** Everybody who signed in has a sign-in; only tests make actors without one. */
function ownerOf(actor: Actor): { accountId: string; sessionId: string } {
  if (actor.kind !== 'account' || actor.sessionId === undefined) throw new Problem(problems.unauthenticated);
  return { accountId: actor.accountId, sessionId: actor.sessionId };
}
