import type { Localized } from '#kernel/locale.ts';
import type { Place } from './place.ts';
import places from './places-of-countries.json' with { type: 'json' };
import { holdingOf, voices } from './voices.ts';

/** The country a sample is made for; `code` in any case. */
export type SampleCountry = Readonly<{ code: string; name: Localized }>;

/** A text in the country's own writing and in Latin letters; equal where the script is Latin. */
export type TwoScripts = Readonly<{ own: string; latin: string }>;

/** An invented company of a country. */
export type SampleCompany = Readonly<{
  code: string;
  name: TwoScripts;
  /** The invented company that holds most of it. */
  holding: TwoScripts;
  form: string;
  address: TwoScripts;
  registration: string;
  tax: string;
  phone: string;
  website: string;
  email: string;
  people: Readonly<Record<'director' | 'partner' | 'finance', TwoScripts>>;
  currency: string;
}>;

/** A country that was added later has no file yet. */
const otherPlace = (countryName: string): Place => ({
  language: 'en',
  nameTemplate: '{} Ltd',
  form: 'Private limited company',
  address: `{}, ${countryName}`,
  registration: '000000',
  tax: '000000000',
  dial: '',
  currency: 'EUR',
});

/** Invents the company of a country: always the same one. */
export function sampleCompanyOf(country: SampleCountry): SampleCompany {
  const code = country.code.toUpperCase();
  const place = places[code] ?? otherPlace(country.name.en);
  const { stem, people, street } = voices[place.language];
  const [director, partner, finance] = people;
  const host = `sample-${code.toLowerCase()}.example`;
  return {
    code,
    name: filled(place.nameTemplate, stem),
    holding: filled(place.nameTemplate, holdingOf(place.language)),
    form: place.form,
    address: filled(place.address, street),
    registration: place.registration,
    tax: place.tax,
    phone: place.dial === '' ? '' : `+${place.dial} 000 000-00-00`,
    website: `https://${host}/`,
    email: `office@${host}`,
    people: { director: twoScripts(director), partner: twoScripts(partner), finance: twoScripts(finance) },
    currency: place.currency,
  };
}

function twoScripts(text: string): TwoScripts {
  const [own = '', latin = own] = text.split('|');
  return { own, latin };
}

/** A template written once serves both scripts, and so does a value. */
function filled(template: string, value: string): TwoScripts {
  const [frame, inside] = [twoScripts(template), twoScripts(value)];
  const isOwnFrame = frame.own !== frame.latin || inside.own === inside.latin;
  const latin = frame.latin.replace('{}', inside.latin);
  // A Latin frame takes a Latin value: no address is half in one script and half in another.
  return { own: isOwnFrame ? frame.own.replace('{}', inside.own) : latin, latin };
}
