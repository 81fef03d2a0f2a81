import anyAscii from 'any-ascii';
import { letterPairs, letters, nationalLetters } from '../scripts/alphabets.ts';
import { transliterateWord, wholeScriptOf } from '../scripts/romanise.ts';
import { readHan } from './han.ts';

/**
 * Writes a text in Latin letters and keeps its case, digits and punctuation; plain ASCII comes back unchanged.
 * `country` (alpha-2, upper case) chooses the national reading of a letter, e.g. Ukrainian г is h.
 */
export function transliterate(text: string, country = ''): string {
  if (isAscii(text)) return text;
  const national = nationalLetters[country];
  const signs = [...text.normalize('NFC')];
  let latin = '';
  for (let index = 0; index < signs.length; index += 1) {
    const sign = signs[index] ?? '';
    const code = sign.charCodeAt(0);
    if (code <= lastAscii) {
      latin += sign;
      continue;
    }
    const script = wholeScriptOf(code);
    if (script !== undefined) {
      const run = runAt(signs, index, script);
      latin += spaced(latin, readRun(run, script, country), signs[index + run.length]);
      index += run.length - 1;
      continue;
    }
    const lower = sign.toLowerCase();
    const pair = hasPairs(code) ? letterPairs.get(lower + (signs[index + 1] ?? '').toLowerCase()) : undefined;
    const reading = pair ?? national?.get(lower) ?? letters.get(lower);
    if (reading === undefined) {
      latin += marks.get(sign) ?? anyAscii(sign);
    } else {
      latin += sign === lower ? reading : capital(reading, signs, index, pair === undefined ? 1 : 2);
    }
    if (pair !== undefined) index += 1;
  }
  return latin;
}

/** No table reads a sign of ASCII otherwise; the last one is DEL, which any-ascii takes out. */
const lastAscii = 0x7e;
const hasPairs = (code: number): boolean =>
  (code >= 0x370 && code < 0x400) || (code >= 0x530 && code < 0x590);

function runAt(signs: readonly string[], start: number, script: string): string[] {
  let end = start + 1;
  while (end < signs.length && wholeScriptOf((signs[end] ?? '').charCodeAt(0)) === script) end += 1;
  return signs.slice(start, end);
}

/** These scripts have no capitals, and the words of some no gaps: every word gets both. */
function readRun(run: readonly string[], script: string, country: string): string {
  const text = run.join('');
  const words =
    script === 'han'
      ? readHan(text, country === 'JP').map((part) => part.text)
      : transliterateWord(text).split(' ');
  return words
    .filter((word) => /^[a-z0-9]/.test(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function spaced(before: string, words: string, after = ''): string {
  const head = /[a-z0-9]$/i.test(before) ? ' ' : '';
  return head + words + (/^[\p{L}\p{N}]/u.test(after) ? ' ' : '');
}

/** Щ is Shch at the head of a word and SHCH within capitals. */
function capital(reading: string, signs: readonly string[], index: number, length: number): string {
  const neighbour = signs[index + length] ?? signs[index - 1] ?? '';
  const isShouted = neighbour !== neighbour.toLowerCase();
  return isShouted ? reading.toUpperCase() : reading.charAt(0).toUpperCase() + reading.slice(1);
}

/** Quotes and dashes that any-ascii would write in a way no register does. */
const marks: ReadonlyMap<string, string> = new Map([
  ...[...'«»“”„‟″＂'].map((mark): [string, string] => [mark, '"']),
  ...[...'‘’‚‛′ʼ'].map((mark): [string, string] => [mark, "'"]),
  ...[...'‐‑‒–—―'].map((mark): [string, string] => [mark, '-']),
  ['\u3000', ' '],
  ['№', 'No'],
]);

/** Whether a text is plain ASCII. */
export function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > lastAscii) return false;
  return true;
}
