import { readFileSync } from 'node:fs';
import anyAscii from 'any-ascii';
import { russianWords } from './russian-words.ts';

// The letters of the 49,000 most used passwords, as zxcvbn-ts collects them (MIT licence, © 2012–2016 Dan Wheeler and
// Dropbox, Inc., © 2021 zxcvbn-ts), without digits and signs, the commonest six thousand of them.
const english = readFileSync(new URL('./words.txt', import.meta.url), 'utf8');

const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const latinKeyOf = new Map([...russianKeys].map((letter, at) => [letter, latinKeys[at] ?? letter]));

/** What was meant in Russian and typed on the Latin keyboard: пароль is gfhjkm. */
function onLatinKeys(word: string): string {
  return [...word].map((letter) => latinKeyOf.get(letter) ?? letter).join('');
}

const isLongEnough = (word: string) => word.length >= 4;

/** Words that passwords are made of, in small letters: as they are, in Latin letters, on the wrong keyboard. */
export const knownWords: ReadonlySet<string> = new Set(
  [
    ...english.split(/\s+/),
    ...russianWords.flatMap((word) => [
      word,
      word.replaceAll('ё', 'е'),
      anyAscii(word).toLowerCase().replaceAll("'", ''),
      onLatinKeys(word),
      onLatinKeys(word.replaceAll('ё', 'е')),
    ]),
  ].filter(isLongEnough),
);

export const longestWord = Math.max(...[...knownWords].map((word) => word.length));
