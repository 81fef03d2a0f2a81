import { z } from 'zod';
import type { Day } from '#findings/vocabulary/days.ts';
import type { ResearchSubject } from './source.ts';

/** Answers of registers about one company are at most so long. */
export const maxAnswerBytes = 2_000_000;

/** A text that may be missing. */
export const text = z.string().max(5_000).nullish();

/** `2021-11-02T08:47:45` as well as `2021-11-02`; undefined for anything else. */
export function dayOf(value: string | null | undefined): Day | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0];
}

/** Since when and until when, of those that are days. */
export function periodOf(
  since: string | null | undefined,
  until: string | null | undefined,
): Readonly<{ since?: Day; until?: Day }> {
  const [first, last] = [dayOf(since), dayOf(until)];
  return { ...(first !== undefined && { since: first }), ...(last !== undefined && { until: last }) };
}

/** The first number of a company that fits, without spaces, dots, dashes and the letters of its country. */
export function numberThatFits(
  { country, identifiers }: ResearchSubject,
  fits: RegExp,
  clean: (plain: string) => string = (plain) => plain,
): string | undefined {
  return identifiers
    .filter(({ scheme }) => scheme !== 'LEI')
    .map(({ value }) => value.replaceAll(/[\s.\-/]/g, '').toUpperCase())
    .map((plain) => clean(plain.startsWith(country) ? plain.slice(country.length) : plain))
    .find((plain) => fits.test(plain));
}
