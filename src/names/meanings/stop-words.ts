/** Stop words: they join others and name nobody. */
export const stopWords: ReadonlySet<string> = new Set(
  'and the of for und der die das des dem den fur von et de la le les du des l d y e i el los las del al ul da do dos das di della delle dei degli il lo gli van het een en voor och og ja un ir es si kai dan ve w z na in on at by to a an lil lel wa wal'.split(
    ' ',
  ),
);

const joiners: Readonly<Record<string, string>> = {
  DE: 'und',
  AT: 'und',
  LI: 'und',
  CH: 'und et',
  LU: 'und et',
  FR: 'et',
  BE: 'et en',
  MC: 'et',
  NL: 'en',
  IT: 'e',
  SM: 'e',
  PT: 'e',
  BR: 'e',
  ES: 'y',
  MX: 'y',
  AR: 'y',
  CO: 'y',
  CL: 'y',
  PE: 'y',
  EC: 'y',
  UY: 'y',
  VE: 'y',
  PL: 'i',
  CZ: 'a',
  SK: 'a',
  HR: 'i',
  RS: 'i',
  SI: 'in',
  SE: 'och',
  NO: 'og',
  DK: 'og',
  FI: 'ja',
  EE: 'ja',
  LV: 'un',
  LT: 'ir',
  RO: 'si',
  TR: 've',
  RU: 'i',
  BY: 'i',
  UA: 'i ta',
  KZ: 'i',
  BG: 'i',
  GR: 'kai',
  CY: 'kai',
  ID: 'dan',
  HU: 'es',
};
const byCountry = new Map(
  Object.entries(joiners).map(([country, words]) => [country, new Set(words.split(' '))]),
);

/** The words for `and` in a country's names. */
export function joinersOf(country: string): ReadonlySet<string> | undefined {
  return byCountry.get(country);
}
