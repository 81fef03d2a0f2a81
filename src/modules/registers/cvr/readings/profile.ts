import type { Reader, Reading } from '#findings/reading/reading.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';
import { dayOf, periodOf } from '../../sources/answer-fields.ts';
import { type CvrAddress, type CvrCompany, companyOf, current, maxRecordBytes } from './wire.ts';

/** Who the company is, with its names and seats before. */
export const cvrProfile: Reader = {
  code: 'cvr/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxRecordBytes,
  read(bytes, { subjectNumber }): Reading {
    const company = companyOf(bytes, subjectNumber);
    const findings = company === undefined ? [] : [profileOf(company)];
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

/** Below the hit: whoever opens the answer finds it there. */
const at = (...steps: (string | number)[]) => pointer('hits', 'hits', 0, '_source', 'Vrvirksomhed', ...steps);

function profileOf(one: CvrCompany): Profile {
  const form = current(one.virksomhedsform);
  const life = one.livsforloeb?.at(-1)?.periode;
  const [founded, ended] = [dayOf(one.livsforloeb?.[0]?.periode?.gyldigFra), dayOf(life?.gyldigTil)];
  const workers = one.aarsbeskaeftigelse?.toSorted((a, b) => (a.aar ?? 0) - (b.aar ?? 0)).at(-1);
  return {
    kind: 'profile',
    place: at(),
    names: namesOf(one),
    ...(form?.langBeskrivelse && {
      legalForm: {
        text: form.langBeskrivelse,
        lang: 'da',
        ...(form.virksomhedsformkode && { sourceCode: form.virksomhedsformkode }),
        place: at('virksomhedsform'),
      },
    }),
    identifiers: [{ scheme: 'REG', value: one.cvrNummer, place: at('cvrNummer') }],
    ...statusOf(one, ended),
    ...(founded !== undefined && { founded: { day: founded, place: at('livsforloeb', 0) } }),
    ...(ended !== undefined && { dissolved: { day: ended, place: at('livsforloeb') } }),
    jurisdiction: { code: 'DK', place: at('cvrNummer') },
    addresses: addressesOf(one),
    activities: activitiesOf(one),
    capital: [],
    ...(typeof workers?.antalAnsatte === 'number' && {
      employees: {
        count: workers.antalAnsatte,
        ...(workers.aar && { year: workers.aar }),
        place: at('aarsbeskaeftigelse'),
      },
    }),
    contacts: contactsOf(one),
    licences: [],
  };
}

function namesOf({ navne, binavne }: CvrCompany): Profile['names'] {
  const now = current(navne);
  return [
    ...(navne ?? []).flatMap((one, index) =>
      one.navn
        ? [
            {
              kind: one === now ? ('legal' as const) : ('former' as const),
              text: one.navn,
              lang: 'da',
              ...periodOf(one.periode?.gyldigFra, one.periode?.gyldigTil),
              place: at('navne', index),
            },
          ]
        : [],
    ),
    ...(binavne ?? []).flatMap(({ navn, periode }, index) =>
      navn && !dayOf(periode?.gyldigTil)
        ? [{ kind: 'trading' as const, text: navn, lang: 'da', place: at('binavne', index) }]
        : [],
    ),
  ];
}

function statusOf({ virksomhedsstatus }: CvrCompany, ended: string | undefined): Pick<Profile, 'status'> {
  const one = current(virksomhedsstatus);
  const word = one?.status ?? '';
  const since = dayOf(one?.periode?.gyldigFra);
  if (ended !== undefined)
    return {
      status: { status: 'Deleted', sourceWord: word || 'OPHØRT', since: ended, place: at('livsforloeb') },
    };
  if (word === '') return {};
  const place = at('virksomhedsstatus');
  return { status: { status: meaningOf(word), sourceWord: word, ...(since && { since }), place } };
}

function meaningOf(word: string): CompanyStatus {
  if (/oplø?st efter|slettet|ophørt|fusion|spaltning/i.test(word)) return 'Deleted';
  if (/konkurs|likvidation|tvangsopl/i.test(word)) return 'Liquidation';
  return /rekonstruktion|betalingsstandsning/i.test(word) ? 'Reorganisation' : 'Active';
}

function addressesOf({ beliggenhedsadresse }: CvrCompany): Profile['addresses'] {
  const now = current(beliggenhedsadresse);
  return (beliggenhedsadresse ?? []).flatMap((one, index) => {
    const text = lineOf(one);
    if (text === '') return [];
    return [
      {
        addressKind: one === now ? ('registered' as const) : ('previous' as const),
        text,
        ...(one.postdistrikt && { city: one.postdistrikt }),
        ...(one.postnummer && { postcode: one.postnummer }),
        ...(one.landekode && /^[A-Z]{2}$/.test(one.landekode) && { country: one.landekode }),
        ...periodOf(one.periode?.gyldigFra, one.periode?.gyldigTil),
        place: at('beliggenhedsadresse', index),
      },
    ];
  });
}

function lineOf(one: CvrAddress): string {
  const house = [one.husnummerFra, one.bogstavFra].filter(Boolean).join('');
  const parts = [
    one.conavn && `c/o ${one.conavn}`,
    [one.vejnavn, house].filter(Boolean).join(' '),
    [one.etage && `${one.etage}.`, one.sidedoer].filter(Boolean).join(' '),
    [one.postnummer, one.postdistrikt].filter(Boolean).join(' '),
  ];
  return one.fritekst || parts.filter(Boolean).join(', ');
}

/** DB07 is of NACE 2, DB25 of NACE 2.1; the record does not say which, and a code of 2025 looks like one of 2007. */
function activitiesOf({ hovedbranche, bibranche1 }: CvrCompany): Profile['activities'] {
  return [hovedbranche, bibranche1].flatMap((all, index) => {
    const one = current(all);
    if (!one?.branchekode) return [];
    return [
      {
        scheme: 'DB',
        revision: '',
        code: one.branchekode,
        ...(one.branchetekst && { text: one.branchetekst, lang: 'da' }),
        isMain: index === 0,
        place: at(index === 0 ? 'hovedbranche' : 'bibranche1'),
      },
    ];
  });
}

function contactsOf({ telefonNummer, elektroniskPost, hjemmeside }: CvrCompany): Profile['contacts'] {
  const all = [
    ['phone', 'telefonNummer', telefonNummer],
    ['email', 'elektroniskPost', elektroniskPost],
    ['website', 'hjemmeside', hjemmeside],
  ] as const;
  return all.flatMap(([contactKind, member, given]) => {
    const one = current(given);
    const isOpen = one?.kontaktoplysning && one.hemmelig !== true && !dayOf(one.periode?.gyldigTil);
    return isOpen ? [{ contactKind, value: one.kontaktoplysning ?? '', place: at(member) }] : [];
  });
}
