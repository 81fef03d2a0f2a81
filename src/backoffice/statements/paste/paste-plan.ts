import type { FactInput } from '#modules/reports/contract.ts';
import {
  type CountedUnit,
  columnOfLine,
  type OrderedLine,
  type PastedStatements,
  scaleAmount,
} from '#modules/reports/statement-rules.ts';
import type { GridYear } from '../model/grid-years.ts';
import { minorOf, unitsOf } from '../model/money.ts';

/** What somebody decided about a pasted table before it is written. */
export type PasteChoice = Readonly<{
  unit: CountedUnit;
  currency: string;
  /** The end of each column's period; empty leaves the column out. */
  ends: readonly string[];
  /** The line of each row; undefined leaves the row out. */
  lines: readonly (OrderedLine | undefined)[];
}>;

/** One figure that will be written, and what stood there. */
export type PastedCell = Readonly<
  | { is: 'new' | 'same'; amountMinor: number }
  | { is: 'replaces'; amountMinor: number; was: number }
  /** It cannot be read, or in two ways. */
  | { is: 'unreadable' | 'either'; text: string }
  | { is: 'nothing' }
>;

export type PastePlan = Readonly<{
  /** By row and column of the pasted table. */
  cells: readonly (readonly PastedCell[])[];
  positions: readonly number[];
  facts: readonly Readonly<{ position: number; field: string; value: FactInput['value'] }>[];
  replaced: number;
}>;

/** What pasting would write, cell by cell; nothing is written by it. */
export function pastePlan(
  table: PastedStatements,
  choice: PasteChoice,
  years: readonly GridYear[],
): PastePlan {
  let next = Math.max(-1, ...years.map(({ position }) => position)) + 1;
  const targets = choice.ends.map((end) => {
    const known = end === '' ? undefined : (years.find((year) => year.end === end) ?? yearAlone(end, years));
    return { end, known, position: known?.position ?? (end === '' ? -1 : next++) };
  });
  const exponent = Math.log10(choice.unit);
  const cells = table.rows.map(({ figures }, row) =>
    figures.map((figure, column): PastedCell => {
      const line = choice.lines[row];
      const target = targets[column];
      if (line === undefined || target === undefined || target.end === '' || figure.is === 'nothing')
        return { is: 'nothing' };
      if (figure.is === 'unreadable') return { is: 'unreadable', text: figure.text };
      if (figure.other !== undefined) return { is: 'either', text: figure.text };
      const amount = scaleAmount(figure.amount, figure.isScaled ? 0 : exponent);
      const amountMinor = minorOf(amount, choice.currency);
      if (amountMinor === undefined) return { is: 'unreadable', text: figure.text };
      const fact = target.known?.cells.get(line);
      const was = fact === undefined ? undefined : unitsOf(fact.value);
      if (was === undefined) return { is: 'new', amountMinor };
      const isSame =
        was.currency === choice.currency && minorOf(String(was.units), was.currency) === amountMinor;
      return isSame ? { is: 'same', amountMinor } : { is: 'replaces', amountMinor, was: was.units };
    }),
  );
  const facts = targets.flatMap(({ end, known, position }, column) => {
    const written = cells.flatMap((row, at) => {
      const cell = row[column];
      const field = columnOfLine(choice.lines[at] ?? 'employees');
      return cell === undefined || field === undefined || (cell.is !== 'new' && cell.is !== 'replaces')
        ? []
        : [{ position, field, value: { amountMinor: cell.amountMinor, currency: choice.currency } }];
    });
    const isNew = known === undefined && written.length > 0;
    return [...(isNew ? [{ position, field: 'period_end', value: end }] : []), ...written];
  });
  return {
    cells,
    positions: targets.map(({ position }) => position),
    facts,
    replaced: cells.flat().filter(({ is }) => is === 'replaces').length,
  };
}

/** A heading that says the year alone means the one statement of that year. */
function yearAlone(end: string, years: readonly GridYear[]): GridYear | undefined {
  const same = years.filter((year) => year.end.slice(0, 4) === end.slice(0, 4));
  return (end.length === 4 || same.every((year) => year.end.length === 4)) && same.length === 1
    ? same[0]
    : undefined;
}
