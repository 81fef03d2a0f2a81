import type { PartyColumn } from './party-table.ts';
import { type DayOrder, toldOrder } from './readings/read-day.ts';
import { readShare, type ShareScale } from './readings/read-share.ts';

type Rows = readonly (readonly string[])[];

/** What one part of a table tells of the others; undefined where they do not tell, and somebody has to say. */
export type ToldByTable = Readonly<{ order: DayOrder | undefined; scale: ShareScale | undefined }>;

/** The order of days and months, and how shares are counted, as far as cells of the table tell it. */
export function toldByTable(rows: Rows, columns: readonly PartyColumn[]): ToldByTable {
  const cellsOf = (meanings: readonly string[]) =>
    columns
      .filter(({ meaning }) => meaning !== undefined && meanings.includes(meaning))
      .flatMap(({ at }) => rows.map((row) => row[at] ?? ''));
  const orders = new Set(cellsOf(['since', 'until', 'born']).flatMap((text) => toldOrder(text) ?? []));
  const [order] = orders.size === 1 ? orders : [];
  const shares = columns.filter(({ meaning }) => meaning === 'share' || meaning === 'votes');
  const isNamedPercent = shares.some(({ heading }) => /%|per ?cent|procent|prozent|процент/iu.test(heading));
  // A figure above one can be no part of one.
  const isAbove = cellsOf(['share', 'votes']).some((text) => {
    const read = readShare(text, 'percent');
    return read.is === 'read' && (read.value.exact ?? read.value.max ?? 0) > 1;
  });
  return { order, scale: isNamedPercent || isAbove ? 'percent' : undefined };
}
