import { readHtmlSigns } from '../reading/html-signs.ts';
import { readText } from './read-text-table.ts';

/** A table as it was pasted: rows of cells of plain text. */
export type PastedTable = Readonly<{
  rows: readonly (readonly string[])[];
  /** Some of what was pasted is beyond the bounds, and not read. */
  isCut: boolean;
}>;

/** How much of a table is read. */
export type TableBounds = Readonly<{ chars: number; rows: number; columns: number; cell: number }>;

/** What the clipboard may hold of a table; more is not read. */
export const tableBounds = { chars: 1_000_000, rows: 400, columns: 40, cell: 300 } as const;

type Held = Readonly<{ html: string; text: string }>;

/** Reads what the clipboard gives for a table: its HTML where it holds one, else text parted by tabs, semicolons, commas or wide gaps. */
export function readTable(held: Held, bounds: TableBounds = tableBounds): PastedTable {
  const { rows, isCut } = readCells(held, bounds);
  return { rows: rows.filter((row) => row.some((cell) => cell !== '')), isCut };
}

/** The same with the rows in which nothing stands, for whoever tells tables of one sheet apart by them. */
export function readCells({ html, text }: Held, bounds: TableBounds): PastedTable {
  const isLong = html.length > bounds.chars || text.length > bounds.chars;
  const fromHtml = /<t[dh][\s>]/i.test(html.slice(0, bounds.chars))
    ? readHtml(html.slice(0, bounds.chars), bounds)
    : [];
  const all =
    fromHtml.length > 0 ? fromHtml : readText(text.slice(0, bounds.chars), (cell) => tidy(cell), bounds.rows);
  const rows = all
    .slice(0, bounds.rows)
    .map((row) => row.slice(0, bounds.columns).map((cell) => cell.slice(0, bounds.cell)));
  const isWide = all.some((row) => row.length > bounds.columns);
  return { rows, isCut: isLong || isWide || all.length > bounds.rows };
}

/** A comment, which may have no end, a tag, or words between them. Of a name the whole is taken: shorter ones would be tried one by one. */
const markup = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z]+)(?![a-z])[^<>]*>|([^<]+)|</gi;

/**
 * The cells of a table in HTML; a cell over several columns or rows is followed by empty ones. No more of either is made than the
 * bounds and one beyond, which tells that there are more.
 */
function readHtml(html: string, bounds: TableBounds): string[][] {
  const rows: string[][] = [];
  let cell: string | undefined;
  let after = 0;
  let below = 0;
  let isHidden = false;
  /** By column, how many rows a cell above still covers. */
  const covered: number[] = [];
  const passCovered = (row: string[]) => {
    for (let left = covered[row.length] ?? 0; left > 0; left = covered[row.length] ?? 0) {
      covered[row.length] = left - 1;
      row.push('');
    }
  };
  /** How many columns from here are within the bounds, or the first one beyond. */
  const room = (row: string[]) => Math.max(0, bounds.columns + 1 - row.length);
  const close = () => {
    if (cell === undefined) return;
    const row = rows.at(-1) ?? [];
    if (rows.length === 0) rows.push(row);
    passCovered(row);
    const width = Math.min(room(row), after + 1);
    for (let column = 0; column < width; column += 1) if (below > 0) covered[row.length + column] = below;
    if (width > 0) row.push(tidy(cell), ...Array.from({ length: width - 1 }, () => ''));
    cell = undefined;
  };
  for (const [tag, name = '', plain = ''] of html.matchAll(markup)) {
    if (rows.length > bounds.rows) break;
    if (plain !== '') {
      if (cell !== undefined && !isHidden) cell += plain;
      continue;
    }
    const isEnd = tag.startsWith('</');
    switch (name.toLowerCase()) {
      case 'tr':
        close();
        if (!isEnd) {
          passCovered(rows.at(-1) ?? []);
          rows.push([]);
        }
        break;
      case 'td':
      case 'th':
        close();
        if (!isEnd) {
          cell = '';
          after = spanIn(tag, 'colspan', bounds.columns);
          below = spanIn(tag, 'rowspan', bounds.rows);
        }
        break;
      case 'table':
        if (isEnd) close();
        break;
      case 'style':
      case 'script':
        isHidden = !isEnd;
        break;
      case 'br':
      case 'p':
      case 'div':
        if (cell !== undefined) cell += ' ';
        break;
    }
  }
  close();
  return rows;
}

/** How many columns or rows a cell covers beside its own. */
function spanIn(tag: string, name: 'colspan' | 'rowspan', most: number): number {
  const told = Number(new RegExp(`${name}=["']?(\\d{1,4})`, 'i').exec(tag)?.[1] ?? 1);
  return Math.max(0, Math.min(most, told) - 1);
}

function tidy(text: string): string {
  return readHtmlSigns(text)
    .replaceAll('\u00ad', '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}
