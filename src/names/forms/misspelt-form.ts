import { editCost } from '../sounds/edit-cost.ts';
import { foldWord } from '../sounds/fold-word.ts';
import type { LegalFormFamily } from './legal-form-row.ts';

type SpeltForm = Readonly<{ sound: string; generic: LegalFormFamily }>;

/** Forms of several words, by the first letters of these. */
const byHeads = new Map<string, SpeltForm[]>();
/** Shorter forms are too like other words to be guessed. */
const leastLong = 14;
/** One letter in ten may be wrong; in longer forms one in seven, because so much more tells them apart. */
const longFrom = 30;
let mostWords = 0;

/** Keeps a form of several words, to be known again in another spelling. */
export function rememberForm(words: readonly string[], generic: LegalFormFamily): void {
  if (words.length < 2) return;
  const sound = soundOf(words);
  if (sound.length < leastLong) return;
  const heads = headsOf(words, 0, words.length);
  const known = byHeads.get(heads);
  if (known === undefined) byHeads.set(heads, [{ sound, generic }]);
  else if (!known.some((form) => form.sound === sound)) known.push({ sound, generic });
  mostWords = Math.max(mostWords, words.length);
}

/** A spelt-out form at the head or the tail of the words, in another transliteration or with slips in it; one word is left. */
export function misspeltForm(
  words: readonly string[],
  start: number,
  end: number,
  isTail: boolean,
): { count: number; family: LegalFormFamily } | undefined {
  for (let count = Math.min(mostWords, end - start - 1); count > 1; count -= 1) {
    const from = isTail ? end - count : start;
    const forms = byHeads.get(headsOf(words, from, from + count));
    if (forms === undefined) continue;
    const sound = soundOf(words.slice(from, from + count));
    for (const form of forms) {
      const length = form.sound.length;
      const limit = length >= longFrom ? Math.ceil((length * 10) / 7) : length;
      if (Math.abs(length - sound.length) * 5 > limit) continue;
      if (form.sound === sound || editCost(form.sound, sound, limit) <= limit)
        return { count, family: form.generic };
    }
  }
  return undefined;
}

function headsOf(words: readonly string[], start: number, end: number): string {
  let heads = '';
  for (let at = start; at < end; at += 1) heads += words[at]?.charAt(0) ?? '';
  return heads;
}

const soundOf = (words: readonly string[]): string => words.map(foldWord).join('');
