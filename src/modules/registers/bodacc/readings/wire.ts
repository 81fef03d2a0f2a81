import { z } from 'zod';
import { parseJson, readJson } from '#findings/reading/read-json.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import type { Day } from '#findings/vocabulary/days.ts';

/** A page of a hundred announcements is about 400 kB. */
export const maxAnswerBytes = 4_000_000;

const text = z.string().max(50_000).nullish();
/** What belongs to one kind of announcement comes as a text that is JSON itself. */
const inner = z.union([z.string().max(200_000), z.record(z.string(), z.unknown())]).nullish();
const row = z.object({
  id: text,
  registre: z.union([z.array(z.string().max(50)).max(50), z.string().max(200)]).nullish(),
  dateparution: text,
  familleavis: text,
  familleavis_lib: text,
  typeavis: text,
  typeavis_lib: text,
  tribunal: text,
  publicationavis: text,
  parution: z.union([z.string().max(50), z.number()]).nullish(),
  numeroannonce: z.union([z.string().max(50), z.number()]).nullish(),
  url_complete: text,
  jugement: inner,
  depot: inner,
  modificationsgenerales: inner,
});
const page = z.object({ total_count: z.number().int().nullish(), results: z.array(row).max(100) });
/** The shorter form in which the state's directory of companies hands announcements on. */
const shortRow = z.object({
  titre: z.string().max(500),
  sousTitre: text,
  typeAvisLibelle: text,
  tribunal: text,
  numeroAnnonce: z.number().nullish(),
  datePublication: text,
  details: text,
  path: text,
});
const shortList = z.object({
  args: z.array(z.string().max(100)).max(5),
  result: z.object({ annonces: z.array(shortRow).max(1_000) }),
});

/** An announcement in the official journal, however it came. */
export type Announcement = Readonly<{
  place: string;
  /** `collective`, `dpc`, `radiation`, `vente`, `creation`, `modification` … */
  family: string;
  familyWords: string;
  isTakenBack: boolean;
  day: Day;
  /** What the court decided, and when. */
  nature?: string | undefined;
  decidedOn?: Day | undefined;
  /** What was filed or changed, in the journal's words. */
  details?: string | undefined;
  court?: string | undefined;
  reference?: string | undefined;
  url?: string | undefined;
}>;

/** The announcements about the company with that SIREN, and how many more there are that did not come. */
export function announcementsOf(
  bytes: Uint8Array,
  siren: string,
): Readonly<{ announcements: readonly Announcement[]; isCut: boolean }> {
  const read = readJson(bytes, z.union([page, shortList]), maxAnswerBytes);
  if ('args' in read) {
    const own = read.args.includes(siren) ? read.result.annonces : [];
    return { announcements: own.flatMap((one, at) => shortAnnouncement(one, at)), isCut: false };
  }
  const { results, total_count: total } = read;
  return {
    announcements: results.flatMap((one, at) => (isAbout(one, siren) ? fullAnnouncement(one, at) : [])),
    isCut: (total ?? 0) > results.length,
  };
}

function isAbout({ registre }: z.output<typeof row>, siren: string): boolean {
  return [registre ?? []]
    .flat()
    .flatMap((numbers) => numbers.split(','))
    .some((number) => number.replaceAll(/\D/g, '').slice(0, 9) === siren);
}

function fullAnnouncement(one: z.output<typeof row>, at: number): Announcement[] {
  const day = dayOf(one.dateparution);
  const family = one.familleavis ?? '';
  if (day === undefined || family === '') return [];
  const judgment = innerOf(one.jugement);
  const deposit = innerOf(one.depot);
  const change = innerOf(one.modificationsgenerales);
  const closed = dayOf(deposit.dateCloture);
  return [
    {
      place: `/results/${at}`,
      family,
      familyWords: one.familleavis_lib || family,
      isTakenBack: /annul/i.test(`${one.typeavis ?? ''} ${one.typeavis_lib ?? ''}`),
      day,
      nature: judgment.nature || judgment.famille,
      decidedOn: dayOf(judgment.date),
      details:
        [deposit.typeDepot, closed && `exercice clos le ${closed}`].filter(Boolean).join(', ') ||
        change.descriptif,
      court: one.tribunal || undefined,
      reference: [`BODACC ${one.publicationavis ?? ''}`.trim(), one.parution, one.numeroannonce]
        .filter((part) => part !== null && part !== undefined && part !== '')
        .join(' '),
      url: safeUrl(one.url_complete),
    },
  ];
}

/** Beginnings of the titles by which the shorter form tells the family. */
const families: readonly (readonly [beginning: RegExp, family: string])[] = [
  [/^proc[ée]dures? collective/i, 'collective'],
  [/^proc[ée]dures? de conciliation/i, 'conciliation'],
  [/^proc[ée]dures? de r[ée]tablissement/i, 'retablissement_professionnel'],
  [/^d[ée]p[ôo]ts? des comptes/i, 'dpc'],
  [/^radiation/i, 'radiation'],
  [/^ventes?/i, 'vente'],
  [/^modification/i, 'modification'],
  [/^(cr[ée]ation|immatriculation)/i, 'creation'],
];

function shortAnnouncement(one: z.output<typeof shortRow>, at: number): Announcement[] {
  const day = dayOf(one.datePublication);
  if (day === undefined) return [];
  const family = families.find(([beginning]) => beginning.test(one.titre))?.[1] ?? 'divers';
  const details = one.details?.split('\n')[0]?.trim();
  return [
    {
      place: `/result/annonces/${at}`,
      family,
      familyWords: one.titre,
      isTakenBack: /annul/i.test(one.typeAvisLibelle ?? ''),
      day,
      nature: family === 'collective' ? details : undefined,
      details: details || undefined,
      court: one.tribunal || undefined,
      reference: [one.sousTitre, one.numeroAnnonce].filter(Boolean).join(' ') || undefined,
      url: safeUrl(one.path),
    },
  ];
}

const innerFields = z.object({
  nature: text,
  famille: text,
  date: text,
  typeDepot: text,
  dateCloture: text,
  descriptif: text,
});
type Inner = Readonly<Partial<Record<keyof z.output<typeof innerFields>, string>>>;

function innerOf(given: z.output<typeof inner>): Inner {
  const value = typeof given === 'string' ? parsed(given) : given;
  const { data } = innerFields.safeParse(value ?? {});
  return Object.fromEntries(
    Object.entries(data ?? {}).flatMap(([name, word]) => (word ? [[name, word]] : [])),
  );
}

function parsed(given: string): unknown {
  if (given.trim() === '') return undefined;
  try {
    return parseJson(new TextEncoder().encode(given), 200_000);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function safeUrl(url: string | null | undefined): string | undefined {
  return url && /^https:\/\/[a-z.-]*bodacc[a-z.-]*\//.test(url) ? url : undefined;
}

function dayOf(value: string | null | undefined): Day | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0];
}
