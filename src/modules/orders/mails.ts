import type { Localized } from '#kernel/locale.ts';
import { localizedPath } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import { mailBody } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { deskTimeZone } from './desk.ts';
import type { Notice } from './notices.ts';
import { type Order, subjectName } from './order.ts';
import { type CardFate, en, type MailTexts } from './texts/en.ts';
import { ru } from './texts/ru.ts';

const texts: Localized<MailTexts> = { en, ru };

/** A mail about an order in its customer's language, with the secret link. `id` makes its Message-ID. */
export function orderMail(
  kind: Notice | 'report',
  order: Order,
  context: {
    secret: string;
    publicUrl: string;
    id: string;
    reason?: string | undefined;
    card?: CardFate;
    /** A copy for an address the customer has added, with the token that ends such copies. */
    copy?: { to: string; stopToken: string };
  },
): Mail {
  const { locale } = order;
  const text = texts[locale][kind];
  const facts = {
    number: order.number,
    company: subjectName(order.subject),
    price: formatMoney(order.tariff.price, locale),
    dueDate: formatDay(order.dueMax, locale),
    reason: context.reason ?? '',
    card: context.card ?? 'held',
  };
  const url = `${context.publicUrl}${localizedPath(locale, `/track/${context.secret}`)}`;
  const { footer, copyFooter, stopCopies } = texts[locale];
  const { copy } = context;
  const stopPath = `/confirm-notifications?stop=1&token=${copy?.stopToken ?? ''}`;
  const stop = { label: stopCopies, url: `${context.publicUrl}${localizedPath(locale, stopPath)}` };
  return {
    to: copy?.to ?? order.email,
    ...(copy && { stopUrl: stop.url }),
    subject: text.subject(facts),
    messageId: `<${context.id}@${new URL(context.publicUrl).hostname}>`,
    ...mailBody({
      locale,
      title: text.subject(facts),
      lines: text.lines(facts),
      button: { label: text.button, url },
      footer: copy === undefined ? footer : copyFooter,
      ...(copy && { stop }),
    }),
  };
}

function formatDay(day: Date | null, locale: Order['locale']): string {
  if (day === null) return '';
  return new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    dateStyle: 'long',
    timeZone: deskTimeZone,
  }).format(day);
}
