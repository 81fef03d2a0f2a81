import type { Localized } from '#kernel/locale.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { latestBy, type Reader, zonedMoment } from '#kernel/zoned-words.ts';
import type { Notice } from './notices.ts';
import type { Order } from './order.ts';
import { words as factWords } from './texts/facts/words.ts';
import { askedWords, subjectName, subjectNumber } from './texts/subject-words.ts';

/** A step of the search that was done: where, with what result, when; in the words of the order's page. */
export type SearchedPlace = Readonly<{ place: string; outcome: string; at: Date }>;

/** Who reads the mails of an order. */
export function readerOf({ locale, timeZone }: Pick<Order, 'locale' | 'timeZone'>): Reader {
  return { locale, timeZone };
}

export type FactRow = readonly [name: string, value: string];

/** What every mail of an order names: company, number, country, tariff, and by when the report is there. */
export function factRows(kind: Notice | 'report', order: Order, countryName: Localized): FactRow[] {
  return [...subjectRows(order, countryName), ...promiseRow(kind, order)];
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

function promiseRow(kind: Notice | 'report', order: Order): FactRow[] {
  const words = factWords[order.locale];
  const reader = readerOf(order);
  const due = order.dueMax === null ? undefined : latestBy(order.dueMax, reader);
  if (kind === 'accepted' && due !== undefined) return [[words.due, due]];
  if (kind === 'question' && due !== undefined) return [[words.due, words.dueMoves(due)]];
  if (order.sentAt !== null) return [[words.sent, zonedMoment(order.sentAt, reader)]];
  return [];
}

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
