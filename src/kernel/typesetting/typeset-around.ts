import { typeset } from './typeset.ts';

/** Stands for a name while the words around it are set; no text has it, and one that has it keeps it. */
const stand = '\ue000';

/** A text typeset but for the names in it, which stay sign by sign as they are registered. */
export function typesetAround(
  text: string,
  locale: Parameters<typeof typeset>[1],
  names: readonly string[],
): string {
  const longestFirst = names
    .filter((name) => name !== '' && text.includes(name))
    .toSorted((one, other) => other.length - one.length);
  // Most texts have none of them, and a pattern costs more than setting does.
  if (longestFirst.length === 0 && !text.includes(stand)) return typeset(text, locale);
  const named = longestFirst.map((name) => `(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`);
  const kept: string[] = [];
  const marked = text.replaceAll(patternOf([...named, stand].join('|')), (name) => {
    kept.push(name);
    return stand;
  });
  return typeset(marked, locale).replaceAll(stand, () => kept.shift() ?? '');
}

/** The texts of one mail have the same few names, and making a pattern costs more than using it. */
let last: Readonly<{ source: string; pattern: RegExp }> | undefined;

function patternOf(source: string): RegExp {
  if (last?.source !== source) last = { source, pattern: new RegExp(source, 'gu') };
  return last.pattern;
}
