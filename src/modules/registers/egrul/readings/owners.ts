import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { Ownership, Party, Share } from '#findings/vocabulary/ownership.ts';
import { maxFileBytes, nodeAt, personName, recordsOf, writtenOn } from './record.ts';

/** Founders and members of a company out of a file of ЕГРЮЛ, with their shares; holders of shares of a joint-stock company are not there. */
export const egrulOwners: Reader = {
  code: 'egrul/owners',
  version: 1,
  part: 'owners',
  maxBytes: maxFileBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = recordsOf(bytes, subjectNumber).flatMap(({ company, place }) =>
      (nodeAt(company, 'СвУчредит')?.children ?? []).flatMap((one, at) =>
        ownershipOf(one, `${place}/СвУчредит/*[${at + 1}]`, at),
      ),
    );
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function ownershipOf(one: XmlNode, place: string, at: number): Ownership[] {
  const owner = partyOf(one, `founder-${at}`);
  if (owner === undefined) return [];
  const share = shareOf(nodeAt(one, 'ДоляУстКап'));
  const since = writtenOn(one);
  return [
    {
      kind: 'ownership',
      place,
      owner,
      owned: 'subject',
      ...(since !== undefined && { since }),
      interests: [
        {
          interestType: 'shareholding',
          directness: 'direct',
          isBeneficial: false,
          sourceWord: 'Учредитель (участник)',
          ...(share !== undefined && { share }),
        },
      ],
    },
  ];
}

function partyOf(one: XmlNode, id: string): Party | undefined {
  const company = nodeAt(one, 'НаимИННЮЛ');
  const of = (name: string) => company?.attribute(name);
  switch (one.name) {
    case 'УчрЮЛРос':
      return party(id, 'company', of('НаимЮЛПолн'), of('ОГРН'), 'RU');
    case 'УчрЮЛИн':
      return party(id, 'company', of('НаимЮЛПолн'), nodeAt(one, 'СвРегИн')?.attribute('РегНомер'));
    case 'УчрФЛ':
      return party(id, 'person', personName(one));
    case 'УчрРФСубМО': {
      const state = nodeAt(one, 'ВидНаимУчр');
      const name = state?.attribute('НаимМО') ?? state?.attribute('НаимРегион') ?? 'Российская Федерация';
      return party(id, 'state', name, undefined, 'RU');
    }
    case 'УчрПИФ':
      return party(id, 'arrangement', nodeAt(one, 'СвНаимПИФ')?.attribute('НаимПИФ'), undefined, 'RU');
    default:
      return undefined;
  }
}

/** Who is closed to the public by law has no name in the file. */
function party(
  id: string,
  partyKind: Party['partyKind'],
  name: string | undefined,
  number?: string,
  country?: string,
): Party {
  return {
    id,
    partyKind,
    name: name ?? '',
    ...(country !== undefined && { country }),
    ...(number && { identifiers: [{ scheme: 'REG', value: number }] }),
    ...(!name && { unspecified: 'interestedPartyExemptFromDisclosure' as const }),
  };
}

/** Per cent, a decimal fraction or a plain one. */
function shareOf(given: XmlNode | undefined): Share | undefined {
  const size = nodeAt(given, 'РазмерДоли');
  const number = (name: string) => Number(nodeAt(size, name)?.text.replace(',', '.') || Number.NaN);
  const plain = nodeAt(size, 'ДробПрост');
  const part = Number(plain?.attribute('Числит') ?? Number.NaN) / Number(plain?.attribute('Знаменат') ?? 0);
  const exact = [number('Процент'), number('ДробДесят') * 100, part * 100].find(
    (value) => Number.isFinite(value) && value >= 0 && value <= 100,
  );
  return exact === undefined ? undefined : { exact };
}
