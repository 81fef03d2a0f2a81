import { Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { type MoneyBack, markReturned } from '#workflows/collect-debts/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { MarkTransfer } from './MarkTransfer.tsx';
import { Named } from './Named.tsx';

type BackRowProps = { back: MoneyBack; mayMark: boolean; onDone: () => Promise<void> };

/** One refund of a paid invoice that a person transfers by hand. */
export function BackRow({ back, mayMark, onDone }: BackRowProps) {
  const { debts, locale } = useTexts();
  const { refundId, number } = back;
  const amount = formatMoney(back, locale);
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>{number}</p>
        <p className={table.small}>
          <Link to={`/orders/${back.orderId}`}>{back.orderNumber}</Link>
        </p>
      </th>
      <td>{back.buyer}</td>
      <td className="tabular">{amount}</td>
      <td>
        <Named>{debts.since}</Named>
        {formatMoment(back.since, locale)}
      </td>
      <td>
        {mayMark ? (
          <MarkTransfer
            number={number}
            words={{
              ...{ title: debts.madeTitle(amount), text: debts.madeText },
              ...{ confirm: debts.made, done: debts.madeDone },
            }}
            call={(api, { madeOn, reference }) => {
              const body = { madeOn, reference, seenBackMinor: back.amountMinor };
              return api.call(markReturned, { params: { refundId }, body });
            }}
            onDone={onDone}
          />
        ) : null}
      </td>
    </tr>
  );
}
