import { lateLines } from '#kernel/reports/late-prices.ts';
import styles from './LateTable.module.css';
import { useLateWords } from './texts/words.ts';

/** The published late rule; with counts it also says of how many reports each line was true. */
export function LateTable({ counts }: { counts?: ReadonlyMap<number, string> }) {
  const words = useLateWords();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{words.lateness}</th>
          <th scope="col">{words.pay}</th>
          {counts === undefined ? null : (
            <th scope="col" className={styles.number}>
              {words.applied}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="tabular">
        {lateLines.map(({ fromDays, toDays, sharePercent }) => (
          <tr key={fromDays}>
            <th scope="row">{words.span(fromDays, toDays)}</th>
            <td>{words.pays(sharePercent)}</td>
            {counts === undefined ? null : (
              <td className={styles.number}>{counts.get(sharePercent) ?? '0'}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
