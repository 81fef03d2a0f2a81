import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { deskDue } from './calendar/desk-due.ts';
import {
  type Claim,
  type ClaimEvent,
  type ClaimStanding,
  findClaims,
  findOpenClaims,
  findOrderOfClaim,
  insertClaimEvent,
  updateClaim,
} from './claims-repository.ts';
import { type ClaimState, waitingClaimStates } from './contract.ts';
import type { Order } from './order.ts';
import { orderProblems } from './problems.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Business days of the desk within which a claim is answered by a person, and decided: as the guarantee says. */
export const claimAnswerDays = 1;
export const claimDecisionDays = 10;

/** By when a claim made at `madeAt` is answered and decided: the end of the desk's day, the day itself not counted. */
export function claimDays(madeAt: Date): { answerDue: Date; decisionDue: Date } {
  return { answerDue: deskDue(madeAt, claimAnswerDays), decisionDue: deskDue(madeAt, claimDecisionDays) };
}

/** By when a claim is to be answered and decided; of one made before there were days, as it would be counted now. */
export function dueOfClaim(claim: Pick<Claim, 'madeAt' | 'answerDue' | 'decisionDue'>) {
  const { answerDue, decisionDue } = claimDays(claim.madeAt);
  return { answerDue: claim.answerDue ?? answerDue, decisionDue: claim.decisionDue ?? decisionDue };
}

/**
 * What staff do about a claim of a locked order. Nobody decides about a report of their own (403); money is proposed by
 * one and granted by another (403); each step is possible once, from the state before it (409).
 */
export function createClaimDecisions({ clock }: { clock: Clock }) {
  async function getClaim(
    tx: Tx,
    order: Order,
    claimId: string,
    from: readonly ClaimState[],
  ): Promise<Claim> {
    const claim = (await findClaims(tx, order.id)).find(({ id }) => id === claimId);
    if (claim === undefined) throw new Problem(orderProblems.unknownClaim);
    if (!from.includes(claim.state)) throw new Problem(orderProblems.claimDecided);
    return claim;
  }

  async function change(
    tx: Tx,
    claim: Claim,
    event: ClaimEvent,
    actor: Actor,
    changes: Partial<ClaimStanding>,
  ) {
    const at = clock.now();
    await updateClaim(tx, claim.id, changes);
    await insertClaimEvent(tx, { claimId: claim.id, event, actor: actorName(actor), at });
    return { ...claim, ...changes };
  }

  /** A first word to the customer, whichever it is, stops the first clock. */
  const answered = ({ answeredAt }: Claim) => ({ answeredAt: answeredAt ?? clock.now() });

  function assertNotAuthor(order: Order, { accountId }: Staff): void {
    if (accountId === order.authorId) throw new Problem(orderProblems.ownClaim);
  }

  return {
    /** Claims that wait for us, over all orders. */
    listWaiting: (db: Db, limit: number) => findOpenClaims(db, limit),
    /** Which order a claim is about; undefined where it was erased. */
    orderOf: (tx: Tx, claimId: string) => findOrderOfClaim(tx, claimId),
    async assign(tx: Tx, order: Order, claimId: string, to: string | null, actor: Staff): Promise<void> {
      const claim = await getClaim(tx, order, claimId, waitingClaimStates);
      if (claim.assigneeId !== to) await change(tx, claim, 'assigned', actor, { assigneeId: to });
    },
    /** A word to the customer that decides nothing. */
    async answer(tx: Tx, order: Order, claimId: string, actor: Staff): Promise<void> {
      const claim = await getClaim(tx, order, claimId, waitingClaimStates);
      await change(tx, claim, 'answered', actor, answered(claim));
    },
    async reject(tx: Tx, order: Order, claimId: string, decision: string, actor: Staff): Promise<void> {
      assertNotAuthor(order, actor);
      const claim = await getClaim(tx, order, claimId, ['open']);
      await change(tx, claim, 'rejected', actor, {
        ...decided(actor, decision),
        ...answered(claim),
        state: 'rejected',
      });
    },
    async correct(tx: Tx, order: Order, claimId: string, decision: string, actor: Staff): Promise<void> {
      assertNotAuthor(order, actor);
      const claim = await getClaim(tx, order, claimId, ['open']);
      const changes = { ...decided(actor, decision), ...answered(claim), state: 'corrected' } as const;
      await change(tx, claim, 'corrected', actor, changes);
    },
    /** One of us would give money back: nothing happens, and the customer hears nothing, until another one grants it. */
    async propose(
      tx: Tx,
      order: Order,
      claimId: string,
      wish: { refundMinor: number; decision: string },
      actor: Staff,
    ): Promise<void> {
      assertNotAuthor(order, actor);
      const claim = await getClaim(tx, order, claimId, ['open']);
      const changes = { ...wish, state: 'proposed', proposedBy: actor.accountId, note: null } as const;
      await change(tx, claim, 'proposed', actor, changes);
    },
    /** Gives a proposal back, also one's own. */
    async declineProposal(tx: Tx, order: Order, claimId: string, note: string, actor: Staff): Promise<void> {
      const claim = await getClaim(tx, order, claimId, ['proposed']);
      const changes = { state: 'open', refundMinor: null, decision: null, note } as const;
      await change(tx, claim, 'proposal_declined', actor, changes);
    },
    /** The second person: answers what is to be given back. */
    async grant(
      tx: Tx,
      order: Order,
      claimId: string,
      actor: Staff,
    ): Promise<{ refundMinor: number; decision: string }> {
      const claim = await getClaim(tx, order, claimId, ['proposed']);
      if (claim.proposedBy === actor.accountId) throw new Problem(orderProblems.ownProposal);
      const { refundMinor, decision } = claim;
      if (refundMinor === null || decision === null) throw new Error(`claim ${claimId} proposes nothing`);
      const by = { decidedBy: actor.accountId, decidedAt: clock.now() };
      await change(tx, claim, 'refund_granted', actor, { ...by, ...answered(claim), state: 'refunding' });
      return { refundMinor, decision };
    },
    /** What the gateway made of the refund; a failed one leaves the claim open, to be decided again. */
    async noteRefund(tx: Tx, claimId: string, news: 'succeeded' | 'failed', actor: Actor): Promise<void> {
      const orderId = await findOrderOfClaim(tx, claimId);
      const made = orderId === undefined ? [] : await findClaims(tx, orderId);
      const claim = made.find(({ id }) => id === claimId);
      if (claim?.state !== 'refunding') return;
      if (news === 'succeeded') await change(tx, claim, 'refunded', actor, { state: 'refunded' });
      else {
        const reset = { decidedBy: null, decidedAt: null, decision: null, refundMinor: null };
        await change(tx, claim, 'refund_failed', actor, { ...reset, state: 'open', note: 'refund_failed' });
      }
    },
  };

  function decided({ accountId }: Staff, decision: string) {
    return { decision, decidedBy: accountId, decidedAt: clock.now() };
  }
}
