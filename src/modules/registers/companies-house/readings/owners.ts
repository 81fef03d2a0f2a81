import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Ownership, Party, Unspecified, UnspecifiedReason } from '#findings/vocabulary/ownership.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { interestOfNature } from './natures-of-control.ts';
import { cutRemark, dayAs, links, maxAnswerBytes, ownRecords, refuseAnother, text } from './wire.ts';

/** Only what is read: days of birth and addresses stay in the snapshot. */
const owner = z.object({
  links,
  kind: z.string().max(200),
  name: text,
  country_of_residence: text,
  date_of_birth: z.object({ year: z.number().int().nullish() }).nullish(),
  natures_of_control: z.array(z.string().max(500)).max(50).nullish(),
  notified_on: text,
  ceased_on: text,
  identification: z
    .object({ registration_number: text, place_registered: text, country_registered: text, legal_form: text })
    .nullish(),
});
const statement = z.object({ links, statement: z.string().max(500), notified_on: text, ceased_on: text });
/** The list of people with control, or the list of statements that there are none. */
const answer = z.object({
  links,
  total_results: z.number().int().min(0).nullish(),
  items: z.array(z.union([statement, owner])).max(5_000),
});

/** Statements of a company about its owners, by their beginnings. */
const reasons: readonly (readonly [beginning: string, reason: UnspecifiedReason])[] = [
  ['no-individual-or-entity-with-signficant-control', 'noBeneficialOwners'],
  ['no-individual-or-entity-with-significant-control', 'noBeneficialOwners'],
  ['psc-exists-but-not-identified', 'subjectUnableToConfirmOrIdentifyBeneficialOwner'],
  ['psc-details-not-confirmed', 'subjectUnableToConfirmOrIdentifyBeneficialOwner'],
  ['psc-contacted-but-no-response', 'interestedPartyHasNotProvidedInformation'],
  ['psc-has-failed-to-confirm-changed-details', 'interestedPartyHasNotProvidedInformation'],
  ['restrictions-notice', 'interestedPartyHasNotProvidedInformation'],
  ['steps-to-find-psc-not-yet-completed', 'informationUnknownToPublisher'],
  ['disclosure-transparency-rules', 'subjectExemptFromDisclosure'],
];

/** `GET /company/{number}/persons-with-significant-control` and its statements. */
export const companiesHouseOwners: Reader = {
  code: 'companies-house/owners',
  version: 2,
  part: 'owners',
  maxBytes: maxAnswerBytes,
  read(bytes, context): Reading {
    const { items, total_results, links: of } = readJson(bytes, answer, maxAnswerBytes);
    refuseAnother(of, context);
    const { own, remarks } = ownRecords('items', items, context);
    const findings = own.map(({ record, at }) =>
      'statement' in record ? unspecifiedOf(record, at) : ownershipOf(record, at),
    );
    return {
      state: findings.length > 0 ? 'found' : 'nothing_found',
      findings,
      remarks: [...remarks, ...cutRemark(total_results)],
    };
  },
};

function ownershipOf(item: z.output<typeof owner>, at: number): Ownership {
  return {
    kind: 'ownership',
    place: pointer('items', at),
    owner: partyOf(item, at),
    owned: 'subject',
    ...dayAs('since', item.notified_on),
    ...dayAs('until', item.ceased_on),
    interests: (item.natures_of_control ?? []).map(interestOfNature),
  };
}

function partyOf({ kind, name, date_of_birth, identification }: z.output<typeof owner>, at: number): Party {
  const id = `item-${at}`;
  // Protected by law: the register knows the person and names nobody.
  if (kind.startsWith('super-secure'))
    return { id, partyKind: 'person', name: '', unspecified: 'interestedPartyExemptFromDisclosure' };
  const number = identification?.registration_number;
  const partyKind = kind.startsWith('individual')
    ? 'person'
    : kind.startsWith('legal-person')
      ? 'state'
      : 'company';
  return {
    id,
    partyKind,
    name: name ?? '',
    ...(!name && { unspecified: 'informationUnknownToPublisher' as const }),
    ...(partyKind === 'person' && date_of_birth?.year && { birthYear: date_of_birth.year }),
    ...(partyKind !== 'person' &&
      number && {
        identifiers: [
          {
            scheme: 'REG',
            ...(identification?.place_registered && { issuer: identification.place_registered }),
            value: number,
          },
        ],
      }),
  };
}

function unspecifiedOf(item: z.output<typeof statement>, at: number): Unspecified {
  const reason = reasons.find(([beginning]) => item.statement.startsWith(beginning))?.[1] ?? 'unknown';
  return {
    kind: 'unspecified',
    about: 'beneficial_owner',
    reason,
    sourceWord: item.statement,
    place: pointer('items', at),
    ...dayAs('since', item.notified_on),
    ...dayAs('until', item.ceased_on),
  };
}
