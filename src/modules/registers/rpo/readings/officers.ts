import type { Finding } from '#findings/reading/finding.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { OfficerRole } from '#findings/vocabulary/people.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { maxAnswerBytes, periodOf } from '../../sources/answer-fields.ts';
import { ownerWord } from './owners.ts';
import { entityOf, type Holder, nameOf } from './wire.ts';

/** Words of the register for roles, the first that fits. */
const roles: readonly (readonly [word: RegExp, role: OfficerRole])[] = [
  [/konate/i, 'managing_director'],
  [/podpredseda/i, 'deputy_chair'],
  [/predseda/i, 'chair'],
  [/dozorn/i, 'supervisory_board'],
  [/predstavenstv|člen/i, 'board_member'],
  [/prokur/i, 'signatory'],
  [/likvid/i, 'liquidator'],
  [/správca/i, 'insolvency_administrator'],
  [/organizačnej zložky|odštepn/i, 'branch_manager'],
];

/** `GET /entity/{id}`: statutory bodies, supervisory board, proxies, and how the company is signed for. */
export const rpoOfficers: Reader = {
  code: 'rpo/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const entity = entityOf(bytes, subjectNumber);
    const of = (name: 'statutoryBodies' | 'stakeholders') =>
      (entity?.[name] ?? []).flatMap((one, at) => officerOf(one, pointer(name, at)));
    const rules = (entity?.authorizations ?? []).flatMap(({ value, validTo }, at): Finding[] =>
      value && !validTo
        ? [{ kind: 'signing_rule', text: value, lang: 'sk', place: pointer('authorizations', at) }]
        : [],
    );
    const findings = [...of('statutoryBodies'), ...of('stakeholders'), ...rules];
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function officerOf(one: Holder, place: string): Finding[] {
  const { name, isCompany } = nameOf(one);
  const body = one.stakeholderType?.value ?? '';
  const sourceRole = [one.statutoryBodyMember?.value, body].filter(Boolean).join(', ');
  if (name === '' || ownerWord.test(body)) return [];
  return [
    {
      kind: 'officer',
      place,
      name,
      // A chair of the supervisory board is on that board first.
      role: /dozorn/i.test(body)
        ? 'supervisory_board'
        : (roles.find(([word]) => word.test(sourceRole))?.[1] ?? 'other'),
      sourceRole,
      isCompany,
      ...periodOf(one.validFrom, one.validTo),
      ...(isCompany && one.identifier && { identifiers: [{ scheme: 'REG', value: one.identifier }] }),
    },
  ];
}
