import type { Random } from '../corpus/random.ts';

const separators = [' ', '-', '.', '/', '\u00a0', ' - '];

/** A number as somebody types or pastes it: other separators, case, zeros or country letters. */
export function respell(number: string, country: string, random: Random): string {
  const bare = number.replaceAll(/[\s./-]/g, '');
  const way = random.float();
  if (way < 0.16) return bare;
  if (way < 0.3) return bare.toLowerCase();
  if (way < 0.5) return grouped(bare, random);
  if (way < 0.6 && /^0\d/.test(bare)) return bare.replace(/^0+/, '');
  if (way < 0.72) return ` ${number} `;
  if (way < 0.82 && /^[A-Z]{2}\d{6,}$/.test(bare)) return bare.slice(2);
  if (way < 0.86 && /^\d{9,}$/.test(bare) && country !== 'US')
    return `${country === 'GR' ? 'EL' : country}${bare}`;
  if (way < 0.9) return bare.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  return grouped(number, random);
}

function grouped(bare: string, random: Random): string {
  const separator = random.pick(separators);
  const size = 2 + random.below(3);
  return (bare.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator);
}

/** One digit wrong, dropped or swapped with its neighbour. */
export function mistype(number: string, random: Random): string {
  const places = [...number].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
  const place = places[random.below(places.length)] ?? 0;
  const [before, digit, after] = [number.slice(0, place), number.charAt(place), number.slice(place + 1)];
  const way = random.float();
  if (way < 0.5) return before + String((Number(digit) + 1 + random.below(9)) % 10) + after;
  if (way < 0.75 && /^\d/.test(after) && after.charAt(0) !== digit)
    return before + after.charAt(0) + digit + after.slice(1);
  return before + after;
}

/** A number as it is compared here: letters and digits, without zeros before. */
export const numberKey = (country: string, number: string): string =>
  `${country}#${number
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')}`;
