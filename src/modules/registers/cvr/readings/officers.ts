import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Officer, OfficerRole } from '#findings/vocabulary/people.ts';
import { periodOf } from '../../sources/answer-fields.ts';
import {
  attributesOf,
  type CvrOrganisation,
  type CvrParticipant,
  current,
  kindOf,
  maxRecordBytes,
  participationsOf,
} from './wire.ts';

/** Words of the register for functions, the first that fits. */
const roles: readonly (readonly [word: RegExp, role: OfficerRole])[] = [
  [/næstformand/i, 'deputy_chair'],
  [/formand/i, 'chair'],
  [/suppleant/i, 'deputy_member'],
  [/tilsyn/i, 'supervisory_board'],
  [/direkt/i, 'managing_director'],
  [/bestyrelse/i, 'board_member'],
  [/likvidator/i, 'liquidator'],
  [/kurator|rekonstrukt/i, 'insolvency_administrator'],
  [/revis/i, 'auditor'],
  [/stifter/i, 'founder'],
  [/interessent|komplementar|ansvarlig deltager/i, 'partner'],
  [/filialbestyrer/i, 'branch_manager'],
];

/** Management, boards, auditors and founders; owners are read apart. */
export const cvrOfficers: Reader = {
  code: 'cvr/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxRecordBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = participationsOf(bytes, subjectNumber).flatMap(({ participant, organisations }, at) =>
      organisations.flatMap((one, index) =>
        officersOf(participant, one, `participant ${at}, organisation ${index}`),
      ),
    );
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function officersOf(participant: CvrParticipant, one: CvrOrganisation, place: string): Officer[] {
  const body = current(one.organisationsNavn)?.navn ?? one.hovedtype ?? '';
  const name = current(participant.navne)?.navn ?? '';
  const isOwner = (attributesOf(one, 'EJERANDEL_PROCENT') ?? []).length > 0;
  if (name === '' || isOwner || /ejer/i.test(body)) return [];
  const { isPerson, number } = kindOf(participant);
  return (attributesOf(one, 'FUNKTION') ?? []).map(({ vaerdi, periode }): Officer => {
    const sourceRole = [String(vaerdi ?? ''), body].filter(Boolean).join(', ');
    return {
      kind: 'officer',
      place,
      name,
      role: roles.find(([word]) => word.test(sourceRole))?.[1] ?? 'other',
      sourceRole,
      isCompany: !isPerson,
      ...periodOf(periode?.gyldigFra, periode?.gyldigTil),
      ...(number !== undefined && { identifiers: [{ scheme: 'REG', value: number }] }),
    };
  });
}
