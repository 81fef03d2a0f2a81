import { at, type Random } from '../corpus/random.ts';

/** Rows of keyboards: a finger that misses hits a neighbour. */
const keyboards = [
  'qwertyuiop asdfghjkl zxcvbnm',
  'йцукенгшщзхъ фывапролджэ ячсмитьбю',
  'ςερτυθιοπ ασδφγηξκλ ζχψωβνμ',
  'ქწერტყუიოპ ასდფგჰჯკლ ზხცვბნმ',
  'ضصثقفغعهخحجد شسيبلاتنمكط ئءؤرلاىةوزظ',
];
const vowels = ['aeiou', 'аеиоуыяю', 'αειουη', 'აეიოუ'];

const neighbours = new Map<string, string>();
for (const keyboard of keyboards)
  for (const row of keyboard.split(' '))
    for (let place = 0; place < row.length; place += 1)
      neighbours.set(row.charAt(place), row.charAt(place - 1) + row.charAt(place + 1));

/** Letters a finger can miss; signs of Chinese, Japanese and Korean are chosen, not typed. */
export const isTyped = (word: string): boolean =>
  word.length >= 4 && /^\p{L}+$/u.test(word) && !isSigns(word);
export const isSigns = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);

/** The word with one slip: a letter dropped, doubled, swapped, mistyped, or a vowel misheard. */
export function slip(word: string, random: Random): string {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const wrong = oneSlip(word, random);
    if (wrong.toLowerCase() !== word.toLowerCase()) return wrong;
  }
  return word.slice(0, -1);
}

function oneSlip(word: string, random: Random): string {
  // The first letter is seldom wrong.
  const place = random.chance(0.08) ? 0 : 1 + random.below(word.length - 1);
  const letter = word.charAt(place);
  const [before, after] = [word.slice(0, place), word.slice(place + 1)];
  const way = random.float();
  if (way < 0.26) return before + after;
  if (way < 0.42) return before + letter + letter + after;
  if (way < 0.62 && after !== '') return before + after.charAt(0) + letter + after.slice(1);
  if (way < 0.82) {
    const near = neighbours.get(letter.toLowerCase()) ?? '';
    return near === '' ? before + after : before + near.charAt(random.below(near.length)) + after;
  }
  const all = vowels.find((list) => list.includes(letter.toLowerCase()));
  return all === undefined ? before + after : before + random.pick([...all]) + after;
}

/** Words with so many slips, one after the other, in words of four letters and more; undefined if there are none. */
export function slipWords(words: readonly string[], count: number, random: Random): string[] | undefined {
  const wrong = [...words];
  for (let done = 0; done < count; done += 1) {
    const places = [...wrong.keys()].filter((place) => isTyped(at(wrong, place)));
    if (places.length === 0) return undefined;
    // Long words go wrong more often.
    const chosen = random.pick(
      places.flatMap((place) => Array.from({ length: at(wrong, place).length }, () => place)),
    );
    wrong[chosen] = slip(at(wrong, chosen), random);
  }
  return wrong;
}
