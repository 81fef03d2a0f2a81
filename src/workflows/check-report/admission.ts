import type { Actor } from '#kernel/actor.ts';
import { Problem } from '#kernel/problem.ts';
import { type Checks, checkProblems } from '#modules/checks/service.ts';
import { type Order, orderProblems } from '#modules/orders/service.ts';
import type { Dossier } from '#modules/reports/service.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { ReadCheck } from './read-check.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/**
 * Lets an approval through, in its own transaction: never of somebody who wrote in the report, never over an open comment. One that was
 * walked through has every changed value accepted; of any other it is kept how many were.
 */
export function createAdmission({ checks, readCheck }: { checks: Checks; readCheck: ReadCheck }) {
  return async function admit(
    tx: Tx,
    order: Order,
    dossier: Dossier,
    approval: Readonly<{ actor: Staff; isWalked: boolean }>,
  ): Promise<void> {
    const { actor, isWalked } = approval;
    const { checked, authors, changes, undecided, open } = await readCheck(tx, order, dossier);
    if (authors.has(actor.accountId)) throw new Problem(orderProblems.ownReport);
    if (open.length > 0) throw new Problem(checkProblems.openComments);
    if (isWalked && undecided.length > 0) throw new Problem(checkProblems.undecided);
    const counts = { changed: changes.length, accepted: changes.length - undecided.length };
    await checks.noteApproval(tx, checked, counts, actor);
  };
}
