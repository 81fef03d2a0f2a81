import { z } from 'zod';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { sendOrGiveUp } from '#platform/mail/send-or-give-up.ts';
import { forwardMail, questionAnswerMail, receiptMail } from './mails.ts';
import { type QuestionsService, questionTopics } from './questions.ts';

const byQuestion = z.object({ questionId: z.string() });

/** Sends what asking has written into the outbox; a question erased meanwhile is mailed to nobody. */
export function registerQuestionMails(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  questions: QuestionsService;
  contactEmail: string;
  publicUrl: () => string;
}): void {
  const { db, outbox, mailer, questions, contactEmail } = deps;

  outbox.on(questionTopics.forward, async (payload, { id }) => {
    const question = await questions.find(db, byQuestion.parse(payload).questionId);
    if (question === undefined) return;
    // Our own address refuses: a person has to look. The question waits in the staff's list all the same.
    await sendOrGiveUp(mailer, forwardMail(question, { id, contactEmail, publicUrl: deps.publicUrl() }));
  });

  outbox.on(questionTopics.answer, async (payload, { id }) => {
    const question = await questions.find(db, byQuestion.parse(payload).questionId);
    if (question === undefined) return;
    // An answer that does not arrive is for a person to look at: it waits among the work that was given up.
    await sendOrGiveUp(
      mailer,
      questionAnswerMail(question, { id, contactEmail, publicUrl: deps.publicUrl() }),
    );
  });

  outbox.on(questionTopics.receipt, async (payload, { id }) => {
    const question = await questions.find(db, byQuestion.parse(payload).questionId);
    if (question === undefined) return;
    try {
      await mailer.send(receiptMail(question, { id, contactEmail, publicUrl: deps.publicUrl() }));
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      if (error.at === 'content') throw new GiveUp(error.message);
      // A mistyped address is the asker's, not a fault of ours: noted for whoever answers.
      await db.transaction().execute((tx) => questions.noteReceiptRefused(tx, question.id));
    }
  });
}
