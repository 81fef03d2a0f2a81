import { priceShares, shareAnswerDays } from '#kernel/reports/price-shares.ts';
import disclosure from '#ui/base/disclosure.module.css';
import styles from './ShareTable.module.css';
import { usePricesWords } from './texts/words.ts';

/** The published table: what a report with little in it costs, by how many of its sections have facts. */
export function ShareTable() {
  const { shares: words } = usePricesWords();
  return (
    <details className={styles.shares}>
      <summary className={disclosure.line}>{words.title}</summary>
      <table>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.filled}</th>
            <th scope="col">{words.pay}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {priceShares.map(({ fromPercent, sharePercent }, at) => {
            const above = priceShares[at - 1]?.fromPercent;
            const filled =
              above === undefined
                ? words.from(fromPercent)
                : fromPercent === 0
                  ? words.below(above)
                  : words.between(fromPercent, above - 1);
            return (
              <tr key={fromPercent}>
                <th scope="row">{filled}</th>
                <td>{words.share(sharePercent)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{words.silence(shareAnswerDays)}</p>
    </details>
  );
}
