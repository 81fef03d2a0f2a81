import { formatMoney, money } from '#kernel/money.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatDay } from '#ui/base/dates.ts';
import type { BooksView } from '#workflows/compare-books/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';

/** A day and a gateway: how many payments it listed, and the sums of each currency. */
export function DayRow({ day }: { day: BooksView['days'][number] }) {
  const { books, locale } = useTexts();
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <time dateTime={day.day}>{formatDay(day.day, locale)}</time>
      </th>
      <td>{day.gateway}</td>
      <td className="tabular">
        {day.payments === null ? null : books.payments(day.payments)}
        {day.endedAt !== null ? null : day.failure === null ? (
          <Badge tone="info">{books.running}</Badge>
        ) : (
          <span className={table.small}>{books.failed(day.failure)}</span>
        )}
      </td>
      <td>
        {day.endedAt === null ? null : day.totals.length === 0 ? books.nothing : null}
        {day.totals.map((total) => (
          <Sum key={total.currency} total={total} />
        ))}
      </td>
    </tr>
  );
}

function Sum({ total }: { total: BooksView['days'][number]['totals'][number] }) {
  const { books, locale } = useTexts();
  const show = (minor: number) => formatMoney(money(minor, total.currency), locale);
  const isEqual = total.oursMinor === total.theirsMinor;
  return (
    <p className="tabular">
      {isEqual ? show(total.oursMinor) : books.notEqual(show(total.oursMinor), show(total.theirsMinor))}{' '}
      {isEqual ? <span className={table.small}>{books.equal}</span> : null}
    </p>
  );
}
