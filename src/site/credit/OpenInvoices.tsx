import { Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import type { OwnCredit } from '#workflows/collect-debts/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './OpenInvoices.module.css';
import { useCreditWords } from './texts/words.ts';

/** What a company may still order by invoice, and each invoice that is not paid; nothing of who pays by card only. */
export function OpenInvoices({ own }: { own: OwnCredit | undefined }) {
  const words = useCreditWords();
  const { locale, to } = useTexts();
  if (own === undefined || (own.credit === null && own.invoices.length === 0)) return null;
  const { credit, invoices } = own;
  return (
    <section className={styles.part} aria-labelledby="own-credit">
      <h3 id="own-credit">{words.title}</h3>
      {credit === null ? null : (
        <p className="tabular">
          {words.left(
            formatMoney({ amountMinor: credit.leftMinor, currency: credit.currency }, locale),
            formatMoney({ amountMinor: credit.limitMinor, currency: credit.currency }, locale),
          )}{' '}
          {invoices.length === 0 ? words.none : null}
        </p>
      )}
      {invoices.length === 0 ? null : (
        <ul className={styles.invoices}>
          {invoices.map((one) => {
            const day = zonedDay(new Date(`${one.dueOn}T12:00:00Z`), { locale, timeZone: null });
            return (
              <li key={one.number}>
                <Link to={to(`/profile/orders/${one.orderId}`)}>{one.number}</Link>
                <span className="tabular">
                  {formatMoney({ amountMinor: one.owedMinor, currency: one.currency }, locale)}
                </span>
                <span className={one.isOverdue ? styles.late : undefined}>
                  {one.isOverdue ? words.overdue(day) : words.due(day)}
                </span>
                <span className={styles.muted}>
                  {words.order(one.orderNumber)}
                  {one.paidMinor === 0
                    ? null
                    : `, ${words.part(formatMoney({ amountMinor: one.paidMinor, currency: one.currency }, locale))}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
