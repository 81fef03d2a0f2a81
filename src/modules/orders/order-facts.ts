import type { Localized } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { latestBy, type Reader, zonedMoment } from '#kernel/zoned-words.ts';
import type { Notice } from './notices.ts';
import { isFree, type Order, priceOf } from './order.ts';
import { words as factWords } from './texts/facts/words.ts';
import type { CardFate } from './texts/mail-facts.ts';
import { askedWords, subjectName, subjectNumber } from './texts/subject-words.ts';

/** A step of the search that was done: where, with what result, when; in the words of the order's page. */
export type SearchedPlace = Readonly<{ place: string; outcome: string; at: Date }>;

/** Who reads the mails of an order. */
export function readerOf({ locale, timeZone }: Pick<Order, 'locale' | 'timeZone'>): Reader {
  return { locale, timeZone };
}

export type FactRow = readonly [name: string, value: string];

/** What every mail of an order names: its number, the company, country, tariff, by when the report is there, and the money. */
export function factRows(
  kind: Notice | 'report',
  order: Order,
  countryName: Localized,
  money: MoneyFacts,
): FactRow[] {
  const words = factWords[order.locale];
  return [
    [words.order, order.number],
    ...subjectRows(order, countryName),
    ...promiseRows(kind, order),
    [words.price, moneyWords(kind, order, money)],
  ];
}

/** The same for the page where the card is typed; `due` is undefined once the report is there. */
export function paymentRows(order: Order, countryName: Localized, due: Date | undefined): FactRow[] {
  const rows = subjectRows(order, countryName);
  if (due === undefined) return rows;
  return [...rows, [factWords[order.locale].due, latestBy(due, readerOf(order))]];
}

function subjectRows(order: Order, countryName: Localized): FactRow[] {
  const { locale, subject, tariff, reportKind } = order;
  const words = factWords[locale];
  const number = subjectNumber(subject);
  return [
    [words.company, subjectName(subject)],
    ...(number === '' ? [] : [[words.number, number] as const]),
    [words.country, countryName[locale]],
    [words.report, reportKindName(reportKind, locale)],
    [words.tariff, tariff.name[locale]],
  ];
}

/** The promise while it is one; with the report and its receipt what was promised; once it was sent, when. */
function promiseRows(kind: Notice | 'report', order: Order): FactRow[] {
  const words = factWords[order.locale];
  const reader = readerOf(order);
  const due = order.dueMax === null ? undefined : latestBy(order.dueMax, reader);
  if (due !== undefined) {
    if (stillPromised.includes(kind)) return [[words.due, due]];
    if (moving.includes(kind)) return [[words.due, words.dueMoves(due)]];
  }
  return [
    ...(due !== undefined && (kind === 'report' || kind === 'charged')
      ? [[words.promised, due] as const]
      : []),
    ...(order.sentAt === null ? [] : [[words.sent, zonedMoment(order.sentAt, reader)] as const]),
  ];
}

const stillPromised: readonly (Notice | 'report')[] = [
  'accepted',
  'hold_ending',
  'reopened',
  'claim_corrected',
];
/** The clock stands while the buyer is asked. */
const moving: readonly (Notice | 'report')[] = ['question', 'question_reminder'];

/** Where a company was looked for, source by source: nothing that was not done is said to have been. */
export function searchedList(order: Order, searched: readonly SearchedPlace[]) {
  const words = factWords[order.locale];
  const items = searched.map(
    ({ place, outcome, at }) => `${place}: ${outcome}, ${zonedMoment(at, readerOf(order))}`,
  );
  return items.length === 0 ? undefined : { heading: words.searchedTitle, items };
}

/** What was looked for, in one sentence. */
export function searchedFor(order: Order, countryName: Localized): string {
  return factWords[order.locale].searchedFor(askedWords(order.subject), countryName[order.locale]);
}

/** Where the money of an order stands when a mail is written. */
type MoneyStanding =
  | 'reserved'
  | 'verified'
  | 'not_charged'
  | 'nothing_reserved'
  | 'released'
  | 'never_charged'
  | 'awaits_confirmation'
  | 'unpaid'
  | 'charged_now'
  | 'charged'
  | 'charged_before'
  | 'given_back'
  | 'not_given_back'
  | 'kept'
  | 'freed'
  | 'invoice_follows'
  | 'invoiced'
  | 'invoiced_given_back';

/** What a mail knows beside its order. */
export type MoneyFacts = Readonly<{
  card: CardFate;
  /** Given back, as it is written; empty where nothing is. */
  refund: string;
  /** Set of an order that is paid by invoice. */
  invoice?: unknown;
}>;

/** Each kind of mail is written at one standing; what only the payment knows comes with it. */
const standings: Readonly<
  Record<Notice | 'report', MoneyStanding | ((of: { card: CardFate; order: Order }) => MoneyStanding)>
> = {
  accepted: ({ card }) => (card === 'held' ? 'reserved' : 'verified'),
  question: 'not_charged',
  question_reminder: 'not_charged',
  funds_needed: 'awaits_confirmation',
  funds_reminder: 'awaits_confirmation',
  not_found: ({ card }) => (card === 'held' ? 'released' : 'never_charged'),
  cancelled: ({ card }) => (card === 'held' ? 'released' : 'never_charged'),
  reopened: 'nothing_reserved',
  hold_ending: 'not_charged',
  late_likely: 'not_charged',
  late: 'not_charged',
  share_question: 'not_charged',
  share_waiting: 'not_charged',
  payment_problem: 'unpaid',
  payment_reminder: 'unpaid',
  invoice_reminder: 'unpaid',
  report: ({ order }) => (order.revision > 1 ? 'charged_before' : 'charged_now'),
  charged: 'charged',
  review_request: 'charged',
  claim_received: 'charged',
  claim_answer: 'charged',
  claim_rejected: 'charged',
  claim_corrected: 'charged_before',
  claim_refund: 'given_back',
  refunded: 'given_back',
  refund_failed: 'not_given_back',
};

/** Of an order that is paid by invoice: nothing of it is charged to a card. What is not here says nothing of one. */
const invoiceStandings: Readonly<Partial<Record<Notice | 'report', MoneyStanding>>> = {
  ...{
    accepted: 'kept',
    question: 'kept',
    question_reminder: 'kept',
    share_question: 'kept',
    share_waiting: 'kept',
    late: 'kept',
    late_likely: 'kept',
  },
  ...{ not_found: 'freed', cancelled: 'freed', report: 'invoice_follows' },
  ...{
    charged: 'invoiced',
    invoice_reminder: 'unpaid',
    review_request: 'invoiced',
    claim_received: 'invoiced',
  },
  ...{ claim_answer: 'invoiced', claim_rejected: 'invoiced', claim_corrected: 'invoiced' },
  ...{ claim_refund: 'invoiced_given_back', refunded: 'invoiced_given_back' },
};

/** Price and standing of an order's money in one line, in its customer's language. */
export function moneyWords(
  kind: Notice | 'report',
  order: Order,
  { card, refund, invoice }: MoneyFacts,
): string {
  const ofInvoice = invoice === undefined ? undefined : invoiceStandings[kind];
  const standing = ofInvoice ?? standings[kind];
  const says = factWords[order.locale].money;
  if (isFree(order)) return says.waived;
  const price = formatMoney(priceOf(order), order.locale);
  return says[typeof standing === 'string' ? standing : standing({ card, order })](price, refund);
}

/** Whether its buyer can have been asked anything: each offer is an event, and has a state. */
export function mayHaveOffers(
  state: Order['state'],
  happened: readonly Readonly<{ event: string }>[],
): boolean {
  const isAsked = state === 'share_offered' || state === 'awaiting_more';
  return isAsked || happened.some(({ event }) => event === 'offer_share');
}
