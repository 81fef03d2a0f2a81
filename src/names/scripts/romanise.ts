import anyAscii from 'any-ascii';
import { readArabic, readHebrew } from './abjads.ts';
import { letterPairs, letters, nationalLetters } from './alphabets.ts';
import { readHangul } from './hangul.ts';
import { readKana } from './kana.ts';
import { readThaiRun } from './thai.ts';

/** Scripts whose words are read whole; letters of all others are read one by one. */
export type WholeScript = 'han' | 'kana' | 'hangul' | 'arabic' | 'hebrew' | 'thai';

/** The script of a sign, if its words are read whole. */
export function wholeScriptOf(code: number): WholeScript | undefined {
  if (code < 0x590) return undefined;
  if (code <= 0x5ff) return 'hebrew';
  if (code <= 0x6ff || (code >= 0x750 && code <= 0x77f)) return 'arabic';
  if (code >= 0xe01 && code <= 0xe4e) return 'thai';
  if (code < 0x3005 || (code > 0xd7a3 && code < 0xf900)) return undefined;
  if (code >= 0x3041 && code <= 0x30ff) return 'kana';
  if (code === 0x3005 || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff))
    return 'han';
  return code >= 0xac00 && code <= 0xd7a3 ? 'hangul' : undefined;
}

const tableEnd = 0x590;
const table: string[] = [];
for (let code = 0; code < tableEnd; code += 1) {
  const sign = String.fromCharCode(code);
  const lower = sign.toLowerCase();
  const reading = letters.get(lower) ?? letters.get(sign);
  table.push(reading ?? (code < 0x80 ? lower : anyAscii(lower).toLowerCase()));
}

/** Letters of any alphabet in small Latin ones; `country` chooses the national reading. Digits stay, the rest may be anything. */
export function readLetters(text: string, country = ''): string {
  const national = nationalLetters[country];
  let latin = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      latin += table[code] ?? '';
      continue;
    }
    if ((code >= 0x370 && code < 0x400) || (code >= 0x530 && code < 0x590)) {
      const pair = letterPairs.get(text.slice(at, at + 2).toLowerCase());
      if (pair !== undefined) {
        latin += pair;
        at += 1;
        continue;
      }
    }
    if (code < tableEnd) {
      latin += national?.get(text.charAt(at).toLowerCase()) ?? table[code] ?? '';
      continue;
    }
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
    if (sign.length === 2) at += 1;
    latin += letters.get(sign) ?? anyAscii(sign).toLowerCase();
  }
  return latin;
}

/** One word of any script but Chinese in small Latin letters; with the article of an Arabic one it may become two. */
export function transliterateWord(word: string, country = ''): string {
  switch (wholeScriptOf(word.charCodeAt(0))) {
    case 'arabic':
      return readArabic(word) || readLetters(word);
    case 'hebrew':
      return readHebrew(word) || readLetters(word);
    case 'thai':
      return readThaiRun(word).join(' ');
    case 'hangul':
      return readHangul(word);
    case 'kana':
      return readKana(word) || readLetters(word);
    default:
      return readLetters(word, country).replaceAll(/[^a-z0-9]+/g, '');
  }
}
