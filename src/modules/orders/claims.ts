import { createHash } from 'node:crypto';
import { type Actor, actorName } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { claimDays, createClaimDecisions } from './claim-decisions.ts';
import {
  type Claim,
  type ClaimEvent,
  findClaimFile,
  findClaims,
  insertClaim,
  insertClaimEvent,
  insertClaimFile,
} from './claims-repository.ts';
import { maxClaimFiles, maxClaims } from './contract.ts';
import { fileEndings, fileTypeOf } from './files/customer-file.ts';
import type { Order } from './order.ts';
import { isReportSent, type OrderState, rowOf } from './order-states.ts';
import { orderProblems } from './problems.ts';

/** The days of the guarantee, as the offer and our mails say. */
export const guaranteeDays = 60;

/** The report is with the customer, and its money has not gone back or is about to. */
function takesClaims(state: OrderState): boolean {
  return isReportSent(state) && state !== 'refunding' && rowOf(state).ending !== 'refunded';
}

/** Whether anybody can have claimed anything yet: no report of the order was sent before. */
export function mayHaveClaims({ state, sentAt, revision }: Order): boolean {
  return sentAt !== null || revision > 1 || isReportSent(state);
}

/** Claims about delivered reports: stored as they are made, decided by those who did not write the report. */
export function createClaims({ clock }: { clock: Clock }) {
  const note = (tx: Tx, claimId: string, event: ClaimEvent, actor: Actor) =>
    insertClaimEvent(tx, { claimId, event, actor: actorName(actor), at: clock.now() });

  return {
    ...createClaimDecisions({ clock }),
    list: (db: Db | Tx, orderId: string): Promise<Claim[]> => findClaims(db, orderId),
    /** Whether a claim can still be made: the report was sent, within the days of the guarantee. */
    mayClaim({ state, sentAt }: Order): boolean {
      if (!takesClaims(state) || sentAt === null) return false;
      return clock.now().getTime() <= sentAt.getTime() + guaranteeDays * dayMs;
    },
    /**
     * Stores a claim about a locked order and answers its id. The same words again about the same report are the same
     * claim: its answer was lost on the way. Throws 409 for one too many, 410 when it is too late.
     */
    async make(tx: Tx, order: Order, text: string, actor: Actor): Promise<{ id: string; isNew: boolean }> {
      if (!takesClaims(order.state)) throw new Problem(orderProblems.wrongState);
      const made = await findClaims(tx, order.id);
      const same = made.find((claim) => claim.text === text && claim.revision === order.revision);
      if (same !== undefined) return { id: same.id, isNew: false };
      if (!this.mayClaim(order)) throw new Problem(orderProblems.claimTooLate);
      if (made.length >= maxClaims) throw new Problem(orderProblems.tooManyClaims);
      const madeAt = clock.now();
      const id = uuidv7(madeAt);
      const said = { id, orderId: order.id, revision: order.revision, text, madeAt };
      await insertClaim(tx, { ...said, ...claimDays(madeAt) });
      await note(tx, id, 'made', actor);
      return { id, isNew: true };
    },
    /** Adds a copy to a claim of a locked order. Throws 404, 409 for one too many, 415 for another kind of file. */
    async addFile(tx: Tx, order: Order, claimId: string, bytes: Buffer, actor: Actor): Promise<void> {
      const type = fileTypeOf(bytes);
      if (type === undefined) throw new Problem(orderProblems.claimFileType);
      const claim = (await findClaims(tx, order.id)).find(({ id }) => id === claimId);
      if (claim === undefined) throw new Problem(orderProblems.unknownClaim);
      const position = claim.files.length + 1;
      if (position > maxClaimFiles) throw new Problem(orderProblems.tooManyClaimFiles);
      const addedAt = clock.now();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await insertClaimFile(tx, { id: uuidv7(addedAt), claimId, position, type, sha256, bytes, addedAt });
      await note(tx, claimId, 'file_added', actor);
    },
    /** The bytes as they came, for staff; who took them is noted. Throws 404. */
    async takeFile(tx: Tx, orderId: string, fileId: string, actor: Actor) {
      const file = await findClaimFile(tx, orderId, fileId);
      if (file === undefined) throw new Problem(orderProblems.unknownClaim);
      await note(tx, file.claimId, 'file_read', actor);
      return { bytes: file.bytes, fileName: `claim-${file.position}.${fileEndings[file.type]}` };
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;
