import { z } from 'zod';
import { system } from '#kernel/actor.ts';
import { type Clock, hourMs } from '#kernel/clock.ts';
import { locales } from '#kernel/locale.ts';
import type { Countries } from '#modules/countries/service.ts';
import { type Order, type OrdersService, orderMail, orderTopics } from '#modules/orders/service.ts';
import { type Payment, type PaymentsService, paymentKey } from '#modules/payments/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { deliveryDecision } from './delivery-decision.ts';
import type { MailCopies } from './mail-copies.ts';
import { reportAttachments } from './report-attachments.ts';
import type { ReportCoverOf } from './report-cover.ts';

const byOrder = z.object({ orderId: z.string() });

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
  countries: Countries;
  reports: ReportsService;
  coverOf: ReportCoverOf;
  checkPayment: (payment: Payment) => Promise<Payment>;
  copies: MailCopies;
  publicUrl: () => string;
}): void {
  const { db, clock, outbox, mailer, orders, payments, countries, reports, checkPayment } = deps;

  outbox.on(orderTopics.deliver, async (payload) => {
    const { orderId } = byOrder.parse(payload);
    const order = await orders.get(db, orderId);
    if (order.state !== 'ready') return;
    await renderMissing(order);
    const payment = await checkPayment(await payments.getActive(db, orderId));
    const holdMs = (payment.captureBefore?.getTime() ?? 0) - clock.now().getTime();
    const decision = deliveryDecision(payment, holdMs / hourMs);
    if (decision === 'send' || decision === 'send_paid') await send(order, payment);
    else if (decision === 'hold_saved_card') await holdSavedCard(order, payment);
    else if (decision === 'lack_funds') await lackFunds(order);
    // 'wait': a hold is being asked for; its answer brings a delivery of its own.
  });

  /** Renders what is not stored yet; the dossier is sealed, so a repeat gives the same file. */
  async function renderMissing(order: Order): Promise<void> {
    for (const locale of locales) {
      if (await reports.findReportFile(db, order.id, order.revision, locale)) continue;
      const dossier = await reports.getDossier(db, order.id, order.revision);
      const rendered = await reports.renderReport(dossier, await deps.coverOf(order), locale);
      await db.transaction().execute((tx) => reports.storeReportFile(tx, dossier.id, locale, rendered));
    }
  }

  async function send(order: Order, payment: Payment): Promise<void> {
    const mail = orderMail('report', order, {
      secret: orders.secretOf(order),
      publicUrl: deps.publicUrl(),
      id: `report.${order.id}.${order.revision}`,
    });
    let receipt: Awaited<ReturnType<Mailer['send']>>;
    try {
      receipt = await mailer.send({ ...mail, attachments: await reportAttachments(deps, order) });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await db.transaction().execute((tx) => orders.noteDeliveryProblem(tx, order.id, error.message));
      throw new GiveUp(error.message);
    }
    const { code } = await countries.getCountryById(db, order.countryId);
    await db.transaction().execute(async (tx) => {
      const { state } = await orders.lock(tx, order.id);
      if (state !== 'ready') return; // sent by an earlier run that died after its commit
      await orders.apply(tx, order.id, 'send', {
        actor: system,
        countryCode: code,
        changes: { mail_message_id: receipt.messageId, mail_response: receipt.response.slice(0, 500) },
      });
      await deps.copies.enqueue(tx, order, mail.messageId, { kind: 'report' });
      const held = await payments.get(tx, payment.id, true);
      if (held.state === 'authorised') await payments.apply(tx, held, 'demand_capture', { actor: system });
      else await orders.apply(tx, order.id, 'complete', { actor: system, countryCode: code }); // paid before
    });
    await outbox.runNow(paymentKey(payment, 'capture'));
  }

  /** The card was only verified, or its hold ends too soon: ask for a fresh hold on the saved card. */
  async function holdSavedCard(order: Order, payment: Payment): Promise<void> {
    const { cardToken } = payment;
    if (cardToken === null) return;
    const started = await db.transaction().execute(async (tx) => {
      const { state } = await orders.lock(tx, order.id);
      const current = await payments.get(tx, payment.id, true);
      if (state !== 'ready' || !current.isActive) return undefined;
      const event = current.state === 'verified' ? 'supersede' : 'release';
      await payments.apply(tx, current, event, { actor: system });
      return payments.start(tx, {
        orderId: order.id,
        route: 'hold',
        price: order.tariff.price,
        savedCardToken: cardToken,
        actor: system,
      });
    });
    if (started !== undefined) await outbox.runNow(paymentKey(started, 'authorise'));
  }

  async function lackFunds(order: Order): Promise<void> {
    const { code } = await countries.getCountryById(db, order.countryId);
    await db.transaction().execute(async (tx) => {
      const { state } = await orders.lock(tx, order.id);
      if (state === 'ready')
        await orders.apply(tx, order.id, 'lack_funds', { actor: system, countryCode: code });
    });
  }
}
