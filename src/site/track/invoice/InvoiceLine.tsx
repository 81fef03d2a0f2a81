import { formatMoney } from '#kernel/money.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import { movedMinor } from '#modules/payments/payment-rules.ts';
import { rowOf } from '#modules/payments/payment-states.ts';
import { Icon } from '#ui/base/Icon.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { LatePaid } from '../../late-rule/LatePaid.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './InvoiceLine.module.css';
import { useInvoiceWords } from './texts/words.ts';

/** Where an order by invoice stands, in one sentence: what is kept of a limit is not owed yet. */
export function InvoiceLine({ payment, debt, order }: Pick<TrackedOrder, 'payment' | 'debt' | 'order'>) {
  const invoice = useInvoiceWords();
  const { locale } = useTexts();
  const said = (amountMinor: number) => formatMoney({ amountMinor, currency: payment.currency }, locale);
  const amount = said(movedMinor(payment));
  const line = () => {
    const { money } = invoice;
    const { isOpen, isEnded } = rowOf(payment.state);
    if (debt !== null) {
      const day = zonedDay(new Date(`${debt.dueOn}T12:00:00Z`), { locale, timeZone: null });
      if (debt.isPaid) return money.paid(amount);
      if (debt.owedMinor === 0) return money.nothing;
      return (debt.isOverdue ? money.overdue : money.owed)(said(debt.owedMinor), day);
    }
    if (isOpen) return money.created(amount);
    if (payment.state === 'declined') return money.refused(amount);
    if (isEnded || payment.state === 'void_due') return money.freed;
    return payment.state === 'authorised' ? money.kept(amount) : money.invoicing(amount);
  };
  return (
    <div className={styles.money}>
      <Icon name="document" className={styles.icon} />
      <div>
        <p className={`${styles.line} tabular`}>{line()}</p>
        <LatePaid order={order} className={styles.card} />
        {debt !== null && debt.owedMinor > 0 && debt.paidMinor > 0 ? (
          <p className={styles.card}>{invoice.part(said(debt.paidMinor))}</p>
        ) : null}
        {debt !== null && debt.owedMinor > 0 ? <p className={styles.card}>{invoice.how}</p> : null}
      </div>
    </div>
  );
}
