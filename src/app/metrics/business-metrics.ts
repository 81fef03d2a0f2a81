import { type Clock, dayMs } from '#kernel/clock.ts';
import { countStates, countUndelivered } from '#modules/orders/service.ts';
import {
  type Books,
  countHeld,
  countMoved,
  countPayments,
  type Gateways,
  oldestDebitDueSeconds,
} from '#modules/payments/service.ts';
import type { ResearchRuns } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { countOutbox } from '#platform/jobs/outbox-figures.ts';
import type { MailServer } from '#platform/mail/server-state.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { countUrgentHolds } from '#workflows/settle-payment/urgent-holds.ts';

/** Where the figures are asked for. */
type Needed = Readonly<{
  db: Db;
  clock: Clock;
  mailServer: Pick<MailServer, 'read'>;
  books: Pick<Books, 'list' | 'listDifferences'>;
  researchRuns: Pick<ResearchRuns, 'countOpen'>;
  payments: Readonly<{ gateways: Pick<Gateways, 'all'> }>;
}>;
const secondMs = 1_000;

/** Registers what the business wants watched; the answer sets all of it from the database, the same in every process. */
export function createBusinessMetrics(
  metrics: Metrics,
  services: Needed,
  pool: Readonly<{ totalCount: number; idleCount: number; waitingCount: number }>,
): () => Promise<void> {
  const { db, clock, mailServer, books, researchRuns } = services;
  const up = metrics.gauge('database_up', '1 while the database answers');
  const connections = metrics.gauge('database_connections', 'Connections of this process', ['state']);
  const outbox = metrics.gauge('outbox_rows', 'Work that is not done', ['topic', 'state']);
  const outboxAge = metrics.gauge('outbox_oldest_seconds', 'How late the latest work is', ['topic']);
  const orders = metrics.gauge('orders_open', 'Orders that are not closed', ['state']);
  const payments = metrics.gauge('payments', 'Payments by gateway and state', ['gateway', 'state']);
  const review = metrics.gauge('payments_in_review', 'Payments that a person has to look at', ['gateway']);
  const debitDue = metrics.gauge('debit_due_seconds', 'How long the oldest debit is due');
  const charged = metrics.gauge('charged_minor', 'Taken since the beginning, minor units', ['currency']);
  const refunded = metrics.gauge('refunded_minor', 'Given back since the beginning, minor units', [
    'currency',
  ]);
  const held = metrics.gauge('held_minor', 'Held on cards, minor units', ['currency']);
  const ending = metrics.gauge('holds_ending', 'Orders whose hold ends within two days', ['currency']);
  const urgent = metrics.gauge('holds_urgent', 'Unfinished reports whose hold ends within a day');
  const research = metrics.gauge('research_open', 'Questions to sources that are not answered');
  const researchAge = metrics.gauge('research_oldest_seconds', 'How late the latest question is');
  const mail = metrics.gauge('mail_failing_seconds', 'For how long the mail server has taken no mails');
  const undelivered = metrics.gauge('orders_undelivered', 'Orders whose mails were refused or came back');
  const differences = metrics.gauge(
    'book_differences',
    'Payments about which our books and a gateway differ',
    ['gateway', 'kind'],
  );
  const compared = metrics.gauge('books_compared_days', 'Days since the books were last compared', [
    'gateway',
  ]);

  const labelled = [
    ...[outbox, outboxAge, orders, payments, review, charged, refunded],
    ...[held, ending, differences, compared],
  ];

  /** What is not known is not told: figures of before would pass for those of now. */
  function forget(): void {
    for (const gauge of labelled) gauge.reset();
    for (const gauge of [debitDue, urgent, research, researchAge, mail, undelivered]) gauge.remove();
  }

  async function read(): Promise<void> {
    const now = clock.now();
    const [work, states, paid, holds, moved, questions, mailState, found, days, late, unmailed, soon] =
      await Promise.all([
        countOutbox(db, now),
        countStates(db),
        countPayments(db),
        countHeld(db, now),
        countMoved(db, new Date(0)),
        researchRuns.countOpen(db),
        mailServer.read(db),
        books.listDifferences(db, 1_000),
        books.list(db, 100),
        oldestDebitDueSeconds(db, now),
        countUndelivered(db),
        countUrgentHolds(db, now),
      ]);
    for (const gauge of labelled) gauge.reset();
    debitDue.set(late);
    urgent.set(soon);
    for (const { topic, waiting, failing, givenUp, oldestSeconds } of work) {
      outbox.set({ topic, state: 'waiting' }, waiting);
      outbox.set({ topic, state: 'failing' }, failing);
      outbox.set({ topic, state: 'given_up' }, givenUp);
      outboxAge.set({ topic }, oldestSeconds);
    }
    for (const { state, orders: count } of states) orders.set({ state }, count);
    for (const { gateway, state, payments: count, inReview } of paid) {
      payments.set({ gateway, state }, count);
      review.inc({ gateway }, inReview);
    }
    for (const { currency, amountMinor, endingOrders } of holds) {
      held.set({ currency }, amountMinor);
      ending.set({ currency }, endingOrders);
    }
    for (const { currency, chargedMinor, refundedMinor } of moved) {
      charged.set({ currency }, chargedMinor);
      refunded.set({ currency }, refundedMinor);
    }
    undelivered.set(unmailed);
    research.set(questions.open);
    researchAge.set(questions.oldestSeconds);
    const { failingSince } = mailState;
    mail.set(failingSince === null ? 0 : (now.getTime() - failingSince.getTime()) / secondMs);
    for (const { gateway, kind, isReleased } of found) if (!isReleased) differences.inc({ gateway, kind });
    for (const { name: gateway } of services.payments.gateways.all) {
      const last = days.find((day) => day.gateway === gateway && day.endedAt !== null);
      if (last?.endedAt) compared.set({ gateway }, (now.getTime() - last.endedAt.getTime()) / dayMs);
    }
  }

  return async () => {
    connections.set({ state: 'open' }, pool.totalCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waited_for' }, pool.waitingCount);
    up.set(0);
    try {
      await read();
      up.set(1);
    } catch (error) {
      forget();
      throw error;
    }
  };
}
