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

/** Names that may be part of a longer heading, the longest first, as they are looked for in it. */
const longNames = [...meaningsOfName.keys()]
  .filter(({ length }) => length > 2)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => ({ name, padded: ` ${name} ` }));

/** What a heading says that its column means in a table of this kind, the likeliest first; nothing where no list knows it. */
export function namedMeanings(heading: string, kind: PartyTableKind): readonly ColumnMeaning[] {
  return meaningsIn(heading).filter((meaning) => canMean(kind, meaning));
}

/** Rows are asked once for each kind of table, whether they name its columns. */
const saidOfRows = new WeakMap<readonly string[], readonly (readonly ColumnMeaning[])[]>();

/** The same of each cell of a row. */
export function meaningsNamed(
  row: readonly string[],
  kind: PartyTableKind,
): readonly (readonly ColumnMeaning[])[] {
  const said = saidOfRows.get(row) ?? row.map(meaningsIn);
  saidOfRows.set(row, said);
  return said.map((meanings) => meanings.filter((meaning) => canMean(kind, meaning)));
}

/** In a table of whatever kind. */
function meaningsIn(heading: string): readonly ColumnMeaning[] {
  if (heading.length > mostChars) return [];
  if (/^\s*%\s*$/.test(heading)) return ['share'];
  const whole = plainWords(heading.replace(/%/g, ' '));
  const bare = plainWords(heading.replace(/%/g, ' ').replace(/\([^)]*\)/g, ' '));
  return (
    meaningsOfName.get(whole) ?? meaningsOfName.get(bare) ?? meaningsOfName.get(longestIn(bare) ?? '') ?? []
  );
}

/** The longest name that is most of a longer heading: `Date of appointment to the board`. */
function longestIn(plain: string): string | undefined {
  const inside = ` ${plain} `;
  return longNames.find(({ name, padded }) => name.length * 10 >= plain.length * 6 && inside.includes(padded))
    ?.name;
}
