import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Notice } from '#findings/vocabulary/events.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';
import { dayOf, isAskedFor, maxAnswerBytes, type Organisation, searchAnswer } from './wire.ts';
import { yearOfOgrn } from './year-of-ogrn.ts';

/** The portal's words for a status; another word says nothing of ours. */
const statuses: Readonly<Record<string, readonly [status: CompanyStatus, word: string]>> = {
  ACTIVE: ['Active', 'Действующая организация'],
  REORGANIZATION_STAGE: ['Reorganisation', 'Организация в процессе реорганизации'],
  LIQUIDATION_STAGE: ['Liquidation', 'Организация в процессе ликвидации'],
  BANKRUPTCY: ['Liquidation', 'Организация в процессе банкротства'],
  LIQUIDATED: ['Deleted', 'Организация ликвидирована'],
};

/** The search of the state database of accounts: who the organisation is, out of the tax office's register. */
export const girboProfile: Reader = {
  code: 'girbo/profile',
  version: 2,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const { content, at } = readJson(bytes, searchAnswer, maxAnswerBytes);
    const findings = content.flatMap((row, index) =>
      isAskedFor(row, subjectNumber)
        ? [profileOf(row, `${at}/${index}`), ...bankruptcyOf(row, `${at}/${index}`)]
        : [],
    );
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function profileOf(row: Organisation, place: string): Profile {
  const name = row.fullName || row.shortName;
  const [status, word] = statuses[row.statusCode ?? ''] ?? [];
  const address = addressOf(row);
  const activity = typeof row.okved2 === 'string' ? { id: row.okved2 } : row.okved2;
  const since = dayOf(row.statusDate);
  const year = yearOfOgrn(row.ogrn ?? '', since);
  return {
    kind: 'profile',
    place,
    names: name ? [{ kind: 'legal', text: name, lang: 'ru', place: `${place}/shortName` }] : [],
    identifiers: [
      ...(row.ogrn ? [{ scheme: 'REG', value: row.ogrn, place: `${place}/ogrn` }] : []),
      { scheme: 'VAT', value: row.inn, place: `${place}/inn` },
    ],
    ...(status !== undefined &&
      word !== undefined && {
        status: { status, sourceWord: word, ...(since && { since }), place: `${place}/statusCode` },
      }),
    ...(isBankrupt(row) && { insolvency: { standing: 'open', place: `${place}/statusCode` } }),
    ...(year !== undefined && { founded: { day: year, place: `${place}/ogrn` } }),
    jurisdiction: { code: 'RU', place: `${place}/ogrn` },
    addresses:
      address === ''
        ? []
        : [
            {
              addressKind: 'registered',
              text: address,
              ...(row.city && { city: row.city }),
              ...(row.index && { postcode: row.index }),
              country: 'RU',
              place: `${place}/region`,
            },
          ],
    activities: activity
      ? [
          {
            scheme: 'OKVED',
            revision: '2',
            code: activity.id,
            isMain: true,
            place: `${place}/okved2`,
          },
        ]
      : [],
    capital: [],
    contacts: [],
    licences: [],
  };
}

/** Only what is said of a bankruptcy counts: that a company is active is no search for one. */
function isBankrupt({ statusCode }: Organisation): boolean {
  return statusCode === 'BANKRUPTCY';
}

function bankruptcyOf(row: Organisation, place: string): Notice[] {
  const day = dayOf(row.statusDate);
  if (!isBankrupt(row) || day === undefined) return [];
  return [
    {
      ...{ kind: 'notice', noticeKind: 'insolvency', stage: 'under_way', day, lang: 'ru', role: 'debtor' },
      ...{ title: statuses.BANKRUPTCY?.[1] ?? '', place: `${place}/statusDate` },
    },
  ];
}

function addressOf(row: Organisation): string {
  const { index, region, district, city, settlement, street, house, building, office } = row;
  return [index, region, district, city, settlement, street, house, building && `к. ${building}`, office]
    .filter(Boolean)
    .join(', ');
}
