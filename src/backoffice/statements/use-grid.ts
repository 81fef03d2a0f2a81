import { useRef, useState } from 'react';
import { minorDigits } from '#kernel/formats/intl-formats.ts';
import type { FactInput } from '#modules/reports/contract.ts';
import type { CountedUnit, LineAmounts } from '#modules/reports/statement-rules.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { changesOf, factsOf, findFact, type Undo, undoOf } from './model/changes.ts';
import { decimalMarkOf } from './model/decimal-mark.ts';
import type { Cited, GridChange, Section } from './model/grid-section.ts';
import { type GridYear, nextPosition, yearsOf } from './model/grid-years.ts';
import type { CellPlace } from './model/next-cell.ts';
import { labelsOf, shownGroups } from './model/shown-lines.ts';
import { typedCell } from './model/typed-cell.ts';
import { yearFaults } from './model/year-faults.ts';

/** What was typed can be read in two ways, or in none. */
export type Doubt =
  | Readonly<{ is: 'either'; place: CellPlace; first: number; second: number }>
  | Readonly<{ is: 'wrong'; place: CellPlace; why: 'unreadable' | 'decimals' | 'currency' | 'source' }>;

export type GridProps = Readonly<{
  section: Section;
  /** Without it the grid is only read. */
  isWritten: boolean;
  /** The source that was chosen for what is typed; without one a year's own source is cited. */
  cited: Cited | undefined;
  change: (changes: readonly GridChange[]) => void;
}>;

const mostUndone = 100;

/** What the grid knows and does: one cell has the focus, one may be typed in. */
export function useGrid({ section, isWritten, cited, change }: GridProps) {
  const { statements, locale } = useTexts();
  const [isAll, setAll] = useState(false);
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const [typing, setTyping] = useState<string>();
  const [doubt, setDoubt] = useState<Doubt>();
  const [units, setUnits] = useState<ReadonlyMap<number, CountedUnit>>(new Map());
  const [currencies, setCurrencies] = useState<ReadonlyMap<number, string>>(new Map());
  const undone = useRef<Undo[]>([]);
  const [undoCount, setUndoCount] = useState(0);
  const remembered = useRef<Map<number, LineAmounts>>(new Map());

  const years = yearsOf(section).map((year): GridYear => {
    const { position, sourceAmounts } = year;
    // What a source said stays known when somebody types another figure over it.
    const source = { ...remembered.current.get(position), ...sourceAmounts };
    remembered.current.set(position, source);
    return {
      ...year,
      unit: units.get(position) ?? year.unit,
      currency: year.cells.size > 0 ? year.currency : (currencies.get(position) ?? year.currency),
      sourceAmounts: source,
    };
  });
  const groups = shownGroups(section, years, isAll);
  const lines = groups.flatMap((group) => group.lines);
  const labels = labelsOf(section);
  const mark = decimalMarkOf(locale);
  const at = { row: Math.min(place.row, lines.length - 1), column: Math.min(place.column, years.length - 1) };
  const citedFor = (year: GridYear | undefined) => cited ?? year?.cited;

  const apply = (next: GridChange) => {
    undone.current = [...undone.current, undoOf(next, section)].slice(-mostUndone);
    setUndoCount(undone.current.length);
    change([next]);
  };
  const writeAll = (year: GridYear, written: Readonly<Record<string, FactInput['value']>>, own?: Cited) => {
    const source = own ?? citedFor(year);
    if (source === undefined) return setDoubt({ is: 'wrong', place: at, why: 'source' });
    const all = Object.entries(written).map(([field, value]) => ({ position: year.position, field, value }));
    apply({ kind: 'write', facts: factsOf(section.code, all, source) });
    return undefined;
  };
  const writeMinor = (where: CellPlace, amountMinor: number, own?: Cited): boolean => {
    const [year, line] = [years[where.column], lines[where.row]];
    if (year === undefined || line === undefined) return false;
    if ((own ?? citedFor(year)) === undefined) {
      setDoubt({ is: 'wrong', place: where, why: 'source' });
      return false;
    }
    writeAll(year, { [line.column]: { amountMinor, currency: year.currency } }, own);
    setDoubt(undefined);
    return true;
  };
  const writeUnits = (where: CellPlace, value: number, own?: Cited) =>
    writeMinor(where, Math.round(value * 10 ** minorDigits(years[where.column]?.currency ?? 'EUR')), own);

  return {
    ...{
      labels,
      locale,
      section,
      isWritten,
      years,
      groups,
      lines,
      place: at,
      typing,
      doubt,
      isAll,
      mark,
      undoCount,
    },
    words: statements,
    faultsOf: (year: GridYear) => yearFaults(year, year.sourceAmounts),
    showAll: setAll,
    go(next: CellPlace) {
      setPlace(next);
      setTyping(undefined);
    },
    type: (text: string | undefined) => {
      setTyping(text);
      setDoubt(undefined);
    },
    /** Writes what was typed into the cell; false where it has to be asked or mended first. */
    commit(text: string): boolean {
      const [year, line] = [years[at.column], lines[at.row]];
      if (year === undefined || line === undefined) return false;
      const isSame = doubt?.is === 'either' && doubt.place.row === at.row && doubt.place.column === at.column;
      const read = typedCell(text, year, mark);
      if (read.is === 'wrong') {
        setDoubt({ is: 'wrong', place: at, why: read.why });
        return false;
      }
      // The second Enter takes the likelier reading.
      if (read.is === 'either' && !isSame) {
        setDoubt({ is: 'either', place: at, first: read.first, second: read.second });
        return false;
      }
      const fact = findFact(section, line.column, year.position);
      if (read.is === 'nothing') {
        if (fact !== undefined) apply({ kind: 'remove', factIds: [fact.id] });
      } else if (!writeMinor(at, read.is === 'either' ? read.first : read.amountMinor)) return false;
      setTyping(undefined);
      setDoubt(undefined);
      return true;
    },
    forgetDoubt: () => setDoubt(undefined),
    choose(amountMinor: number) {
      if (doubt === undefined) return;
      writeMinor(doubt.place, amountMinor);
      setTyping(undefined);
    },
    writeUnits,
    writeHead: writeAll,
    clear(where: CellPlace) {
      const [year, line] = [years[where.column], lines[where.row]];
      const fact = year && line && findFact(section, line.column, year.position);
      if (fact !== undefined) apply({ kind: 'remove', factIds: [fact.id] });
    },
    /** What a source says where a person typed something else, or nobody has looked at it yet. */
    sourceValue(where: CellPlace): number | undefined {
      const [year, line] = [years[where.column], lines[where.row]];
      if (year === undefined || line === undefined) return undefined;
      const fact = year.cells.get(line.line);
      const told = year.sourceAmounts[line.line];
      return fact?.isFromMachine === true || told !== year.amounts[line.line] ? told : undefined;
    },
    setUnit: (year: GridYear, unit: CountedUnit) => setUnits(new Map([...units, [year.position, unit]])),
    /** The figures stay what they are, and are of another currency. */
    setCurrency(year: GridYear, currency: string) {
      setCurrencies(new Map([...currencies, [year.position, currency]]));
      const digits = minorDigits(currency);
      const sums = [...year.cells].flatMap(([line, { field }]) => {
        const value = year.amounts[line];
        return value === undefined
          ? []
          : [[field, { amountMinor: Math.round(value * 10 ** digits), currency }] as const];
      });
      if (sums.length > 0) writeAll(year, Object.fromEntries(sums));
    },
    /** One more statement: of the year before the oldest, or of the year that ended last. */
    addYear(end: string) {
      const [newest] = years;
      const source = cited ?? newest?.cited;
      if (source === undefined) return setDoubt({ is: 'wrong', place: at, why: 'source' });
      const position = nextPosition(years);
      const head = { period_end: end, statement_scope: newest?.scope ?? 'individual' };
      if (newest !== undefined) {
        setUnits(new Map([...units, [position, newest.unit]]));
        setCurrencies(new Map([...currencies, [position, newest.currency]]));
      }
      const all = Object.entries(head).map(([field, value]) => ({ position, field, value }));
      apply({ kind: 'write', facts: factsOf(section.code, all, source) });
      return undefined;
    },
    apply,
    undo() {
      const last = undone.current.at(-1);
      if (last === undefined) return;
      undone.current = undone.current.slice(0, -1);
      setUndoCount(undone.current.length);
      change(changesOf(last, section));
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;
