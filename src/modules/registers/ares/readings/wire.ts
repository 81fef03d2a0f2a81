import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Day } from '#findings/vocabulary/days.ts';

/** A record with all that was ever entered is some hundred kB. */
export const maxAnswerBytes = 4_000_000;

const text = z.string().max(20_000).nullish();
/** What is entered in the public register stands with the days on which it was entered and deleted. */
const entry = { datumZapisu: text, datumVymazu: text };
const value = z.object({ hodnota: text, ...entry });
const birthYear = z
  .string()
  .max(40)
  .transform((day) => Number(/^((?:18|19|20)\d\d)/.exec(day)?.[1] ?? 0))
  .nullish();
/** Addresses of people are not read; of a birthday the year is. */
const person = z
  .object({
    titulPredJmenem: text,
    jmeno: text,
    prijmeni: text,
    titulZaJmenem: text,
    datumNarozeni: birthYear,
    statniObcanstvi: text,
  })
  .nullish();
const company = z.object({ obchodniJmeno: text, ico: text }).nullish();
const member = z.object({
  ...entry,
  nazevAngazma: text,
  fyzickaOsoba: person,
  pravnickaOsoba: company,
  clenstvi: z
    .object({
      clenstvi: z.object({ vznikClenstvi: text, zanikClenstvi: text }).nullish(),
      funkce: z.object({ nazev: text, vznikFunkce: text, zanikFunkce: text }).nullish(),
    })
    .nullish(),
});
const body = z.object({
  ...entry,
  nazevOrganu: text,
  clenoveOrganu: z.array(member).max(2_000).nullish(),
  zpusobJednani: z.array(value).max(200).nullish(),
});
const share = z.object({ ...entry, velikostPodilu: z.object({ typObnos: text, hodnota: text }).nullish() });
const holder = z.object({
  ...entry,
  osoba: z.object({ fyzickaOsoba: person, pravnickaOsoba: company }).nullish(),
  podil: z.array(share).max(200).nullish(),
});
const codes = z.array(z.string().max(20)).max(200).nullish();

/** One record of ARES, out of any of its sources; each has other members. */
const record = z.object({
  ico: z.union([z.string().max(20), z.array(z.object({ hodnota: text, ...entry })).max(50)]).nullish(),
  primarniZaznam: z.boolean().nullish(),
  obchodniJmeno: z.union([z.string().max(2_000), z.array(value).max(500)]).nullish(),
  dic: text,
  pravniForma: z.union([z.string().max(20), z.array(value).max(100)]).nullish(),
  datumVzniku: text,
  datumZaniku: text,
  datumZapisu: text,
  datumVymazu: text,
  sidlo: z
    .union([
      z.object({
        textovaAdresa: text,
        nazevObce: text,
        psc: z.union([z.number(), z.string().max(20)]).nullish(),
        kodStatu: text,
      }),
      z.array(z.unknown()),
    ])
    .nullish(),
  czNace: codes,
  czNace2008: codes,
  czNacePrevazujici: text,
  czNacePrevazujici2008: text,
  statistickeUdaje: z.object({ kategoriePoctuPracovniku: text }).nullish(),
  spisovaZnacka: z
    .array(
      z.object({ ...entry, soud: text, oddil: text, vlozka: z.union([z.string(), z.number()]).nullish() }),
    )
    .max(100)
    .nullish(),
  statutarniOrgany: z.array(body).max(100).nullish(),
  ostatniOrgany: z.array(body).max(100).nullish(),
  spolecnici: z
    .array(z.object({ ...entry, spolecnik: z.array(holder).max(2_000).nullish() }))
    .max(100)
    .nullish(),
});
export type AresRecord = z.output<typeof record>;
export type AresMember = z.output<typeof member>;
export type AresHolder = z.output<typeof holder>;
export type AresBody = z.output<typeof body>;

const answer = z.union([
  z
    .object({ icoId: text, stavSubjektu: text, zaznamy: z.array(record).max(200) })
    .transform(({ icoId, stavSubjektu, zaznamy }) => ({
      ico: icoId ?? '',
      state: stavSubjektu ?? '',
      records: zaznamy.map((one, at) => ({ one, place: `/zaznamy/${at}` })),
    })),
  record
    .extend({ ico: z.string().max(20), obchodniJmeno: z.string().max(2_000) })
    .transform((one) => ({ ico: one.ico, state: '', records: [{ one, place: '' }] })),
]);

/** The record of the company in an answer, by what is entered now; undefined if the answer is about another. */
export function recordOf(bytes: Uint8Array, ico: string) {
  const { records, state, ico: asked } = readJson(bytes, answer, maxAnswerBytes);
  if (asked.padStart(8, '0') !== ico) return undefined;
  const found = records.find(({ one }) => one.primarniZaznam === true) ?? records[0];
  return found === undefined ? undefined : { ...found, state };
}

/** What of a list is entered and not deleted. */
export function isEntered({ datumVymazu }: Readonly<{ datumVymazu?: string | null | undefined }>): boolean {
  return !datumVymazu;
}

/** `2021-11-02`; undefined for anything else. */
export function dayOf(given: string | null | undefined): Day | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(given ?? '')?.[0];
}

/** A person's name as it is written, without titles. */
export function nameOf(one: Pick<AresMember, 'fyzickaOsoba' | 'pravnickaOsoba'>): string {
  if (one.fyzickaOsoba) return [one.fyzickaOsoba.jmeno, one.fyzickaOsoba.prijmeni].filter(Boolean).join(' ');
  return one.pravnickaOsoba?.obchodniJmeno ?? '';
}
