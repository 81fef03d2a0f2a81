import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import {
  address,
  companyStatuses,
  dayOf,
  isSameNumber,
  lineOf,
  lookUp,
  maxAnswerBytes,
  text,
  wordsOf,
} from './wire.ts';

const profile = z.object({
  company_number: z.string().min(1).max(20),
  company_name: z.string().min(1).max(2_000),
  company_status: text,
  company_status_detail: text,
  type: text,
  jurisdiction: text,
  date_of_creation: text,
  date_of_cessation: text,
  registered_office_address: address,
  service_address: address,
  sic_codes: z.array(z.string().max(20)).max(20).nullish(),
  previous_company_names: z
    .array(z.object({ name: z.string().min(1).max(2_000), effective_from: text, ceased_on: text }))
    .max(200)
    .nullish(),
});

/** Jurisdictions as parts of the United Kingdom, where one is one part. */
const jurisdictions: Readonly<Record<string, string>> = {
  'england-wales': 'GB-EAW',
  england: 'GB-ENG',
  wales: 'GB-WLS',
  scotland: 'GB-SCT',
  'northern-ireland': 'GB-NIR',
};

/** `GET /company/{number}` of the Public Data API of Companies House. */
export const companiesHouseProfile: Reader = {
  code: 'companies-house/profile',
  version: 2,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const one = readJson(bytes, profile, maxAnswerBytes);
    if (!isSameNumber(one.company_number, subjectNumber))
      throw new Unreadable('not_this_format', 'the answer is about another company');
    const { company_status: word } = one;
    // A word that we do not know says nothing to us: that a company is active is never guessed.
    const isUnknown = word !== undefined && word !== null && word !== '' && !lookUp(companyStatuses, word);
    const remark = { place: pointer('company_status'), remark: `an unknown status: ${word?.slice(0, 60)}` };
    return { state: 'found', findings: [findingOf(one)], remarks: isUnknown ? [remark] : [] };
  },
};

function findingOf(one: z.output<typeof profile>): Profile {
  const { company_status: word, company_status_detail: detail } = one;
  const status = word ? lookUp(companyStatuses, word) : undefined;
  const founded = dayOf(one.date_of_creation);
  const dissolved = dayOf(one.date_of_cessation);
  const registered = lineOf(one.registered_office_address);
  const office = one.registered_office_address;
  return {
    kind: 'profile',
    place: '',
    names: [
      { kind: 'legal', text: one.company_name, lang: 'en', place: pointer('company_name') },
      ...(one.previous_company_names ?? []).map(({ name, effective_from, ceased_on }, at) => ({
        kind: 'former' as const,
        text: name,
        lang: 'en',
        since: dayOf(effective_from) ?? null,
        until: dayOf(ceased_on) ?? null,
        place: pointer('previous_company_names', at),
      })),
    ],
    ...(one.type && {
      legalForm: { text: wordsOf(one.type), lang: 'en', sourceCode: one.type, place: pointer('type') },
    }),
    identifiers: [
      { scheme: 'REG', issuer: 'RA000585', value: one.company_number, place: pointer('company_number') },
    ],
    ...(status && {
      status: {
        status,
        sourceWord: [word, detail].flatMap((code) => (code ? [wordsOf(code)] : [])).join('; '),
        place: pointer('company_status'),
      },
    }),
    ...(founded && { founded: { day: founded, place: pointer('date_of_creation') } }),
    ...(dissolved && { dissolved: { day: dissolved, place: pointer('date_of_cessation') } }),
    jurisdiction: {
      code: lookUp(jurisdictions, one.jurisdiction ?? '') ?? 'GB',
      place: pointer('jurisdiction'),
    },
    addresses:
      registered === ''
        ? []
        : [
            {
              addressKind: 'registered',
              text: registered,
              ...(office?.locality && { city: office.locality }),
              ...(office?.postal_code && { postcode: office.postal_code }),
              country: 'GB',
              place: pointer('registered_office_address'),
            },
          ],
    activities: (one.sic_codes ?? []).map((code, at) => ({
      scheme: 'SIC',
      revision: '2007',
      code,
      isMain: at === 0,
      place: pointer('sic_codes', at),
    })),
    capital: [],
    contacts: [],
    licences: [],
  };
}
