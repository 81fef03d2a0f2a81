import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './DataTable.module.css';

export type Column = Readonly<{
  title: ReactNode;
  /** Aligned by its digits. */
  isNumeric?: boolean | undefined;
  /** Left out on a narrow page; the offline copy and print have it. */
  isAside?: boolean | undefined;
}>;

/** A table that is scrolled within itself where it is wider than the page. The first column names the row. */
export function DataTable({
  caption,
  columns,
  children,
  isDense = false,
  isStacked = false,
  isGrouped = false,
}: {
  caption: string;
  columns: readonly Column[];
  children: ReactNode;
  /** Its rows come in `RowGroup`s. */
  isGrouped?: boolean;
  isDense?: boolean;
  /** On a telephone a row stands as lines, for words that need no heading over them. */
  isStacked?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    // biome-ignore lint/a11y/useSemanticElements: a landmark for every table would hide those of the page
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, isDense && styles.dense, isStacked && styles.stacked)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumeric, isAside }, at) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                key={at}
                scope="col"
                className={classNames(isNumeric && styles.number, isAside && styles.aside)}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {isGrouped ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  );
}

/** A cell under a column of that kind. */
export function Cell({
  isNumeric,
  isAside,
  isMuted,
  children,
}: Omit<Column, 'title'> & { isMuted?: boolean; children: ReactNode }) {
  return (
    <td className={classNames(isNumeric && styles.number, isAside && styles.aside, isMuted && styles.muted)}>
      {children}
    </td>
  );
}

/** The name of a row. */
export function RowName({ isTotal = false, children }: { isTotal?: boolean; children: ReactNode }) {
  return (
    <th scope="row" className={classNames(styles.name, isTotal && styles.total)}>
      {children}
    </th>
  );
}

/** Rows under a name of their own. Each group is a body of the table: a name holds for the rest of its body, no further. */
export function RowGroup({ title, span, children }: { title: string; span: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={span}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}
