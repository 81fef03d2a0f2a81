import { z } from 'zod';
import { type ReadingContext, type ReadingRemark, Unreadable } from '#findings/reading/reading.ts';
import type { Day } from '#findings/vocabulary/days.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';

/** Answers of the Public Data API are at most so long. */
export const maxAnswerBytes = 2_000_000;

/** A text that may be missing. */
export const text = z.string().max(5_000).nullish();

/** Addresses of companies; those of people are never read. */
export const address = z
  .object({
    care_of: text,
    po_box: text,
    premises: text,
    address_line_1: text,
    address_line_2: text,
    locality: text,
    region: text,
    postal_code: text,
    country: text,
  })
  .nullish();

/** Where the API says of what a record is: `/company/00000006/officers`. */
export const links = z.object({ self: z.string().max(500).nullish() }).nullish();

/** The API's words for a status. */
export const companyStatuses: Readonly<Record<string, CompanyStatus>> = {
  active: 'Active',
  open: 'Active',
  registered: 'Active',
  dissolved: 'Deleted',
  'converted-closed': 'Deleted',
  closed: 'Deleted',
  removed: 'Deleted',
  liquidation: 'Liquidation',
  receivership: 'Liquidation',
  'insolvency-proceedings': 'Liquidation',
  administration: 'Reorganisation',
  'voluntary-arrangement': 'Reorganisation',
};

/** `2021-11-02T08:47:45` as well as `2021-11-02`; undefined for anything else. */
export function dayOf(value: string | null | undefined): Day | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0];
}

/** Property `name` with the day, where there is one. */
export function dayAs<Name extends string>(
  name: Name,
  value: string | null | undefined,
): Partial<Record<Name, Day>> {
  const day = dayOf(value);
  // A record of the one name that is asked for.
  return (day === undefined ? {} : { [name]: day }) as Partial<Record<Name, Day>>;
}

/** An address in one line. */
export function lineOf(at: z.output<typeof address>): string {
  const parts = [
    at?.care_of,
    at?.po_box,
    [at?.premises, at?.address_line_1].filter(Boolean).join(' '),
    at?.address_line_2,
  ];
  return [...parts, at?.locality, at?.region, at?.postal_code, at?.country].filter(Boolean).join(', ');
}

/** What a table says of a word; words come out of answers, and `constructor` is one as well. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** `active-proposal-to-strike-off` as words. */
export function wordsOf(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether two numbers are one: tables that went through a spreadsheet have lost the zeros. */
export function isSameNumber(a: string, b: string): boolean {
  const bare = (number: string) => number.trim().toUpperCase().replace(/^0+/, '');
  return bare(a) === bare(b);
}

/** Whether a record names another company than the one asked about; one that names none is taken for that one. */
function isOfAnother(of: z.output<typeof links>, { subjectNumber }: ReadingContext): boolean {
  const named = /^\/company\/(\w{1,12})(?:\/|$)/.exec(of?.self ?? '')?.[1];
  return named !== undefined && !isSameNumber(named, subjectNumber);
}

/** Refuses a whole answer about another company. */
export function refuseAnother(of: z.output<typeof links>, context: ReadingContext): void {
  if (isOfAnother(of, context))
    throw new Unreadable('not_this_format', 'the answer is about another company');
}

/** Records of the company with their places, the remarks of those that are left out. */
export function ownRecords<One extends Readonly<{ links?: z.output<typeof links> }>>(
  list: string,
  records: readonly One[],
  context: ReadingContext,
): Readonly<{ own: readonly Readonly<{ record: One; at: number }>[]; remarks: ReadingRemark[] }> {
  const numbered = records.map((record, at) => ({ record, at, isOther: isOfAnother(record.links, context) }));
  const own = numbered.filter(({ isOther }) => !isOther);
  if (own.length === 0 && records.length > 0)
    throw new Unreadable('not_this_format', 'the answer is about another company');
  return {
    own,
    remarks: numbered
      .filter(({ isOther }) => isOther)
      .map(({ at }) => ({ place: `/${list}/${at}`, remark: 'a record of another company' })),
  };
}

/** So many pages of a list are asked for, and so many records are on one. */
export const maxPages = 10;
export const perPage = 100;

/** Said of a list that is longer than what is asked for. */
export function cutRemark(total: number | null | undefined): ReadingRemark[] {
  const most = maxPages * perPage;
  return total !== undefined && total !== null && total > most
    ? [{ place: '', remark: `the register lists ${total}, and the first ${most} are read` }]
    : [];
}
