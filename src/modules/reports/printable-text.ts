import anyAscii from 'any-ascii';
import type { Coverage } from './font-coverage.ts';

/** Signs that turn the reading direction: in a name they can make one text look like another. */
const directionSigns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Signs without a glyph of their own that shaping needs. */
const shapingSigns = /[\u200b-\u200d\u00ad\u2060\n\t]|[\ufe00-\ufe0f]/;
/** A run of this many characters without a chance to break is wider than a table cell. */
const longestRun = 36;

/**
 * Makes a text printable with the fonts at hand: words with a character that no font has are written in Latin letters,
 * endless words get places to break. Nothing is ever dropped silently: what has no reading becomes U+FFFD.
 */
export function toPrintable(text: string, coverage: Coverage): string {
  const hasGlyphs = (part: string) =>
    Array.from(part).every((sign) => shapingSigns.test(sign) || coverage(sign.codePointAt(0) ?? 0));
  const clean = text.toWellFormed().normalize('NFC').replace(directionSigns, '').replace(/\r\n?/g, '\n');
  return clean
    .split(/(\s+)/)
    .map((word) => (hasGlyphs(word) ? word : anyAscii(word) || '\ufffd'))
    .map(breakable)
    .join('');
}

/** The same value with every text in it made printable; keys stay, and so do addresses (`href`), which nobody reads. */
export function printableCopy(value: unknown, coverage: Coverage): unknown {
  if (typeof value === 'string') return toPrintable(value, coverage);
  if (Array.isArray(value)) return value.map((item) => printableCopy(item, coverage));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'href' ? item : printableCopy(item, coverage)]),
  );
}

/** Scripts without spaces break by themselves; other runs get a zero-width space now and then. */
function breakable(word: string): string {
  const signs = Array.from(word);
  if (signs.length <= longestRun || /[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/u.test(word))
    return word;
  return signs.map((sign, index) => (index > 0 && index % 16 === 0 ? `\u200b${sign}` : sign)).join('');
}
