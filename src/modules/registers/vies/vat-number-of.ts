import type { ResearchSubject } from '../sources/source.ts';

/** Countries whose companies have the number of the register, or what is made of it, as their VAT number. */
const fromRegister: Readonly<Record<string, (number: string) => string | undefined>> = {
  BE: digits(10),
  BG: digits(9),
  CZ: digits(8),
  DK: digits(8),
  FI: digits(8),
  FR: (number) => (/^\d{9}$/.test(number) ? `${frenchKey(number)}${number}` : undefined),
  IT: digits(11),
  LV: digits(11),
  PT: digits(9),
  SE: (number) => (/^\d{10}$/.test(number) ? `${number}01` : undefined),
};

/** The member states of the Union. */
export const viesCountries =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * A typed VAT number with the letters of its state (`EL` for Greece), as VIES is asked for it; undefined for a country outside
 * the Union and for what cannot be a number there.
 */
export function viesNumberOf(country: string, typed: string): string | undefined {
  if (!viesCountries.includes(country)) return undefined;
  const letters = country === 'GR' ? 'EL' : country;
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9+*]/g, '');
  const number = plain.startsWith(letters) ? plain.slice(letters.length) : plain;
  return /^[A-Z0-9+*]{2,12}$/.test(number) ? `${letters}${number}` : undefined;
}

/**
 * The number with the letters of its state (`EL` for Greece): the one that is known, else the one that a company of the country with
 * its number in the register would have. Undefined where neither gives one.
 */
export function vatNumberOf({ country, identifiers }: ResearchSubject): string | undefined {
  if (!viesCountries.includes(country)) return undefined;
  const letters = country === 'GR' ? 'EL' : country;
  const of = (wanted: string) =>
    identifiers.flatMap(({ scheme, value }) =>
      scheme === wanted ? value.toUpperCase().replaceAll(/[\s./-]/g, '') : [],
    );
  const known = of('VAT')
    .map((plain) => (plain.startsWith(letters) ? plain.slice(letters.length) : plain))
    .find((plain) => /^[A-Z0-9+*]{2,12}$/.test(plain));
  const made = known ?? of('REG').flatMap((plain) => fromRegister[country]?.(plain) ?? [])[0];
  return made === undefined ? undefined : `${letters}${made}`;
}

function digits(count: number): (number: string) => string | undefined {
  return (number) => (number.length === count && /^\d+$/.test(number) ? number : undefined);
}

/** The two digits before a SIREN. */
function frenchKey(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
}
