import type { Actor } from '#kernel/actor.ts';
import { Problem } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { isHandEvent, type OrderEvent, orderMachine } from '#modules/orders/order-states.ts';
import { type Order, type OrdersService, orderProblems } from '#modules/orders/service.ts';
import type { Notes, SavedViews } from '#modules/worklists/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { DeskFilter, HandedOut } from './contract.ts';
import { handOutProblems } from './problems.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Who goes on with which order, what they tell each other, and how each looks at the queue. */
export function createHandOut(deps: {
  db: Db;
  orders: OrdersService;
  accounts: AccountsService;
  notes: Notes;
  savedViews: SavedViews;
  /** Of prepare-report: the first who takes an order gets its dossier with it. */
  assign: (orderId: string, actor: Staff, to: string) => Promise<unknown>;
}) {
  const { db, orders, accounts, notes, savedViews, assign } = deps;

  async function assertStaff(ids: readonly string[]): Promise<void> {
    const staff = new Set((await accounts.users.listStaff(db)).map(({ id }) => id));
    if (!ids.every((id) => staff.has(id))) throw new Problem(handOutProblems.unknownColleague);
  }

  /** Throws 409 where anything but hands has changed since the order was accepted. */
  async function assertOnlyTaken(tx: Tx, order: Order): Promise<void> {
    const events = await orders.listEvents(tx, order.id);
    const since = events.slice(events.findLastIndex(({ event }) => event === 'accept') + 1);
    if (order.revision > 1 || !since.every(({ event }) => event === 'assign' || isHandEvent(event)))
      throw new Problem(orderProblems.wrongState);
  }

  async function hand(orderId: string, to: string | null, actor: Staff): Promise<string | null> {
    const { state } = await orders.get(db, orderId);
    if (to !== null && orderMachine.may(state, 'assign')) {
      await assign(orderId, actor, to);
      return null;
    }
    const event: OrderEvent = to === null ? 'put_back' : 'give';
    return db.transaction().execute(async (tx) => {
      const order = await orders.lock(tx, orderId);
      if (order.assigneeId === to) return to;
      if (to === null) await assertOnlyTaken(tx, order);
      await orders.apply(tx, orderId, event, { actor, changes: { assigneeId: to } });
      return order.assigneeId;
    });
  }

  return {
    /** Each order by itself: what one of them refuses does not hold up the others. Throws 404 for a stranger. */
    async handOut(orderIds: readonly string[], to: string | null, actor: Staff): Promise<HandedOut> {
      if (to !== null) await assertStaff([to]);
      const answer: HandedOut = { done: [], refused: [] };
      for (const orderId of new Set(orderIds)) {
        try {
          answer.done.push({ orderId, from: await hand(orderId, to, actor) });
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          answer.refused.push({ orderId, code: error.code });
        }
      }
      return answer;
    },
    /** The same words at each order; all or none. Throws 404. */
    async note(
      orderIds: readonly string[],
      note: { text: string; mentions: readonly string[] },
      actor: Staff,
    ): Promise<string[]> {
      if (note.mentions.length > 0) await assertStaff(note.mentions);
      return db.transaction().execute(async (tx) => {
        const ids: string[] = [];
        for (const orderId of new Set(orderIds)) {
          await orders.get(tx, orderId);
          ids.push(await notes.add(tx, orderId, note, actor));
        }
        return ids;
      });
    },
    removeNotes: (noteIds: readonly string[], actor: Staff) =>
      db.transaction().execute(async (tx) => {
        for (const noteId of new Set(noteIds)) await notes.remove(tx, noteId, actor);
      }),
    see: (orderId: string, actor: Staff) => db.transaction().execute((tx) => notes.see(tx, orderId, actor)),
    saveView: (view: { name: string; filter: DeskFilter }, actor: Staff) =>
      db.transaction().execute((tx) => savedViews.save(tx, view, actor)),
    renameView: (view: { id: string; name: string }, actor: Staff) =>
      db.transaction().execute((tx) => savedViews.rename(tx, view, actor)),
    removeView: (viewId: string, actor: Staff) =>
      db.transaction().execute((tx) => savedViews.remove(tx, viewId, actor)),
  };
}

export type HandOut = ReturnType<typeof createHandOut>;
