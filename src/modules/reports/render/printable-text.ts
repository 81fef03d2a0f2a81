import anyAscii from 'any-ascii';
import type { Coverage } from './font-coverage.ts';

/** Signs that turn the reading direction: in a name they can make one text look like another. */
const directionSigns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Signs without a glyph of their own that shaping needs. */
const shapingSigns = /[\u200b-\u200d\u00ad\u2060\n\t]|[\ufe00-\ufe0f]/;
/** Latin, Cyrillic and the usual punctuation: signs that normal form keeps and that turn no direction, whatever stands beside them. */
const settled = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0400-\u0481\u2010-\u2027\u2030-\u205e]*$/;

function isSettled(text: string, coverage: Coverage): boolean {
  if (!settled.test(text)) return false;
  for (let at = 0; at < text.length; at += 1) if (!coverage(text.charCodeAt(at))) return false;
  return true;
}

/**
 * Makes a text printable with the fonts at hand: words with a character that no font has are written in Latin letters.
 * Nothing is ever dropped silently: what has no reading becomes U+FFFD.
 */
export function toPrintable(text: string, coverage: Coverage): string {
  // Most texts are, and a report has thousands.
  if (isSettled(text, coverage)) return text;
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
  if (!text.includes('\n')) return text;
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
