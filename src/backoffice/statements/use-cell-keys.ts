import type { KeyboardEvent } from 'react';
import { nextCell } from './model/next-cell.ts';
import { cellText } from './model/typed-cell.ts';
import { sumsByLine } from './model/year-faults.ts';
import type { Grid } from './use-grid.ts';

/** What each key of the grid does; every one of them has a button too. */
export function useCellActs(grid: Grid, focus: () => void, onPaste: () => void) {
  const { place, years, lines, words } = grid;
  const year = years[place.column];
  const line = lines[place.row];
  const size = { rows: lines.length, columns: years.length };
  const move = (key: string): boolean => {
    const next = nextCell(place, key, size);
    if (next === undefined) return false;
    grid.go(next);
    focus();
    return true;
  };
  const acts = {
    /** Takes what the source says, where it says something else or nobody has confirmed it. */
    take() {
      const value = grid.sourceValue(place);
      if (value !== undefined) grid.writeUnits(place, value, year?.cited);
      grid.type(undefined);
      if (!move('ArrowDown')) focus();
    },
    /** Writes what the parts of the line come to. */
    reckon() {
      const sum = year && line && sumsByLine(year.amounts).get(line.line);
      if (sum === undefined) return;
      const source = year?.cited;
      grid.writeUnits(place, sum.computed, source && { ...source, method: 'computed' });
      focus();
    },
    /** Writes what the year before says; of the grid that is the column to the right. */
    asBefore() {
      const before = line && years[place.column + 1]?.amounts[line.line];
      if (before !== undefined) grid.writeUnits(place, before);
      focus();
    },
    edit() {
      const value = line && year?.amounts[line.line];
      grid.type(value === undefined || year === undefined ? '' : cellText(value, year.unit, grid.mark));
    },
    undo() {
      grid.undo();
      focus();
    },
  };
  /** What a key does in a cell that is not typed in; undefined where the key is the page's. */
  const actOf = (key: string): (() => void) | undefined => {
    if (key === 'Ctrl+z') return acts.undo;
    if (grid.isWritten) {
      const own = ownActs.get(key);
      if (own !== undefined) return own;
      // Whatever begins a figure begins to replace the cell's.
      if (key.length === 1 && /[\p{Nd}(.,+\-\u2212]/u.test(key)) return () => grid.type(key);
    }
    return nextCell(place, key, size) === undefined ? undefined : () => void move(key);
  };
  const ownActs: ReadonlyMap<string, () => void> = new Map([
    ['Enter', acts.take],
    ['F2', acts.edit],
    ['=', acts.reckon],
    ['Ctrl+d', acts.asBefore],
    ['Delete', () => grid.clear(place)],
    ['Backspace', () => grid.clear(place)],
  ]);
  const onCellKey = (event: KeyboardEvent) => {
    if (event.altKey || event.nativeEvent.isComposing) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    const isShift = event.shiftKey && event.key === 'Tab';
    const act = actOf(`${isCtrl ? 'Ctrl+' : ''}${isShift ? 'Shift+' : ''}${event.key}`);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const onTypeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const text = event.currentTarget.value;
    if (event.key === 'Escape') {
      event.preventDefault();
      grid.type(undefined);
      focus();
      return;
    }
    const key = event.shiftKey && ['Tab', 'Enter'].includes(event.key) ? `Shift+${event.key}` : event.key;
    if (!['Enter', 'Shift+Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp'].includes(key)) return;
    const leads = nextCell(place, key, size) !== undefined;
    const isKept = grid.commit(text);
    if (!isKept || leads || !key.endsWith('Tab')) event.preventDefault();
    if (isKept && !move(key)) focus();
  };
  return { ...acts, onCellKey, onTypeKey, onPaste, words };
}
export type CellActs = ReturnType<typeof useCellActs>;
