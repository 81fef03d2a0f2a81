import { everyLanguageOf } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import type { ReportCover } from '../dossier/report-cover.ts';
import { sampleFact } from '../dossier/sample-dossier.ts';
import {
  accounts,
  at,
  courts,
  dossierOf,
  eur,
  identity,
  lists,
  register,
  rows,
  said,
  screened,
  statement,
  years,
} from './situation-facts-fixture.ts';

// Five invented companies as a report meets them: known well, micro, in distress, insolvent, hardly known.

/** The order for which these reports are made. */
export const situationCover: ReportCover = {
  reportNumber: 'CC-2026-000118/2',
  orderNumber: 'CC-2026-000118',
  country: { code: 'DE', name: everyLanguageOf({ ru: 'Германия' }, 'Germany') },
  tariffName: everyLanguageOf({ ru: 'Стандартный' }, 'Standard'),
  requestedAs: {
    name: 'Nordwind Maschienenbau',
    regCode: '',
    vatCode: 'DE 312456782',
    address: 'Hafenstr. 14, Hamburg',
  },
  orderedAt: new Date('2026-11-20T10:00:00Z'),
  startedAt: new Date('2026-11-20T12:00:00Z'),
  issuedAt: new Date('2026-11-22T12:00:00Z'),
  isDemo: true,
};

/** More than 200 facts: five years, twenty people, a claim, a translation, a member of the group abroad. */
function fullDossier(): Dossier {
  return dossierOf(
    [
      ...identity('Nordwind Maschinenbau GmbH', 'HRB 104523', '1998-04-16', 'Hafenstraße 14, 20457 Hamburg'),
      sampleFact('identification', 'vat_number', 'DE312456782', register),
      sampleFact('identification', 'vat_validity', 'valid', {
        source: 'VIES, European Commission',
        sourceRu: 'VIES, Европейская комиссия',
      }),
      ...rows('history', register, [
        { event_date: '1998-04-16', event: { code: 'incorporation' } },
        {
          event_date: '2019-02-14',
          event: { code: 'owner_change' },
          event_detail: 'Alster Industriebeteiligung AG',
        },
      ]),
      ...rows('capital', register, [
        { holder: 'Nordwind Holding GmbH', holder_country: 'DE', holder_share: 88 },
      ]),
      ...rows('owners', register, [
        { owner: 'Karin Vogt', owner_country: 'DE', owner_share: 48.4, owner_path: { code: 'indirect' } },
      ]),
      ...said('group', register, { ultimate_parent: 'Alster Industriebeteiligung AG' }),
      ...rows('group', register, [
        { member: 'Nordwind Service AG', member_country: 'CH', member_relation: { code: 'subsidiary' } },
      ]),
      ...rows(
        'management',
        register,
        Array.from({ length: 20 }, (_, index) => ({
          manager_name: `Manager ${String.fromCodePoint(65 + index)}. Petersen`,
          manager_role: { code: index === 0 ? 'managing_director' : 'board_member' },
          manager_since: `20${String(26 - index).padStart(2, '0')}-03-01`,
          manager_born: String(1950 + index),
        })),
      ),
      ...said('activities', register, {
        activity: {
          text: 'Herstellung von Pumpen',
          lang: 'de',
          translation: { text: 'Производство насосов', lang: 'ru', by: 'human' },
        },
        activity_code: 'NACE 2.1: 28.13 – Manufacture of other pumps and compressors',
        employees: 86,
      }),
      ...said('payments', { method: 'interview', retrievedAt: at }, { days_beyond_terms: 12 }),
      ...rows('financials', accounts, [
        ...[12_480, 12_933, 12_400, 11_900, 10_700].map((sales, index) => years(2025 - index, sales)),
        { ...years(2023, 12_350), equity: eur(3_375.8), is_restated: true, balance_difference: eur(4.2) },
      ]),
      ...said('legal', courts, {
        insolvency: 'nothing_found',
        court_cases: 'found',
        enforcement: 'nothing_found',
        strike_off: 'nothing_found',
      }),
      ...rows('legal', courts, [
        {
          case_date: '2026-09-14',
          case_kind: { code: 'court_case' },
          case_role: { code: 'defendant' },
          case_amount: eur(186.4),
          case_court: 'Hamburg Regional Court, 312 O 88/26',
          case_stage: { code: 'under_way' },
        },
      ]),
      ...screened(['Nordwind Maschinenbau GmbH', 'Nordwind Holding GmbH', 'Karin Vogt']),
      ...said('country', register, { filing_deadlines: 'Twelve months after the end of the year' }),
    ],
    { partners: 'company_declined' },
  );
}

/** A balance sheet and little else. */
function microDossier(): Dossier {
  return dossierOf([
    ...identity('Kleine Mühle UG', 'HRB 7001', '2021-05-03', 'Am Bach 3, 99094 Erfurt'),
    ...rows('financials', accounts, [statement(2024, { total_assets: 57.89, equity: 12.1, cash: 2.14 })]),
    ...said('legal', courts, { insolvency: 'nothing_found', court_cases: 'unavailable' }),
    ...screened(['Kleine Mühle UG']),
  ]);
}

/** Negative equity, enforcement, old accounts, an unresolved hit. */
function distressedDossier(): Dossier {
  return dossierOf([
    ...identity('Kessler Trockenbau UG', 'HRB 518204', '2019-05-08', 'Gothaer Straße 61, 99094 Erfurt'),
    ...rows('management', register, [
      {
        manager_name: 'Robert Kessler',
        manager_role: { code: 'managing_director' },
        manager_elsewhere: '! disqualified',
      },
    ]),
    ...rows('financials', accounts, [
      statement(2023, { total_assets: 57.89, equity: -26.42, net_result: -31.98, total_liabilities: 84.31 }),
      statement(2022, { total_assets: 71.8, equity: 5.56, total_liabilities: 66.24 }),
    ]),
    ...said('legal', courts, {
      insolvency: 'nothing_found',
      enforcement: 'found',
      court_cases: 'nothing_found',
    }),
    ...rows('legal', courts, [
      {
        case_date: '2026-08-14',
        case_kind: { code: 'enforcement' },
        case_amount: eur(8.1),
        case_stage: { code: 'opened' },
      },
      {
        case_date: '2026-09-02',
        case_kind: { code: 'enforcement' },
        case_amount: eur(4),
        case_stage: { code: 'unstated' },
      },
    ]),
    ...said('screening', lists, {
      sanctions: 'unresolved',
      lists_searched: ['OFAC SDN (2026-11-20)', 'EU list (7)'],
    }),
    ...rows('screening', lists, [
      { screened_name: 'Robert Kessler', screened_list: 'OFAC SDN', screened_verdict: 'unresolved' },
    ]),
  ]);
}

/** Proceedings are open. */
function insolventDossier(): Dossier {
  const { facts } = distressedDossier();
  return dossierOf([
    ...facts.filter(({ field }) => field !== 'insolvency'),
    sampleFact('legal', 'insolvency', 'found', courts),
    ...said(
      'legal',
      { ...courts, position: 2 },
      {
        case_date: '2026-11-03',
        case_kind: { code: 'insolvency' },
        case_court: 'Erfurt Local Court, 171 IN 412/26',
        case_stage: { code: 'opened' },
      },
    ),
  ]);
}

/** A name and a number. */
function bareDossier(): Dossier {
  return dossierOf(
    said('identification', register, {
      legal_name: 'Nordwind Maschinenbau GmbH',
      registration_number: 'HRB 1',
    }),
    { legal: 'source_unavailable', screening: 'not_covered', owners: 'nothing_found' },
  );
}

/** All five. */
export const situations = {
  full: fullDossier,
  micro: microDossier,
  distressed: distressedDossier,
  insolvent: insolventDossier,
  bare: bareDossier,
} as const;
