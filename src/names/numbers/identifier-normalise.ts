import { transliterate } from '../reading/transliterate.ts';
import { criteriaOf } from './criteria/criteria-of.ts';
import { numberCore } from './criteria/number-core.ts';

const maxInput = 100;

/**
 * A registration number as it is compared: letters and digits in upper case without separators and leading zeros.
 * Never empty if a letter or digit was given.
 */
export function normaliseIdentifier(value: string): string {
  const text = value.slice(0, maxInput).toWellFormed().normalize('NFKC');
  const plain = transliterate(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  if (plain !== '') return plain.replace(/^0+(?=.)/, '');
  return [...text]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => `U${sign.codePointAt(0)?.toString(16).toUpperCase()}`)
    .join('');
}

/** A tax number: as above, and without the country's letters before it and the tax's name behind it. */
export function normaliseTaxNumber(value: string, country: string): string {
  let plain = normaliseIdentifier(value);
  const { around } = criteriaOf(country);
  for (const suffix of around?.shedBehind ?? []) {
    while (plain.endsWith(suffix) && /\d/.test(plain)) plain = plain.slice(0, -suffix.length);
  }
  const prefixes = [...(around?.shed ?? []), country];
  for (;;) {
    const prefix = prefixes.find((letters) => letters !== '' && plain.startsWith(letters));
    if (prefix === undefined || !/\d/.test(plain.slice(prefix.length))) return plain;
    plain = normaliseIdentifier(plain.slice(prefix.length));
  }
}

/** Every form under which a number that somebody typed may be stored; at most four. */
export function identifierSpellings(value: string, country: string): string[] {
  const core = numberCore(country, value) ?? value;
  const spelled = [value, core].flatMap((typed) => [
    normaliseIdentifier(typed),
    normaliseTaxNumber(typed, country),
  ]);
  return [...new Set(spelled)].filter(Boolean);
}
