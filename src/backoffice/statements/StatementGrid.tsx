import { useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.tsx';
import { GridTable } from './GridTable.tsx';
import { GridTools } from './GridTools.tsx';
import { PasteDialog } from './paste/PasteDialog.tsx';
import styles from './statements.module.css';
import { useCellActs } from './use-cell-keys.ts';
import { type GridProps, useGrid } from './use-grid.ts';
import { YearChecks } from './YearChecks.tsx';
import { YearHead } from './YearHead.tsx';

/**
 * Statements as a grid: years across, lines down, sums made while one types. It is given the facts of its section and a way to change
 * them, and knows nothing of the page it stands in.
 */
export function StatementGrid(props: GridProps) {
  const { statements } = useTexts();
  const grid = useGrid(props);
  const table = useRef<HTMLTableElement>(null);
  const [pasted, setPasted] = useState<Pasted>();
  const focus = () => {
    // The cell that has the focus is known when the grid is drawn again.
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const acts = useCellActs(grid, focus, () => setPasted({ html: '', text: '' }));
  const year = grid.years[grid.place.column];
  return (
    <div className={styles.statements}>
      <GridTools grid={grid} acts={acts} />
      {year === undefined ? (
        <p className={styles.empty}>{statements.noYears}</p>
      ) : (
        <>
          <YearHead key={year.position} grid={grid} year={year} />
          <section
            className={styles.scroll}
            aria-label={statements.grid}
            onPaste={(event) => {
              if (!grid.isWritten || event.target instanceof HTMLInputElement) return;
              event.preventDefault();
              const { clipboardData } = event;
              setPasted({
                html: clipboardData.getData('text/html'),
                text: clipboardData.getData('text/plain'),
              });
            }}
          >
            <GridTable grid={grid} acts={acts} table={table} />
          </section>
          <YearChecks grid={grid} acts={acts} />
        </>
      )}
      {pasted === undefined ? null : (
        <PasteDialog
          grid={grid}
          pasted={pasted}
          cited={props.cited}
          onClose={() => {
            setPasted(undefined);
            focus();
          }}
        />
      )}
    </div>
  );
}

/** What the clipboard held; empty where it is still to be pasted. */
type Pasted = Readonly<{ html: string; text: string }>;
