import { localizedPath } from '#kernel/locale.ts';
import { mailBody } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Question } from './question.ts';
import { words } from './texts/mails/words.ts';

export type MailContext = Readonly<{ id: string; publicUrl: string; contactEmail: string }>;

/** The question to our own address, in the asker's language, because the answer quotes it. */
export function forwardMail(question: Question, context: MailContext): Mail {
  const { id, locale, name, phone, email, message } = question;
  const { subject, line, facts, button, desk, footer } = words[locale].forward;
  const paragraphs = message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    to: context.contactEmail,
    replyTo: email,
    subject: subject(question),
    messageId: messageId(context),
    ...mailBody({
      locale,
      title: subject(question),
      lines: [line, ...paragraphs],
      facts: facts(question),
      button: { label: button, url: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
      also: { label: desk, url: `${context.publicUrl}/staff/feedback?only=${id}` },
      footer,
      // What somebody else wrote is forwarded as it was written.
      names: [name, phone, email, ...paragraphs],
    }),
  };
}

/** The receipt. It repeats nothing of what was typed: nobody can make us mail their words to a stranger. */
export function receiptMail({ locale, email }: Question, context: MailContext): Mail {
  const { subject, lines, button, footer } = words[locale].receipt;
  const url = `${context.publicUrl}${localizedPath(locale, '/')}`;
  return {
    to: email,
    subject,
    messageId: messageId(context),
    ...mailBody({ locale, title: subject, lines, button: { label: button, url }, footer }),
  };
}

/** What one of us wrote; an answer to it reaches us. */
export function questionAnswerMail({ locale, email, answer }: Question, context: MailContext): Mail {
  const { subject, button, footer } = words[locale].answer;
  const lines = (answer ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  const url = `${context.publicUrl}${localizedPath(locale, '/')}`;
  return {
    to: email,
    replyTo: context.contactEmail,
    subject,
    messageId: messageId(context),
    ...mailBody({ locale, title: subject, lines, button: { label: button, url }, footer }),
  };
}

function messageId({ id, publicUrl }: MailContext): string {
  return `<${id}@${new URL(publicUrl).hostname}>`;
}
