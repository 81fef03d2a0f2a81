import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Filing, FilingKind } from '#findings/vocabulary/events.ts';
import { type Announcement, announcementsOf, maxAnswerBytes } from './wire.ts';

const kinds: Readonly<Record<string, FilingKind>> = {
  dpc: 'accounts',
  creation: 'incorporation',
  immatriculation: 'incorporation',
  radiation: 'dissolution',
};

/** Words of a change that is announced. */
const changes: readonly (readonly [words: RegExp, kind: FilingKind])[] = [
  [/d[ée]nomination/i, 'name_change'],
  [/forme juridique/i, 'form_change'],
  [/capital/i, 'capital_change'],
  [/administration|g[ée]ran|dirigeant/i, 'officer_change'],
  [/si[èe]ge|adresse|transfert/i, 'address_change'],
  [/fusion|scission|apport partiel/i, 'merger'],
  [/dissolution/i, 'dissolution'],
];

/** The same announcements: accounts filed, changes entered. */
export const bodaccFilings: Reader = {
  code: 'bodacc/filings',
  version: 1,
  part: 'filings',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = announcementsOf(bytes, subjectNumber).announcements.flatMap(filingOf);
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function filingOf(one: Announcement): Filing[] {
  const filingKind =
    one.family === 'modification'
      ? (changes.find(([words]) => words.test(one.details ?? ''))?.[1] ?? 'other')
      : kinds[one.family];
  if (filingKind === undefined || one.isTakenBack) return [];
  return [
    {
      kind: 'filing',
      place: one.place,
      day: one.day,
      filingKind,
      title: [one.familyWords, one.details].filter(Boolean).join(': ').slice(0, 500),
      lang: 'fr',
      ...(one.url !== undefined && { documentUrl: one.url }),
      ...(one.reference !== undefined && { reference: one.reference }),
    },
  ];
}
