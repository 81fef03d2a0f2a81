import { Link, useSearchParams } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './PriceTable.module.css';
import { nextSort, type PriceChoice, type PriceList, type PriceRow } from './price-list.ts';
import { usePricesWords } from './texts/words.ts';

type PriceTableProps = { list: PriceList; rows: readonly PriceRow[]; choice: PriceChoice };

/** One table at every width: on a narrow screen a line of it becomes two. Cells carry no classes, for there are 756. */
export function PriceTable({ list, rows, choice }: PriceTableProps) {
  const words = usePricesWords();
  const { locale, to } = useTexts();
  const cells = list.plans.map((plan) =>
    plan.map((offer) =>
      offer === null
        ? undefined
        : {
            price: formatMoney({ amountMinor: offer.tariffPrice, currency: offer.tariffCurrency }, locale),
            days: words.days(offer.minDays, offer.maxDays),
          },
    ),
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.tableLabel}</caption>
      <thead>
        <tr>
          <SortHead name={words.country} choice={choice} target={undefined} />
          {list.columns.map((column, index) => (
            <SortHead key={column} name={column} choice={choice} target={index} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, plan }) => (
          <tr key={code}>
            <th scope="row">
              <Link to={to(`/countries/country/${code}`)} discover="none">
                <Flag code={code} />
                {name}
              </Link>
            </th>
            {list.columns.map((column, index) => {
              const cell = cells[plan]?.[index];
              return cell === undefined ? (
                <td key={column}>{words.notOffered}</td>
              ) : (
                <td key={column}>
                  <b>{cell.price}</b>
                  <small>{cell.days}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortHead({
  name,
  choice,
  target,
}: {
  name: string;
  choice: PriceChoice;
  target: number | undefined;
}) {
  const words = usePricesWords();
  const [params] = useSearchParams();
  const isChosen = choice.column === target;
  const next = new URLSearchParams(params);
  next.set('sort', nextSort(choice, target));
  return (
    <th scope="col" aria-sort={!isChosen ? undefined : choice.isDescending ? 'descending' : 'ascending'}>
      <Link to={`?${next}`} replace preventScrollReset title={words.sortBy(name)} rel="nofollow">
        {name}
        {isChosen ? <Icon name={choice.isDescending ? 'arrow-down' : 'arrow-up'} /> : null}
      </Link>
    </th>
  );
}
