import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Ownership } from '#findings/vocabulary/ownership.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { maxAnswerBytes, periodOf, text } from '../../sources/answer-fields.ts';
import type { SourceRequest } from '../../sources/source.ts';

const partner = z.object({
  Ico: text,
  Partner: z.object({ Id: z.number().int() }).nullish(),
});
/** Only what is read: addresses and days of birth stay in the snapshot. */
const owner = z.object({
  Id: z.number().int(),
  Meno: text,
  Priezvisko: text,
  ObchodneMeno: text,
  Ico: text,
  DatumNarodenia: text,
  PlatnostOd: text,
  PlatnostDo: text,
  StatnaPrislusnost: z.object({ StatistickyKod: text }).nullish(),
});
const search = z.object({ value: z.array(partner).max(1_000) });
const record = z.object({
  PartneriVerejnehoSektora: z.array(partner).max(1_000),
  KonecniUzivateliaVyhod: z.array(owner).max(5_000),
});

/** ISO 3166-1 numeric codes of the countries that are met there; the country of others stays unsaid. */
const countries: Readonly<Record<string, string>> = {
  '703': 'SK',
  '203': 'CZ',
  '348': 'HU',
  '616': 'PL',
  '040': 'AT',
  '276': 'DE',
  '804': 'UA',
  '826': 'GB',
  '840': 'US',
  '380': 'IT',
  '250': 'FR',
  '528': 'NL',
  '756': 'CH',
  '643': 'RU',
  '410': 'KR',
  '156': 'CN',
};

/** `GET /Partneri({id})`: who has the benefit of the company in the end. Only partners of the public sector are in the register. */
export const rpvsOwners: Reader = {
  code: 'rpvs/owners',
  version: 1,
  part: 'owners',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const answer = readJson(bytes, z.union([record, search]), maxAnswerBytes);
    const isOurs = 'value' in answer ? false : answer.PartneriVerejnehoSektora.some(isOf(subjectNumber));
    const findings = 'value' in answer || !isOurs ? [] : answer.KonecniUzivateliaVyhod.map(ownershipOf);
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

/** The record of the partner that has just this number. */
export function partnerOfSearch(answer: Uint8Array, number: string): readonly SourceRequest[] {
  const { value } = readJson(answer, search, maxAnswerBytes);
  const id = value.find((one) => isOf(number)(one) && one.Partner)?.Partner?.Id;
  if (id === undefined) return [];
  const expand = 'PartneriVerejnehoSektora,KonecniUzivateliaVyhod($expand=StatnaPrislusnost)';
  return [{ path: `/Partneri(${id})?$expand=${expand}`, accept: 'application/json' }];
}

function isOf(number: string) {
  return ({ Ico }: z.output<typeof partner>): boolean =>
    (Ico ?? '').trim().padStart(8, '0') === number.padStart(8, '0');
}

function ownershipOf(one: z.output<typeof owner>, at: number): Ownership {
  const person = [one.Meno, one.Priezvisko].filter(Boolean).join(' ');
  const name = person || one.ObchodneMeno || '';
  const country = countries[(one.StatnaPrislusnost?.StatistickyKod ?? '').padStart(3, '0')];
  const birthYear = Number(/^\d{4}/.exec(one.DatumNarodenia ?? '')?.[0]);
  const isPerson = person !== '';
  return {
    kind: 'ownership',
    place: pointer('KonecniUzivateliaVyhod', at),
    owner: {
      id: `owner-${one.Id}`,
      partyKind: isPerson ? 'person' : 'company',
      name,
      ...(name === '' && { unspecified: 'informationUnknownToPublisher' as const }),
      ...(country !== undefined && { country }),
      ...(isPerson && birthYear > 0 && { birthYear }),
      ...(!isPerson && one.Ico && { identifiers: [{ scheme: 'REG', value: one.Ico }] }),
    },
    owned: 'subject',
    ...periodOf(one.PlatnostOd, one.PlatnostDo),
    interests: [
      {
        interestType: 'unknownInterest',
        directness: 'unknown',
        isBeneficial: true,
        sourceWord: 'Konečný užívateľ výhod',
      },
    ],
  };
}
