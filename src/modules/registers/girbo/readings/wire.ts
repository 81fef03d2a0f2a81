import { z } from 'zod';

/** Five years of one company are about 30 kB. */
export const maxAnswerBytes = 2_000_000;

/** A text that may be missing. */
export const text = z.string().max(5_000).nullish();

/** A number of the tax office as the search writes it: what was asked for stands in marks (`<strong>7700000000</strong>`). */
export const markedNumber = z
  .string()
  .max(200)
  .transform((marked) => marked.replaceAll(/<[^<>]*>/g, '').trim());

/** One organisation in the answer of the search. */
export const organisation = z.object({
  id: z.number().int().nonnegative(),
  inn: markedNumber,
  ogrn: markedNumber.nullish(),
  shortName: text,
  fullName: text,
  index: text,
  region: text,
  district: text,
  city: text,
  settlement: text,
  street: text,
  house: text,
  building: text,
  office: text,
  okved2: z.union([z.string().max(20), z.object({ id: z.string().max(20), name: text })]).nullish(),
  statusCode: text,
  statusDate: text,
});
export type Organisation = z.output<typeof organisation>;

const rows = z.array(organisation).max(1_000);

/** The search gives pages; a bare list of its rows is read as well. `at` is the place of the rows. */
export const searchAnswer = z.union([
  rows.transform((content) => ({ content, at: '' })),
  z.object({ content: rows }).transform(({ content }) => ({ content, at: '/content' })),
]);

/** Whether the row is of the organisation that was asked for, by its INN or its OGRN. */
export function isAskedFor({ inn, ogrn }: Organisation, number: string): boolean {
  return inn === number || ogrn === number;
}

/** `2022-03-29T00:00:00` as well as `2022-03-29`; undefined for anything else. */
export function dayOf(value: string | null | undefined): string | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0];
}
