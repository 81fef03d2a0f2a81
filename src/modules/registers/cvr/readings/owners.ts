import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Interest, Ownership, Share } from '#findings/vocabulary/ownership.ts';
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

/** Legal owners tell a band by its lower end, as a part of one. */
const bands: readonly number[] = [0, 5, 10, 15, 20, 25, 100 / 3, 50, 200 / 3, 90, 100];

/** Legal and beneficial owners, as the register has them. */
export const cvrOwners: Reader = {
  code: 'cvr/owners',
  version: 1,
  part: 'owners',
  maxBytes: maxRecordBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = participationsOf(bytes, subjectNumber).flatMap(({ participant, organisations }, at) =>
      organisations.flatMap((one, index) =>
        ownershipOf(participant, one, `participant ${at}, organisation ${index}`),
      ),
    );
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function ownershipOf(participant: CvrParticipant, one: CvrOrganisation, place: string): Ownership[] {
  const words = [
    ...(attributesOf(one, 'FUNKTION') ?? []).map(({ vaerdi }) => String(vaerdi ?? '')),
    ...(one.organisationsNavn ?? []).map(({ navn }) => navn ?? ''),
  ];
  const isBeneficial = words.some((word) => /reel(?:le)? ejer/i.test(word));
  const shares = attributesOf(one, 'EJERANDEL_PROCENT') ?? [];
  const votes = attributesOf(one, 'EJERANDEL_STEMMERET_PROCENT') ?? [];
  if (!isBeneficial && shares.length === 0 && votes.length === 0) return [];
  const name = current(participant.navne)?.navn ?? '';
  const { isPerson, number } = kindOf(participant);
  const sourceWord = isBeneficial ? 'Reel ejer' : 'Legal ejer';
  const held = [
    ['shareholding', shares],
    ['votingRights', votes],
  ] as const;
  const interests = held.flatMap(([interestType, values]) =>
    (values ?? []).map(({ vaerdi, periode }): Interest => {
      const share = shareOf(vaerdi, isBeneficial);
      return {
        interestType,
        directness: isBeneficial ? 'unknown' : 'direct',
        isBeneficial,
        sourceWord,
        ...periodOf(periode?.gyldigFra, periode?.gyldigTil),
        ...(share !== undefined && { share }),
      };
    }),
  );
  const [first] = attributesOf(one, 'FUNKTION') ?? [];
  return [
    {
      kind: 'ownership',
      place,
      owner: {
        id: `unit-${participant.enhedsNummer ?? place}`,
        partyKind: isPerson ? 'person' : 'company',
        name,
        ...(name === '' && { unspecified: 'informationUnknownToPublisher' as const }),
        ...(number !== undefined && { identifiers: [{ scheme: 'REG', value: number }] }),
      },
      owned: 'subject',
      ...periodOf(first?.periode?.gyldigFra, first?.periode?.gyldigTil),
      interests,
    },
  ];
}

/** `0.25` of a beneficial owner is a quarter; of a legal one it is the band that begins there. */
function shareOf(value: string | number | null | undefined, isBeneficial: boolean): Share | undefined {
  const part = Number(String(value ?? '').replace(',', '.') || Number.NaN) * 100;
  if (!(part >= 0 && part <= 100)) return undefined;
  const rounded = Number(part.toFixed(6));
  const band = bands.findIndex((lower) => Math.abs(lower - rounded) < 0.02);
  const upper = bands[band + 1];
  if (isBeneficial || band === -1 || upper === undefined) return { exact: rounded };
  return { min: rounded, max: Number(upper.toFixed(6)), maxIsExclusive: true };
}
