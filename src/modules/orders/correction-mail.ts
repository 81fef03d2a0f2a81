import { localizedPath } from '#kernel/locale.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import { mailBody } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { type Order, subjectName } from './order.ts';
import { readerOf } from './order-facts.ts';
import type { Recipient } from './sendings/recipients.ts';
import { words } from './texts/correction/words.ts';
import { subjectNames } from './texts/subject-words.ts';

/**
 * Tells somebody who was sent an earlier revision that it is replaced. The mail names what its reader holds and nothing of
 * the new report or the order; `verifyPath` leads to where the copy is verified.
 */
export function correctionMail(
  order: Order,
  recipient: Recipient,
  context: { revision: number; verifyPath: string; publicUrl: string; id: string },
): Mail {
  const { locale } = order;
  const { publicUrl } = context;
  const text = words[locale];
  const facts = {
    company: subjectName(order.subject),
    number: order.number,
    held: recipient.revision,
    sentOn: zonedDay(recipient.sentAt, readerOf(order)),
    revision: context.revision,
  };
  return {
    to: recipient.email,
    subject: text.subject(facts),
    messageId: `<${context.id}@${new URL(publicUrl).hostname}>`,
    ...mailBody({
      locale,
      title: text.subject(facts),
      lines: text.lines(facts),
      button: { label: text.button, url: `${publicUrl}${localizedPath(locale, context.verifyPath)}` },
      footer: text.footer,
      names: [...subjectNames(order.subject), order.number],
    }),
  };
}
