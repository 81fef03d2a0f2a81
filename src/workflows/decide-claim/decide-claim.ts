import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { readsAs } from '#kernel/reads-as.ts';
import type { Notice } from '#modules/orders/service.ts';
import {
  type Claims,
  notCustomersLanguage,
  type Order,
  type OrdersService,
  orderProblems,
  orderTopics,
  type Research,
} from '#modules/orders/service.ts';
import { type PaymentsService, paymentProblems } from '#modules/payments/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** What staff write to a customer, and the language they say it is in. */
type CustomerWords = Readonly<{ text: string; language: Locale }>;

/**
 * What becomes of a claim: words, a corrected report, or money. One of us who did not write the report decides; money is
 * proposed by one and granted by another, and given back by the gateway after that. Every act is one transaction on the
 * locked order.
 */
export function createDecideClaim(deps: {
  db: Db;
  outbox: Outbox;
  orders: OrdersService;
  research: Research;
  claims: Claims;
  payments: PaymentsService;
  reports: Pick<ReportsService, 'openDossier'>;
}) {
  const { db, outbox, orders, research, claims, payments, reports } = deps;

  const onOrder = <T>(orderId: string, work: (tx: Tx, order: Order) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => work(tx, await orders.lock(tx, orderId)));

  /** A claim is heard while its order waits for nothing else; one that came before the debit is heard after it. */
  async function hear(tx: Tx, order: Order, actor: Staff): Promise<Order> {
    if (order.state !== 'completed') return order;
    return orders.apply(tx, order.id, 'claim', { actor });
  }

  async function tell(
    tx: Tx,
    orderId: string,
    key: string,
    notice: Notice,
    said: { reason: string },
  ): Promise<void> {
    await outbox.enqueue(tx, { topic: orderTopics.notify, key, payload: { orderId, notice, ...said } });
  }

  return {
    assign: (orderId: string, claimId: string, isMine: boolean, actor: Staff): Promise<void> =>
      onOrder(orderId, (tx, order) =>
        claims.assign(tx, order, claimId, isMine ? actor.accountId : null, actor),
      ),
    /** Writes to the customer and decides nothing. */
    answer: (orderId: string, claimId: string, words: CustomerWords, actor: Staff): Promise<void> =>
      onOrder(orderId, async (tx, order) => {
        assertCustomerReads(order, words);
        await claims.answer(tx, order, claimId, actor);
        const key = `claim:${claimId}:answer:${crypto.randomUUID()}`;
        await tell(tx, orderId, key, 'claim_answer', { reason: words.text });
      }),
    reject: (orderId: string, claimId: string, words: CustomerWords, actor: Staff): Promise<void> =>
      onOrder(orderId, async (tx, order) => {
        assertCustomerReads(order, words);
        await claims.reject(tx, order, claimId, words.text, actor);
        // Of a report that is not paid yet a claim may be refused; the order then waits for its payment as before.
        const heard = await hear(tx, order, actor);
        if (heard.state === 'claim_open') await orders.apply(tx, orderId, 'reject_claim', { actor });
        await tell(tx, orderId, `claim:${claimId}:rejected`, 'claim_rejected', { reason: words.text });
        await hearNext(tx, orderId, actor);
      }),
    /** The next revision, which goes to everybody who has the one before, without a charge. */
    correct: (orderId: string, claimId: string, words: CustomerWords, actor: Staff): Promise<void> =>
      onOrder(orderId, async (tx, order) => {
        assertCustomerReads(order, words);
        await claims.correct(tx, order, claimId, words.text, actor);
        await hear(tx, order, actor);
        const changes = { assigneeId: actor.accountId };
        const next = await orders.apply(tx, orderId, 'correct', { actor, changes });
        await research.layOut(tx, next);
        await reports.openDossier(tx, { orderId, revision: next.revision, kind: next.reportKind });
        await tell(tx, orderId, `claim:${claimId}:corrected`, 'claim_corrected', { reason: words.text });
      }),
    /** Refuses more than is left now; what is left is counted again when it is granted. */
    propose: (
      orderId: string,
      claimId: string,
      wish: CustomerWords & Readonly<{ amountMinor: number }>,
      actor: Staff,
    ): Promise<void> =>
      onOrder(orderId, async (tx, order) => {
        assertCustomerReads(order, wish);
        const heard = await hear(tx, order, actor);
        if (heard.state !== 'claim_open') throw new Problem(orderProblems.wrongState);
        const payment = await payments.getActive(tx, orderId);
        const left = await payments.refunds.left(tx, payment);
        if (wish.amountMinor > left) throw new Problem(paymentProblems.refundTooMuch);
        const proposal = { refundMinor: wish.amountMinor, decision: wish.text };
        await claims.propose(tx, order, claimId, proposal, actor);
      }),
    declineProposal: (orderId: string, claimId: string, reason: string, actor: Staff): Promise<void> =>
      onOrder(orderId, (tx, order) => claims.declineProposal(tx, order, claimId, reason, actor)),
    /** The second person. The amount is named again, so that nobody grants what they have not seen. */
    async grant(orderId: string, claimId: string, amountMinor: number, actor: Staff): Promise<void> {
      const key = await onOrder(orderId, async (tx, order) => {
        const { refundMinor, decision } = await claims.grant(tx, order, claimId, actor);
        if (refundMinor !== amountMinor) throw new Problem(orderProblems.claimDecided);
        await orders.apply(tx, orderId, 'grant_refund', { actor });
        const { id } = await payments.getActive(tx, orderId);
        const payment = await payments.get(tx, id, true);
        const refund = await payments.refunds.grant(tx, payment, { amountMinor, claimId, actor });
        const said = { reason: decision };
        await tell(tx, orderId, `claim:${claimId}:refund:${refund.sequence}`, 'claim_refund', said);
        return refund.key;
      });
      await outbox.runNow(key);
    },
  };

  /** A further claim of the same order takes its turn. */
  async function hearNext(tx: Tx, orderId: string, actor: Staff): Promise<void> {
    const isNext = (await claims.list(tx, orderId)).some(
      ({ state }) => state === 'open' || state === 'proposed',
    );
    if (isNext) await hear(tx, await orders.lock(tx, orderId), actor);
  }
}

/** Throws Problem 400 unless the customer can read it: said to be in the customer's language, and in its script. */
function assertCustomerReads(order: Order, { text, language }: CustomerWords): void {
  if (language === order.locale && readsAs(text, order.locale)) return;
  const problem = notCustomersLanguage(order.locale);
  throw new Problem(problem, { fields: [{ field: 'text', code: problem.code, text: problem.text }] });
}

export type DecideClaim = ReturnType<typeof createDecideClaim>;
