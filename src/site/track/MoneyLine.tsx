import { formatMoney } from '#kernel/money.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import { movedMinor } from '#modules/payments/payment-rules.ts';
import { Icon } from '#ui/base/Icon.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { LatePaid } from '../late-rule/LatePaid.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './MoneyLine.module.css';
import { useTrackWords } from './texts/words.ts';

type MoneyLineProps = Pick<TrackedOrder, 'payment' | 'order'>;

/** Where the money is, in one sentence: reserved is not charged. */
export function MoneyLine({ payment, order }: MoneyLineProps) {
  const track = useTrackWords();
  const { locale } = useTexts();
  const { state, currency, capturedAt, cardBrand, cardLast4 } = payment;
  const amount = formatMoney({ amountMinor: movedMinor(payment), currency }, locale);
  const line =
    state === 'captured' && capturedAt !== null
      ? track.chargedOn(amount, zonedDay(new Date(capturedAt), { locale, timeZone: order.timeZone }))
      : track.money[state](amount);
  return (
    <div className={styles.money}>
      <Icon name="card" className={styles.icon} />
      <div>
        <p className={`${styles.line} tabular`}>{line}</p>
        <LatePaid order={order} className={styles.why} />
        {cardBrand === null || cardLast4 === null ? null : (
          <p className={styles.card}>{track.card(brandName(cardBrand), cardLast4)}</p>
        )}
      </div>
    </div>
  );
}

function brandName(brand: string): string {
  return brand === 'amex' ? 'American Express' : brand.charAt(0).toUpperCase() + brand.slice(1);
}
