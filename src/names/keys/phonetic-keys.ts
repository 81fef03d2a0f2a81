import type { WordInfo } from '../meanings/word-info.ts';
import { cyrillicCountries } from '../scripts/iso-9.ts';
import { foldWord } from '../sounds/fold-word.ts';
import type { NameWord } from '../tokens/parse-name.ts';

const maxVariants = 5;

/** What a Western brand sounds like to a Russian ear, rule by rule; each is tried alone and all together. */
const toCyrillic: readonly (readonly [RegExp, string])[] = [
  [/^v(?=o|a)/, 'f'],
  [/^micro/, 'maikro'],
  [/^w(?=[aeo])/, 'u'],
  [/eu|oy/g, 'oi'],
  [/i(?=[bcdfgklmnprstvz]e$)/, 'ai'],
  [/a(?=[bcdfgklmnprstvz]e$)/, 'ei'],
  [/c(?=[eiy])/g, 's'],
  [/igh/g, 'ai'],
  [/th/g, 's'],
  [/ea/g, 'i'],
  [/^y(?=[aou])|^j(?=[aou])/, 'dzh'],
  [/u(?=[bcdfgklmnprstvz]e$)/, 'iu'],
  [/^h/, 'g'],
  [/^s(?=[aeiou])/, 'z'],
  [/z/g, 'ts'],
  [/c(?=[aou])/g, 'ts'],
  [/ow|au/g, 'o'],
];

/** And the way back: what a brand heard by a Russian may be at home. */
const fromCyrillic: readonly (readonly [RegExp, string])[] = [
  [/^f(?=o|a)/, 'v'],
  [/^mayk|^maik/, 'mik'],
  [/^u(?=[aeo])/, 'w'],
  [/oy/g, 'eu'],
  [/[ae]y(?=[bdfgklmnprstvz]$)/, 'a'],
  [/ay/g, 'i'],
  [/s(?=[ei])/g, 'c'],
  [/^yu/, 'u'],
  [/yu/g, 'u'],
  [/e/g, 'a'],
  [/^g(?=[aeiou])/, 'h'],
  [/^z(?=[aeiou])/, 's'],
  [/^sht/, 'st'],
  [/^dzh/, 'g'],
  [/ts/g, 'z'],
  [/i(?=[gkt][^aeiouy]?$)/, 'ea'],
];

/** How words of other alphabets are typed in chats: ხ and χ as an x, ფ as an f. */
const byLook: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  GE: [
    [/x/g, 'kh'],
    [/f/g, 'p'],
    [/c(?!h)/g, 'ts'],
    [/y(?=[aeiou])/g, 'q'],
  ],
  GR: [
    [/x/g, 'ch'],
    [/h/g, 'i'],
  ],
  AM: [
    [/x/g, 'kh'],
    [/dz/g, 'ts'],
    [/c(?!h)/g, 'ts'],
    [/dj|j/g, 'ch'],
  ],
};

/** Phonetic keys of a brand that crossed between Latin letters and Cyrillic ones by ear, Фольксваген and Volkswagen, or comes from Japan. */
export function phoneticKeys(info: WordInfo, script: NameWord['script'], country: string): string[] {
  if (info.concept !== null || info.hasDigit || info.text.length < 4) return [];
  if (country === 'JP' && script === 'latin') return shortVowelKeys(info);
  const isForeign = script === 'cyrillic' && !cyrillicCountries.has(country);
  const rules = isForeign
    ? fromCyrillic
    : script === 'latin' && cyrillicCountries.has(country)
      ? toCyrillic
      : script === 'latin'
        ? byLook[country]
        : undefined;
  if (rules === undefined) return [];
  const keys: string[] = [];
  let all = info.text;
  for (const [pattern, sound] of rules) {
    const heard = info.text.replace(pattern, sound);
    if (heard === info.text) continue;
    all = all.replace(pattern, sound);
    const key = foldWord(heard);
    if (key !== info.fold && !keys.includes(key) && keys.length < maxVariants) keys.push(key);
  }
  const together = foldWord(all);
  if (together !== info.fold && !keys.includes(together)) keys.push(together);
  return keys;
}

/** A long Japanese vowel is written in four ways, or not at all: Ohta, Oota, Outa are Ota. */
function shortVowelKeys({ text, fold }: WordInfo): string[] {
  const key = foldWord(text.replaceAll(/o[ouh](?![aeiou])/g, 'o').replaceAll('uu', 'u'));
  return key === fold ? [] : [key];
}
