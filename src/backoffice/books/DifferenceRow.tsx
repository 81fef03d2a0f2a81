import { Link } from 'react-router';
import { type Currency, formatMoney, money } from '#kernel/money.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatDay } from '#ui/base/dates.ts';
import type { BookDifference } from '#workflows/compare-books/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './DifferenceRow.module.css';

/** One payment about which the books do not agree: what each has, and what is to be done. */
export function DifferenceRow({ difference }: { difference: BookDifference }) {
  const { books, locale } = useTexts();
  const { kind, orderId, orderNumber, gateway, gatewayPaymentId, currency, firstSeenOn } = difference;
  const { oursMinor, oursState, theirsMinor, theirsState } = difference;
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>{books.kinds[kind]}</p>
        <p className={table.small}>
          {difference.isReleased ? <Badge tone="good">{books.released}</Badge> : books.todo[kind]}
        </p>
      </th>
      <td>
        {orderId === null || orderNumber === null ? null : (
          <p className={table.name}>
            <Link to={`/orders/${orderId}`}>{orderNumber}</Link>
          </p>
        )}
        <p className={table.small}>
          {gateway} · <code>{gatewayPaymentId}</code>
        </p>
        <p className={table.small}>
          {books.since} <time dateTime={firstSeenOn}>{formatDay(firstSeenOn, locale)}</time>
        </p>
      </td>
      <td>
        <Side name={books.ours} minor={oursMinor} currency={currency} state={oursState} />
      </td>
      <td>
        <Side name={books.theirs} minor={theirsMinor} currency={currency} state={theirsState} />
      </td>
    </tr>
  );
}

type SideProps = { name: string; minor: number | null; currency: Currency; state: string | null };

/** What one of the two has. */
function Side({ name, minor, currency, state }: SideProps) {
  const { books, locale } = useTexts();
  const stateWords: Readonly<Record<string, string>> = books.states;
  return (
    <>
      <p className={styles.side}>{name}</p>
      {minor === null ? (
        books.unknown
      ) : (
        <p className="tabular">{formatMoney(money(minor, currency), locale)}</p>
      )}
      {state === null ? null : <p className={table.small}>{stateWords[state] ?? state}</p>}
    </>
  );
}
