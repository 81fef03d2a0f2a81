import type { RefObject } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { GridCell } from './GridCell.tsx';
import { changeBetween, shownDay, shownYear } from './model/shown-figures.ts';
import styles from './statements.module.css';
import type { CellActs } from './use-cell-keys.ts';
import type { Grid } from './use-grid.ts';

type GridTableProps = { grid: Grid; acts: CellActs; table: RefObject<HTMLTableElement | null> };

/** The figures themselves: one cell is in the order of the Tab key, the arrows move it. */
export function GridTable({ grid, acts, table }: GridTableProps) {
  const { years, groups, place, words } = grid;
  const [newest, before] = years;
  let row = -1;
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is typed in
      role="grid"
      className={styles.grid}
      aria-label={words.grid}
      aria-readonly={!grid.isWritten}
    >
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          {years.map((year, column) => (
            <th
              key={year.position}
              scope="col"
              className={classNames(styles.year, column === place.column ? styles.here : styles.other)}
            >
              {shownYear(year.end) || words.noEnd}
              <small>
                {[
                  shownDay(year.end, grid.locale),
                  year.isRestated ? words.restatedShort : '',
                  words.scopesShort[year.scope],
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
              <small>
                {year.currency} {words.unitsShort[year.unit]}
              </small>
            </th>
          ))}
          {newest === undefined || before === undefined ? null : (
            <th scope="col" className={styles.delta}>
              {words.change(shownYear(newest.end).slice(-2), shownYear(before.end).slice(-2))}
            </th>
          )}
        </tr>
      </thead>
      {groups.map(({ group, lines }) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={years.length + (before === undefined ? 1 : 2)}>
              {words.groups[group]}
            </th>
          </tr>
          {lines.map((line) => {
            row += 1;
            const at = row;
            return (
              <tr key={line.line} className={line.isTotal ? styles.total : undefined}>
                <th scope="row">{line.label}</th>
                {years.map((year, column) => (
                  <GridCell
                    key={year.position}
                    grid={grid}
                    acts={acts}
                    line={line}
                    year={year}
                    where={{ row: at, column }}
                  />
                ))}
                {newest === undefined || before === undefined ? null : (
                  <td className={styles.delta}>{changeBetween(newest, before, line.line, grid.locale)}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
