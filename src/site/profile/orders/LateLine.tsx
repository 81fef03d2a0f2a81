import { formatMoney } from '#kernel/money.ts';
import type { MyOrder } from '#workflows/list-my-orders/contract.ts';
import { useLateWords } from '../../late-rule/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './OrderCard.module.css';

/** Why an order costs less than it was bought for: its report came late. */
export function LateLine({ order: { late, priceMinor, currency } }: { order: MyOrder }) {
  const words = useLateWords();
  const { locale } = useTexts();
  if (late === null) return null;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale);
  return (
    <p className={styles.late}>
      {priceMinor === 0
        ? words.free(late.days)
        : words.reduced(late.days, money(priceMinor), money(late.wholeMinor))}
    </p>
  );
}
