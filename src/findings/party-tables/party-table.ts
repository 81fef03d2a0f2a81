import { type ColumnMeaning, meaningsOf, type PartyTableKind } from './column-words/column-meanings.ts';
import { guessColumns } from './guess-columns.ts';
import { meaningsNamed } from './name-column.ts';

/** A column of a pasted table, and how it is known what it says. */
export type PartyColumn = Readonly<{
  at: number;
  heading: string;
  meaning: ColumnMeaning | undefined;
  by: 'heading' | 'cells' | undefined;
}>;

/** A table of people or owners as it was recognised. */
export type PartyTable = Readonly<{
  columns: readonly PartyColumn[];
  /** Rows of the table; the first one names the columns where `hasHead`. */
  rows: readonly (readonly string[])[];
  hasHead: boolean;
  /** Rows of what was pasted that stand outside of the table: titles, other tables. */
  outside: number;
}>;

/** More rows of people are not taken at once. */
export const maxPartyRows = 200;
/** What the clipboard may hold of such a table, other tables of its sheet included. */
export const partyTableBounds = { chars: 1_000_000, rows: 600, columns: 40, cell: 4_000 } as const;

type Rows = readonly (readonly string[])[];
/** A row that names columns: how many, and what. */
type Head = Readonly<{ at: number; columns: readonly PartyColumn[]; score: number }>;

/** Recognises the table of one kind in what was pasted, perhaps a whole sheet of several; undefined where nothing stands there. */
export function partyTable(all: Rows, kind: PartyTableKind, today: string): PartyTable | undefined {
  const filled = all.filter(hasWords).length;
  if (filled === 0) return undefined;
  const head = bestHead(all, kind);
  const from = head?.at ?? 0;
  const rows = all.slice(from, endOfTable(all, head, from)).filter(hasWords);
  const table = columnsOf(rows, head?.columns, kind, today);
  return { columns: table, rows, hasHead: head !== undefined, outside: filled - rows.length };
}

/** The columns as they are known when the first row does, or does not, name them. */
export function columnsOf(
  rows: Rows,
  head: readonly PartyColumn[] | undefined,
  kind: PartyTableKind,
  today: string,
): readonly PartyColumn[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const body = head === undefined ? rows : rows.slice(1);
  const named = Array.from(
    { length: width },
    (_, at): PartyColumn => head?.[at] ?? { at, heading: '', meaning: undefined, by: undefined },
  );
  const open = named.filter(({ meaning }) => meaning === undefined);
  const taken = named.flatMap(({ meaning }) => meaning ?? []);
  const cells = open.map(({ at }) => ({ at, cells: body.map((row) => row[at] ?? '') }));
  const guesses = guessColumns(cells, kind, taken, today);
  return named.map((column) => {
    const guess = guesses.find(({ at }) => at === column.at);
    return guess === undefined ? column : { ...column, meaning: guess.meaning, by: 'cells' };
  });
}

/** What a row of headings names in a table of this kind. */
export function headOf(row: readonly string[], kind: PartyTableKind): readonly PartyColumn[] {
  const options = meaningsNamed(row, kind);
  const hasFamily = options.some((meanings) => meanings.includes('family_name'));
  const taken = new Set<ColumnMeaning>();
  return row.map((heading, at): PartyColumn => {
    // Beside a family name a name is the given one.
    const meanings = options[at] ?? [];
    const fit = hasFamily
      ? meanings.toSorted((a, b) => Number(a === 'name') - Number(b === 'name'))
      : meanings;
    const meaning = fit.find((one) => !taken.has(one));
    if (meaning !== undefined) taken.add(meaning);
    return { at, heading, meaning, by: meaning === undefined ? undefined : 'heading' };
  });
}

function hasWords(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '');
}

function bestHead(all: Rows, kind: PartyTableKind): Head | undefined {
  let best: Head | undefined;
  const firstFilled = all.findIndex(hasWords);
  for (const [at, row] of all.entries()) {
    const columns = headOf(row, kind);
    const score = scoreOf(columns, row, at === firstFilled);
    if (score > (best?.score ?? 0)) best = { at, columns, score };
  }
  return best;
}

/** How many columns the row names; none where it is as likely to be a row of data. */
function scoreOf(columns: readonly PartyColumn[], row: readonly string[], isFirst: boolean): number {
  const named = columns.filter(({ meaning }) => meaning !== undefined);
  const filled = row.filter((cell) => cell !== '').length;
  const hasName = named.some(({ meaning }) => meaning === 'name' || meaning === 'family_name');
  const isEnough = named.length >= 2 || (isFirst && named.length === 1);
  // In a head most cells are names of columns, whatever else stands in it.
  return isEnough && named.length * 3 >= filled ? named.length + (hasName ? 1 : 0) : 0;
}

/** The table ends where another one of the sheet begins, with its title and the gap before it. */
function endOfTable(all: Rows, head: Head | undefined, from: number): number {
  if (head === undefined) return all.length;
  const kinds = Object.keys(meaningsOf) as PartyTableKind[]; // keys of a literal
  const isHead = (row: readonly string[]) =>
    kinds.some((kind) => {
      const columns = headOf(row, kind);
      return (
        columns.filter(({ meaning }) => meaning !== undefined).length >= 2 && scoreOf(columns, row, false) > 0
      );
    });
  const next = all.findIndex((row, at) => at > from && isHead(row));
  if (next < 0) return all.length;
  let end = next;
  while (end > from + 1 && (all[end - 1] ?? []).filter((cell) => cell !== '').length <= 1) end -= 1;
  return end;
}
