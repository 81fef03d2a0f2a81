import { availableParallelism } from 'node:os';
import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { newLinkSecret } from '#kernel/identifier.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { createSemaphore } from '#platform/limits/semaphore.ts';
import { avatarAddressOf } from '../account/account.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { drawAvatar } from './picture.ts';
import { avatarProblems } from './problems.ts';
import { findAvatar, removeAvatar, replaceAvatar } from './repository.ts';

export interface Avatars {
  /**
   * Throws 415 `not_a_picture`, 422 `file_upload_error`, 503 when too many wait or `signal` ends the work: its sender has
   * left, or the server closes.
   */
  change(db: Db, actor: Actor, file: Buffer, signal?: AbortSignal): Promise<{ avatar: string }>;
  /** Does nothing where there is no picture. */
  remove(db: Db, actor: Actor): Promise<void>;
  /** Throws 404 for a key that no picture has, or has no more. */
  read(db: Db, key: string): Promise<Buffer>;
}

export function createAvatars({ clock }: { clock: Clock }): Avatars {
  // A process each, and one core is left to everybody else.
  const parallel = Math.max(1, Math.min(2, availableParallelism() - 1));
  const semaphore = createSemaphore({ parallel, queueLimit: 10 });
  const refuse = () => new Problem(avatarProblems.busy, { retryAfterSeconds: 5 });

  return {
    async change(db, actor, file, signal) {
      const accountId = accountOf(actor);
      const image = await semaphore.run(() => drawAvatar(file, signal), refuse);
      const key = newLinkSecret();
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        const isKept = await replaceAvatar(tx, { accountId, key, image, uploadedAt: at });
        if (!isKept) throw new Problem(problems.unauthenticated);
        await insertAccountEvent(tx, { accountId, event: 'avatar_changed', actor: actorName(actor), at });
      });
      return { avatar: avatarAddressOf(key) };
    },

    async remove(db, actor) {
      const accountId = accountOf(actor);
      await db.transaction().execute(async (tx) => {
        if (!(await removeAvatar(tx, accountId))) return;
        const at = clock.now();
        await insertAccountEvent(tx, { accountId, event: 'avatar_deleted', actor: actorName(actor), at });
      });
    },

    async read(db, key) {
      const image = await findAvatar(db, key);
      if (image === undefined) throw new Problem(problems.notFound);
      return image;
    },
  };
}

function accountOf(actor: Actor): string {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor.accountId;
}
