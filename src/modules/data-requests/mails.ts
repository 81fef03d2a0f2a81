import { type Locale, localizedPath } from '#kernel/locale.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import { mailBody } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { DataRequest } from './request.ts';
import { words } from './texts/mails/words.ts';

export type MailContext = Readonly<{ id: string; publicUrl: string; contactEmail: string }>;

/** Tells our own address that one has come and by when it is due; what it says is read behind the staff's sign-in. */
export function noticeMail({ id, locale, dueAt }: DataRequest, context: MailContext): Mail {
  const { subject, lines, button, footer } = words[locale].notice;
  const due = zonedDay(dueAt, { locale, timeZone: null });
  const url = `${context.publicUrl}/staff/inbox/requests/${id}`;
  const said = { subject, lines: lines(due), button, footer };
  return compose(locale, context.contactEmail, context, said, url);
}

/** The receipt. It repeats nothing of what was typed, and says nothing of what is held. */
export function receiptMail({ locale, email, dueAt }: DataRequest, context: MailContext): Mail {
  const { subject, lines, button, footer } = words[locale].receipt;
  const due = zonedDay(dueAt, { locale, timeZone: null });
  return compose(locale, email, context, { subject, lines: lines(due), button, footer });
}

/** What one of us wrote, as it was written; an answer to it reaches us. */
export function answerMail({ locale, email, answer }: DataRequest, context: MailContext): Mail {
  const { subject, button, footer } = words[locale].answer;
  const lines = (answer ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    ...compose(locale, email, context, { subject, lines, button, footer }),
    replyTo: context.contactEmail,
  };
}

function compose(
  locale: Locale,
  to: string,
  { id, publicUrl }: MailContext,
  { subject, lines, button, footer }: { subject: string; lines: string[]; button: string; footer: string },
  url = `${publicUrl}${localizedPath(locale, '/privacy')}`,
): Mail {
  return {
    to,
    subject,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    ...mailBody({ locale, title: subject, lines, button: { label: button, url }, footer }),
  };
}
