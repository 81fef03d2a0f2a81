import { createHash } from 'node:crypto';
import { facts } from './fixture-facts.ts';
import type { ReportView } from './report-view.ts';

type Screening = NonNullable<ReportView['screening']>;

const lists: Screening['lists'] = [
  { code: 'eu', authority: 'European Union', name: 'consolidated list', version: '20 Nov 2026, 2026-214' },
  { code: 'un', authority: 'United Nations', name: 'Security Council list', version: '18 Nov 2026' },
  { code: 'us-sdn', authority: 'United States', name: 'OFAC SDN', version: '20 Nov 2026' },
  { code: 'us-cons', authority: 'United States', name: 'OFAC non-SDN', version: '20 Nov 2026' },
  { code: 'gb', authority: 'United Kingdom', name: 'UK Sanctions List', version: '19 Nov 2026' },
  { code: 'ch', authority: 'Switzerland', name: 'SECO', version: '17 Nov 2026' },
];

/** Subjects against the six lists; `refuted` are the codes of lists with a hit that is somebody else. */
export function screenedSubject(
  name: string,
  role: string,
  refuted: readonly string[] = [],
): Screening['subjects'][number] {
  return {
    name,
    role,
    cells: lists.map(({ code }) =>
      refuted.includes(code)
        ? { verdict: 'false_match', label: 'refuted' }
        : { verdict: 'clear', label: 'no match' },
    ),
    facts: facts(18),
  };
}

export const sixLists: Screening['lists'] = lists;

export const nordwindScreening: Screening = {
  remark: '8 subjects × 6 lists, 22 November 2026, 09:20 UTC',
  lists,
  subjects: [
    screenedSubject('Nordwind Maschinenbau GmbH', 'subject'),
    screenedSubject('Nordwind Holding GmbH', 'parent'),
    screenedSubject('Alster Industriebeteiligung AG', 'ultimate parent'),
    screenedSubject('Karin Vogt', 'manager, owner'),
    screenedSubject('Jens Arendt', 'manager'),
    screenedSubject('Henrik Petersen', 'beneficial owner', ['us-sdn']),
    screenedSubject('Maren Petersen', 'beneficial owner, procuration'),
    screenedSubject('T. Lund', 'former procuration'),
  ],
  notes: [
    {
      tone: 'none',
      text: 'Refuted: OFAC SDN entry “Peterson, Henrik”: family name differs by one letter, first name agrees, birth year differs (1948 / 1961), country differs. Verdict: another person, M. Kern, 22 November 2026. Ownership tests (EU, US, UK: 50%): not met by any known owner; the unknown 9.12% cannot meet them alone.',
      mark: 18,
      facts: facts(18),
    },
  ],
};

type Silence = ReportView['silence'][number];
const silent = (
  what: string,
  where: string,
  when: string,
  standing: Silence['standing'],
  outcome: string,
  mark = 0,
): Silence => ({ what, where, when, standing, outcome, mark });

/** Searches without result from their columns. */
export function silentRows(
  rows: readonly (readonly [string, string, string, Silence['standing'], string])[],
) {
  return rows.map(([what, where, when, standing, outcome]) => silent(what, where, when, standing, outcome));
}

export const nordwindSilence: Silence[] = [
  silent(
    'Insolvency',
    'Insolvency announcements of all German courts, by name, HRB and seat',
    '22 Nov 2026, 09:14',
    'nothing_found',
    'nothing found',
    12,
  ),
  silent(
    'Enforcement',
    'Central register of debtors, by name and seat',
    '20 Nov 2026, 15:40',
    'nothing_found',
    'nothing found',
    13,
  ),
  silent('Tax arrears', 'tax secrecy, § 30 AO', '', 'not_obtainable', 'not obtainable'),
  silent(
    'Strike-off',
    'Register announcements, HRB 104523',
    '22 Nov 2026, 09:15',
    'nothing_found',
    'nothing found',
    14,
  ),
  silent(
    'Bankrupt directors',
    '5 registers, 3 people, by name and birth year',
    '22 Nov 2026, 09:20',
    'alert',
    '1 found',
    15,
  ),
  silent(
    'Disqualification',
    'Federal list of disqualified directors',
    '',
    'not_searched',
    'not public; not searched',
  ),
  silent('Charges, liens', 'no public register in Germany', '', 'not_obtainable', 'not obtainable'),
  silent(
    'Customers, suppliers',
    'interview with K. Vogt',
    '19 Nov 2026, 11:05',
    'not_obtainable',
    'declined to name',
    16,
  ),
  silent('Bank reference', 'house bank', '', 'not_searched', 'needs the subject’s consent'),
];

type Tile = ReportView['tiles'][number];
export const tile = (
  section: string,
  title: string,
  note: string,
  standing: Tile['standing'],
  count = 0,
): Tile => ({ section, title, note, standing, count });

export const nordwindTiles: Tile[] = [
  tile('identification', 'Identification', 'HRB, VAT, LEI', 'facts', 14),
  tile('contacts', 'Contacts', 'phone answered', 'facts', 7),
  tile('history', 'History', 'events since 1998', 'facts', 11),
  tile('capital', 'Shareholders', '100% known', 'facts', 2),
  tile('owners', 'Beneficial owners', '9% unknown', 'alert', 2),
  tile('group', 'Group', 'companies', 'facts', 3),
  tile('management', 'Management', 'one failed firm', 'facts', 3),
  tile('activities', 'Activities', 'NACE 28.13', 'facts', 9),
  tile('partners', 'Partners', 'not disclosed', 'not_obtainable'),
  tile('payments', 'Payments', '12 days late', 'facts', 3),
  tile('financials', 'Statements', '2023 restated', 'facts', 5),
  tile('ratios', 'Ratios', 'with formulas', 'facts', 17),
  tile('insolvency', 'Insolvency', 'court, 22 Nov', 'nothing_found'),
  tile('legal', 'Court claims', '€186,400 pending', 'alert', 1),
  tile('enforcement', 'Enforcement', 'register, 20 Nov', 'nothing_found'),
  tile('charges', 'Charges, liens', 'not public here', 'not_obtainable'),
  tile('screening', 'Sanctions, PEP', '6 lists, 8 subjects', 'nothing_found'),
  tile('country', 'Country, sector', 'notes', 'facts', 6),
];

type Source = ReportView['sources'][number];
/** Sources from their name, method, day and hour; each but interviews keeps a copy. */
export function numbered(rows: readonly (readonly [string, string, string, string, string?])[]): Source[] {
  return rows.map(([source, method, day, hour, href = ''], index) => {
    const hasCopy = method !== 'interview' && method !== 'customer';
    const sha256 = hasCopy ? createHash('sha256').update(source).digest('hex') : '';
    const date = new Date(`${day}T${hour}:00Z`);
    const words = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return {
      number: index + 1,
      source,
      method,
      retrieved: words.format(date),
      retrievedAt: date.toISOString(),
      url: href.replace('https://', ''),
      href,
      sha256,
      fingerprint: hasCopy ? `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}` : '',
    };
  });
}

const day = '2026-11-22';
const call = '2026-11-19';
export const nordwindSources: Source[] = numbered([
  ['Commercial register, Hamburg Local Court, HRB 104523, current extract', 'register', day, '09:12'],
  ['Commercial register, chronological extract 1998–2026', 'register', day, '09:12'],
  [
    'VIES, European Commission: DE312456782 valid',
    'register',
    day,
    '09:13',
    'https://vies.example/DE312456782',
  ],
  ['GLEIF: LEI record, no parent reported', 'register', day, '09:13', 'https://gleif.example/lei'],
  ['Transparency register extract', 'register', '2026-11-20', '15:22'],
  ['Shareholder list of Nordwind Holding GmbH, 14 Feb 2019', 'filing', day, '09:16'],
  ['Commercial register, Canton of Zug, Alster AG', 'register', day, '09:18'],
  ['Share register extract, Alster AG, shown by K. Vogt', 'customer', call, '11:05'],
  ['Annual accounts 2021–2025, Company Register (5 files)', 'filing', day, '09:14'],
  ['Company website and imprint', 'media', day, '09:17', 'https://nordwind.example/imprint'],
  ['German Patent and Trade Mark Office: 3 marks', 'register', day, '09:17'],
  ['Insolvency announcements of all German courts', 'register', day, '09:14'],
  ['Central register of debtors', 'register', '2026-11-20', '15:40'],
  ['Register announcements: strike-off notices', 'register', day, '09:15'],
  ['Registers of DE, DK, CH, AT, NL: other directorships', 'register', day, '09:20'],
  ['Telephone, +49 40 555 0142, K. Vogt', 'interview', call, '11:05'],
  ['Notes to the 2025 accounts, p. 14; confirmed by telephone', 'filing', call, '11:05'],
  ['Six sanctions lists, versions above', 'register', day, '09:20'],
  ['Three suppliers, asked by telephone', 'interview', '2026-11-20', '16:10'],
  ['Federal Statistical Office, insolvencies NACE 28, 2025', 'register', '2026-11-21', '08:00'],
  ['Open Rating 1.0, computed from 1, 5, 6, 9, 12, 13, 17–20', 'computed', day, '09:31'],
]);
