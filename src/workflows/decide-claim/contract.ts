import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import type { Action } from '#kernel/policy.ts';
import { instant, minorUnits, text, trimmed, uuid } from '#kernel/shapes.ts';
import {
  claimFileTypes,
  claimStates,
  maxClaimFileBytes,
  maxClaimFiles,
  maxClaimLength,
  maxClaims,
  maxDecisionLength,
} from '#modules/orders/contract.ts';

const byOrder = z.object({ orderId: uuid });
const byClaim = byOrder.extend({ claimId: uuid.describe('of a claim about this order') });
const personName = text(400);

/** What may be done about a claim now, by whoever asks. */
export const claimActs = [
  'answer',
  'reject',
  'correct',
  'propose_refund',
  'grant_refund',
  'decline_proposal',
] as const;
export type ClaimAct = (typeof claimActs)[number];

/** A claim as staff see it: with its clocks, and what one of them proposes. */
export const staffClaim = z
  .object({
    id: uuid,
    text: text(maxClaimLength),
    madeAt: instant,
    revision: z.int().min(1).max(32_767),
    files: z
      .array(
        z.object({ id: uuid, type: z.enum(claimFileTypes), size: z.int().min(1).max(maxClaimFileBytes) }),
      )
      .max(maxClaimFiles),
    state: z.enum(claimStates),
    answerDue: instant,
    answeredAt: instant.nullable(),
    isAnswerLate: z.boolean(),
    decisionDue: instant,
    decidedAt: instant.nullable(),
    isDecisionLate: z.boolean(),
    decision: text(maxDecisionLength).nullable().describe('as the customer reads it, or would'),
    refundMinor: minorUnits.nullable(),
    assigneeName: personName.nullable(),
    proposedByName: personName.nullable(),
    decidedByName: personName.nullable(),
    note: text(500)
      .nullable()
      .describe('why a proposal was given back; `refund_failed`: the bank took no money'),
    acts: z.array(z.enum(claimActs)).max(claimActs.length),
  })
  .meta({ id: 'StaffClaim' });
export type StaffClaim = z.output<typeof staffClaim>;

const refundView = z.object({
  amountMinor: minorUnits,
  state: z.enum(['due', 'unknown', 'pending', 'succeeded', 'failed']),
  failureCode: text(100).nullable(),
  createdAt: instant,
});

const disputeView = z.object({
  id: uuid,
  state: z.enum(['open', 'won', 'lost']),
  amountMinor: minorUnits,
  reason: text(100),
  evidenceDueBy: instant.nullable(),
  openedAt: instant,
  closedAt: instant.nullable(),
});
export type DisputeView = z.output<typeof disputeView>;

/** So many refunds and disputes of one order are shown. */
const maxMoves = 100;

/** The claims of an order with the money they are about. */
export const orderClaims = z
  .object({
    orderId: uuid,
    customerLocale: z.enum(locales).describe('in which staff write what the customer reads'),
    claims: z.array(staffClaim).max(maxClaims),
    currency: z.enum(currencies),
    capturedMinor: minorUnits,
    leftMinor: minorUnits.describe('what can still be given back'),
    refunds: z.array(refundView).max(maxMoves),
    disputes: z.array(disputeView).max(maxMoves),
  })
  .meta({ id: 'OrderClaims' });
export type OrderClaims = z.output<typeof orderClaims>;

export const listOrderClaims = defineEndpoint({
  name: 'listOrderClaims',
  method: 'GET',
  path: '/staff/orders/{orderId}/claims',
  summary: 'Claims about an order, with refunds and disputes',
  action: 'desk.work',
  params: byOrder,
  reply: orderClaims,
});

/** An act about a claim; answers with the claims of the order as they are then. */
function act<Body extends z.ZodType = z.ZodUndefined>(
  name: string,
  path: string,
  summary: string,
  action: Action,
  body?: Body,
) {
  return defineEndpoint({
    name,
    method: 'POST',
    path: `/staff/orders/{orderId}/claims/{claimId}/${path}`,
    summary,
    action,
    refuses: [404, 409],
    params: byClaim,
    body,
    reply: orderClaims,
  });
}

/** In which language words are that the customer will read: refused unless it is the customer's. */
const words = z.object({ text: trimmed(maxDecisionLength).min(3), language: z.enum(locales) });

export const assignClaim = act(
  'assignClaim',
  'assign',
  'Take a claim, or give it back',
  'desk.work',
  z.object({ isMine: z.boolean() }),
);
export const answerClaim = act(
  'answerClaim',
  'answer',
  'Write to the customer about a claim without deciding it',
  'desk.work',
  words,
);
export const rejectClaim = act(
  'rejectClaim',
  'reject',
  'Keep the report as it is; the customer reads why',
  'claim.decide',
  words,
);
export const correctClaim = act(
  'correctClaim',
  'correct',
  'Open the next revision, which is sent without a charge',
  'claim.decide',
  words,
);
export const proposeRefund = act(
  'proposeRefund',
  'propose-refund',
  'Propose to give money back: nothing moves until a second person grants it',
  'claim.decide',
  words.extend({ amountMinor: minorUnits.min(1) }),
);
/** Four eyes: of one's own proposal 403. */
export const grantRefund = act(
  'grantRefund',
  'grant-refund',
  'Grant a refund that somebody else has proposed',
  'refund.grant',
  z.object({ amountMinor: minorUnits.min(1).describe('as it was proposed: another one is refused') }),
);
export const declineProposal = act(
  'declineProposal',
  'decline-proposal',
  'Give a proposal back with the reason',
  'claim.decide',
  z.object({ reason: trimmed(500).min(3) }),
);

/** Everything that answers a bank: order, consents, report, mail log, downloads. */
export const getDisputeEvidence = defineEndpoint({
  name: 'getDisputeEvidence',
  method: 'GET',
  path: '/staff/orders/{orderId}/disputes/{disputeId}/evidence',
  summary: 'The evidence pack of a chargeback, as ZIP',
  action: 'desk.work',
  params: byOrder.extend({ disputeId: uuid.describe('of a dispute of this order') }),
  file: 'application/zip',
});
