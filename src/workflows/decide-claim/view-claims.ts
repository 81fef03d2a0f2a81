import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { orderMachine } from '#modules/orders/order-states.ts';
import {
  type Claim,
  type Claims,
  dueOfClaim,
  type Order,
  type OrdersService,
} from '#modules/orders/service.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { ClaimAct, OrderClaims, StaffClaim } from './contract.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What may be done about a claim now by `viewer`: what the buttons offer and the server would take. */
function actsOf(order: Order, claim: Claim, viewer: Staff, leftMinor: number): ClaimAct[] {
  const isAuthor = order.authorId === viewer.accountId;
  if (claim.state === 'proposed') {
    const mayGrant = claim.proposedBy !== viewer.accountId && order.state === 'claim_open';
    return ['answer', ...(mayGrant ? (['grant_refund'] as const) : []), 'decline_proposal'];
  }
  if (claim.state !== 'open') return [];
  if (isAuthor) return ['answer'];
  const state = order.state === 'completed' ? 'claim_open' : order.state;
  const mayCorrect = orderMachine.may(state, 'correct');
  const mayPay = orderMachine.may(state, 'grant_refund') && leftMinor > 0;
  return [
    'answer',
    'reject',
    ...(mayCorrect ? (['correct'] as const) : []),
    ...(mayPay ? (['propose_refund'] as const) : []),
  ];
}

/** The claims of an order as staff see them. */
export function createViewClaims(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  claims: Claims;
  payments: PaymentsService;
  accounts: Pick<AccountsService, 'users'>;
}) {
  const { db, clock, orders, claims, payments, accounts } = deps;

  return async (orderId: string, viewer: Staff): Promise<OrderClaims> => {
    const order = await orders.get(db, orderId);
    const payment = await payments.getActive(db, orderId);
    const made = await claims.list(db, orderId);
    const [left, refunds, disputes, names] = await Promise.all([
      payments.refunds.left(db, payment),
      payments.refunds.list(db, payment.id),
      payments.refunds.disputes.list(db, orderId),
      accounts.users.namesOf(
        db,
        made.flatMap(({ assigneeId, proposedBy, decidedBy }) => [assigneeId, proposedBy, decidedBy]),
      ),
    ]);
    const leftMinor = Math.max(0, left);
    const nameOf = (id: string | null) => names.get(id ?? '') ?? null;
    const now = clock.now();
    return {
      orderId,
      customerLocale: order.locale,
      claims: made.map((claim): StaffClaim => {
        const { id, text, madeAt, revision, state, answeredAt, decidedAt, decision, refundMinor } = claim;
        const { answerDue, decisionDue } = dueOfClaim(claim);
        return {
          id,
          text,
          madeAt: madeAt.toISOString(),
          revision,
          files: claim.files.map((file) => ({ id: file.id, type: file.type, size: file.size })),
          state,
          answerDue: answerDue.toISOString(),
          answeredAt: iso(answeredAt),
          isAnswerLate: (answeredAt ?? now) > answerDue,
          decisionDue: decisionDue.toISOString(),
          decidedAt: iso(decidedAt),
          isDecisionLate: (decidedAt ?? now) > decisionDue,
          decision,
          refundMinor,
          assigneeName: nameOf(claim.assigneeId),
          proposedByName: nameOf(claim.proposedBy),
          decidedByName: nameOf(claim.decidedBy),
          note: claim.note,
          acts: actsOf(order, claim, viewer, leftMinor),
        };
      }),
      currency: payment.currency,
      capturedMinor: payment.capturedMinor,
      leftMinor,
      refunds: refunds.slice(-100).map(({ amountMinor, state, failureCode, createdAt }) => ({
        amountMinor,
        state,
        failureCode,
        createdAt: createdAt.toISOString(),
      })),
      disputes: disputes
        .slice(-100)
        .map(({ id, state, amountMinor, reason, evidenceDueBy, openedAt, closedAt }) => ({
          id,
          state,
          amountMinor,
          reason,
          evidenceDueBy: iso(evidenceDueBy),
          openedAt: openedAt.toISOString(),
          closedAt: iso(closedAt),
        })),
    };
  };
}

export type ViewClaims = ReturnType<typeof createViewClaims>;
