import { wrongSums } from '#modules/reports/statement-rules.ts';
import { classNames } from '#ui/base/class-names.ts';
import type { GridYear } from './model/grid-years.ts';
import type { CellPlace } from './model/next-cell.ts';
import { printUnits } from './model/shown-figures.ts';
import type { ShownLine } from './model/shown-lines.ts';
import { sumsByLine } from './model/year-faults.ts';
import styles from './statements.module.css';
import type { CellActs } from './use-cell-keys.ts';
import type { Grid } from './use-grid.ts';

type GridCellProps = { grid: Grid; acts: CellActs; line: ShownLine; year: GridYear; where: CellPlace };

/** One figure: what is stated, and what its parts come to where that is another sum. */
export function GridCell({ grid, acts, line, year, where }: GridCellProps) {
  const { place, typing, words, locale, isWritten, doubt } = grid;
  const isHere = place.row === where.row && place.column === where.column;
  const value = year.amounts[line.line];
  const fact = year.cells.get(line.line);
  const sum = sumsByLine(year.amounts).get(line.line);
  const isOff = wrongSums(year.amounts, year.sourceAmounts).some(({ whole }) => whole === line.line);
  const isTyping = isHere && typing !== undefined;
  const print = (units: number) => printUnits(units, year.unit, locale);
  const isWrong = isTyping && doubt !== undefined;
  // A figure in another currency than its year is told with it, and counts in no sum.
  const foreign = value === undefined && fact !== undefined ? fact.shown : undefined;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a cell of a grid, and takes the focus
      role="gridcell"
      tabIndex={isHere && !isTyping ? 0 : -1}
      aria-readonly={!isWritten}
      aria-selected={isHere}
      className={classNames(
        styles.cell,
        where.column === place.column ? styles.here : styles.other,
        isHere && styles.current,
        isOff && styles.off,
      )}
      onFocus={() => {
        if (!isHere) grid.go(where);
      }}
      onDoubleClick={() => {
        if (isWritten) acts.edit();
      }}
      onKeyDown={acts.onCellKey}
    >
      {isTyping ? (
        <input
          className={styles.input}
          defaultValue={typing}
          // biome-ignore lint/a11y/noAutofocus: the cell had the focus, and what is typed goes on in it
          autoFocus
          inputMode="text"
          maxLength={60}
          autoComplete="off"
          aria-label={words.cell(line.label, year.end)}
          aria-invalid={isWrong}
          onChange={() => {
            if (doubt !== undefined) grid.forgetDoubt();
          }}
          onKeyDown={acts.onTypeKey}
          onBlur={({ currentTarget }) => {
            if (currentTarget.value.trim() !== '' && doubt === undefined) grid.commit(currentTarget.value);
          }}
        />
      ) : (
        <>
          {fact === undefined ? null : (
            <CellMark isFromMachine={fact.isFromMachine} method={fact.method} words={words} />
          )}
          {value === undefined ? (
            (foreign ?? (sum === undefined ? null : <i className={styles.computed}>{print(sum.computed)}</i>))
          ) : (
            <span>{print(value)}</span>
          )}
          {isOff && sum !== undefined ? (
            <small className={styles.beside} title={words.partsGive(print(sum.computed))}>
              <span className="visually-hidden">{words.partsGive('')} </span>Σ{'\u00a0'}
              {print(sum.computed)}
            </small>
          ) : value === undefined && sum !== undefined ? (
            <span className="visually-hidden">{words.computedOnly}</span>
          ) : null}
        </>
      )}
    </td>
  );
}

type CellMarkProps = { isFromMachine: boolean; method: string; words: Grid['words'] };

/** Who the figure is of: seen by nobody yet, computed, or written by a person. */
function CellMark({ isFromMachine, method, words }: CellMarkProps) {
  const standing = isFromMachine ? (method === 'computed' ? 'sum' : 'found') : 'typed';
  return (
    <span
      className={classNames(styles.mark, styles[standing])}
      role="img"
      aria-label={words.marks[standing]}
    />
  );
}
