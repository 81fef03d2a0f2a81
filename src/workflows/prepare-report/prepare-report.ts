import { type Actor, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { CompaniesService } from '#modules/companies/service.ts';
import type { WorkItemKind, WorkItemOutcome } from '#modules/orders/contract.ts';
import type { OrderEvent } from '#modules/orders/order-states.ts';
import type { Research } from '#modules/orders/service.ts';
import {
  approvalEvent,
  isFree,
  latenessAt,
  latePromiseOf,
  type Order,
  type OrdersService,
  orderProblems,
  orderTopics,
} from '#modules/orders/service.ts';
import { isCaptured } from '#modules/payments/payment-states.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type {
  ConfirmEvidenceInput,
  FactInput,
  MissingDataReasonInput,
  NameSourceInput,
  ThinReason,
} from '#modules/reports/contract.ts';
import { type Dossier, isThin, type ReportsService, thinReasonOf } from '#modules/reports/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { assertCustomerReads, type CustomerWords } from './customer-words.ts';
import { reportSubjectOf } from './report-subject.ts';

type Steps = Awaited<ReturnType<Research['listWorkItems']>>;
type Staff = Extract<Actor, { kind: 'account' }>;

/** The staff's side of an order: take it, research it, write it down, have a second person approve it. */
export function createPrepareReport(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  research: Research;
  payments: PaymentsService;
  companies: CompaniesService;
  reports: ReportsService;
  /** Of deliver-report: ends a sending in doubt. */
  delivery: {
    resolve(orderId: string, found: { wasTaken: boolean; reason: string; actor: Actor }): Promise<void>;
  };
  /** Of check-report: refuses whoever wrote in the report, and an approval over open comments. */
  admit: (
    tx: Tx,
    order: Order,
    dossier: Dossier,
    approval: Readonly<{ actor: Staff; isWalked: boolean }>,
  ) => Promise<void>;
  /** Of offer-share: asks the buyer of a thin report. */
  askBuyer: (
    tx: Tx,
    order: Order,
    dossier: Dossier,
    asked: { reason: ThinReason; actor: Actor },
  ) => Promise<void>;
}) {
  const { db, clock, outbox, orders, research, payments, companies, reports } = deps;

  /** One event of the order with what belongs to it, in one transaction. */
  async function step(
    orderId: string,
    event: OrderEvent | ((tx: Tx, order: Order) => Promise<OrderEvent>),
    actor: Staff,
    options: {
      reason?: string;
      changes?: { assigneeId: string };
      before?: (tx: Tx, order: Order) => Promise<void>;
      after?: (tx: Tx, order: Order) => Promise<unknown>;
    } = {},
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const locked = await orders.lock(tx, orderId);
      await options.before?.(tx, locked);
      const context = {
        actor,
        ...(options.reason === undefined ? {} : { reason: options.reason }),
        ...(options.changes === undefined ? {} : { changes: options.changes }),
      };
      const happens = typeof event === 'string' ? event : await event(tx, locked);
      const moved = await orders.apply(tx, { locked }, happens, context);
      await options.after?.(tx, moved);
    });
  }

  /** A change of the dossier, possible only while somebody works on the order. */
  async function edit(
    orderId: string,
    change: (tx: Tx, dossierId: string, order: Order) => Promise<unknown>,
  ) {
    await db.transaction().execute(async (tx) => {
      const order = await orders.lock(tx, orderId);
      if (order.state !== 'in_progress') throw new Problem(orderProblems.wrongState);
      const dossier = await reports.getDossier(tx, orderId, order.revision);
      await change(tx, dossier.id, order);
    });
  }

  /** Every section speaks, every fact has fitting evidence, and the steps say what the facts say; else Problem 409. */
  async function assertReady(tx: Tx, order: Order, read: Dossier | undefined, steps: Steps) {
    const dossier = read ?? (await reports.getDossier(tx, order.id, order.revision));
    reports.assertReady(dossier, steps, order.locale);
    return dossier;
  }

  const release = (tx: Tx, { id }: Order) => payments.releaseAll(tx, id, system);
  /** A corrected report was paid for: it ends with a report or a refund, never with nothing. */
  async function assertUnpaid(tx: Tx, { id }: Order): Promise<void> {
    const attempts = await payments.list(tx, id);
    if (attempts.some(({ state }) => isCaptured(state))) throw new Problem(orderProblems.wrongState);
  }
  /** How an order ends without a report: nothing was paid, the customer can read why, the hold is released. */
  const endUnpaid = (reason: CustomerWords, isSearch = false) => ({
    reason: reason.text,
    before: async (tx: Tx, order: Order) => {
      assertCustomerReads(order, reason, 'reason');
      await assertUnpaid(tx, order);
      // Elsewhere than in research the state table says what is wrong.
      if (isSearch && order.state === 'in_progress') await research.assertSearched(tx, order);
    },
    after: release,
  });
  const deliver = (tx: Tx, order: Order, key: string) =>
    outbox.enqueue(tx, { topic: orderTopics.deliver, key, payload: { orderId: order.id } });

  // What reads or makes the dossier answers it: whoever shows the order then need not read it again.
  return {
    /** Takes the order, or has somebody else take it, who gets its dossier. */
    async assign(orderId: string, actor: Staff, to = actor.accountId): Promise<Dossier | undefined> {
      let dossier: Dossier | undefined;
      const order = await orders.get(db, orderId);
      const subject = await reportSubjectOf({ db, companies }, order);
      await step(orderId, 'assign', actor, {
        changes: { assigneeId: to },
        after: async (tx, { id, revision, ...rest }) => {
          await research.layOut(tx, { id, revision, ...rest });
          dossier = await reports.openDossier(tx, {
            orderId: id,
            revision,
            kind: rest.reportKind,
            ...(subject === undefined ? {} : { subject }),
          });
        },
      });
      return dossier;
    },
    async tick(
      orderId: string,
      items: readonly { kind: WorkItemKind; outcome: WorkItemOutcome | null }[],
      actor: Staff,
    ): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, orderId);
        await research.tick(tx, order, items, actor.accountId);
      });
    },
    saveFact: (orderId: string, fact: FactInput, actor: Staff) =>
      edit(orderId, (tx, dossierId) => reports.saveFact(tx, dossierId, fact, actor)),
    removeFact: (orderId: string, factId: string, actor: Staff) =>
      edit(orderId, (tx, dossierId) => reports.removeFact(tx, dossierId, factId, actor)),
    giveMissingDataReason: (orderId: string, missingDataReason: MissingDataReasonInput, actor: Staff) =>
      edit(orderId, (tx, dossierId) =>
        reports.giveMissingDataReason(tx, dossierId, missingDataReason, actor),
      ),
    confirmEvidence: (orderId: string, input: ConfirmEvidenceInput, actor: Staff) =>
      edit(orderId, (tx, dossierId) => reports.confirmEvidence(tx, dossierId, input, actor)),
    nameSource: (orderId: string, input: NameSourceInput, actor: Staff) =>
      edit(orderId, (tx, dossierId) => reports.nameSource(tx, dossierId, input, actor)),
    ask: (orderId: string, question: CustomerWords, actor: Staff) =>
      step(orderId, 'ask', actor, {
        before: (tx, order) => {
          assertCustomerReads(order, question, 'question');
          return research.ask(tx, order, question.text, actor.accountId);
        },
      }),
    async submit(orderId: string, actor: Staff): Promise<Dossier | undefined> {
      let dossier: Dossier | undefined;
      await step(orderId, 'submit', actor, {
        before: async (tx, order) => {
          const steps = await research.assertDone(tx, order);
          dossier = await reports.getDossier(tx, order.id, order.revision);
          reports.assertReady(dossier, steps, order.locale);
        },
      });
      return dossier;
    },
    reject: (orderId: string, reason: string, actor: Staff) => step(orderId, 'reject', actor, { reason }),
    /**
     * Seals the dossier and hands it to delivery; the approver is never the author. Of a thin one its buyer is asked first, and reads the
     * reason.
     */
    async approve(
      orderId: string,
      actor: Staff,
      thinReason?: ThinReason,
      isWalked = false,
    ): Promise<Dossier | undefined> {
      let key: string | undefined;
      let sealed: Dossier | undefined;
      // Of an order that is locked, and itself locked from here to the seal.
      let dossier: Dossier | undefined;
      let steps: Steps = [];
      const event = async (tx: Tx, order: Order) => {
        const isLittle = dossier !== undefined && isThin(dossier);
        const atThisHour = { ...order, ...latenessAt(latePromiseOf(order), clock.now()) };
        // Only of a thin one it matters. Of what cost nothing because it came too late nobody is asked what it is worth.
        const isPaid =
          isLittle &&
          (isFree(atThisHour) || (await payments.list(tx, orderId)).some(({ state }) => isCaptured(state)));
        return approvalEvent({ isThin: isLittle, isPaid });
      };
      await step(orderId, event, actor, {
        before: async (tx, order) => {
          // Elsewhere than in review the state table says what is wrong.
          [dossier, steps] = await Promise.all([
            reports.lockDossier(tx, orderId, order.revision),
            research.listWorkItems(tx, orderId, order.revision),
          ]);
          if (order.state === 'in_review' && dossier !== undefined)
            await deps.admit(tx, order, dossier, { actor, isWalked });
        },
        after: async (tx, order) => {
          const ready = await assertReady(tx, order, dossier, steps);
          if (order.state === 'share_offered')
            return deps.askBuyer(tx, order, ready, { reason: thinReasonOf(thinReason), actor });
          sealed = await reports.sealDossier(tx, { locked: ready }, actor, thinReason);
          key = `o${orderId}:deliver:${order.revision}`;
          await deliver(tx, order, key);
        },
      });
      // A program that approves hears how the sending ended; a person is not kept waiting for it, and the outbox is near.
      if (key !== undefined && !isWalked) await outbox.runNow(key);
      return sealed;
    },
    /** Goes on looking for what its buyer waits for. */
    takeUp: (orderId: string, actor: Staff) => step(orderId, 'take_up', actor),
    declareNotFound: (orderId: string, reason: CustomerWords, actor: Staff) =>
      step(orderId, 'declare_not_found', actor, endUnpaid(reason, true)),
    /** Somebody has found where to look: the customer reads why, and owes nothing until the report is ready. */
    reopen: (orderId: string, reason: CustomerWords, actor: Staff) =>
      step(orderId, 'reopen', actor, {
        reason: reason.text,
        before: async (_tx, order) => assertCustomerReads(order, reason, 'reason'),
      }),
    /** What may still be under way at the gateway is ended with it. */
    writeOff: (orderId: string, reason: string, actor: Staff) =>
      step(orderId, 'write_off', actor, { reason, after: release }),
    cancel: (orderId: string, reason: CustomerWords, actor: Staff) =>
      step(orderId, 'cancel', actor, endUnpaid(reason)),
    /** A person knows whether the mail server took a report whose sending is in doubt. */
    resolveSending: (orderId: string, found: { wasTaken: boolean; reason: string }, actor: Staff) =>
      deps.delivery.resolve(orderId, { ...found, actor }),
    /** Starts the delivery of a finished report once more; refused unless it is `ready`, or its sending in doubt. */
    async sendAgain(orderId: string): Promise<void> {
      const key = `o${orderId}:deliver:again:${crypto.randomUUID()}`;
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, orderId);
        const isInDoubt = order.state === 'sending' && order.isSendInDoubt;
        if (order.state !== 'ready' && !isInDoubt) throw new Problem(orderProblems.wrongState);
        await deliver(tx, order, key);
      });
      await outbox.runNow(key);
    },
  };
}

export type PrepareReport = ReturnType<typeof createPrepareReport>;
