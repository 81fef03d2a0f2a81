import { z } from 'zod';
import { type Actor, system } from '#kernel/actor.ts';
import { type Clock, hourMs } from '#kernel/clock.ts';
import { type Locale, locales } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import {
  isFree,
  type Order,
  type OrdersService,
  orderProblems,
  orderTopics,
  priceOf,
  type Recipients,
  type SentMails,
} from '#modules/orders/service.ts';
import { type Payment, type PaymentsService, paymentKey } from '#modules/payments/service.ts';
import { type ReportRecords, type ReportsService, verificationUrl } from '#modules/reports/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mail, type Mailer, MailInDoubt, type MailReceipt, MailRefused } from '#platform/mail/mailer.ts';
import type { ComposeMail, DrawnAnswer } from './compose-mail.ts';
import { deliveryDecision } from './delivery-decision.ts';
import type { MailCopies } from './mail-copies.ts';
import { answerIn } from './report-answer.ts';
import { type KnownFile, reportAttachments } from './report-attachments.ts';
import type { ReportCoverOf } from './report-cover.ts';
import { createSendReport, NotWanted, reportMailId, reportMailKey } from './send-report.ts';
import type { Holders } from './tell-holders.ts';

/** The files of a report, and what the customer's says where it has just been drawn. */
type Rendered = Readonly<{ files: ReadonlyMap<Locale, KnownFile>; drawn?: DrawnAnswer }>;

const byOrder = z.object({ orderId: z.string() });

/** What people may do about a delivery that waits for them. */
export interface Delivery {
  /** A sending in doubt: it was taken, or it was not. Throws 409 where none is in doubt. */
  resolve(orderId: string, found: { wasTaken: boolean; reason: string; actor: Actor }): Promise<void>;
}

/**
 * Delivers finished reports: reads the funds at the gateway, sends the mail, and only when the mail server has taken
 * it demands the capture, in the same transaction that marks the order as sent.
 */
export function registerDelivery(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  mailer: Mailer;
  orders: OrdersService;
  payments: PaymentsService;
  reports: ReportsService;
  records: ReportRecords;
  coverOf: ReportCoverOf;
  checkPayment: (payment: Payment) => Promise<Payment>;
  /** Whether the saved card of a hold that has ended may be asked once more. */
  mayHoldAnew: (db: Db, order: Order, payment: Payment) => Promise<boolean>;
  copies: MailCopies;
  compose: ComposeMail;
  sentMails: SentMails;
  recipients: Recipients;
  holders: Holders;
  alarm: (words: string, details: Record<string, string>) => void;
  publicUrl: () => string;
}): Delivery {
  const { db, clock, outbox, mailer, orders, payments, reports, records, compose } = deps;
  const { checkPayment, mayHoldAnew } = deps;
  const sendReport = createSendReport(deps);

  outbox.on(orderTopics.deliver, async (payload) => {
    const { orderId } = byOrder.parse(payload);
    const found = await orders.get(db, orderId);
    if (found.state !== 'ready' && found.state !== 'sending') return;
    const rendered = await renderMissing(found);
    // What the mail says of the price is what will be debited. Drawing has taken its time.
    const reads = inOneGo(db);
    const [known, active] = await Promise.all([
      orders.get(reads, orderId),
      payments.getActive(reads, orderId),
    ]);
    const order = orders.isReckoned(known)
      ? known
      : await db.transaction().execute((tx) => orders.reckonLate(tx, orderId));
    // An attempt without a known end: the customer may have the report, so it is sent whatever the funds are now.
    // So late that nothing is to be paid: no funds are waited for.
    if (order.state === 'sending' || isFree(order)) return send(order, active, rendered);
    const payment = await checkPayment(active);
    const holdMs = (payment.captureBefore?.getTime() ?? 0) - clock.now().getTime();
    const holdHours = holdMs / hourMs;
    const isSound = deliveryDecision(payment, holdHours).startsWith('send');
    const decision = deliveryDecision(
      payment,
      holdHours,
      !isSound && (await payments.isRenewing(db, payment)),
      !isSound && (await mayHoldAnew(db, order, payment)),
    );
    if (decision === 'send' || decision === 'send_paid') await send(order, payment, rendered);
    else if (decision === 'hold_saved_card') await holdSavedCard(order, payment);
    else if (decision === 'lack_funds') await lackFunds(order, payment);
    // 'wait': a hold is being asked for; its answer, whatever it is, brings a delivery of its own.
  });

  /**
   * Renders what is not stored yet, the languages side by side; the dossier is sealed and its record stays, so a repeat
   * gives the same file. Each is stored as soon as it is drawn: when one fails, a repeat draws that one alone. Answers all files, and
   * what the customer's says if it was drawn now.
   */
  async function renderMissing(order: Order): Promise<Rendered> {
    const { id, revision } = order;
    const reads = inOneGo(db);
    const [stored, dossier, cover] = await Promise.all([
      reports.findReportFiles(reads, id, revision),
      reports.getDossier(reads, id, revision),
      deps.coverOf(order),
    ]);
    const missing = locales.filter((locale) => !stored.has(locale));
    if (missing.length === 0) return { files: stored };
    const record = await records.seal(db, dossier, cover);
    const { code, jws } = record;
    const sealed = {
      verify: { code, url: verificationUrl(deps.publicUrl(), code) },
      record: await records.readBytes(record),
      jws,
    };
    const ends = await Promise.allSettled(
      missing.map(async (locale) => {
        const rendered = await reports.renderReport(dossier, cover, locale, sealed);
        const file = await reports.storeReportFile(db, dossier.id, locale, rendered);
        return { file, view: rendered.view };
      }),
    );
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    const drawn = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    const files = new Map<Locale, KnownFile>([
      ...stored,
      ...drawn.map(({ file }) => [file.locale, file] as const),
    ]);
    const view = drawn.find((one) => one.view.locale === order.locale)?.view;
    if (view === undefined) return { files };
    return {
      files,
      drawn: { answer: answerIn(view, dossier), thinReason: dossier.thinReason?.[order.locale] },
    };
  }

  const reportMail = (order: Order, payment?: Payment, drawn?: DrawnAnswer): Promise<Mail> =>
    compose(order, { kind: 'report', key: reportMailKey(order), payment, drawn });

  /** One attempt. The order is locked when the server asks for the content, and set free by what it says to it. */
  async function send(order: Order, payment: Payment, { drawn, files }: Rendered): Promise<void> {
    const { id } = order;
    let isHandedOver = false;
    const handOver = async () => {
      await sendReport.begin(id);
      isHandedOver = true;
    };
    const returnId = reportMailId(order);
    const mail = {
      ...(await reportMail(order, payment, drawn)),
      returnId,
      attachments: await reportAttachments(deps, order, files),
    };
    let receipt: MailReceipt;
    try {
      receipt = await mailer.send(mail, handOver);
    } catch (error) {
      if (error instanceof NotWanted) return;
      const isRefused = error instanceof MailRefused;
      const isInDoubt = error instanceof MailInDoubt;
      const problem = isRefused || isInDoubt ? error.message : null;
      if (isHandedOver) await sendReport.end(id, isInDoubt ? 'unknown' : 'not_taken', problem);
      else if (problem !== null) {
        await db.transaction().execute((tx) => orders.noteDeliveryProblem(tx, id, problem));
      }
      throw isRefused ? new GiveUp(error.message) : error;
    }
    await sendReport.record(id, { ...receipt, subject: mail.subject });
  }

  /** The card was only verified, or its hold ends too soon or has ended unasked: ask for a fresh hold on the saved card. */
  async function holdSavedCard(order: Order, payment: Payment): Promise<void> {
    const { cardToken } = payment;
    if (cardToken === null) return;
    const started = await db.transaction().execute(async (tx) => {
      const { state } = await orders.lock(tx, order.id);
      const current = await payments.get(tx, payment.id, true);
      if (state !== 'ready' || !current.isActive) return undefined;
      // What has ended has nothing to give back.
      const event = current.state === 'verified' ? 'supersede' : 'release';
      if (current.state !== 'expired') await payments.apply(tx, current, event, { actor: system });
      return payments.start(tx, {
        orderId: order.id,
        route: 'hold',
        price: priceOf(order),
        savedCard: { token: cardToken, gateway: payment.gateway },
        actor: system,
      });
    });
    if (started !== undefined) await outbox.runNow(paymentKey(started, 'authorise'));
  }

  async function lackFunds(order: Order, payment: Payment): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { state } = await orders.lock(tx, order.id);
      if (state !== 'ready') return;
      // A hold that ends too soon, on a card that was not saved: as long as it stood the customer could not pay anew.
      const current = await payments.get(tx, payment.id, true);
      if (payment.state === 'authorised' && current.state === 'authorised')
        await payments.apply(tx, current, 'release', { actor: system });
      await orders.apply(tx, order.id, 'lack_funds', { actor: system });
    });
  }

  return {
    async resolve(orderId, found) {
      const order = await orders.get(db, orderId);
      // Before there is a report there is no mail either; what is true under the lock is asked there.
      if (order.state !== 'sending') throw new Problem(orderProblems.wrongState);
      const { messageId, subject } = await reportMail(order);
      await sendReport.resolve(orderId, { ...found, messageId, subject });
    },
  };
}
