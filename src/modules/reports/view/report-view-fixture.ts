import { facts } from './fixture-facts.ts';
import { kesslerView } from './fixture-kessler.ts';
import { nordwindEvents, nordwindManagers, nordwindOwnership } from './fixture-nordwind-people.ts';
import { nordwindLimit, nordwindRating } from './fixture-nordwind-rating.ts';
import { nordwindRatios } from './fixture-nordwind-ratios.ts';
import {
  nordwindScreening,
  nordwindSilence,
  nordwindSources,
  nordwindTiles,
} from './fixture-nordwind-searches.ts';
import { nordwindSections } from './fixture-nordwind-sections.ts';
import { nordwindKeyFigures, nordwindStatements, nordwindYears } from './fixture-nordwind-statements.ts';
import type { ReportView } from './report-view.ts';

/** An invented company in distress: preliminary insolvency proceedings, a balance sheet of 2023, no sales. */
export const distressedReportView: ReportView = kesslerView;

/** A full report about an invented company, in English. Every figure follows from one set of statements. */
export const reportViewFixture: ReportView = {
  locale: 'en',
  reportKind: 'credit',
  head: {
    kind: 'Credit report',
    number: 'CC-2026-000118/2',
    revision: 2,
    issued: '22 November 2026',
    issuedOn: '2026-11-22',
    again: '22 February 2027',
    againOn: '2027-02-22',
    ordered: '19 November 2026',
    tariff: 'Standard',
    orderNumber: 'CC-2026-000118',
    mark: 'DEMO: invented company',
    notice: 'The company in this report is invented. Its figures serve to show what a report holds.',
    completeness: '16 of 18 answered',
    disclaimer: [
      'Permitted use: the customer’s own credit decisions. Not for passing on, publishing, or decisions on private individuals.',
    ],
  },
  subject: {
    name: 'Nordwind Maschinenbau GmbH',
    otherName: '',
    country: 'DE',
    countryName: 'Germany',
    place: 'Hamburg, Germany',
    line: ['industrial pumps', 'founded 16 April 1998', '86 employees', 'HRB 104523, Hamburg Local Court'],
    status: { label: 'Active', tone: 'good' },
    mark: 1,
  },
  match: [
    {
      label: 'Name',
      asked: 'Nordwind Maschienenbau',
      found: 'Nordwind Maschinenbau GmbH',
      verdict: 'near',
      note: 'one letter differs',
    },
    { label: 'Registration no.', asked: '', found: 'HRB 104523', verdict: 'added', note: 'added by us' },
    {
      label: 'VAT number',
      asked: 'DE 312456782',
      found: 'DE312456782',
      verdict: 'same',
      note: 'same, valid in VIES',
    },
    {
      label: 'Address',
      asked: 'Hafenstr. 14, Hamburg',
      found: 'Hafenstraße 14, 20457 Hamburg',
      verdict: 'same',
      note: 'same address, unique to it',
    },
  ],
  verdict: {
    tone: 'good',
    headline: 'Low risk, and weakening',
    sentence: 'Grade B with 59 of 100 points; open account up to €320,000 is reasonable.',
  },
  rating: nordwindRating,
  noRating: '',
  limit: nordwindLimit,
  depth: {
    label: '16 of 18 answered',
    remark: '13 with facts, 3 empty, 2 not obtainable',
    answered: 16,
    total: 18,
  },
  flags: [
    {
      tone: 'warn',
      title: 'Sued for €186,400',
      detail: 'by a castings supplier; hearing 14 January 2027, Hamburg Regional Court',
      section: 'legal',
      mark: 17,
      facts: facts(17),
    },
    {
      tone: 'warn',
      title: '12% of the parent: owner unknown.',
      detail: 'Last holder list is of 2019',
      section: 'owners',
      mark: 6,
      facts: facts(6),
    },
    {
      tone: 'warn',
      title: '2024 accounts filed 47 days late;',
      detail: '2025 on time',
      section: 'financials',
      mark: 9,
      facts: facts(9),
    },
    {
      tone: 'good',
      title: 'Sanctions: no match',
      detail: '8 subjects, 6 lists',
      section: 'screening',
      mark: 18,
      facts: facts(18),
    },
  ],
  keyFigures: nordwindKeyFigures,
  opinion: {
    text: 'Nordwind is an established pump maker with real substance: equity is 44% of assets and bank debt is low. The weak spot is the trend. Sales fell 3.5% in 2025, the operating margin slipped from 7.8 to 6.1%, and suppliers we called are paid about 12 days late. We see nothing that threatens the next twelve months. Open account up to €320,000 is reasonable. Above that, ask who owns the unknown 12% and for interim figures.',
    by: 'M. Kern, Hamburg desk; checked by L. Sorokina',
    missing: '',
    facts: facts(9, 19, 6),
  },
  thin: null,
  tiles: nordwindTiles,
  statements: nordwindStatements,
  statementsTitle: 'Equity grows every year; 2025 earned a quarter less',
  years: nordwindYears,
  yearsUnit: '€ million',
  ratios: nordwindRatios,
  ownership: nordwindOwnership,
  managers: nordwindManagers,
  managersRemark: 'matched by name, birth year and place; homonyms excluded by hand',
  events: nordwindEvents,
  screening: nordwindScreening,
  silence: nordwindSilence,
  sections: nordwindSections,
  sources: nordwindSources,
  verify: { code: '7C1E52F09B44', url: 'https://countercheck.example/verify/7C1E52F09B44' },
};
