import type { Coinage, Part } from './part.ts';
import { at, mix } from './random.ts';

/** A word of two or three syllables that nobody has thought of before; the same rank gives the same word. */
function coinWord({ starts, vowels, ends }: Coinage, rank: number, language: number): string {
  let bits = mix(mix(rank + 1) ^ (language * 0x1000_193));
  const next = (limit: number): number => {
    const value = bits % limit;
    bits = mix(bits + 0x5bd1_e995);
    return value;
  };
  const count = rank < 300 ? 1 + next(2) : rank < 30_000 ? 2 : 2 + next(2);
  let word = '';
  for (let syllable = 0; syllable < count; syllable += 1)
    word += at(starts, next(starts.length)) + at(vowels, next(vowels.length));
  word += at(ends, next(ends.length));
  if (word.length < 4) word += at(starts, next(starts.length)) + at(vowels, next(vowels.length));
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A language whose letters say how a word is read. */
export function coiner(coinage: Coinage, language: number): (rank: number) => Part {
  return (rank) => ({ text: coinWord(coinage, rank, language), role: 'brand' });
}

/** A language whose signs do not: two to four signs of a list of `sign=reading`, each read in Latin letters. */
export function signCoiner(list: string, language: number, between = ''): (rank: number) => Part {
  const signs = list
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => entry.split('='));
  return (rank) => {
    let bits = mix(mix(rank + 7) ^ (language * 0x1000_193));
    const count = rank < 5_000 ? 2 : 2 + (bits % 3 === 0 ? 0 : 1) + (bits % 11 === 0 ? 1 : 0);
    let text = '';
    const said: string[] = [];
    for (let sign = 0; sign < count; sign += 1) {
      bits = mix(bits + 0x5bd1_e995);
      const [written = '', read = ''] = at(signs, bits % signs.length);
      text += written;
      said.push(read);
    }
    return { text, role: 'brand', said: said.join(between) };
  };
}
