import { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import { isErasedEmail } from '#kernel/erased-email.ts';
import { Problem } from '#kernel/problem.ts';
import {
  type Order,
  type OrdersService,
  orderProblems,
  orderTopics,
  type Readdress,
  type Recipients,
  type SentMail,
  type SentMails,
} from '#modules/orders/service.ts';
import { type PaymentsService, paymentKey } from '#modules/payments/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { type ComposeMail, composedKinds, parseCard } from './compose-mail.ts';
import { attachmentsOf, type InvoiceOf } from './mail-attachments.ts';

/** So often staff have one mail sent again, and all mails of one order. */
export const maxResends = { ofMail: 5, ofOrder: 20 } as const;

const payloadShape = z.object({ orderId: z.string(), mailId: z.string(), wishId: z.string() });

/** Whether staff may have it sent again: the customer's own, about the report as it stands, to somebody who is still there. */
export function isResendable(mail: Pick<SentMail, 'kind' | 'isCopy' | 'revision'>, order: Order): boolean {
  return (
    composedKinds.safeParse(mail.kind).success &&
    !mail.isCopy &&
    mail.revision === order.revision &&
    !isErasedEmail(order.email)
  );
}

/**
 * Mails that the mail server had taken and staff want sent once more, under the same Message-ID. Nothing of it touches money: a capture
 * follows a delivery alone.
 */
export function registerResends(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  orders: OrdersService;
  payments: Pick<PaymentsService, 'getActive' | 'captureDelayMs'>;
  recipients: Recipients;
  reports: ReportsService;
  sentMails: SentMails;
  readdress: Readdress;
  compose: ComposeMail;
  invoiceOf?: InvoiceOf;
}) {
  const { db, outbox, mailer, orders, payments, recipients, sentMails, compose } = deps;

  outbox.on(orderTopics.resend, async (payload) => {
    const { orderId, mailId, wishId } = payloadShape.parse(payload);
    const order = await orders.get(db, orderId);
    const sent = await sentMails.find(db, orderId, mailId);
    // The order may have been corrected, or its customer erased, since staff asked.
    if (sent === undefined || !isResendable(sent, order)) return;
    const kind = composedKinds.parse(sent.kind);
    const of = { kind, key: sent.mailKey, reason: sent.reason ?? undefined, card: parseCard(sent.card) };
    const mail = await compose(order, of);
    const attachments = await attachmentsOf(deps, order, kind);
    try {
      const id = sentMails.newId();
      const { response } = await mailer.send({ ...mail, returnId: id, attachments });
      const { revision, email } = order;
      await db.transaction().execute(async (tx) => {
        const again = { id, recipient: mail.to, subject: mail.subject, response, wishId };
        const { acceptedAt: _, ...same } = sent;
        await sentMails.note(tx, { ...same, ...again });
        if (kind === 'report') await recipients.note(tx, { orderId, revision, email });
        // What an unsent report was refused with is mended by its delivery alone.
        if (order.state !== 'ready' && order.state !== 'sending')
          await orders.noteDeliveryProblem(tx, orderId, null);
      });
      // A debit that waited because the report had come back need not wait any more.
      if (kind === 'report' && payments.captureDelayMs === 0)
        await outbox.runNow(paymentKey(await payments.getActive(db, orderId), 'capture'));
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await db.transaction().execute((tx) => orders.noteDeliveryProblem(tx, orderId, error.message));
      throw new GiveUp(error.message);
    }
  });

  return {
    /** Throws 404 for an unknown mail, 409 for one that is not sent again or was too often. */
    async resend(orderId: string, mailId: string, act: { actor: Actor; reason: string }): Promise<void> {
      let key = '';
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, orderId);
        const mail = await sentMails.find(tx, orderId, mailId);
        if (mail === undefined) throw new Problem(orderProblems.unknownMail);
        if (!isResendable(mail, order)) throw new Problem(orderProblems.mailNotResendable);
        const { ofMail, ofOrder } = await sentMails.countAgain(tx, orderId, mail.mailKey);
        if (ofMail >= maxResends.ofMail || ofOrder >= maxResends.ofOrder)
          throw new Problem(orderProblems.tooManyResends);
        const wishId = await sentMails.act(tx, { orderId, mailId, event: 'resend' }, act);
        key = `o${orderId}:resend:${wishId}`;
        await outbox.enqueue(tx, { topic: orderTopics.resend, key, payload: { orderId, mailId, wishId } });
      });
      await outbox.runNow(key);
    },
    /** Mails go to another address from now on, first what did not arrive; 409 unless a mail was refused or came back. */
    async changeAddress(
      orderId: string,
      email: string,
      act: { actor: Actor; reason: string },
    ): Promise<void> {
      const work = await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, orderId);
        const next = await deps.readdress.change(tx, order, email, act, {
          times: maxResends.ofMail,
          beyond: 'keep',
        });
        if (next !== undefined) await outbox.enqueue(tx, { ...next, topic: orderTopics[next.topic] });
        return next;
      });
      if (work !== undefined) await outbox.runNow(work.key);
    },
  };
}

export type ResendMail = ReturnType<typeof registerResends>;
