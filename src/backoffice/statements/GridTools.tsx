import { KeyCap } from '../keys/KeyCap.tsx';
import { shownYear } from './model/shown-figures.ts';
import styles from './statements.module.css';
import type { CellActs } from './use-cell-keys.ts';
import type { Grid } from './use-grid.ts';

/** Every act of the grid as a button, with the key that does the same. */
export function GridTools({ grid, acts }: { grid: Grid; acts: CellActs }) {
  const { words, years, place, isWritten } = grid;
  const hasCell = years.length > 0 && isWritten;
  const buttons = [
    { label: words.take, key: 'Enter', act: acts.take, isOff: grid.sourceValue(place) === undefined },
    { label: words.edit, key: 'F2', act: acts.edit, isOff: false },
    { label: words.reckon, key: '=', act: acts.reckon, isOff: false },
    { label: words.asBefore, key: 'Ctrl+D', act: acts.asBefore, isOff: years.length < 2 },
    { label: words.undo, key: 'Ctrl+Z', act: acts.undo, isOff: grid.undoCount === 0 },
  ];
  return (
    <>
      <div className={styles.tools}>
        {isWritten ? (
          <>
            <button type="button" className={styles.act} onClick={acts.onPaste}>
              {words.paste} <KeyCap keys="Ctrl+V" />
            </button>
            <button type="button" className={styles.act} onClick={() => grid.addYear(nextEnd(years))}>
              {words.addYear}
            </button>
          </>
        ) : null}
        <button
          type="button"
          className={styles.act}
          aria-pressed={grid.isAll}
          onClick={() => grid.showAll(!grid.isAll)}
        >
          {words.allLines}
        </button>
        {hasCell
          ? buttons.map(({ label, key, act, isOff }) => (
              <button key={key} type="button" className={styles.act} disabled={isOff} onClick={act}>
                {label} <KeyCap keys={key} />
              </button>
            ))
          : null}
      </div>
      {years.length < 2 ? null : (
        <fieldset className={styles.switch}>
          <legend className="visually-hidden">{words.year}</legend>
          {years.map((year, column) => (
            <button
              key={year.position}
              type="button"
              className={styles.act}
              aria-pressed={column === place.column}
              onClick={() => grid.go({ row: place.row, column })}
            >
              {shownYear(year.end) || words.noEnd}
              {year.isRestated ? ` ${words.restatedShort}` : ''}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The year before the oldest; the last one that is over where there is none. */
function nextEnd(years: Grid['years']): string {
  const oldest = years
    .map(({ end }) => end)
    .filter((end) => end !== '')
    .toSorted()[0];
  if (oldest === undefined) return `${new Date().getUTCFullYear() - 1}-12-31`;
  return `${Number(oldest.slice(0, 4)) - 1}${oldest.slice(4)}`;
}
