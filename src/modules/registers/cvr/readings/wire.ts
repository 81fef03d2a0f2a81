import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { dayOf, text } from '../../sources/answer-fields.ts';

/** Records of large companies hold decades of everything. */
export const maxRecordBytes = 16_000_000;

const period = z.object({ gyldigFra: text, gyldigTil: text }).nullish();
const many = <T extends z.ZodType>(one: T) => z.array(one).max(20_000).nullish();
const name = z.object({ navn: text, periode: period });
const number = z.union([z.number(), z.string().max(20)]).transform(String);
const address = z.object({
  periode: period,
  fritekst: text,
  conavn: text,
  vejnavn: text,
  husnummerFra: number.nullish(),
  bogstavFra: text,
  etage: text,
  sidedoer: text,
  postnummer: number.nullish(),
  postdistrikt: text,
  landekode: text,
});
export type CvrAddress = z.output<typeof address>;
const attribute = z.object({
  type: text,
  vaerdier: many(
    z.object({ vaerdi: z.union([z.string().max(5_000), z.number()]).nullish(), periode: period }),
  ),
});
export type CvrAttribute = z.output<typeof attribute>;
/** In what a participant takes part: a board, a register of owners, with what holds there. */
const organisation = z.object({
  hovedtype: text,
  organisationsNavn: many(name),
  medlemsData: many(z.object({ attributter: many(attribute) })),
});
export type CvrOrganisation = z.output<typeof organisation>;
/** A person or a company; addresses of people are never read. */
const participant = z.object({
  enhedsNummer: number.nullish(),
  enhedstype: text,
  forretningsnoegle: number.nullish(),
  navne: many(name),
});
export type CvrParticipant = z.output<typeof participant>;

const company = z.object({
  cvrNummer: number,
  navne: many(name),
  binavne: many(name),
  beliggenhedsadresse: many(address),
  virksomhedsform: many(
    z.object({ periode: period, virksomhedsformkode: number.nullish(), langBeskrivelse: text }),
  ),
  virksomhedsstatus: many(z.object({ periode: period, status: text })),
  livsforloeb: many(z.object({ periode: period })),
  hovedbranche: many(z.object({ periode: period, branchekode: number.nullish(), branchetekst: text })),
  bibranche1: many(z.object({ periode: period, branchekode: number.nullish(), branchetekst: text })),
  telefonNummer: many(z.object({ periode: period, kontaktoplysning: text, hemmelig: z.boolean().nullish() })),
  elektroniskPost: many(
    z.object({ periode: period, kontaktoplysning: text, hemmelig: z.boolean().nullish() }),
  ),
  hjemmeside: many(z.object({ periode: period, kontaktoplysning: text, hemmelig: z.boolean().nullish() })),
  aarsbeskaeftigelse: many(z.object({ aar: z.number().nullish(), antalAnsatte: z.number().nullish() })),
  deltagerRelation: many(z.object({ deltager: participant.nullish(), organisationer: many(organisation) })),
});
export type CvrCompany = z.output<typeof company>;

/** A participant with all companies that it has to do with. */
const relations = participant.extend({
  virksomhedSummariskRelation: many(
    z.object({ virksomhed: z.object({ cvrNummer: number }), organisationer: many(organisation) }),
  ),
});
const hits = <T extends z.ZodType>(source: T) =>
  z.object({
    // A search that was broken off does not say that there is nothing else.
    timed_out: z.literal(false).nullish(),
    _shards: z.object({ failed: z.literal(0).nullish() }).nullish(),
    hits: z.object({ hits: z.array(z.object({ _source: source })).max(1_000) }),
  });
const ofCompanies = hits(z.object({ Vrvirksomhed: company }));
const ofParticipants = hits(z.object({ Vrdeltagerperson: relations }));

/** The record of the company that was asked for. */
export function companyOf(bytes: Uint8Array, cvr: string): CvrCompany | undefined {
  const { hits: found } = readJson(bytes, ofCompanies, maxRecordBytes).hits;
  return found.map(({ _source }) => _source.Vrvirksomhed).find(({ cvrNummer }) => cvrNummer === cvr);
}

/** A record by itself: without its list of companies it is none, but the answer of somebody who did not look. */
const oneParticipant = relations.refine((record) => Array.isArray(record.virksomhedSummariskRelation));

/** Who takes part in the company, each with what that is, from the record of the company or from those of the participants. */
export function participationsOf(
  bytes: Uint8Array,
  cvr: string,
): readonly Readonly<{ participant: CvrParticipant; organisations: readonly CvrOrganisation[] }>[] {
  const answer = readJson(bytes, z.union([ofCompanies, ofParticipants, oneParticipant]), maxRecordBytes);
  const people = 'hits' in answer ? answer.hits.hits.flatMap(({ _source }) => personIn(_source)) : [answer];
  const companies = 'hits' in answer ? answer.hits.hits.flatMap(({ _source }) => companyIn(_source)) : [];
  return [
    ...companies
      .filter(({ cvrNummer }) => cvrNummer === cvr)
      .flatMap(({ deltagerRelation }) => deltagerRelation ?? [])
      .flatMap(({ deltager, organisationer }) =>
        deltager ? [{ participant: deltager, organisations: organisationer ?? [] }] : [],
      ),
    ...people.flatMap((one) =>
      (one.virksomhedSummariskRelation ?? [])
        .filter(({ virksomhed }) => virksomhed.cvrNummer === cvr)
        .map(({ organisationer }) => ({ participant: one, organisations: organisationer ?? [] })),
    ),
  ];
}

type Found = Readonly<{ Vrvirksomhed: CvrCompany } | { Vrdeltagerperson: z.output<typeof relations> }>;

function personIn(found: Found) {
  return 'Vrdeltagerperson' in found ? [found.Vrdeltagerperson] : [];
}

function companyIn(found: Found) {
  return 'Vrvirksomhed' in found ? [found.Vrvirksomhed] : [];
}

/** The one that holds now: without an end, else the last. */
export function current<T extends Readonly<{ periode?: z.output<typeof period> }>>(
  all: readonly T[] | null | undefined,
): T | undefined {
  return all?.findLast(({ periode }) => !dayOf(periode?.gyldigTil)) ?? all?.at(-1);
}

/** The attributes of one kind, in all that somebody is in an organisation. */
export function attributesOf({ medlemsData }: CvrOrganisation, type: string): CvrAttribute['vaerdier'] {
  return (medlemsData ?? [])
    .flatMap(({ attributter }) => attributter ?? [])
    .filter((one) => one.type === type)
    .flatMap(({ vaerdier }) => vaerdier ?? []);
}

/** Whether a participant is a person, and if not, the number of the company. */
export function kindOf({ enhedstype, forretningsnoegle }: CvrParticipant) {
  const isPerson = enhedstype === 'PERSON';
  return { isPerson, ...(!isPerson && forretningsnoegle && { number: forretningsnoegle }) };
}
