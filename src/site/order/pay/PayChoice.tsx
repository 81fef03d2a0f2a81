import { formatMoney, type Money } from '#kernel/money.ts';
import type { CreditView } from '#modules/debts/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './PayChoice.module.css';
import { usePayWords } from './texts/words.ts';

export type PayBy = 'card' | 'invoice';

type PayChoiceProps = {
  credit: CreditView;
  price: Money | undefined;
  payBy: PayBy;
  onChoose: (payBy: PayBy) => void;
};

/** Whether the limit suffices for a price. */
export function isWithinCredit(credit: CreditView | undefined, price: Money | undefined): boolean {
  return (
    credit !== undefined &&
    price !== undefined &&
    credit.currency === price.currency &&
    price.amountMinor <= credit.leftMinor
  );
}

/** Card or invoice, for a company that may choose; where the limit does not suffice it says so. */
export function PayChoice({ credit, price, payBy, onChoose }: PayChoiceProps) {
  const pay = usePayWords();
  const { locale } = useTexts();
  const said = (amountMinor: number) => formatMoney({ amountMinor, currency: credit.currency }, locale);
  const mayInvoice = isWithinCredit(credit, price);
  const limit =
    price !== undefined && price.currency !== credit.currency
      ? pay.otherCurrency(credit.currency)
      : mayInvoice
        ? pay.left(said(credit.leftMinor), said(credit.limitMinor))
        : pay.tooLittle(said(credit.leftMinor));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{pay.title}</legend>
      <div className={styles.options}>
        <label className={styles.option}>
          <input
            type="radio"
            name="payBy"
            value="card"
            checked={payBy === 'card'}
            onChange={() => onChoose('card')}
            aria-describedby="pay-card"
          />
          <span>
            <span className={styles.name}>{pay.card}</span>
            <span className={styles.hint} id="pay-card">
              {pay.cardHint}
            </span>
          </span>
        </label>
        <label className={styles.option}>
          <input
            type="radio"
            name="payBy"
            value="invoice"
            checked={payBy === 'invoice'}
            disabled={!mayInvoice}
            onChange={() => onChoose('invoice')}
            aria-describedby="pay-invoice"
          />
          <span>
            <span className={styles.name}>{pay.invoice}</span>
            <span className={styles.hint} id="pay-invoice">
              {mayInvoice ? `${pay.invoiceHint(pay.days(credit.days))} ` : null}
              <span className="tabular">{limit}</span>
            </span>
          </span>
        </label>
      </div>
    </fieldset>
  );
}
