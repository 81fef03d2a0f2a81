import { formatMoney } from '#kernel/money.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import { Icon } from '#ui/base/Icon.tsx';
import type { InvoiceView } from '#workflows/issue-invoice/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Papers.module.css';
import { useTrackWords } from './texts/words.ts';

type PapersProps = { invoices: readonly InvoiceView[]; secret: string; timeZone: string | null };

/** Receipts and credit notes for the books, straight from the API in the reader's language. */
export function Papers({ invoices, secret, timeZone }: PapersProps) {
  const track = useTrackWords();
  const { locale } = useTexts();
  if (invoices.length === 0) return null;
  return (
    <ul className={styles.papers} aria-label={track.papers}>
      {invoices.map(({ invoiceId, kind, number, amountMinor, currency, issuedAt }) => (
        <li key={invoiceId}>
          <a href={`/api/v1/orders/${secret}/invoices/${invoiceId}/${locale}`} download>
            <Icon name="download" />
            {track.paper[kind]} {number}
          </a>
          <span className="tabular">
            {formatMoney({ amountMinor, currency }, locale)},{' '}
            {zonedDay(new Date(issuedAt), { locale, timeZone })}
          </span>
        </li>
      ))}
    </ul>
  );
}
