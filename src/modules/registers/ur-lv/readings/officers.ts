import type { Finding } from '#findings/reading/finding.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { OfficerRole } from '#findings/vocabulary/people.ts';
import { dayOf, maxAnswerBytes } from '../../sources/answer-fields.ts';
import { type PortalRow, rowsOf, tidy } from './rows.ts';

/** Posts of the register; whoever has none is told by the body alone. */
const roles: Readonly<Record<string, OfficerRole>> = {
  CHAIR_OF_BOARD: 'chair',
  DEPUTY_CHAIR_OF_BOARD: 'deputy_chair',
  BOARD_MEMBER: 'board_member',
  PROCURATION: 'signatory',
  LIQUIDATOR: 'liquidator',
  ADMINISTRATOR: 'insolvency_administrator',
};

/** Rows of `officers`: who acts for the company now. Masked numbers of people are left in the snapshot. */
export const urLvOfficers: Reader = {
  code: 'ur-lv/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const rows = rowsOf(bytes, subjectNumber, ['at_legal_entity_registration_number']);
    const findings = rows.flatMap(officerOf);
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function officerOf({ place, of }: PortalRow): Finding[] {
  const isCompany = of('entity_type') === 'LEGAL_ENTITY';
  const [position, body, number] = [
    of('position'),
    of('governing_body'),
    of('legal_entity_registration_number'),
  ];
  const since = dayOf(of('registered_on'));
  const birthYear = Number(/^\d{4}/.exec(of('birth_date'))?.[0]);
  if (of('name') === '') return [];
  return [
    {
      kind: 'officer',
      place,
      name: tidy(of('name')),
      role: body === 'SUPERVISORY_BOARD' ? 'supervisory_board' : (roles[position] ?? 'representative'),
      sourceRole: [position, body].filter(Boolean).join(', '),
      isCompany,
      ...(since !== undefined && { since }),
      ...(!isCompany && birthYear > 0 && { birthYear }),
      ...(isCompany && number !== '' && { identifiers: [{ scheme: 'REG', value: number }] }),
    },
  ];
}
