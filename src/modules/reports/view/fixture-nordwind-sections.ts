import { row, said, table } from './fixture-facts.ts';
import type { ReportView } from './report-view.ts';

type Section = ReportView['sections'][number];
const section = (
  code: Section['code'],
  title: string,
  rows: Section['rows'],
  tables: Section['tables'] = [],
): Section => ({ code, title, rows, tables, empty: null });

/** Nordwind section by section: what no picture of the report shows, and the one that is empty. */
export const nordwindSections: Section[] = [
  section('identification', 'Identification', [
    row('Legal name', said('Nordwind Maschinenbau GmbH', 1)),
    row('Former name', said('Nordwind Pumpen GmbH, until 11 March 2019', 2)),
    row('Legal form', said('Gesellschaft mit beschränkter Haftung (GmbH)', 1)),
    row('Registration number', said('HRB 104523, Hamburg Local Court', 1)),
    row('VAT number', said('DE312456782', 3, { note: 'valid in VIES on 22 November 2026' })),
    row('LEI', said('529900NORDWIND000142', 4, { note: 'issued, renewal due 3 May 2027' })),
    row('Incorporated', said('16 April 1998', 2)),
    row('Status', said('Active (eingetragen)', 1)),
  ]),
  section('contacts', 'Contacts', [
    row('Registered address', said('Hafenstraße 14, 20457 Hamburg', 1, { note: 'unique to the company' })),
    row('Telephone', said('+49 40 555 0142', 16, { note: 'answered on 19 November 2026' })),
    row('E-mail', said('info@nordwind.example', 10)),
    row('Website', said('nordwind.example', 10, { href: 'https://nordwind.example/' })),
  ]),
  section('capital', 'Capital and shareholders', [
    row('Registered capital', said('€250,000', 1, { note: 'fully paid' })),
  ]),
  section(
    'activities',
    'Activities',
    [
      row('Business', said('Makes centrifugal and screw pumps for shipyards and chemical plants', 10)),
      row('NACE', said('28.13 Manufacture of other pumps and compressors', 1)),
      row('Employees', said('86 (2025), 88 (2024), 84 (2023)', 9)),
      row('Exports to', said('Denmark, Norway, Netherlands, Poland', 16)),
    ],
    [
      table(
        'Trade marks',
        ['Mark', 'Number', 'Registered'],
        [
          [said('NORDWIND', 11), said('302 004 551'), said('2 March 2004')],
          [said('NW-Flux', 11), said('302 011 209'), said('18 June 2011')],
          [said('HydroNord', 11), said('302 019 877'), null],
        ],
      ),
    ],
  ),
  {
    code: 'partners',
    title: 'Suppliers and customers',
    rows: [],
    tables: [],
    empty: {
      reason: 'The company declined to name them',
      source: 'interview with K. Vogt, 19 November 2026',
    },
  },
  section(
    'payments',
    'Payment behaviour',
    [row('Average delay', said('12 days beyond terms', 19, { note: 'three suppliers, 2026' }))],
    [
      table(
        'Suppliers asked',
        ['Supplier', 'Terms', 'Pays after'],
        [
          [said('Castings, Saxony', 19), said('30 days'), said('44 days')],
          [said('Seals, Bavaria', 19), said('30 days'), said('39 days')],
          [said('Motors, Denmark', 19), said('45 days'), said('58 days')],
        ],
      ),
    ],
  ),
  section(
    'legal',
    'Legal and negative',
    [],
    [
      table(
        'Court cases',
        ['Claimant', 'Court, number', 'Amount', 'Stage'],
        [
          [
            said('Supplier of castings', 17),
            said('Hamburg Regional Court, 312 O 87/26'),
            said('€186,400'),
            said('hearing 14 January 2027'),
          ],
        ],
      ),
    ],
  ),
  section('country', 'Country and sector', [
    row('Country risk', said('Class 1 of 7', 20)),
    row('Payment customs', said('30 days net; retention of title is usual', 20)),
    row('Filing deadline', said('12 months after the end of the year; fines from €2,500', 20)),
    row('Sector', said('Insolvencies in machinery rose by 14% in 2025', 20)),
  ]),
];
