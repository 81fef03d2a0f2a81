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
  tickWorkItem,
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
    /** Ticks a step with its outcome, or unticks it with null; only while somebody works on the order. */
    async tick(
      tx: Tx,
      order: Order,
      kind: WorkItemKind,
      outcome: WorkItemOutcome | null,
      accountId: string,
    ): Promise<void> {
      if (order.state !== 'in_progress') throw new Problem(orderProblems.wrongState);
      const done = outcome === null ? null : { at: clock.now(), by: accountId, outcome };
      await tickWorkItem(tx, { orderId: order.id, revision: order.revision, kind }, done);
    },
    /** Throws 409 while a step is open. */
    async assertDone(tx: Tx, order: Order): Promise<void> {
      const items = await listWorkItems(tx, order.id, order.revision);
      if (items.length === 0 || items.some(({ doneAt }) => doneAt === null)) {
        throw new Problem(orderProblems.workUnfinished);
      }
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
