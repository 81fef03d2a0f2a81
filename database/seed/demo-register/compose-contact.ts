import type { Place } from './countries/place.ts';
import type { SeededRandom } from './seeded-random.ts';
import { toLatin, type Vocabulary, type Word } from './vocabulary/vocabulary.ts';

/** Numbers that the regulator keeps for films, by country; elsewhere an area `00` that nobody has. */
const fictionalPhones: ReadonlyMap<string, readonly string[]> = new Map([
  ['US', ['+1 212 555 01##', '+1 312 555 01##', '+1 206 555 01##']],
  ['CA', ['+1 416 555 01##', '+1 514 555 01##', '+1 604 555 01##']],
  ['FR', ['+33 1 99 00 ## ##', '+33 4 65 71 ## ##']],
  ['GB', ['+44 20 7946 0###', '+44 161 496 0###', '+44 131 496 0###']],
  ['DE', ['+49 30 23125 ###', '+49 40 66969 ###', '+49 89 99998 ###']],
  ['AU', ['+61 2 5550 ####', '+61 3 7010 ####']],
]);

/** A phone number that rings nowhere. */
export function composePhone({ code, dial }: Place, random: SeededRandom): string {
  const known = fictionalPhones.get(code);
  const plain = dial.startsWith('1 ') ? `+${dial} 555 01##` : `+${dial} 00 555 ####`;
  const template = known === undefined ? plain : random.pick(known);
  return template.replace(/#/g, () => String(random.between(0, 9)));
}

/** One line of address in the order of the language, without gaps where there is no postcode. */
export function composeAddress(
  { address, streets }: Vocabulary,
  city: Word,
  postcode: string,
  random: SeededRandom,
): string {
  const street = random.pick(streets);
  return address
    .replace('{street}', street.text)
    .replace('{n}', String(random.between(1, 180)))
    .replace('{zip}', postcode)
    .replace('{city}', city.text)
    .replace('〒 ', '')
    .replace(' ()', '')
    .replace(/^[\s,]+|[\s,،]+$/g, '')
    .replace(/\s+([,،])/g, '$1')
    .replace(/ {2,}/g, ' ');
}

/** The city as the language of the company writes it. */
export function writtenCity(place: Place, { isLatin }: Vocabulary, random: SeededRandom): Word {
  const city = random.pick(place.cities);
  const isForeignScript = isLatin && !/^\p{Script=Latin}/u.test(city.text);
  return { text: isForeignScript ? city.latin : city.text, latin: toLatin(city.latin) };
}

/** A domain below `.example`, which nobody can register. */
export function composeDomain(latinName: string, countryCode: string): string {
  const label = latinName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${label}.${countryCode.toLowerCase()}.example`;
}
