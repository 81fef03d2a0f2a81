import { formatMoney } from '#kernel/money.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './PriceBands.module.css';
import type { PriceList } from './price-list.ts';
import { usePricesWords } from './texts/words.ts';

const mostNamed = 4;

/** The few plans that all countries share, from the cheapest, each with some of its countries. */
export function PriceBands({ list }: { list: PriceList }) {
  const words = usePricesWords();
  const { locale } = useTexts();
  const priceOf = (plan: PriceList['plans'][number]) =>
    Math.min(...plan.flatMap((offer) => offer?.tariffPrice ?? []));
  const bands = list.plans
    .map((plan, at) => ({ plan, at, rows: list.rows.filter((row) => row.plan === at) }))
    .toSorted((a, b) => priceOf(a.plan) - priceOf(b.plan));
  return (
    <section className={styles.bands} aria-labelledby="bands">
      <h2 id="bands">{words.bands}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.bands}</caption>
        <thead>
          <tr>
            <th scope="col">{words.band}</th>
            {list.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map(({ plan, at, rows }) => (
            <tr key={at}>
              <th scope="row">
                <b>{words.shown(rows.length)}</b>
                <small>{words.among(rows.slice(0, mostNamed).map(({ name }) => name))}</small>
              </th>
              {plan.map((offer, column) => (
                <td key={list.columns[column]} data-label={list.columns[column]}>
                  {offer === null ? (
                    words.notOffered
                  ) : (
                    <>
                      <b>
                        {formatMoney(
                          { amountMinor: offer.tariffPrice, currency: offer.tariffCurrency },
                          locale,
                        )}
                      </b>
                      <small>{words.days(offer.minDays, offer.maxDays)}</small>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
