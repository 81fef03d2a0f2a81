import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Officer, OfficerRole } from '#findings/vocabulary/people.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { cutRemark, dayAs, links, lookUp, maxAnswerBytes, ownRecords, refuseAnother, text } from './wire.ts';

/** Only what is read: addresses, days of birth, occupations and former names of people are left in the snapshot. */
const officerList = z.object({
  links,
  total_results: z.number().int().min(0).nullish(),
  items: z
    .array(
      z.object({
        links,
        name: z.string().min(1).max(1_000),
        officer_role: z.string().max(100),
        appointed_on: text,
        appointed_before: text,
        resigned_on: text,
        date_of_birth: z.object({ year: z.number().int().nullish() }).nullish(),
        identification: z
          .object({ registration_number: text, place_registered: text, legal_form: text })
          .nullish(),
      }),
    )
    .max(5_000),
});

/** Words of the register for roles, without `corporate-` and `nominee-`, which say who acts and not as what. */
const roles: Readonly<Record<string, OfficerRole>> = {
  director: 'director',
  'managing-officer': 'managing_director',
  'member-of-a-management-organ': 'board_member',
  'member-of-a-supervisory-organ': 'supervisory_board',
  'member-of-an-administrative-organ': 'board_member',
  'manager-of-an-eeig': 'managing_director',
  'llp-member': 'partner',
  'llp-designated-member': 'partner',
  'general-partner-in-a-limited-partnership': 'partner',
  'limited-partner-in-a-limited-partnership': 'partner',
  secretary: 'secretary',
  'cic-manager': 'managing_director',
  'receiver-and-manager': 'insolvency_administrator',
  'judicial-factor': 'insolvency_administrator',
  'person-authorised-to-accept': 'representative',
  'person-authorised-to-represent': 'representative',
  'person-authorised-to-represent-and-accept': 'representative',
};

/** `GET /company/{number}/officers` of the Public Data API of Companies House. */
export const companiesHouseOfficers: Reader = {
  code: 'companies-house/officers',
  version: 2,
  part: 'officers',
  maxBytes: maxAnswerBytes,
  read(bytes, context): Reading {
    const { items, total_results, links: of } = readJson(bytes, officerList, maxAnswerBytes);
    refuseAnother(of, context);
    const { own, remarks } = ownRecords('items', items, context);
    const findings = own.map(({ record: item, at }): Officer => {
      const word = item.officer_role;
      const plain = word.replace(/^(corporate-nominee|corporate|nominee)-/, '');
      const isCompany = word.includes('corporate') || (item.identification ?? null) !== null;
      const number = item.identification?.registration_number;
      return {
        kind: 'officer',
        place: pointer('items', at),
        name: item.name,
        role: lookUp(roles, plain) ?? 'other',
        sourceRole: word,
        isCompany,
        ...dayAs('since', item.appointed_on),
        ...dayAs('until', item.resigned_on),
        ...(!isCompany && item.date_of_birth?.year && { birthYear: item.date_of_birth.year }),
        ...(number && { identifiers: [{ scheme: 'REG', value: number }] }),
      };
    });
    return {
      state: findings.length > 0 ? 'found' : 'nothing_found',
      findings,
      remarks: [...remarks, ...cutRemark(total_results)],
    };
  },
};
