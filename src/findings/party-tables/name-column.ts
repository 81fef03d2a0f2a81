import { type ColumnMeaning, canMean, type PartyTableKind } from './column-words/column-meanings.ts';
import { de } from './column-words/de.ts';
import { en } from './column-words/en.ts';
import { ru } from './column-words/ru.ts';
import { plainWords } from './readings/plain-words.ts';

/** A heading is no sentence. */
const mostChars = 120;

/** By a name of a column all that it can mean: `Имя` is a whole name, or the given one beside a family name. */
const meaningsOfName = new Map<string, ColumnMeaning[]>();
// Keys of the words, as their type says.
for (const words of [en, ru, de])
  for (const [meaning, names] of Object.entries(words) as [ColumnMeaning, readonly string[]][])
    for (const name of names) {
      const plain = plainWords(name);
      const known = meaningsOfName.get(plain) ?? [];
      if (!known.includes(meaning)) meaningsOfName.set(plain, [...known, meaning]);
    }

/** What a heading says that its column means in a table of this kind, the likeliest first; nothing where no list knows it. */
export function namedMeanings(heading: string, kind: PartyTableKind): readonly ColumnMeaning[] {
  if (heading.length > mostChars) return [];
  if (/^\s*%\s*$/.test(heading)) return ['share'];
  const whole = plainWords(heading.replace(/%/g, ' '));
  const bare = plainWords(heading.replace(/%/g, ' ').replace(/\([^)]*\)/g, ' '));
  const found =
    meaningsOfName.get(whole) ?? meaningsOfName.get(bare) ?? meaningsOfName.get(longestIn(bare) ?? '');
  return (found ?? []).filter((meaning) => canMean(kind, meaning));
}

/** The longest name that is most of a longer heading: `Date of appointment to the board`. */
function longestIn(plain: string): string | undefined {
  let best: string | undefined;
  const padded = ` ${plain} `;
  for (const name of meaningsOfName.keys())
    if (
      name.length > 2 &&
      name.length * 10 >= plain.length * 6 &&
      padded.includes(` ${name} `) &&
      name.length > (best?.length ?? 0)
    )
      best = name;
  return best;
}
