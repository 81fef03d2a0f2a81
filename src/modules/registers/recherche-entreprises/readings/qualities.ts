import type { OfficerRole } from '#findings/vocabulary/people.ts';

/** Words of the register for what somebody is, the more special before the general. */
const qualities: readonly (readonly [word: RegExp, role: OfficerRole])[] = [
  [/commissaire aux comptes/, 'auditor'],
  [/liquidateur/, 'liquidator'],
  [/(administrateur|mandataire) (judiciaire|provisoire|ad hoc)/, 'insolvency_administrator'],
  [/conseil de surveillance/, 'supervisory_board'],
  [/vice[- ]président/, 'deputy_chair'],
  [/président du directoire|président.*directeur général/, 'managing_director'],
  [/président du conseil/, 'chair'],
  [/président|gérant|directeur général|directeur unique/, 'managing_director'],
  [/membre du directoire|administrateur/, 'board_member'],
  [/associé/, 'partner'],
  [/secrétaire/, 'secretary'],
  [/fondé de pouvoir|pouvoir d.engager/, 'signatory'],
  [/représentant/, 'representative'],
  [/entrepreneur|exploitant|commerçant/, 'founder'],
];

/** Our role for the word of the register; `other` for one that it does not explain (`Autre`). */
export function roleOfQuality(word: string): OfficerRole {
  const plain = word.normalize('NFC').toLowerCase();
  return qualities.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other';
}
