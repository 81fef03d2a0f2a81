import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Interest, Ownership } from '#findings/vocabulary/ownership.ts';
import { dayOf, maxAnswerBytes } from '../../sources/answer-fields.ts';
import { type PortalRow, rowsOf, tidy } from './rows.ts';

/** Rows of `members`, with what each holds of the whole, or of `beneficial_owners`, of which no size is told. */
export const urLvOwners: Reader = {
  code: 'ur-lv/owners',
  version: 1,
  part: 'owners',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    // A member's own number stands in the column in which beneficial owners have the company's.
    const columns = ['at_legal_entity_registration_number', 'legal_entity_registration_number'];
    const rows = rowsOf(bytes, subjectNumber, columns);
    const whole = rows.reduce((sum, row) => sum + worthOf(row), 0);
    const findings = rows.flatMap((row) => ownershipOf(row, whole));
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function ownershipOf(row: PortalRow, whole: number): Ownership[] {
  const { place, of, columns } = row;
  const isMember = columns.includes('at_legal_entity_registration_number');
  const isPerson = !isMember || of('entity_type') === 'NATURAL_PERSON';
  const name = tidy(of('name') || [of('forename'), of('surname')].filter(Boolean).join(' '));
  const number = isMember ? of('legal_entity_registration_number') : '';
  const country = /^[A-Z]{2}$/.exec(of('nationality'))?.[0];
  const birthYear = Number(/^\d{4}/.exec(of('birth_date'))?.[0]);
  const since = dayOf(of('date_from')) ?? dayOf(of('registered_on'));
  if (name === '') return [];
  return [
    {
      kind: 'ownership',
      place,
      owner: {
        id: place,
        partyKind: isPerson ? 'person' : 'company',
        name,
        ...(country !== undefined && { country }),
        ...(isPerson && birthYear > 0 && { birthYear }),
        ...(number !== '' && { identifiers: [{ scheme: 'REG', value: number }] }),
      },
      owned: 'subject',
      ...(since !== undefined && { since }),
      interests: [isMember ? sharesOf(worthOf(row), whole) : beneficial],
    },
  ];
}

const beneficial: Interest = {
  interestType: 'unknownInterest',
  directness: 'unknown',
  isBeneficial: true,
  sourceWord: 'Patiesais labuma guvējs',
};

/** The table has every member: what one holds is a part of the sum of all. */
function sharesOf(worth: number, whole: number): Interest {
  return {
    interestType: 'shareholding',
    directness: 'direct',
    isBeneficial: false,
    sourceWord: 'Dalībnieks',
    ...(worth > 0 && whole > 0 && { share: { exact: Number(((100 * worth) / whole).toFixed(6)) } }),
  };
}

/** Shares times what each is worth. */
function worthOf({ of }: PortalRow): number {
  const worth = Number(of('number_of_shares')) * Number(of('share_nominal_value'));
  return Number.isFinite(worth) && worth > 0 ? worth : 0;
}
