import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { TaxStanding } from '#findings/vocabulary/events.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';
import { dayOf, maxAnswerBytes, text } from '../../sources/answer-fields.ts';

const code = z.union([z.number(), z.string().max(20)]).transform(String);
const taxpayer = z.object({
  date_generale: z.object({
    cui: code,
    denumire: text,
    adresa: text,
    nrRegCom: text,
    telefon: text,
    codPostal: text,
    stare_inregistrare: text,
    data_inregistrare: text,
    cod_CAEN: code.nullish(),
    forma_juridica: text,
  }),
  inregistrare_scop_Tva: z
    .object({
      scpTVA: z.boolean().nullish(),
      perioade_TVA: z
        .array(z.object({ data_inceput_ScpTVA: text, data_sfarsit_ScpTVA: text }))
        .max(200)
        .nullish(),
    })
    .nullish(),
  stare_inactiv: z.object({ statusInactivi: z.boolean().nullish(), dataInactivare: text }).nullish(),
  adresa_sediu_social: z.object({ sdenumire_Localitate: text, scod_Postal: text }).nullish(),
});
type Taxpayer = z.output<typeof taxpayer>;
const answer = z.object({ found: z.array(taxpayer).max(500) });

/** `POST /api/PlatitorTvaRest/v9/tva`: who the taxpayer is. */
export const anafProfile: Reader = reader('profile', (one, at) => [profileOf(one, pointer('found', at))]);

/** The same answer: whether it pays VAT, whether the tax office holds it to be inactive. */
export const anafTax: Reader = reader('tax', (one, at) => standingsOf(one, pointer('found', at)));

function reader(
  part: 'profile' | 'tax',
  findingsOf: (one: Taxpayer, at: number) => readonly (Profile | TaxStanding)[],
): Reader {
  return {
    code: `anaf/${part}`,
    version: 1,
    part,
    maxBytes: maxAnswerBytes,
    read(bytes, { subjectNumber }): Reading {
      const { found } = readJson(bytes, answer, maxAnswerBytes);
      const findings = found.flatMap((one, at) =>
        one.date_generale.cui === subjectNumber ? findingsOf(one, at) : [],
      );
      return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
    },
  };
}

function profileOf({ date_generale: one, adresa_sediu_social: office }: Taxpayer, place: string): Profile {
  const at = (name: string) => `${place}/date_generale/${name}`;
  const word = one.stare_inregistrare?.trim();
  const founded = dayOf(one.data_inregistrare);
  const postcode = one.codPostal?.trim() || office?.scod_Postal?.trim();
  const city = office?.sdenumire_Localitate?.trim();
  return {
    kind: 'profile',
    place,
    names: one.denumire ? [{ kind: 'legal', text: one.denumire, lang: 'ro', place: at('denumire') }] : [],
    ...(one.forma_juridica && {
      legalForm: { text: one.forma_juridica, lang: 'ro', place: at('forma_juridica') },
    }),
    identifiers: [
      { scheme: 'VAT', value: one.cui, place: at('cui') },
      ...(one.nrRegCom ? [{ scheme: 'REG', value: one.nrRegCom, place: at('nrRegCom') }] : []),
    ],
    ...(word && { status: { status: meaningOf(word), sourceWord: word, place: at('stare_inregistrare') } }),
    // The day on which the tax office entered it, which is that of its founding within days.
    ...(founded !== undefined && { founded: { day: founded, place: at('data_inregistrare') } }),
    jurisdiction: { code: 'RO', place: at('cui') },
    addresses: one.adresa
      ? [
          {
            addressKind: 'registered',
            text: one.adresa,
            ...(city && { city }),
            ...(postcode && { postcode }),
            country: 'RO',
            place: at('adresa'),
          },
        ]
      : [],
    // CAEN changed from revision 2 to 3 (NACE 2.1) in 2025, and the answer does not say which it uses.
    activities: one.cod_CAEN
      ? [{ scheme: 'CAEN', revision: '', code: one.cod_CAEN, isMain: true, place: at('cod_CAEN') }]
      : [],
    capital: [],
    contacts: one.telefon ? [{ contactKind: 'phone', value: one.telefon, place: at('telefon') }] : [],
    licences: [],
  };
}

function meaningOf(word: string): CompanyStatus {
  if (/radi(?:at|ere)/i.test(word)) return 'Deleted';
  if (/dizolv|lichid|faliment|insolven/i.test(word)) return 'Liquidation';
  return /reorganiz|fuziun|diviz/i.test(word) ? 'Reorganisation' : 'Active';
}

function standingsOf(
  { date_generale: { cui }, inregistrare_scop_Tva: vat, stare_inactiv: inactive }: Taxpayer,
  place: string,
): TaxStanding[] {
  const period = vat?.perioade_TVA?.find(({ data_sfarsit_ScpTVA: end }) => dayOf(end) === undefined);
  const since = dayOf(period?.data_inceput_ScpTVA);
  const inactiveSince = dayOf(inactive?.dataInactivare);
  return [
    ...(typeof vat?.scpTVA === 'boolean'
      ? [
          {
            kind: 'tax' as const,
            about: 'vat_payer' as const,
            value: `RO${cui}`,
            isValid: vat.scpTVA,
            ...(vat.scpTVA && since !== undefined && { since }),
            place: `${place}/inregistrare_scop_Tva`,
          },
        ]
      : []),
    ...(inactive?.statusInactivi === true
      ? [
          {
            kind: 'tax' as const,
            about: 'tax_regime' as const,
            value: 'Contribuabil inactiv',
            ...(inactiveSince !== undefined && { since: inactiveSince }),
            place: `${place}/stare_inactiv`,
          },
        ]
      : []),
  ];
}
