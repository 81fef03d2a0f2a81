import { z } from 'zod';
import { isErasedEmail } from '#kernel/erased-email.ts';
import type { DebtsService } from '#modules/debts/service.ts';
import {
  type CardFate,
  claimNotices,
  noticeStates,
  notices,
  type OrdersService,
  orderTopics,
  type SentMails,
} from '#modules/orders/service.ts';
import { isByInvoice, type Payment, type PaymentsService } from '#modules/payments/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { ComposeMail } from './compose-mail.ts';
import { attachmentsOf, type InvoiceOf } from './mail-attachments.ts';
import type { MailCopies } from './mail-copies.ts';

const payloadShape = z.object({
  orderId: z.string(),
  notice: z.enum(notices),
  reason: z.string().optional(),
});

/** Mails the customer what happened to the order; the row's id is the mail's, so a repeat is recognisable. */
export function registerNotices(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  orders: OrdersService;
  payments: PaymentsService;
  copies: MailCopies;
  compose: ComposeMail;
  sentMails: SentMails;
  debts: Pick<DebtsService, 'findOf'>;
  reports: ReportsService;
  invoiceOf?: InvoiceOf;
}): void {
  const { db, outbox, mailer, orders, payments, copies, compose, sentMails } = deps;
  const isOwed = async (payment: Payment) => (await deps.debts.findOf(db, payment))?.state === 'owed';
  outbox.on(orderTopics.notify, async (payload, row) => {
    const { orderId, notice, reason } = payloadShape.parse(payload);
    const reads = inOneGo(db);
    const [order, happened, payment] = await Promise.all([
      orders.get(reads, orderId),
      payments.listEvents(reads, orderId),
      payments.getActive(reads, orderId),
    ]);
    if (isErasedEmail(order.email)) return;
    // The customer may have done by now what the reminder asks for.
    const states = noticeStates[notice];
    if (states !== undefined && !states.includes(order.state)) return;
    if (notice === 'invoice_reminder' && !(await isOwed(payment))) return;
    const card = cardFate(happened);
    // Before the customer's own mail, whose mailbox may be the one that does not work.
    const copied = { kind: notice, card, ...(reason !== undefined && { reason }) };
    // What customer and we say to each other of a claim is for the two of us, and so is a reminder.
    if (states === undefined && !claimNotices.includes(notice) && order.accountId !== null)
      await db.transaction().execute((tx) => copies.enqueue(tx, order, row.key, copied));
    const mail = await compose(order, { kind: notice, key: row.id, reason, card, payment });
    try {
      const id = sentMails.newId();
      // There is an invoice of what is paid by one, and of nothing else.
      const attachments = isByInvoice(payment) ? await attachmentsOf(deps, order, notice) : [];
      const { response } = await mailer.send({ ...mail, returnId: id, attachments });
      await sentMails.note(db, {
        ...{ id, orderId, revision: order.revision, kind: notice, mailKey: row.id },
        ...{ recipient: mail.to, subject: mail.subject, response, isCopy: false, wishId: null },
        ...{ reason: reason ?? null, card },
      });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await db.transaction().execute((tx) => orders.noteDeliveryProblem(tx, orderId, error.message));
      throw new GiveUp(error.message);
    }
  });
}

/** Read from what happened, not from what was meant to happen: an order may end before its card was ever seen. */
function cardFate(events: readonly { event: string }[]): CardFate {
  const has = (wanted: string) => events.some(({ event }) => event === wanted);
  return has('authorise') ? 'held' : has('verify') ? 'verified' : 'untouched';
}
