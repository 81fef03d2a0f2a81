import { Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { zonedMoment } from '#kernel/zoned-words.ts';
import type { OrderView } from '#modules/orders/contract.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { LateTable } from './LateTable.tsx';
import { useLateWords } from './texts/words.ts';

/** An order whose report is late, or probably will be: said before the customer has to ask, with what is paid then. */
export function LateNotice({ order }: { order: OrderView }) {
  const words = useLateWords();
  const { locale, to } = useTexts();
  const { late, dueMax, currency, timeZone } = order;
  if (late === null || dueMax === null || order.sentAt !== null) return null;
  const reader = { locale, timeZone };
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale);
  const due = zonedMoment(new Date(dueMax), reader);
  const whole = order.agreedMinor ?? order.priceMinor;
  return (
    <Notice tone="warn" title={late.isLikely ? words.title.likely : words.title.late}>
      {late.isLikely ? (
        <>
          <p>{words.likely(due)}</p>
          <LateTable />
        </>
      ) : (
        <>
          <p>{words.fault(due, late.days)}</p>
          {late.priceMinor < whole ? (
            <p>
              <strong>
                {late.priceMinor === 0
                  ? words.willBeFree
                  : words.willPay(money(late.priceMinor), money(whole))}
              </strong>
            </p>
          ) : null}
          {late.lessAt === null || late.lessMinor === null ? null : (
            <p>
              {late.lessMinor === 0
                ? words.lessFree(zonedMoment(new Date(late.lessAt), reader))
                : words.less(zonedMoment(new Date(late.lessAt), reader), money(late.lessMinor))}
            </p>
          )}
        </>
      )}
      <p>
        <Link to={to('/on-time#late')}>{words.how}</Link>
      </p>
    </Notice>
  );
}
