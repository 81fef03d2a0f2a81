import { currencyOfHeading } from '../figures/currency-words.ts';
import { type DecimalMark, decimalMarkOf, type ReadFigure, readFigure } from '../figures/read-figure.ts';
import { unitOfHeading } from '../figures/scale-words.ts';
import type { OrderedLine } from '../statements/chart-order.ts';
import { languageOf, nameLine } from './name-line.ts';
import { periodOfHeading } from './period-of-heading.ts';
import type { PastedTable } from './read-table.ts';

/** A column of figures, and the period that its heading names. */
export type FigureColumn = Readonly<{ at: number; heading: string; end: string | undefined }>;

/** A row with what its words and cells were read as; `line` is undefined where the words name no line, or one that stands above. */
export type FigureRow = Readonly<{
  label: string;
  line: OrderedLine | undefined;
  figures: readonly (ReadFigure & Readonly<{ text: string }>)[];
}>;

/** A pasted table read as statements. */
export type StatementTable = Readonly<{
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** What headings say all figures are counted in; undefined where none says it. */
  unit: 1_000 | 1_000_000 | undefined;
  currency: string | undefined;
  mark: DecimalMark | undefined;
}>;

const headRows = 12;

/** Reads a table as statements, lines down and years across or the other way round; undefined where it holds no figures. */
export function statementTable({ rows }: PastedTable): StatementTable | undefined {
  const straight = readAcross(rows);
  const turned = readAcross(transposed(rows));
  const named = (table: StatementTable | undefined) =>
    table?.rows.filter(({ line }) => line !== undefined).length ?? 0;
  return named(turned) > named(straight) ? turned : straight;
}

function readAcross(rows: readonly (readonly string[])[]): StatementTable | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const all = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
  const mark = decimalMarkOf(rows.flat());
  const labelAt = mostWords(all);
  const headingsOf = (at: number) => (all[at] ?? []).slice(0, headRows).filter((text) => text !== '');
  const columns = all.flatMap((cells, at): FigureColumn[] => {
    if (at === labelAt || !isFigures(cells)) return [];
    const heading = headingsOf(at).find((text) => periodOfHeading(text) !== undefined && !isAmount(text));
    const first = headingsOf(at).find((text) => !isAmount(text)) ?? '';
    return [
      { at, heading: heading ?? first, end: heading === undefined ? undefined : periodOfHeading(heading) },
    ];
  });
  // Notes and codes stand in columns too: where some have a year, the others are no figures.
  const dated = columns.filter(({ end }) => end !== undefined);
  const shown = dated.length > 0 ? dated : columns;
  if (shown.length === 0) return undefined;
  const head = rows
    .slice(0, headRows)
    .flat()
    .filter((text) => !isAmount(text));
  const labels = rows.map((row) => row[labelAt] ?? '');
  return {
    columns: shown,
    rows: namedRows(rows, labels, shown, mark),
    unit: firstOf(head, unitOfHeading),
    currency: firstOf(head, currencyOfHeading),
    mark,
  };
}

function namedRows(
  rows: readonly (readonly string[])[],
  labels: readonly string[],
  columns: readonly FigureColumn[],
  mark: DecimalMark | undefined,
): FigureRow[] {
  const language = languageOf(labels);
  const read = rows.flatMap((row, index) => {
    const label = labels[index] ?? '';
    const figures = columns.map(({ at, heading }) => {
      const text = row[at] ?? '';
      return text === heading ? { text, is: 'nothing' as const } : { text, ...readFigure(text, mark) };
    });
    const hasAny = figures.some(({ is }) => is !== 'nothing');
    return label === '' || !hasAny ? [] : [{ label, figures, named: nameLine(label, language) }];
  });
  // One label a line: the very name before a name within a longer one, then the first.
  const taken = new Set<OrderedLine>();
  const mine = new Map<number, OrderedLine>();
  for (const isExact of [true, false])
    for (const [index, { named }] of read.entries())
      if (named !== undefined && named.isExact === isExact && !taken.has(named.line)) {
        taken.add(named.line);
        mine.set(index, named.line);
      }
  return read.map(({ label, figures }, index) => ({ label, figures, line: mine.get(index) }));
}

const isAmount = (text: string) => {
  const figure = readFigure(text);
  return figure.is === 'figure' && !/^(?:19|20)\d\d$/.test(text.trim());
};

/** Whether most cells of a column that hold anything hold figures. */
function isFigures(cells: readonly string[]): boolean {
  const told = cells.filter((text) => readFigure(text).is !== 'nothing');
  const figures = told.filter((text) => readFigure(text).is === 'figure').length;
  return figures > 0 && figures * 2 >= told.length;
}

/** The column with the most words: the first of them. */
function mostWords(columns: readonly (readonly string[])[]): number {
  const counts = columns.map((cells) => cells.filter((text) => /\p{L}{2}/u.test(text)).length);
  return counts.indexOf(Math.max(0, ...counts));
}

function transposed(rows: readonly (readonly string[])[]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
}

function firstOf<Found>(
  texts: readonly string[],
  find: (text: string) => Found | undefined,
): Found | undefined {
  for (const text of texts) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}
