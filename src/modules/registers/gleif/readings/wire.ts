import { z } from 'zod';
import type { Day } from '#findings/vocabulary/days.ts';
import { normaliseIdentifier } from '#names/numbers/identifier-normalise.ts';

/** A page of 200 records is about 600 kB. */
export const maxAnswerBytes = 4_000_000;

const text = z.string().max(5_000).nullish();
const named = z.object({ name: z.string().min(1).max(5_000), language: text, type: text });
const address = z.object({
  addressLines: z.array(z.string().max(5_000)).max(20).nullish(),
  city: text,
  region: text,
  country: text,
  postalCode: text,
});
const authority = z.object({ id: text }).nullish();
/** What a company may be asked about: a link stands only where there is something behind it. */
const link = z.object({ links: z.record(z.string().max(50), z.unknown()).nullish() }).nullish();

/** One record of level 1, as far as it is read. */
export const leiRecord = z.object({
  type: z.literal('lei-records'),
  attributes: z.object({
    lei: z.string().regex(/^[0-9A-Z]{18}[0-9]{2}$/),
    entity: z.object({
      legalName: named,
      otherNames: z.array(named).max(200).nullish(),
      transliteratedOtherNames: z.array(named).max(200).nullish(),
      legalAddress: address.nullish(),
      headquartersAddress: address.nullish(),
      registeredAt: authority,
      registeredAs: text,
      jurisdiction: text,
      category: text,
      legalForm: z.object({ id: text, other: text }).nullish(),
      status: text,
      expiration: z.object({ date: text, reason: text }).nullish(),
      creationDate: text,
      eventGroups: z
        .array(
          z.object({
            events: z.array(z.object({ type: text, status: text, effectiveDate: text })).max(50),
          }),
        )
        .max(50)
        .nullish(),
    }),
    registration: z.object({ status: text, validatedAt: authority, validatedAs: text }).nullish(),
    bic: z.array(z.string().max(20)).max(50).nullish(),
  }),
  relationships: z
    .object({ 'direct-parent': link, 'ultimate-parent': link, 'direct-children': link })
    .nullish(),
});
export type LeiRecord = z.output<typeof leiRecord>;

/** Why a company names no parent. */
const exception = z.object({
  type: z.literal('reporting-exceptions'),
  attributes: z.object({
    lei: z.string().max(20),
    category: z.string().max(100),
    reason: z.string().max(100),
    validFrom: text,
    validTo: text,
  }),
});
export type ReportingException = z.output<typeof exception>;

const item = z.discriminatedUnion('type', [leiRecord, exception]);
/** One record or a page of them. */
export const answer = z.object({
  data: z.union([item, z.array(item).max(200)]),
  links: z.object({ first: text, next: text }).nullish(),
});

/** The records of an answer with their places. */
export function itemsOf({ data }: z.output<typeof answer>) {
  return Array.isArray(data)
    ? data.map((one, at) => ({ one, place: `/data/${at}` }))
    : [{ one: data, place: '/data' }];
}

export function isLei(text: string): boolean {
  return /^[0-9A-Z]{18}[0-9]{2}$/.test(text);
}

/** Whether the record is of the company with that LEI, or with that number on its local register. */
export function isOf({ attributes: { lei, entity, registration } }: LeiRecord, number: string): boolean {
  if (isLei(number)) return lei === number;
  const wanted = normaliseIdentifier(number);
  return [entity.registeredAs, registration?.validatedAs].some(
    (known) => known && normaliseIdentifier(known) === wanted,
  );
}

/** `2021-11-02T08:47:45Z` as well as `2021-11-02`; undefined for anything else. */
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
