import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import {
  countStuck,
  dismissRow,
  findTopic,
  insertRowEvent,
  listStuck,
  listUndoneOf,
  retryRows,
  type StuckRow,
  type StuckState,
} from './desk-repository.ts';

export type { StuckRow, StuckState } from './desk-repository.ts';

/** What people may do about work that does not succeed; every act leaves a row that says who did it. */
export interface OutboxDesk {
  list(
    db: Db,
    state: StuckState,
    page: { limit: number; offset: number },
  ): Promise<{ rows: StuckRow[]; total: number }>;
  /** What of these topics is still to be done for an order, the oldest first. */
  ofOrder(db: Db, orderId: string, topics: readonly string[], limit: number): Promise<StuckRow[]>;
  count(db: Db): Promise<{ givenUp: number; failing: number }>;
  /** What a row is about, or undefined where there is none. */
  topicOf(db: Db | Tx, id: string): Promise<string | undefined>;
  /** Makes one row due now, with days of trying before it; false if it is done, or being worked on. */
  retry(tx: Tx, id: string, actor: Actor): Promise<boolean>;
  /** The same for everything given up; answers how many. */
  retryAll(tx: Tx, actor: Actor): Promise<number>;
  /** Leaves a given-up row undone for good; its payload is forgotten. False if it is not given up. */
  dismiss(tx: Tx, id: string, actor: Actor): Promise<boolean>;
}

/** The people's side of the outbox. */
export function createOutboxDesk({ clock }: { clock: Clock }): OutboxDesk {
  async function note(tx: Tx, ids: readonly string[], event: 'retry' | 'dismiss', actor: Actor) {
    for (const id of ids) await insertRowEvent(tx, { id, event, actor: actorName(actor), at: clock.now() });
    return ids.length;
  }
  return {
    list: listStuck,
    ofOrder: listUndoneOf,
    count: countStuck,
    topicOf: findTopic,
    retry: async (tx, id, actor) =>
      (await note(tx, await retryRows(tx, clock.now(), id), 'retry', actor)) > 0,
    retryAll: async (tx, actor) => note(tx, await retryRows(tx, clock.now()), 'retry', actor),
    dismiss: async (tx, id, actor) =>
      (await note(tx, await dismissRow(tx, id, clock.now()), 'dismiss', actor)) > 0,
  };
}
