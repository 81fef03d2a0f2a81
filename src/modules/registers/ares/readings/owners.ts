import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Ownership, Share } from '#findings/vocabulary/ownership.ts';
import { type AresHolder, dayOf, isEntered, maxAnswerBytes, nameOf, recordOf } from './wire.ts';

/** The same answer: members of a limited company with their shares. Shareholders of a joint-stock company are not entered. */
export const aresOwners: Reader = {
  code: 'ares/owners',
  version: 1,
  part: 'owners',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const found = recordOf(bytes, subjectNumber);
    const findings = (found?.one.spolecnici ?? []).flatMap((group, at) =>
      isEntered(group)
        ? (group.spolecnik ?? []).flatMap((one, index) =>
            isEntered(one)
              ? ownershipOf(one, `${found?.place ?? ''}/spolecnici/${at}/spolecnik/${index}`)
              : [],
          )
        : [],
    );
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function ownershipOf(one: AresHolder, place: string): Ownership[] {
  const { fyzickaOsoba: person, pravnickaOsoba: company } = one.osoba ?? {};
  const name = nameOf({ fyzickaOsoba: person, pravnickaOsoba: company });
  if (name === '') return [];
  const since = dayOf(one.datumZapisu);
  const shares = (one.podil ?? []).filter(isEntered).map(shareOf);
  return [
    {
      kind: 'ownership',
      place,
      owner: {
        id: place,
        partyKind: person ? 'person' : 'company',
        name,
        ...(person?.datumNarozeni && { birthYear: person.datumNarozeni }),
        ...(company?.ico && { identifiers: [{ scheme: 'REG', value: company.ico }] }),
      },
      owned: 'subject',
      ...(since && { since }),
      interests: (shares.length === 0 ? [undefined] : shares).map((share) => ({
        interestType: 'shareholding',
        directness: 'direct',
        isBeneficial: false,
        ...(share !== undefined && { share }),
        sourceWord: 'společník',
      })),
    },
  ];
}

/** In per cent, or as a fraction (`1/3`); amounts of money are no share. */
function shareOf({ velikostPodilu }: NonNullable<AresHolder['podil']>[number]): Share | undefined {
  const { typObnos: unit = '', hodnota = '' } = velikostPodilu ?? {};
  const text = (hodnota ?? '').replace(',', '.').replaceAll(/\s/g, '');
  const [, over, under] = /^(\d{1,9})[/;](\d{1,9})$/.exec(text) ?? [];
  const percent =
    over !== undefined && under !== undefined
      ? (100 * Number(over)) / Number(under)
      : unit === 'PROCENTA' && /^\d{1,3}(\.\d{1,12})?$/.test(text)
        ? Number(text)
        : Number.NaN;
  return percent >= 0 && percent <= 100 ? { exact: percent } : undefined;
}
