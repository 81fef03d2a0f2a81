import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { maxSavedViews } from './contract.ts';
import { worklistProblems } from './problems.ts';
import { insertWorklistEvent } from './repository.ts';
import {
  deleteView,
  findViews,
  insertView,
  lockPersonsViews,
  renameView,
  type SavedView,
} from './views-repository.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Views of the queue that people have kept, each their own. */
export function createSavedViews({ clock }: { clock: Clock }) {
  const keep = (tx: Tx, ofId: string, event: 'made' | 'renamed' | 'removed', actor: Staff) =>
    insertWorklistEvent(tx, { subject: 'view', ofId, event, actor: actorName(actor), at: clock.now() });
  return {
    list: (db: Db | Tx, { accountId }: Staff): Promise<SavedView[]> => findViews(db, accountId),
    /** Throws 409 where a person has twelve. */
    async save(tx: Tx, view: { name: string; filter: unknown }, actor: Staff): Promise<string> {
      const { accountId } = actor;
      await lockPersonsViews(tx, accountId);
      if ((await findViews(tx, accountId)).length >= maxSavedViews)
        throw new Problem(worklistProblems.tooManyViews);
      const madeAt = clock.now();
      const id = uuidv7(madeAt);
      await insertView(tx, { id, accountId, ...view, madeAt });
      await keep(tx, id, 'made', actor);
      return id;
    },
    /** Somebody else's answers 404 as well. */
    async rename(tx: Tx, view: { id: string; name: string }, actor: Staff): Promise<void> {
      if (!(await renameView(tx, { ...view, accountId: actor.accountId })))
        throw new Problem(worklistProblems.unknownView);
      await keep(tx, view.id, 'renamed', actor);
    },
    /** So does it here. */
    async remove(tx: Tx, viewId: string, actor: Staff): Promise<void> {
      if (!(await deleteView(tx, viewId, actor.accountId))) throw new Problem(worklistProblems.unknownView);
      await keep(tx, viewId, 'removed', actor);
    },
  };
}

export type SavedViews = ReturnType<typeof createSavedViews>;
