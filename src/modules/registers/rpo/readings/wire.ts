import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { maxAnswerBytes, text } from '../../sources/answer-fields.ts';
import type { SourceRequest } from '../../sources/source.ts';

const coded = z.object({ value: text, code: text }).nullish();
const timed = { validFrom: text, validTo: text };
const list = <T extends z.ZodType>(one: T) => z.array(one).max(2_000).nullish();
/** A person or a company in a role; addresses of people are never read. */
const holder = z.object({
  ...timed,
  stakeholderType: coded,
  statutoryBodyMember: coded,
  personName: z
    .object({
      formatedName: text,
      givenNames: list(z.string().max(500)),
      familyNames: list(z.string().max(500)),
    })
    .nullish(),
  identifier: text,
  fullName: text,
});
export type Holder = z.output<typeof holder>;

const entity = z.object({
  id: z.number().int(),
  identifiers: z.array(z.object({ ...timed, value: text })).max(100),
  fullNames: list(z.object({ ...timed, value: text })),
  addresses: list(
    z.object({
      ...timed,
      formatedAddress: text,
      street: text,
      regNumber: z.number().nullish(),
      buildingNumber: text,
      postalCodes: list(z.string().max(20)),
      municipality: coded,
      country: coded,
    }),
  ),
  legalForms: list(z.object({ ...timed, value: coded })),
  legalStatuses: list(z.object({ ...timed, value: coded })),
  activities: list(z.object({ ...timed, economicActivityDescription: text })),
  statutoryBodies: list(holder),
  stakeholders: list(holder),
  authorizations: list(z.object({ ...timed, value: text })),
  equities: list(z.object({ ...timed, value: z.number().nullish(), currency: coded })),
  statisticalCodes: z.object({ mainActivity: coded }).nullish(),
  establishment: text,
  termination: text,
});
export type RpoEntity = z.output<typeof entity>;

const search = z.object({ results: z.array(entity).max(1_000) });

/** The record of the company that was asked for; undefined in an answer of the search, which only leads to it. */
export function entityOf(bytes: Uint8Array, number: string): RpoEntity | undefined {
  const answer = readJson(bytes, z.union([search, entity]), maxAnswerBytes);
  return 'results' in answer || !isOf(answer, number) ? undefined : answer;
}

/** The full record, of the one result that has just this number. */
export function entityOfSearch(answer: Uint8Array, number: string): readonly SourceRequest[] {
  const { results } = readJson(answer, search, maxAnswerBytes);
  const found = results.find((one) => isOf(one, number));
  if (found === undefined) return [];
  return [{ path: `/entity/${found.id}`, query: { showHistoricalData: 'true' }, accept: 'application/json' }];
}

function isOf({ identifiers }: RpoEntity, number: string): boolean {
  return identifiers.some(({ value }) => value?.padStart(8, '0') === number);
}

/** A name, whether a company bears it. */
export function nameOf({ fullName, personName }: Holder): Readonly<{ name: string; isCompany: boolean }> {
  if (fullName) return { name: fullName, isCompany: true };
  const parts = [...(personName?.givenNames ?? []), ...(personName?.familyNames ?? [])].join(' ');
  return { name: parts || personName?.formatedName || '', isCompany: false };
}
