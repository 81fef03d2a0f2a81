import type { CalendarDay } from '#kernel/business-days.ts';
import type { Locale, Localized } from '#kernel/locale.ts';
import { localizedPath } from '#kernel/locale.ts';
import { formatMoney, type Money } from '#kernel/money.ts';
import { latestBy, type Reader, zonedDay, zonedMoment } from '#kernel/zoned-words.ts';
import { type MailAnswer, mailBody } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { lateFacts, lateSentence } from './late/late-words.ts';
import { latenessAt } from './late/lateness.ts';
import type { Notice } from './notices.ts';
import { isCheaperByLateness, isFree, latePromiseOf, type Order, priceOf, subjectName } from './order.ts';
import { factRows, readerOf, type SearchedPlace, searchedFor, searchedList } from './order-facts.ts';
import { mayWait, type ShareOffer } from './share/share-offer.ts';
import { words as invoiceTexts } from './texts/by-invoice/words.ts';
import { words as factWords } from './texts/facts/words.ts';
import { words as lateTexts } from './texts/late/words.ts';
import type { CardFate, MailFacts, OfferFacts } from './texts/mail-facts.ts';
import { words as texts } from './texts/mails/words.ts';
import { subjectNames } from './texts/subject-words.ts';

/** A mail about an order in its customer's language, with the secret link. `id` makes its Message-ID. */
export function orderMail(
  kind: Notice | 'report',
  written: Order,
  context: {
    secret: string;
    publicUrl: string;
    id: string;
    countryName: Localized;
    reason?: string | undefined;
    card?: CardFate;
    /** Of an order whose company was not found: where it was looked for. */
    searched?: readonly SearchedPlace[];
    thinReason?: string | undefined;
    /** What the report answers, for the mail that brings it. */
    answer?: MailAnswer | undefined;
    /** Given back, in minor units of the order's currency. */
    refundMinor?: number | undefined;
    /** What the buyer of a thin report was asked last. */
    offer?: ShareOffer | undefined;
    /** Of an order that is paid by invoice: the number and day of the invoice, once there is one. */
    invoice?: Readonly<{ number: string; dueOn: CalendarDay | null; rest?: Money | null }> | undefined;
    /** When it is written: how late a report is depends on it. */
    now?: Date | undefined;
    /** A copy: for an address the customer has added with the token that ends such copies, for one named with the order without. */
    copy?: { to: string; stopToken?: string | undefined };
  },
): Mail {
  const now = context.now ?? written.placedAt;
  // A mail about a delay tells the price as it is at that moment; any other the one that is written down.
  const order = kind === 'late' ? { ...written, ...latenessAt(latePromiseOf(written), now) } : written;
  const { locale } = order;
  const facts = {
    number: order.number,
    company: subjectName(order.subject),
    kind: order.reportKind,
    price: formatMoney(priceOf(order), locale),
    dueBy: order.dueMax === null ? '' : latestBy(order.dueMax, readerOf(order)),
    reason: context.reason ?? '',
    card: context.card ?? 'held',
    thinReason: context.thinReason ?? '',
    isCorrection: order.revision > 1,
    invoice: context.invoice && {
      number: context.invoice.number,
      dueOn: context.invoice.dueOn === null ? '' : dayOf(context.invoice.dueOn, locale),
      rest: context.invoice.rest ? formatMoney(context.invoice.rest, locale) : '',
    },
    whole: formatMoney(order.tariff.price, locale),
    sharePercent:
      order.agreedMinor === null || isCheaperByLateness(order) ? 100 : (context.offer?.sharePercent ?? 100),
    late: lateSentence(
      { lateDays: order.lateDays, price: priceOf(order), whole: priceOf({ ...order, latePercent: 100 }) },
      locale,
      kind === 'share_question',
    ),
    isFree: isFree(order),
    offer: context.offer && offerFacts(context.offer, readerOf(order)),
    refund: formatMoney(
      { amountMinor: context.refundMinor ?? 0, currency: order.tariff.price.currency },
      locale,
    ),
  };
  const text = textOf(kind, order, facts, now);
  const url = `${context.publicUrl}${localizedPath(locale, `/track/${context.secret}`)}`;
  const { footer, copyFooter, namedFooter, stopCopies } = texts[locale];
  const { copy } = context;
  const stopPath = `/confirm-notifications?stop=1&token=${copy?.stopToken ?? ''}`;
  const stop =
    copy?.stopToken === undefined
      ? undefined
      : { label: stopCopies, url: `${context.publicUrl}${localizedPath(locale, stopPath)}` };
  return {
    to: copy?.to ?? order.email,
    ...(stop && { stopUrl: stop.url }),
    subject: text.subject,
    messageId: `<${context.id}@${new URL(context.publicUrl).hostname}>`,
    ...mailBody({
      locale,
      // The table names the order; in the subject its number tells mails apart.
      title: text.subject.replace(` (${order.number})`, ''),
      lines: [...text.lines, ...(kind === 'not_found' ? [searchedFor(order, context.countryName)] : [])],
      answer: kind === 'report' ? context.answer : undefined,
      facts: factRows(kind, order, context.countryName, facts),
      list: kind === 'not_found' ? searchedList(order, context.searched ?? []) : undefined,
      button: { label: text.button, url },
      also:
        kind === 'report' || kind === 'charged'
          ? { label: factWords[locale].wrong, url: `${url}#claim` }
          : undefined,
      footer: copy === undefined ? footer : stop === undefined ? namedFooter : copyFooter,
      names: [...subjectNames(order.subject), order.number],
      ...(stop && { stop }),
    }),
  };
}

/** A calendar day in words, the same in every zone. */
function dayOf(day: CalendarDay, locale: Locale): string {
  return zonedDay(new Date(`${day}T12:00:00Z`), { locale, timeZone: null });
}

/** The words of a mail, filled. */
function textOf(kind: Notice | 'report', order: Order, facts: MailFacts, now: Date) {
  const { locale } = order;
  if (kind === 'late' || kind === 'late_likely') {
    const { subject, lines, button } = lateTexts[locale][kind];
    const late = lateFacts(
      {
        ...{ number: facts.number, company: facts.company, reader: readerOf(order) },
        promise: latePromiseOf(order),
        priceAt: (latePercent) => priceOf({ ...order, latePercent }),
      },
      now,
    );
    return { subject: subject(late), lines: lines(late), button };
  }
  const text = texts[locale][kind];
  const others: Readonly<Partial<Record<Notice | 'report', Partial<typeof text>>>> = invoiceTexts[locale];
  const { subject, lines, button } = facts.invoice === undefined ? text : { ...text, ...others[kind] };
  return { subject: subject(facts), lines: lines(facts).filter((line) => line !== ''), button };
}

/** Whether a mail says something of what the buyer of a thin report was asked. */
export function saysOffer({ agreedMinor }: Pick<Order, 'agreedMinor'>, kind: Notice | 'report'): boolean {
  return kind === 'share_question' || kind === 'share_waiting' || agreedMinor !== null;
}

function offerFacts(offer: ShareOffer, reader: Reader): OfferFacts {
  const { completenessPercent, sharePercent, share, reason, answerBy, waitLatest, waitUntil, askedAt } =
    offer;
  return {
    completenessPercent,
    sharePercent,
    share: formatMoney(share, reader.locale),
    reason: reason[reader.locale],
    answerBy: zonedMoment(answerBy, reader),
    waitLatest: mayWait(offer, askedAt) ? zonedDay(waitLatest, reader) : '',
    waitUntil: waitUntil === null ? '' : zonedDay(waitUntil, reader),
    isSilence: offer.choice === 'silence',
  };
}
