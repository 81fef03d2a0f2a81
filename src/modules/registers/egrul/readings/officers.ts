import type { Reader, Reading } from '#findings/reading/reading.ts';
import { childrenOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { Officer, OfficerRole } from '#findings/vocabulary/people.ts';
import { maxFileBytes, nodeAt, personName, recordsOf, writtenOn } from './record.ts';

/** Words of the register's posts, the first that fits. */
const roles: readonly (readonly [word: RegExp, role: OfficerRole])[] = [
  [/конкурсн|внешний управляющий|временный управляющий|арбитражн/i, 'insolvency_administrator'],
  [/ликвидат|ликвидационн/i, 'liquidator'],
  [/директор|президент|управляющ|руководител|председатель правления|глава/i, 'managing_director'],
];

/** Who may act for a company without a power of attorney, out of a file of ЕГРЮЛ: names and posts, no number of a person. */
export const egrulOfficers: Reader = {
  code: 'egrul/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxFileBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = recordsOf(bytes, subjectNumber).flatMap(({ company, place }) => [
      ...childrenOf(company, 'СведДолжнФЛ').flatMap((one, at) =>
        personOf(one, `${place}/СведДолжнФЛ[${at + 1}]`),
      ),
      ...childrenOf(company, 'СвУпрОрг').flatMap((one, at) => managerOf(one, `${place}/СвУпрОрг[${at + 1}]`)),
    ]);
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function personOf(one: XmlNode, place: string): Officer[] {
  const name = personName(one);
  if (name === undefined) return [];
  const post = nodeAt(one, 'СвДолжн');
  const sourceRole =
    post?.attribute('НаимДолжн') ?? post?.attribute('НаимВидДолжн') ?? 'Лицо, действующее без доверенности';
  const since = writtenOn(one);
  return [
    {
      kind: 'officer',
      place,
      name,
      role: roles.find(([word]) => word.test(sourceRole))?.[1] ?? 'representative',
      sourceRole,
      isCompany: false,
      ...(since !== undefined && { since }),
      ...(childrenOf(one, 'СвДисквал').length > 0 && { isDisqualified: true }),
    },
  ];
}

/** A company that manages this one. */
function managerOf(one: XmlNode, place: string): Officer[] {
  const company = nodeAt(one, 'НаимИННЮЛ');
  const name = company?.attribute('НаимЮЛПолн');
  const number = company?.attribute('ОГРН');
  const since = writtenOn(one);
  if (!name) return [];
  return [
    {
      kind: 'officer',
      place,
      name,
      role: 'managing_director',
      sourceRole: 'Управляющая организация',
      isCompany: true,
      ...(since !== undefined && { since }),
      ...(number && { country: 'RU', identifiers: [{ scheme: 'REG', value: number }] }),
    },
  ];
}
