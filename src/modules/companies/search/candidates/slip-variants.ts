import { foldWord } from '#names/keys/search-terms.ts';
import { typedLetters } from '#names/scripts/typed-letters.ts';

const shortest = 4;
const longest = 16;

/** One of each sound, the plainest: what sounds alike gives the same words. */
const alphabet = [
  ...new Map(
    'a b c d e f g h i j k l m n o p q r s t u v w x y z zh kh ch sh shch ts yu ya'
      .split(' ')
      .toReversed()
      .map((unit) => [foldWord(`on${unit}no`), unit] as const),
  ).values(),
];

/**
 * Sounds of every word that the typed one becomes by one letter left out, put in, swapped or replaced. A single wrong
 * letter may change a sound by more than a letter (ou and oy, zh and kh), so that the sounds are not near each other.
 */
export function slipVariants(word: string): Set<string> {
  const folds = new Set<string>();
  if (word.length < shortest || word.length > longest) return folds;
  const typed = typedLetters(word);
  const put = (at: number, removed: number, text: string) =>
    folds.add(foldWord(typed.slice(0, at).join('') + text + typed.slice(at + removed).join('')));
  for (let at = 0; at <= typed.length; at += 1) {
    if (at < typed.length) put(at, 1, '');
    if (at + 1 < typed.length) put(at, 2, `${typed[at + 1]}${typed[at]}`);
    for (const unit of alphabet) {
      if (at < typed.length) put(at, 1, unit);
      put(at, 0, unit);
    }
  }
  folds.delete(foldWord(word));
  return folds;
}
