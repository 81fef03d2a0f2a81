import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import { maxInt32 } from '#kernel/shapes.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Payment } from './payment.ts';
import { type PaymentEvent, paymentMachine } from './payment-states.ts';
import type { GatewayDispute, GatewayRefundStatus } from './port/gateway.ts';
import { paymentProblems } from './problems.ts';
import {
  type Dispute,
  openRefundStates,
  type Refund,
  type RefundState,
  refundDecision,
  refundKey,
} from './refunds/refund.ts';
import {
  closeDispute,
  findRefund,
  insertDispute,
  insertRefund,
  insertRefundEvent,
  listDisputes,
  listOpenDisputes,
  listOpenRefunds,
  listRefunds,
  updateRefund,
} from './refunds/repository.ts';
import { insertLedgerEntry, type PaymentChanges } from './repository.ts';

/** Of the outbox: asks the gateway for one granted refund. */
export const refundTopic = 'payments.refund';

/** What is left of a payment to give back: neither given, nor on its way, nor with the payer's bank. */
function leftOf(payment: Payment, refunds: readonly Refund[], disputes: readonly Dispute[]): number {
  const given = refunds.filter(({ state }) => state !== 'failed');
  const taken = disputes.filter(({ paymentId, state }) => paymentId === payment.id && state !== 'won');
  return [...given, ...taken].reduce((left, { amountMinor }) => left - amountMinor, payment.capturedMinor);
}

/** What has happened to a refund or dispute; `review`: it contradicts us, and a person has to look. */
export type Told<What extends string> = What | 'nothing' | 'review';

/** Refunds and chargebacks of captured payments. Every caller has locked the order and then the payment. */
export function createRefunds(deps: {
  clock: Clock;
  outbox: Outbox;
  apply: (
    tx: Tx,
    payment: Payment,
    event: PaymentEvent,
    context: { actor: Actor; changes?: PaymentChanges },
  ) => Promise<Payment>;
}) {
  const { clock, outbox, apply } = deps;

  async function move(
    tx: Tx,
    refund: Refund,
    to: RefundState,
    actor: Actor,
    learnt: Partial<Pick<Refund, 'gatewayRefundId' | 'failureCode'>> = {},
  ): Promise<void> {
    const at = clock.now();
    await updateRefund(tx, refund.id, { state: to, ...learnt }, at);
    const event = { refundId: refund.id, from: refund.state, to, at };
    await insertRefundEvent(tx, { ...event, actor: actorName(actor) });
  }

  return {
    /** What can still be given back of a payment, in minor units. */
    async left(db: Db | Tx, payment: Payment): Promise<number> {
      return leftOf(payment, await listRefunds(db, payment.id), await listDisputes(db, payment.orderId));
    },
    /**
     * Writes a refund down and has the gateway asked for it after the commit. Throws 409 while the bank holds the money,
     * where nothing was captured, and for more than is left; the database refuses the latter too.
     */
    async grant(
      tx: Tx,
      payment: Payment,
      wish: { amountMinor: number; claimId: string | null; actor: Actor; sequence?: number },
    ): Promise<Refund> {
      if (payment.state === 'disputed' || payment.state === 'lost')
        throw new Problem(paymentProblems.paymentDisputed);
      if (payment.state !== 'captured' && payment.state !== 'partially_refunded')
        throw new Problem(paymentProblems.nothingToRefund);
      const earlier = await listRefunds(tx, payment.id);
      const left = leftOf(payment, earlier, await listDisputes(tx, payment.orderId));
      if (wish.amountMinor > left) throw new Problem(paymentProblems.refundTooMuch);
      const at = clock.now();
      const sequence = wish.sequence ?? (earlier.at(-1)?.sequence ?? 0) + 1;
      const refund: Refund = {
        id: uuidv7(at),
        paymentId: payment.id,
        sequence,
        amountMinor: wish.amountMinor,
        state: 'due',
        key: refundKey(payment.orderId, sequence),
        claimId: wish.claimId,
        gatewayRefundId: null,
        failureCode: null,
        createdAt: at,
        updatedAt: at,
      };
      await insertRefund(tx, refund);
      const event = { refundId: refund.id, from: null, to: refund.state, at };
      await insertRefundEvent(tx, { ...event, actor: actorName(wish.actor) });
      await outbox.enqueue(tx, { topic: refundTopic, key: refund.key, payload: { refundId: refund.id } });
      return refund;
    },
    get: async (db: Db | Tx, id: string, lock = false): Promise<Refund> => {
      const refund = await findRefund(db, id, lock);
      if (refund === undefined) throw new Error(`no refund ${id}`);
      return refund;
    },
    list: listRefunds,
    listOpen: listOpenRefunds,
    touch: (db: Db, id: string) => updateRefund(db, id, {}, clock.now()),
    /** The gateway was asked and nobody knows what came of it. */
    async loseContact(tx: Tx, refund: Refund, actor: Actor): Promise<void> {
      if (refund.state === 'due') await move(tx, refund, 'unknown', actor);
    },
    /** The gateway understood and said no: nothing was given back. */
    async refuse(tx: Tx, refund: Refund, code: string, actor: Actor): Promise<Told<'failed'>> {
      if (!openRefundStates.includes(refund.state)) return 'nothing';
      await move(tx, refund, 'failed', actor, { failureCode: code.slice(0, 100) });
      return 'failed';
    },
    /** Believes the gateway about a locked refund: moves it, and its payment and the ledger where money has moved. */
    async settle(
      tx: Tx,
      payment: Payment,
      refund: Refund,
      told: GatewayRefundStatus,
      actor: Actor,
    ): Promise<Told<'pending' | 'succeeded' | 'failed'>> {
      const isSame = told.amount.amountMinor === refund.amountMinor;
      if (!isSame || told.amount.currency !== payment.currency) return 'review';
      const decision = refundDecision(refund.state, told.status);
      if (decision === 'nothing' || decision === 'review') return decision;
      const refundedMinor = payment.refundedMinor + refund.amountMinor;
      const event = refundedMinor === payment.capturedMinor ? 'refund_all' : 'refund_part';
      if (decision === 'succeeded' && !paymentMachine.may(payment.state, event)) return 'review';
      const learnt = { gatewayRefundId: told.gatewayRefundId };
      await move(tx, refund, decision, actor, learnt);
      if (decision === 'succeeded') await apply(tx, payment, event, { actor, changes: { refundedMinor } });
      return told.status;
    },
    disputes: {
      list: listDisputes,
      listOpen: listOpenDisputes,
      /** Believes the gateway about a chargeback of a locked payment. */
      async settle(
        tx: Tx,
        payment: Payment,
        told: GatewayDispute,
        actor: Actor,
      ): Promise<Told<'opened' | 'won' | 'lost'>> {
        const at = clock.now();
        const book = (kind: 'dispute' | 'dispute_won') =>
          insertLedgerEntry(tx, {
            paymentId: payment.id,
            kind,
            amountMinor: told.amount.amountMinor,
            currency: told.amount.currency,
            key: `o${payment.orderId}:${kind}:${told.gatewayDisputeId}`,
            at,
          });
        const known = (await listDisputes(tx, payment.orderId)).find(
          ({ gatewayDisputeId }) => gatewayDisputeId === told.gatewayDisputeId,
        );
        if (known === undefined) {
          const { amountMinor, currency } = told.amount;
          const isSum = amountMinor > 0 && amountMinor <= maxInt32;
          if (!isSum || currency !== payment.currency || !paymentMachine.may(payment.state, 'dispute'))
            return 'review';
          await insertDispute(tx, {
            id: uuidv7(at),
            paymentId: payment.id,
            gatewayDisputeId: told.gatewayDisputeId,
            state: 'open',
            amountMinor,
            reason: told.reason.slice(0, 100),
            evidenceDueBy: told.evidenceDueBy,
            openedAt: at,
            closedAt: null,
          });
          await book('dispute');
          await apply(tx, payment, 'dispute', { actor });
          return 'opened'; // one that has ended already is closed when it is looked at again
        }
        if (known.state === told.status) return 'nothing';
        if (known.state !== 'open' || told.status === 'open') return 'review';
        await closeDispute(tx, known.id, told.status, at);
        if (told.status === 'lost') {
          await apply(tx, payment, 'lose_dispute', { actor });
          return 'lost';
        }
        await book('dispute_won');
        await apply(tx, payment, payment.refundedMinor > 0 ? 'win_rest' : 'win_dispute', { actor });
        return 'won';
      },
    },
  };
}
