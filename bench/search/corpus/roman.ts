import type { Draft } from './compose-name.ts';
import type { Part } from './part.ts';
import type { Random } from './random.ts';
import { schemesOf, transcribe } from './transcribe.ts';

/** Whether a text has no letters but Latin ones. */
export const isLatin = (text: string) => !/[^\p{Script=Latin}\p{P}\p{N}\p{S}\s\p{M}]/u.test(text);
const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/** A piece in Latin letters: as it is read, or by one of the tables. */
export function romanPart(
  { text, said, english, role }: Part,
  scheme: string,
  isTranslated: boolean,
): string {
  if (isLatin(text)) return text;
  if (english !== undefined && (isTranslated || role === 'place' || role === 'loan')) return english;
  if (said !== undefined) {
    const whole = role === 'brand' && isHan(text) ? said.replaceAll(' ', '') : said;
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  }
  return transcribe(text, scheme);
}

/** A name in Latin letters as companies choose it: brands are read, trades are translated now and then. */
export function writeRoman(draft: Draft, random: Random): string {
  const scheme = random.pick(schemesOf(draft.country.code));
  const isTranslated = random.chance(draft.language.joiner === '' ? 0.95 : 0.55);
  return draft.parts
    .map((part) => romanPart(part, scheme, isTranslated))
    .filter((word) => word !== '')
    .join(' ');
}
