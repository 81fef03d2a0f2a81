import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './OpenRating.module.css';

type TableProps = {
  label: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  /** Columns whose figures stand under each other, counted from 0. */
  numeric?: readonly number[];
};

/**
 * A plain table; where it is wider than the screen it scrolls by itself, by keyboard too. One of words alone has its cells
 * below each other on a phone.
 */
export function Table({ label, head, rows, numeric = [] }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={classNames(styles.table, numeric.length === 0 && styles.words)}>
        <thead>
          <tr>
            {head.map((text, index) => (
              <th key={text} scope="col" className={numeric.includes(index) ? styles.number : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, first, ...cells]) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  key={index}
                  data-label={head[index + 1]}
                  className={numeric.includes(index + 1) ? styles.number : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
