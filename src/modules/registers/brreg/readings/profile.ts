import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Activity, Profile } from '#findings/vocabulary/profile.ts';
import { formOfBrreg } from './brreg-form.ts';
import { bankruptcyOf, entityStatus, insolvencyStanding } from './entity-status.ts';
import { coded, dayOf, maxAnswerBytes, text } from './wire.ts';

const flag = z.boolean().nullish();
const address = z
  .object({
    adresse: z.array(z.string().max(2_000).nullable()).max(20).nullish(),
    postnummer: text,
    poststed: text,
    land: text,
    landkode: text,
  })
  .nullish();
const activity = coded.nullish();
const entity = z.object({
  organisasjonsnummer: z.string().max(20),
  navn: z.string().min(1).max(2_000),
  organisasjonsform: coded.nullish(),
  forretningsadresse: address,
  postadresse: address,
  registreringsdatoEnhetsregisteret: text,
  stiftelsesdato: text,
  slettedato: text,
  konkurs: flag,
  konkursdato: text,
  underAvvikling: flag,
  underAvviklingDato: text,
  underTvangsavviklingEllerTvangsopplosning: flag,
  underRekonstruksjonsforhandling: flag,
  underRekonstruksjonsforhandlingDato: text,
  registrertIMvaregisteret: flag,
  naeringskode1: activity,
  naeringskode2: activity,
  naeringskode3: activity,
  antallAnsatte: z.number().int().nonnegative().nullish(),
  registreringsdatoAntallAnsatteEnhetsregisteret: text,
  kapital: z
    .object({
      belop: z.union([z.number(), z.string().max(40)]).nullish(),
      valuta: text,
      type: text,
      innbetaltBelop: z.union([z.number(), z.string().max(40)]).nullish(),
      innfortDato: text,
    })
    .nullish(),
  hjemmeside: text,
  epostadresse: text,
  telefon: text,
  mobil: text,
});
type Entity = z.output<typeof entity>;

/** `GET /enheter/{number}` of Enhetsregisteret. */
export const brregProfile: Reader = {
  code: 'brreg/profile',
  version: 2,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const one = readJson(bytes, entity, maxAnswerBytes);
    if (one.organisasjonsnummer !== subjectNumber)
      return { state: 'nothing_found', findings: [], remarks: [] };
    return { state: 'found', findings: [profileOf(one), ...bankruptcyOf(one)], remarks: [] };
  },
};

function profileOf(one: Entity): Profile {
  const { organisasjonsnummer: number, organisasjonsform: form } = one;
  const elfCode = form ? formOfBrreg(form.kode).formCode : null;
  const founded = firstDay(one, 'stiftelsesdato', 'registreringsdatoEnhetsregisteret');
  const dissolved = firstDay(one, 'slettedato');
  const insolvency = insolvencyStanding(one);
  return {
    kind: 'profile',
    place: '',
    names: [{ kind: 'legal', text: one.navn, lang: 'no', place: pointer('navn') }],
    ...(form && {
      legalForm: {
        text: form.beskrivelse ?? form.kode,
        lang: 'no',
        sourceCode: form.kode,
        ...(elfCode !== null && { elfCode }),
        place: pointer('organisasjonsform'),
      },
    }),
    identifiers: [
      { scheme: 'REG', issuer: 'RA000472', value: number, place: pointer('organisasjonsnummer') },
      ...(one.registrertIMvaregisteret === true
        ? [{ scheme: 'VAT', value: `NO${number}MVA`, place: pointer('registrertIMvaregisteret') }]
        : []),
    ],
    status: entityStatus(one),
    ...(insolvency && { insolvency }),
    ...(founded && { founded }),
    ...(dissolved && { dissolved }),
    jurisdiction: { code: 'NO', place: pointer('organisasjonsnummer') },
    addresses: [...addressOf(one, 'forretningsadresse'), ...addressOf(one, 'postadresse')],
    activities: activitiesOf(one),
    capital: capitalOf(one),
    ...(typeof one.antallAnsatte === 'number' && { employees: employeesOf(one, one.antallAnsatte) }),
    contacts: contactsOf(one),
    licences: [],
  };
}

function firstDay(one: Entity, ...names: readonly (keyof Entity & `${string}dato${string}`)[]) {
  const [found] = names.flatMap((name) => {
    const value = one[name];
    const day = typeof value === 'string' ? dayOf(value) : undefined;
    return day === undefined ? [] : [{ day, place: pointer(name) }];
  });
  return found;
}

function addressOf(one: Entity, name: 'forretningsadresse' | 'postadresse'): Profile['addresses'] {
  const at = one[name];
  const town = [at?.postnummer, at?.poststed].filter(Boolean).join(' ');
  const text = [...(at?.adresse ?? []), town, at?.landkode === 'NO' ? '' : at?.land]
    .filter((line) => line?.trim())
    .join(', ');
  if (text === '') return [];
  return [
    {
      addressKind: name === 'postadresse' ? 'postal' : 'registered',
      text,
      ...(at?.poststed && { city: at.poststed }),
      ...(at?.postnummer && { postcode: at.postnummer }),
      ...(at?.landkode && { country: at.landkode }),
      place: pointer(name),
    },
  ];
}

/**
 * Codes of the Norwegian standard. Since it changed over in 2025 the register answers by SN2025, which is NACE 2.1 with a fifth
 * digit; the answer itself does not say so.
 */
function activitiesOf(one: Entity): Profile['activities'] {
  return (['naeringskode1', 'naeringskode2', 'naeringskode3'] as const).flatMap((name, at) => {
    const found = one[name];
    if (!found) return [];
    const activity: Activity = {
      scheme: 'SN',
      revision: '2025',
      code: found.kode,
      ...(found.beskrivelse && { text: found.beskrivelse, lang: 'no' }),
      isMain: at === 0,
    };
    return [{ ...activity, place: pointer(name) }];
  });
}

function capitalOf({ kapital }: Entity): Profile['capital'] {
  const currency = kapital?.valuta ?? '';
  const since = dayOf(kapital?.innfortDato);
  if (!/^[A-Z]{3}$/.test(currency)) return [];
  return (
    [
      ['issued', 'belop'],
      ['paid', 'innbetaltBelop'],
    ] as const
  ).flatMap(([capitalKind, name]) => {
    const amount = readAmount(String(kapital?.[name] ?? ''));
    if (amount === undefined) return [];
    return [{ capitalKind, amount, currency, ...(since && { since }), place: pointer('kapital', name) }];
  });
}

function employeesOf(one: Entity, count: number): NonNullable<Profile['employees']> {
  const year = dayOf(one.registreringsdatoAntallAnsatteEnhetsregisteret)?.slice(0, 4);
  return { count, ...(year !== undefined && { year: Number(year) }), place: pointer('antallAnsatte') };
}

function contactsOf(one: Entity): Profile['contacts'] {
  const rows = [
    ['phone', 'telefon'],
    ['phone', 'mobil'],
    ['email', 'epostadresse'],
    ['website', 'hjemmeside'],
  ] as const;
  return rows.flatMap(([contactKind, name]) => {
    const value = one[name];
    return value ? [{ contactKind, value, place: pointer(name) }] : [];
  });
}
