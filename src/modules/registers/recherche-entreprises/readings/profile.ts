import type { Reader, Reading } from '#findings/reading/reading.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { legalCategory } from '../../france/legal-categories.ts';
import { dayOf, type LegalUnit, maxAnswerBytes, unitOf } from './wire.ts';

/** `GET /search?q={siren}` of the search of companies: who the company is, by INSEE and the register of companies. */
export const rechercheProfile: Reader = {
  code: 'recherche-entreprises/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const found = unitOf(bytes, subjectNumber);
    // A number may be kept without anything behind it: such a company is not known.
    const name = found?.unit.nom_raison_sociale || found?.unit.nom_complet;
    if (found === undefined || !name) return { state: 'nothing_found', findings: [], remarks: [] };
    return { state: 'found', findings: [profileOf(found.unit, name, found.at)], remarks: [] };
  },
};

function profileOf(unit: LegalUnit, name: string, at: string): Profile {
  const form = legalCategory(unit.nature_juridique ?? '');
  const status = { A: 'Active', C: 'Deleted' } as const;
  const state =
    unit.etat_administratif === 'A' || unit.etat_administratif === 'C' ? unit.etat_administratif : '';
  const founded = dayOf(unit.date_creation);
  const closed = dayOf(unit.date_fermeture) ?? dayOf(unit.immatriculation?.date_radiation);
  return {
    kind: 'profile',
    place: at,
    names: [
      { kind: 'legal', text: name, lang: 'fr', place: `${at}/nom_raison_sociale` },
      ...tradingNames(unit, at),
    ],
    ...(form && {
      legalForm: {
        ...form,
        lang: 'fr',
        sourceCode: unit.nature_juridique ?? '',
        place: `${at}/nature_juridique`,
      },
    }),
    identifiers: [
      { scheme: 'REG', issuer: 'RA000192', value: unit.siren, place: `${at}/siren` },
      ...(unit.siege?.siret
        ? [{ scheme: 'SIRET', value: unit.siege.siret, place: `${at}/siege/siret` }]
        : []),
    ],
    ...(state !== '' && {
      status: {
        status: status[state],
        sourceWord: state === 'A' ? 'active' : 'cessée',
        ...(state === 'C' && closed && { since: closed }),
        place: `${at}/etat_administratif`,
      },
    }),
    ...(founded && { founded: { day: founded, place: `${at}/date_creation` } }),
    ...(state === 'C' && closed && { dissolved: { day: closed, place: `${at}/date_fermeture` } }),
    jurisdiction: { code: 'FR', place: `${at}/siren` },
    addresses: addressesOf(unit, `${at}/siege`),
    activities: activitiesOf(unit, at),
    capital: capitalOf(unit, `${at}/immatriculation`),
    ...employeesOf(unit, at),
    contacts: [],
    licences: [],
  };
}

function tradingNames({ sigle, siege, nom_raison_sociale: legal }: LegalUnit, at: string): Profile['names'] {
  const names = [
    { text: sigle, place: `${at}/sigle` },
    { text: siege?.nom_commercial, place: `${at}/siege/nom_commercial` },
    ...(siege?.liste_enseignes ?? []).map((text, index) => ({
      text,
      place: `${at}/siege/liste_enseignes/${index}`,
    })),
  ];
  const known = new Set([legal]);
  return names.flatMap(({ text, place }) => {
    if (!text || known.has(text)) return [];
    known.add(text);
    return [{ kind: 'trading' as const, text, lang: 'fr', place }];
  });
}

function addressesOf({ siege }: LegalUnit, place: string): Profile['addresses'] {
  if (!siege?.adresse) return [];
  const {
    adresse: text,
    code_postal: postcode,
    libelle_commune: city,
    libelle_pays_etranger: abroad,
  } = siege;
  return [
    {
      addressKind: 'registered',
      text,
      ...(city && { city }),
      ...(postcode && { postcode }),
      ...(!abroad && { country: 'FR' }),
      place,
    },
  ];
}

/** The main activity by both revisions of the nomenclature: 53.10Z of 2008 and 53.10Y of 2025 need not be the same trade. */
function activitiesOf(unit: LegalUnit, at: string): Profile['activities'] {
  return (
    [
      ['2', 'activite_principale'],
      ['2025', 'activite_principale_naf25'],
    ] as const
  ).flatMap(([revision, name]) => {
    const code = unit[name];
    return code ? [{ scheme: 'NAF', revision, code, isMain: true, place: `${at}/${name}` }] : [];
  });
}

function capitalOf({ immatriculation }: LegalUnit, at: string): Profile['capital'] {
  const amount = readAmount(String(immatriculation?.capital_social ?? ''));
  const currency = immatriculation?.devise_capital ?? '';
  if (amount === undefined || !/^[A-Z]{3}$/.test(currency)) return [];
  return [{ capitalKind: 'issued', amount, currency, place: `${at}/capital_social` }];
}

/** Bands of INSEE; `NN` is no employer, or not known to be one. */
const bands: Readonly<Record<string, readonly [min: number, max?: number]>> = {
  '00': [0, 0],
  '01': [1, 2],
  '02': [3, 5],
  '03': [6, 9],
  '11': [10, 19],
  '12': [20, 49],
  '21': [50, 99],
  '22': [100, 199],
  '31': [200, 249],
  '32': [250, 499],
  '41': [500, 999],
  '42': [1_000, 1_999],
  '51': [2_000, 4_999],
  '52': [5_000, 9_999],
  '53': [10_000],
};

function employeesOf(unit: LegalUnit, at: string): Pick<Profile, 'employees'> {
  const band = bands[unit.tranche_effectif_salarie ?? ''];
  if (band === undefined) return {};
  const [min, max] = band;
  const year = /^(?:19|20)\d\d$/.exec(unit.annee_tranche_effectif_salarie ?? '')?.[0];
  return {
    employees: {
      min,
      ...(max !== undefined && { max }),
      ...(year !== undefined && { year: Number(year) }),
      place: `${at}/tranche_effectif_salarie`,
    },
  };
}
