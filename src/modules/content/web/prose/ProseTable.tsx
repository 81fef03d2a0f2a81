import { type ReactNode, useId } from 'react';
import type { BlockOf, Inline } from '../../contract.ts';
import { inOrder } from './in-order.ts';
import { Line } from './Line.tsx';
import styles from './Prose.module.css';

/** A table; on a telephone each row stands by itself, every cell after the name of its column. */
export function ProseTable({ table: { head, rows } }: { table: BlockOf<'table'> }) {
  const id = useId();
  const names = head.map(textOf);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by keyboard
    <figure className={styles.frame} aria-labelledby={id} tabIndex={0}>
      <table className={head.length > 3 ? styles.broad : undefined}>
        <thead>
          <tr id={id}>{inOrder(head, headCell)}</tr>
        </thead>
        <tbody>{inOrder(rows, (row) => bodyRow(row, names))}</tbody>
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

function bodyRow(row: readonly Cell[], names: readonly string[]): ReactNode {
  return <tr>{inOrder(row, (cell, column) => bodyCell(cell, column, names[column]))}</tr>;
}

/** The first cell names its row. */
function bodyCell(cell: Cell, column: number, name: string | undefined): ReactNode {
  const line = <Line parts={cell} />;
  if (column === 0 && cell.length > 0) return <th scope="row">{line}</th>;
  return (
    <td data-label={name === '' ? undefined : name}>
      <div>{line}</div>
    </td>
  );
}

/** The bare words of a line. */
function textOf(parts: Cell): string {
  return parts
    .map((part) => ('text' in part ? part.text : 'children' in part ? textOf(part.children) : ''))
    .join('');
}
