import { z } from 'zod';
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

/** The API's words for a status, of companies that are not simply there. */
export const companyStatuses: Readonly<Record<string, CompanyStatus>> = {
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

/** `active-proposal-to-strike-off` as words. */
export function wordsOf(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
