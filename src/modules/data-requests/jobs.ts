import { z } from 'zod';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { sendOrGiveUp } from '#platform/mail/send-or-give-up.ts';
import { answerMail, noticeMail, receiptMail } from './mails.ts';
import { type DataRequestsService, requestTopics } from './service.ts';

const byRequest = z.object({ requestId: z.string() });

/** Tells us of requests, sends receipts and answers; a request erased meanwhile is mailed to nobody. */
export function registerRequestMails(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  dataRequests: DataRequestsService;
  contactEmail: string;
  publicUrl: () => string;
}): void {
  const { db, outbox, mailer, dataRequests, contactEmail } = deps;
  const find = (payload: unknown) => dataRequests.find(db, byRequest.parse(payload).requestId);
  const context = (id: string) => ({ id, contactEmail, publicUrl: deps.publicUrl() });

  outbox.on(requestTopics.notice, async (payload, { id }) => {
    const request = await find(payload);
    if (request === undefined) return;
    // Our own address refuses: a person has to look. The request waits in the inbox all the same.
    await sendOrGiveUp(mailer, noticeMail(request, context(id)));
  });

  outbox.on(requestTopics.receipt, async (payload, { id }) => {
    const request = await find(payload);
    if (request === undefined) return;
    try {
      await mailer.send(receiptMail(request, context(id)));
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      if (error.at === 'content') throw new GiveUp(error.message);
      // A mistyped address is the asker's, not a fault of ours: noted for whoever answers.
      await db.transaction().execute((tx) => dataRequests.noteReceiptRefused(tx, request));
    }
  });

  outbox.on(requestTopics.answer, async (payload, { id }) => {
    const request = await find(payload);
    if (request === undefined) return;
    // An answer that does not arrive is for a person to look at: it waits among the work that was given up.
    await sendOrGiveUp(mailer, answerMail(request, context(id)));
  });
}
