import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type WorkItemKind, type WorkItemOutcome, workItemsOfKinds } from './contract.ts';
import type { Order } from './order.ts';
import { orderProblems } from './problems.ts';
import {
  answerOpenClarification,
  insertClarification,
  insertWorkItems,
  listClarifications,
  listWorkItems,
  tickWorkItems,
  type WorkItem,
} from './research-repository.ts';

/** A step that was done: what it was, what came of it, when. */
export type DoneStep = Readonly<{ kind: WorkItemKind; outcome: WorkItemOutcome; at: Date }>;

/** The research steps and questions of an order: what the customer sees ticked off one by one. */
export function createResearch({ clock }: { clock: Clock }) {
  return {
    layOut: (tx: Tx, { id, revision, reportKind }: Order) =>
      insertWorkItems(tx, id, revision, workItemsOfKinds[reportKind]),
    listWorkItems,
    /** The steps that were done, whatever came of them. */
    async listSearched(db: Db | Tx, { id, revision }: Order): Promise<DoneStep[]> {
      const items = await listWorkItems(db, id, revision);
      return items.flatMap(({ kind, outcome, doneAt }) =>
        doneAt === null || outcome === null ? [] : [{ kind, outcome, at: doneAt }],
      );
    },
    listClarifications,
    /** Ticks steps with their outcomes, or unticks them with null, the last word of each; only while somebody works on the order. */
    async tick(
      tx: Tx,
      { id: orderId, revision, state }: Order,
      items: readonly Readonly<{ kind: WorkItemKind; outcome: WorkItemOutcome | null }>[],
      accountId: string,
    ): Promise<void> {
      if (state !== 'in_progress') throw new Problem(orderProblems.wrongState);
      const outcomes = new Map(items.map(({ kind, outcome }) => [kind, outcome]));
      await tickWorkItems(tx, { orderId, revision }, outcomes, { at: clock.now(), by: accountId });
    },
    /** Throws 409 while a step is open; answers them all. */
    async assertDone(tx: Tx, order: Order): Promise<WorkItem[]> {
      const items = await listWorkItems(tx, order.id, order.revision);
      if (items.length === 0 || items.some(({ doneAt }) => doneAt === null)) {
        throw new Problem(orderProblems.workUnfinished);
      }
      return items;
    },
    /**
     * "Not found" is said of a search: throws 409 where no step is ticked, where the register has the company, and where
     * nobody could look into the register.
     */
    async assertSearched(tx: Tx, order: Order): Promise<void> {
      const steps = await this.listSearched(tx, order);
      if (steps.length === 0) throw new Problem(orderProblems.nothingSearched);
      const register = steps.find(({ kind }) => kind === 'register')?.outcome;
      if (register === 'found') throw new Problem(orderProblems.foundInRegister);
      if (register === 'unavailable') throw new Problem(orderProblems.registerUnchecked);
    },
    async ask(tx: Tx, order: Order, question: string, accountId: string): Promise<void> {
      const now = clock.now();
      await insertClarification(tx, {
        id: uuidv7(now),
        orderId: order.id,
        question,
        askedBy: accountId,
        askedAt: now,
      });
    },
    async answer(tx: Tx, order: Order, clarificationId: string, answer: string): Promise<void> {
      const row = { id: clarificationId, orderId: order.id, answer, at: clock.now() };
      if (!(await answerOpenClarification(tx, row))) throw new Problem(orderProblems.unknownClarification);
    },
  };
}

export type Research = ReturnType<typeof createResearch>;
