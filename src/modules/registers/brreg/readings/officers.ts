import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading, ReadingRemark } from '#findings/reading/reading.ts';
import type { Officer, OfficerRole, SigningRule } from '#findings/vocabulary/people.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { coded, maxAnswerBytes, text } from './wire.ts';

/** Of a person the name and the year: the day of birth is cut off as it is read. */
const birthYear = z
  .string()
  .max(40)
  .transform((day) => Number(/^((?:18|19|20)\d\d)-/.exec(day)?.[1] ?? 0))
  .nullish();
const role = z.object({
  type: coded,
  person: z
    .object({
      navn: z.object({ fornavn: text, mellomnavn: text, etternavn: text }),
      fodselsdato: birthYear,
      erDoed: z.boolean().nullish(),
    })
    .nullish(),
  enhet: z
    .object({
      organisasjonsnummer: z.string().max(20),
      navn: z.union([z.string().max(2_000), z.array(z.string().max(2_000)).max(10)]).nullish(),
      erSlettet: z.boolean().nullish(),
    })
    .nullish(),
  fratraadt: z.boolean().nullish(),
  avregistrert: z.boolean().nullish(),
});
type Role = z.output<typeof role>;
const roleGroups = z.object({
  rollegrupper: z.array(z.object({ type: coded, roller: z.array(role).max(2_000).nullish() })).max(200),
  _links: z.object({ enhet: z.object({ href: z.string().max(500) }).nullish() }).nullish(),
});
type Group = z.output<typeof roleGroups>['rollegrupper'][number];

const roles: Readonly<Record<string, OfficerRole>> = {
  DAGL: 'managing_director',
  FFØR: 'managing_director',
  BEST: 'managing_director',
  LEDE: 'chair',
  NEST: 'deputy_chair',
  MEDL: 'board_member',
  VARA: 'deputy_member',
  REVI: 'auditor',
  REGN: 'accountant',
  SIGN: 'signatory',
  SIFE: 'signatory',
  SIHV: 'signatory',
  PROK: 'signatory',
  POFE: 'signatory',
  POHV: 'signatory',
  INNH: 'partner',
  DTPR: 'partner',
  DTSO: 'partner',
  KOMP: 'partner',
  SAM: 'partner',
  REPR: 'representative',
  KONT: 'representative',
  BOBE: 'insolvency_administrator',
};

/** Who signs for the company, and by what power: signature and procuration, alone or together. */
const powers = new Set(['SIGN', 'SIFE', 'SIHV', 'PROK', 'POFE', 'POHV']);

/** `GET /enheter/{number}/roller` of Enhetsregisteret. */
export const brregOfficers: Reader = {
  code: 'brreg/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const { rollegrupper: groups, _links: links } = readJson(bytes, roleGroups, maxAnswerBytes);
    const owner = links?.enhet?.href.split('/').at(-1) ?? subjectNumber;
    if (owner !== subjectNumber) return { state: 'nothing_found', findings: [], remarks: [] };
    const remarks: ReadingRemark[] = [];
    const findings = groups.flatMap((group, at) => [
      ...(group.roller ?? []).flatMap((one, index) => {
        const place = pointer('rollegrupper', at, 'roller', index);
        const left = leftOut(one);
        if (left === undefined) return officerOf(one, place);
        remarks.push({ place, remark: left });
        return [];
      }),
      ...signingRulesOf(group, pointer('rollegrupper', at)),
    ]);
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks };
  },
};

/** The register keeps who has left in the list, without the day on which it was. */
function leftOut({ fratraadt, avregistrert, person, enhet }: Role): string | undefined {
  if (fratraadt === true) return 'has left the role';
  if (avregistrert === true) return 'is no longer registered in the role';
  if (person?.erDoed === true) return 'a role of somebody who has died';
  return person || enhet ? undefined : 'a role of nobody';
}

function officerOf(one: Role, place: string): Officer[] {
  const name = nameOf(one);
  if (name === '') return [];
  const { type, person, enhet } = one;
  return [
    {
      kind: 'officer',
      place,
      name,
      role: roles[type.kode.trim()] ?? 'other',
      sourceRole: type.beskrivelse ?? type.kode,
      isCompany: !person,
      ...(person?.fodselsdato && { birthYear: person.fodselsdato }),
      ...(!person &&
        enhet && {
          country: 'NO',
          identifiers: [{ scheme: 'REG', issuer: 'RA000472', value: enhet.organisasjonsnummer }],
        }),
    },
  ];
}

function nameOf({ person, enhet }: Role): string {
  const { fornavn, mellomnavn, etternavn } = person?.navn ?? {};
  if (person) return [fornavn, mellomnavn, etternavn].filter(Boolean).join(' ');
  return [enhet?.navn ?? []].flat().join(' ').trim();
}

/** `Signatur i fellesskap: Kari Nordmann, Ola Nordmann`: the power in the register's words, with whom it lists under it. */
function signingRulesOf({ roller }: Group, place: string): SigningRule[] {
  const holders = (roller ?? []).filter((one) => powers.has(one.type.kode) && leftOut(one) === undefined);
  return [...Map.groupBy(holders, ({ type }) => type.beskrivelse ?? type.kode)].map(([power, whom]) => ({
    kind: 'signing_rule',
    text: `${power}: ${whom.map(nameOf).filter(Boolean).join(', ')}`,
    lang: 'no',
    place,
  }));
}
