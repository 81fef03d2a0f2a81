import { type Actor, actorName, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { maxNotes, type NoteView } from './contract.ts';
import { worklistProblems } from './problems.ts';
import {
  deleteNotesOf,
  deleteOwnNote,
  findNotes,
  insertNote,
  insertWorklistEvent,
  markSeen,
} from './repository.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Notes of the staff at orders. */
export function createNotes({ clock }: { clock: Clock }) {
  const keep = async (
    tx: Tx,
    ids: readonly string[],
    event: 'made' | 'seen' | 'removed' | 'erased',
    actor: Actor,
  ) => {
    for (const ofId of ids)
      await insertWorklistEvent(tx, {
        subject: 'note',
        ofId,
        event,
        actor: actorName(actor),
        at: clock.now(),
      });
  };
  return {
    /** The latest two hundred, the first one first. */
    list: (db: Db | Tx, orderId: string): Promise<NoteView[]> => findNotes(db, orderId, maxNotes),
    /** Answers the note's id; nobody is told of a note of their own. */
    async add(
      tx: Tx,
      orderId: string,
      note: { text: string; mentions: readonly string[] },
      actor: Staff,
    ): Promise<string> {
      const madeAt = clock.now();
      const id = uuidv7(madeAt);
      const mentions = [...new Set(note.mentions)].filter((named) => named !== actor.accountId);
      await insertNote(tx, { id, orderId, authorId: actor.accountId, text: note.text, madeAt, mentions });
      await keep(tx, [id], 'made', actor);
      return id;
    },
    /** Takes a note of one's own back; throws 404. */
    async remove(tx: Tx, noteId: string, actor: Staff): Promise<void> {
      if ((await deleteOwnNote(tx, noteId, actor.accountId)) === undefined)
        throw new Problem(worklistProblems.unknownNote);
      await keep(tx, [noteId], 'removed', actor);
    },
    /** Whoever opens an order has seen what names them there. */
    async see(tx: Tx, orderId: string, actor: Staff): Promise<void> {
      const seen = await markSeen(tx, { orderId, accountId: actor.accountId, at: clock.now() });
      await keep(tx, seen, 'seen', actor);
    },
    /** Forgets what was noted about the customer of an order. */
    async eraseOf(tx: Tx, orderId: string): Promise<void> {
      await keep(tx, await deleteNotesOf(tx, orderId), 'erased', system);
    },
  };
}

export type Notes = ReturnType<typeof createNotes>;
