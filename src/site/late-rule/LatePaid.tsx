import { formatMoney } from '#kernel/money.ts';
import type { OrderView } from '#modules/orders/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useLateWords } from './texts/words.ts';

/** Below the money of a delivered report: why less was paid. */
export function LatePaid({ order, className }: { order: OrderView; className: string | undefined }) {
  const words = useLateWords();
  const { locale } = useTexts();
  const { late, currency, sentAt } = order;
  const whole = order.agreedMinor ?? order.priceMinor;
  if (late === null || sentAt === null || late.priceMinor >= whole) return null;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale);
  return (
    <p className={className}>
      {late.priceMinor === 0
        ? words.free(late.days)
        : words.reduced(late.days, money(late.priceMinor), money(whole))}
    </p>
  );
}
