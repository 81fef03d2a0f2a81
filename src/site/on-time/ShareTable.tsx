import type { ReactNode } from 'react';
import { Table } from '#ui/frame/Table.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './OnTime.module.css';
import { countOf, shareOf } from './share.ts';
import { useOnTimeWords } from './texts/words.ts';

type ShareRow = Readonly<{ key: string; name: ReactNode; kept: number; ended: number }>;

/** Shares side by side: a bar for the eye, the numbers for whoever wants to know. */
export function ShareTable({ of, rows }: { of: string; rows: readonly ShareRow[] }) {
  const words = useOnTimeWords();
  const { locale } = useTexts();
  return (
    <Table
      head={[
        { name: of },
        { name: words.kept, className: styles.number },
        { name: words.ended, className: styles.number },
        { name: words.percent },
      ]}
      stacks="phone"
      className={styles.table}
    >
      {rows.map(({ key, name, kept, ended }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td className={styles.number} data-label={words.kept}>
            {countOf(kept, locale)}
          </td>
          <td className={styles.number} data-label={words.ended}>
            {countOf(ended, locale)}
          </td>
          <td>
            <span className={styles.share}>
              <meter className={styles.bar} min={0} max={ended} value={kept} aria-hidden />
              <strong>{shareOf({ kept, ended }, locale)}</strong>
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
