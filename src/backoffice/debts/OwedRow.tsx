import { Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { type DeskDebt, markPaid } from '#workflows/collect-debts/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { MarkTransfer } from './MarkTransfer.tsx';
import { Named } from './Named.tsx';

type OwedRowProps = { debt: DeskDebt; mayMark: boolean; onDone: () => Promise<void> };

/** One invoice that is not paid, and the way to say that it is. */
export function OwedRow({ debt, mayMark, onDone }: OwedRowProps) {
  const { debts, locale } = useTexts();
  const { debtId, number, currency } = debt;
  const said = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale);
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>{number}</p>
        <p className={table.small}>
          <Link to={`/orders/${debt.orderId}`}>{debt.orderNumber}</Link>
        </p>
      </th>
      <td>{debt.buyer}</td>
      <td className="tabular">
        <Named>{debts.owed}</Named>
        {said(debt.owedMinor)}
        {debt.owedMinor === debt.dueMinor ? null : (
          <p className={table.small}>{debts.of(said(debt.dueMinor))}</p>
        )}
        {debt.paidMinor === 0 ? null : <p className={table.small}>{debts.paidPart(said(debt.paidMinor))}</p>}
      </td>
      <td>
        <Named>{debts.due}</Named>
        <time dateTime={debt.dueOn}>{formatDay(debt.dueOn, locale)}</time>{' '}
        {debt.isOverdue ? <Badge tone="bad">{debts.overdue}</Badge> : null}
      </td>
      <td>
        {mayMark ? (
          <MarkTransfer
            number={number}
            words={{
              ...{ title: debts.markTitle(number), text: debts.markText(said(debt.owedMinor)) },
              ...{ confirm: debts.mark, done: debts.marked },
            }}
            asksAmount={currency}
            call={(api, seen) => {
              const body = { ...seen, seenOwedMinor: debt.owedMinor };
              return api.call(markPaid, { params: { debtId }, body });
            }}
            onDone={onDone}
          />
        ) : null}
      </td>
    </tr>
  );
}
