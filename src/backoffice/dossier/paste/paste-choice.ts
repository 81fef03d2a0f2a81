import {
  type ColumnMeaning,
  cleanCell,
  columnsOf,
  type DayOrder,
  headOf,
  maxPartyRows,
  type PartyColumn,
  type PartySection,
  type PartyTable,
  partySections,
  type ShareScale,
  toldByTable,
} from '#modules/reports/pasting/paste-rules.ts';

export type RowAct = 'add' | 'update' | 'skip';

/** What somebody decided about a pasted table before it is written; what is left out goes by what the table tells. */
export type PasteChoice = Readonly<{
  hasHead?: boolean | undefined;
  /** By column; null leaves it out. */
  meanings: Readonly<Record<number, ColumnMeaning | null>>;
  order?: DayOrder | undefined;
  scale?: ShareScale | undefined;
  /** By row of the table. */
  acts: Readonly<Record<number, RowAct>>;
  /** Cells that were mended, by `row:column`. */
  mended: Readonly<Record<string, string>>;
}>;

export const nothingChosen: PasteChoice = { meanings: {}, acts: {}, mended: {} };

/** A pasted table with what was decided about it. */
export type DecidedTable = Readonly<{
  columns: readonly PartyColumn[];
  hasHead: boolean;
  /** Rows of data with their place in the table, by which choices name them. */
  rows: readonly Readonly<{ at: number; cells: readonly string[] }>[];
  /** More rows than are taken at once. */
  beyond: number;
  order: DayOrder | undefined;
  scale: ShareScale | undefined;
  /** What only a person can say. */
  asks: Readonly<{ order: boolean; scale: boolean }>;
}>;

/** Applies what was decided to what was recognised. */
export function decide(
  table: PartyTable,
  choice: PasteChoice,
  section: PartySection,
  today: string,
): DecidedTable {
  const kind = partySections[section];
  const hasHead = choice.hasHead ?? table.hasHead;
  const [first = []] = table.rows;
  const known =
    hasHead === table.hasHead
      ? table.columns
      : columnsOf(table.rows, hasHead ? headOf(first, kind) : undefined, kind, today);
  const columns = known.map((column): PartyColumn => {
    const chosen = choice.meanings[column.at];
    if (chosen === undefined) return column;
    return chosen === null
      ? { ...column, meaning: undefined, by: undefined }
      : { ...column, meaning: chosen, by: 'heading' };
  });
  const all = table.rows
    .map((row, at) => ({
      at,
      cells: columns.map((column) => choice.mended[`${at}:${column.at}`] ?? row[column.at] ?? ''),
    }))
    .slice(hasHead ? 1 : 0);
  const rows = all.slice(0, maxPartyRows);
  const told = toldByTable(
    rows.map(({ cells }) => cells),
    columns,
  );
  const order = choice.order ?? told.order;
  const scale = choice.scale ?? told.scale;
  const cellsOf = (...meanings: readonly string[]) =>
    columns
      .filter(({ meaning }) => meaning !== undefined && meanings.includes(meaning))
      .flatMap(({ at }) => rows.map(({ cells }) => cleanCell(cells[at] ?? '')));
  return {
    ...{ columns, hasHead, rows, beyond: all.length - rows.length, order, scale },
    asks: {
      order:
        told.order === undefined &&
        cellsOf('since', 'until').some((text) => /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/.test(text)),
      scale:
        told.scale === undefined && cellsOf('share', 'votes').some((text) => /^(?:0[.,]\d+|1)$/.test(text)),
    },
  };
}

/** Sets a column; no two columns mean the same. */
export function setMeaning(
  { columns }: Pick<DecidedTable, 'columns'>,
  choice: PasteChoice,
  at: number,
  meaning: ColumnMeaning | null,
): PasteChoice {
  const other =
    meaning === null ? undefined : columns.find((one) => one.meaning === meaning && one.at !== at);
  const freed = other === undefined ? {} : { [other.at]: null };
  return { ...choice, meanings: { ...choice.meanings, ...freed, [at]: meaning } };
}
