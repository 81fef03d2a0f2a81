import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import styles from './Table.module.css';

type TableProps = {
  /** What each column is called; a class where the column is not shown at every width. */
  head: readonly Readonly<{ name: string; className?: string | undefined }>[];
  /** From which width down the rows stand as cards, with their head out of sight. */
  stacks: 'mobile' | 'phone';
  className?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLTableElement>) => void;
  /** The rows. */
  children: ReactNode;
};

/** Rows under a head, parted by lines. */
export function Table({ head, stacks, className, onKeyDown, children }: TableProps) {
  return (
    <table className={classNames(styles.table, styles[stacks], className)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column.name} scope="col" className={column.className}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
