import anyAscii from 'any-ascii';
import type { Coverage } from './font-coverage.ts';

/** Signs that turn the reading direction: in a name they can make one text look like another. */
const directionSigns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Signs without a glyph of their own that shaping needs. */
const shapingSigns = /[\u200b-\u200d\u00ad\u2060\n\t]|[\ufe00-\ufe0f]/;
/**
 * Makes a text printable with the fonts at hand: words with a character that no font has are written in Latin letters.
 * Nothing is ever dropped silently: what has no reading becomes U+FFFD.
 */
export function toPrintable(text: string, coverage: Coverage): string {
  const hasGlyphs = (part: string) =>
    Array.from(part).every((sign) => shapingSigns.test(sign) || coverage(sign.codePointAt(0) ?? 0));
  const clean = text.toWellFormed().normalize('NFC').replace(directionSigns, '').replace(/\r\n?/g, '\n');
  return clean
    .split(/(\s+)/)
    .map((word) => (hasGlyphs(word) ? word : anyAscii(word) || '\ufffd'))
    .join('');
}

/** Scripts whose letters change their shape: in a picture the compiler loses which letters they were, and refuses the document. */
const shaped = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hebrew}]/u;

/** What can be printed in a picture: less than on the page around it. */
export function inPictures(coverage: Coverage): Coverage {
  return (codePoint) => coverage(codePoint) && !shaped.test(String.fromCodePoint(codePoint));
}

/** Of a text that says the same in two scripts, a line each, the lines that can be drawn; all where none can. */
function drawableLines(text: string, coverage: Coverage): string {
  const lines = text.split('\n');
  const drawn = lines.filter((line) => Array.from(line).every((sign) => coverage(sign.codePointAt(0) ?? 0)));
  return drawn.length === 0 ? text : drawn.join('\n');
}

/** The same value with every text in it made printable, or drawable; keys stay, and so do addresses (`href`), which nobody reads. */
export function printableCopy<Value>(value: Value, coverage: Coverage, isDrawn = false): Value {
  // A copy has the shape of what it is a copy of: texts stay texts, and nothing is left out.
  return copyOf(value, (text) =>
    toPrintable(isDrawn ? drawableLines(text, coverage) : text, coverage),
  ) as Value;
}

function copyOf(value: unknown, print: (text: string) => string): unknown {
  if (typeof value === 'string') return print(value);
  if (Array.isArray(value)) return value.map((item) => copyOf(item, print));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'href' ? item : copyOf(item, print)]),
  );
}
