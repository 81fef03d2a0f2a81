import { type ReactNode, useId } from 'react';
import type { BlockOf, Inline } from '../contract.ts';
import { inOrder } from './in-order.ts';
import { Line } from './Line.tsx';
import styles from './Prose.module.css';

/** A table that moves sideways inside its frame where the screen is narrow. */
export function ProseTable({ table: { head, rows } }: { table: BlockOf<'table'> }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by keyboard
    <figure className={styles.frame} aria-labelledby={id} tabIndex={0}>
      <table className={head.length > 3 ? styles.broad : undefined}>
        <thead>
          <tr id={id}>{inOrder(head, headCell)}</tr>
        </thead>
        <tbody>{inOrder(rows, bodyRow)}</tbody>
      </table>
    </figure>
  );
}

type Cell = readonly Inline[];

function headCell(cell: Cell): ReactNode {
  return (
    <th scope="col">
      <Line parts={cell} />
    </th>
  );
}

function bodyRow(row: readonly Cell[]): ReactNode {
  return <tr>{inOrder(row, bodyCell)}</tr>;
}

/** The first cell names its row. */
function bodyCell(cell: Cell, column: number): ReactNode {
  const line = <Line parts={cell} />;
  return column === 0 && cell.length > 0 ? <th scope="row">{line}</th> : <td>{line}</td>;
}
