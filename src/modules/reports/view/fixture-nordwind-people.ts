import { facts } from './fixture-facts.ts';
import type { ReportView } from './report-view.ts';

type Ownership = NonNullable<ReportView['ownership']>;
type Node = Ownership['nodes'][number];

const node = (
  id: string,
  kind: Node['kind'],
  name: string,
  note: string,
  country: string,
  from: number,
): Node => ({
  id,
  kind,
  name,
  note,
  country,
  screening: kind === 'unknown' ? 'not_screened' : 'clear',
  facts: facts(from),
});
const owns = (from: string, to: string, label: string, isKnown = true) => ({ from, to, label, isKnown });

export const nordwindOwnership: Ownership = {
  title: 'Two Petersens hold two thirds; who owns 9% is unknown',
  remark:
    'Shares multiply along the path: 55% × 88% × 76% = 36.8%. Above 25% a person counts as beneficial owner (threshold of the German transparency register).',
  nodes: [
    node('henrik', 'person', 'Henrik Petersen', 'born 1961 · indirect 36.8%', 'DK', 5),
    node('maren', 'person', 'Maren Petersen', 'born 1964 · indirect 30.1%', 'DK', 5),
    node('unknown', 'unknown', 'Unknown holder', 'list of 2019 is out of date', '', 6),
    node('alster', 'company', 'Alster Industriebeteiligung AG', 'Zug · ultimate parent', 'CH', 7),
    node('karin', 'person', 'Karin Vogt', 'born 1969 · manages, 24%', 'DE', 1),
    node('holding', 'company', 'Nordwind Holding GmbH', 'Hamburg · immediate parent', 'DE', 6),
    node('subject', 'subject', 'Nordwind Maschinenbau GmbH', '', 'DE', 1),
  ],
  edges: [
    owns('henrik', 'alster', '55%'),
    owns('maren', 'alster', '45%'),
    owns('alster', 'holding', '88%'),
    owns('unknown', 'holding', '12%', false),
    owns('holding', 'subject', '76%'),
    owns('karin', 'subject', '24%'),
  ],
  shares: [
    { label: 'Henrik Petersen', percent: 36.78, shown: '36.78%', isKnown: true },
    { label: 'Maren Petersen', percent: 30.1, shown: '30.10%', isKnown: true },
    { label: 'Karin Vogt', percent: 24, shown: '24%', isKnown: true },
    { label: 'unknown', percent: 9.12, shown: '9.12%', isKnown: false },
  ],
  sharesRemark:
    'Unknown 9.12% = 12% × 76%. Reason code informationUnknownToPublisher: the holder named in the list of 14 February 2019 has left; no newer list is filed. It is too small to meet any regime’s 50% ownership test.',
};

const manager = (
  name: string,
  country: string,
  born: string,
  role: string,
  since: string,
  others: ReportView['managers'][number]['others'],
) => ({
  name,
  country,
  born,
  role,
  since,
  until: '',
  isInOffice: true,
  others: [...others],
  mark: 1,
  facts: facts(1, 15),
});

export const nordwindManagers: ReportView['managers'] = [
  manager('Karin Vogt', 'DE', 'born 1969', 'Managing director, signs alone', '2 Apr 2012', [
    { text: 'Nordwind Holding GmbH, director: active', tone: 'none' },
    {
      text: 'Elbtal Pumpenservice GmbH, director 2006–2011: insolvent 2011, deleted 2014',
      tone: 'bad',
    },
  ]),
  manager('Jens Arendt', 'DE', 'born 1977', 'Managing director, signs with another', '1 Oct 2021', [
    { text: '5 registers searched, nothing found', tone: 'good' },
  ]),
  manager('Maren Petersen', 'DK', 'born 1964', 'Holder of procuration', '15 Jan 2018', [
    { text: 'Alster Industriebeteiligung AG, board member: active', tone: 'none' },
    { text: 'Petersen Skibsteknik ApS, director: active', tone: 'none' },
  ]),
];

type Event = ReportView['events'][number];
const event = (
  on: string,
  date: string,
  title: string,
  detail: string,
  kind: Event['kind'],
  from: number,
  isMain = true,
): Event => ({ on, date, title, detail, kind, isMain, mark: from, facts: facts(from) });

/** The newest first. */
export const nordwindEvents: Event[] = [
  event(
    '2026-10-12',
    '12 Oct 2026',
    '2025 accounts filed',
    '80 days before the deadline',
    'filing',
    9,
    false,
  ),
  event(
    '2026-08-07',
    '7 Aug 2026',
    'Claim of €186,400 served',
    'supplier of castings; quality dispute, 5.5% of equity; company has set aside €40,000',
    'court',
    17,
  ),
  event(
    '2026-06-01',
    '1 Jun 2026',
    'Procuration of T. Lund ended',
    'no successor named',
    'register',
    1,
    false,
  ),
  event(
    '2026-02-16',
    '16 Feb 2026',
    '2024 accounts filed',
    '47 days after the deadline; no fine known',
    'late',
    9,
  ),
  event(
    '2026-02-16',
    '16 Feb 2026',
    '2023 figures restated',
    'stocks −€120,000, equity −€84,000',
    'filing',
    9,
    false,
  ),
  event('2024-12-20', '20 Dec 2024', '2023 accounts filed', 'in time', 'filing', 9, false),
  event('2023-12-11', '11 Dec 2023', '2022 accounts filed', 'in time', 'filing', 9, false),
  event('2022-12-02', '2 Dec 2022', '2021 accounts filed', 'in time', 'filing', 9, false),
  event('2021-10-01', '1 Oct 2021', 'J. Arendt appointed', 'managing director', 'register', 2, false),
  event('2019-03-11', '11 Mar 2019', 'Renamed', 'until then Nordwind Pumpen GmbH', 'register', 2),
  event('2016-08-09', '9 Aug 2016', 'Holding acquires 76%', 'from K. Vogt and two others', 'register', 2),
  event('2012-04-02', '2 Apr 2012', 'K. Vogt appointed', 'managing director', 'register', 2),
  event('2004-07-01', '1 Jul 2004', 'Capital raised to €250,000', 'from €50,000', 'register', 2),
  event('1998-04-16', '16 Apr 1998', 'Founded', 'registered in Hamburg', 'register', 2),
];
