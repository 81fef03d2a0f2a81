import { countryOfWord } from '#names/hints/country-words.ts';
import { type ColumnMeaning, canMean, type PartyTableKind } from './column-words/column-meanings.ts';
import { kindOfWords } from './readings/kind-words.ts';
import { saysNothing } from './readings/read-cell.ts';
import { readDay } from './readings/read-day.ts';
import { readShare } from './readings/read-share.ts';
import { roleOfWords } from './readings/role-words.ts';

/** So many of a column's cells have to say the same kind of thing. */
const mostOf = 0.6;
/** So much older than the other dates of the table births are, in years. */
const ageInOffice = 16;

type Column = Readonly<{ at: number; cells: readonly string[] }>;
type Guess = Readonly<{ at: number; meaning: ColumnMeaning }>;

/** What columns mean by their cells alone, those left out for which nothing tells it; `taken` is known of others already. */
export function guessColumns(
  columns: readonly Column[],
  kind: PartyTableKind,
  taken: readonly ColumnMeaning[],
  today: string,
): readonly Guess[] {
  const guesses: Guess[] = [];
  const isFree = (meaning: ColumnMeaning) =>
    canMean(kind, meaning) && !taken.includes(meaning) && !guesses.some((one) => one.meaning === meaning);
  const take = (at: number, meaning: ColumnMeaning) => {
    if (isFree(meaning)) guesses.push({ at, meaning });
  };
  const told = columns
    .map(({ at, cells }) => ({ at, cells: cells.filter((text) => !saysNothing(text)) }))
    .filter(({ cells }) => cells.length > 0);
  const dated = told.filter(({ cells }) => areMost(cells, (text) => isDay(text, today)));
  for (const { at, meaning } of datedMeanings(dated, today)) take(at, meaning);
  const left = told.filter((column) => !dated.includes(column));
  for (const { at, cells } of left) {
    if (areShares(cells)) take(at, 'share');
    else if (areMost(cells, isCountry)) take(at, 'country');
    else if (areMost(cells, (text) => kindOfWords(text) !== undefined)) take(at, 'kind');
    else if (areMost(cells, (text) => roleOfWords(text) !== undefined)) take(at, 'role');
    else if (areMost(cells, isNumber)) take(at, 'number');
  }
  const names = left.filter(({ at }) => !guesses.some((one) => one.at === at));
  const isNamed = taken.includes('name') || taken.includes('family_name');
  const [best] = names.filter(({ cells }) => areMost(cells, isName));
  if (best !== undefined && !isNamed) take(best.at, 'name');
  return guesses;
}

function areMost(cells: readonly string[], is: (text: string) => boolean): boolean {
  return cells.filter(is).length >= cells.length * mostOf;
}

function isDay(text: string, today: string): boolean {
  const { is } = readDay(text, { today });
  return is === 'read' || is === 'either';
}

/** Births lie long before the rest; of the others the first is when somebody came. */
function datedMeanings(columns: readonly Column[], today: string): Guess[] {
  const years = columns.map(({ at, cells }) => ({ at, year: middleYear(cells, today) }));
  const [first] = years;
  const others = years.slice(1);
  const isBirth =
    first !== undefined && others.length > 0 && others.every(({ year }) => year - first.year >= ageInOffice);
  const rest = isBirth ? others : years;
  const meanings = ['since', 'until'] as const;
  return [
    ...(isBirth && first !== undefined ? [{ at: first.at, meaning: 'born' as const }] : []),
    ...rest.slice(0, 2).flatMap(({ at }, index) => {
      const meaning = meanings[index];
      return meaning === undefined ? [] : [{ at, meaning }];
    }),
  ];
}

function middleYear(cells: readonly string[], today: string): number {
  const years = cells
    .flatMap((text) => {
      const read = readDay(text, { today, order: 'day' });
      return read.is === 'read' ? [Number(read.value.slice(0, 4))] : [];
    })
    .toSorted((a, b) => a - b);
  return years[Math.floor(years.length / 2)] ?? 0;
}

/** Shares by their sign, or because they come to all of it; numbers of rows are none. */
function areShares(cells: readonly string[]): boolean {
  const read = cells.map((text) => readShare(text, 'percent'));
  if (!areMost(cells, (text) => readShare(text, 'percent').is === 'read')) return false;
  if (areMost(cells, (text) => /%|per ?cent|процент|\d\s*\/\s*\d/iu.test(text))) return true;
  const sum = read.reduce((all, one) => all + (one.is === 'read' ? (one.value.exact ?? 0) : 0), 0);
  return [1, 100].some((whole) => Math.abs(sum - whole) < whole / 50) && cells.length > 1;
}

/** Short words of small letters are no codes of countries: `no`, `is`. */
function isCountry(text: string): boolean {
  return (text.length > 3 || /^[A-Z]{2,3}$/.test(text)) && countryOfWord(text) !== undefined;
}

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 5 && digits >= text.replace(/[\s./-]/g, '').length * 0.5;
}

function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/\d{3}/.test(text) && text.length < 200;
}
