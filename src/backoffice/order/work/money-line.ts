import { formatMoney } from '#kernel/money.ts';
import { movedMinor } from '#modules/payments/payment-rules.ts';
import { formatMoment } from '#ui/base/dates.ts';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import type { useTexts } from '../../texts/use-texts.tsx';

type Payment = StaffOrder['payments'][number];

/** The attempt that counts: the active one, else the last. */
export function currentPayment(payments: readonly Payment[]): Payment | undefined {
  return payments.find(({ isActive }) => isActive) ?? payments.at(-1);
}

/** How a payment stands, without a time: `€90 held, not charged`, of one by invoice `€90 invoiced`. */
export function standingWords(
  { state, isByInvoice }: Pick<Payment, 'state' | 'isByInvoice'>,
  amount: string,
  { money, byInvoice }: ReturnType<typeof useTexts>['words'],
): string {
  if (!isByInvoice) return money[state](amount);
  if (state === 'authorised') return byInvoice.kept(amount);
  if (state === 'captured') return byInvoice.invoiced(amount);
  return state === 'declined' ? byInvoice.refused(amount) : money[state](amount);
}

/** `€90 held until 24 Nov, 10:00 UTC, not charged · visa ending in 4242`: never more of the card. */
export function moneyLine(payment: Payment, { words, locale }: ReturnType<typeof useTexts>): string {
  const { state, captureBefore, capturedAt, cardBrand, cardLast4 } = payment;
  const amount = formatMoney({ ...payment, amountMinor: movedMinor(payment) }, locale);
  const line = () => {
    if (payment.isByInvoice)
      return state === 'captured' && capturedAt !== null
        ? words.byInvoice.invoicedAt(amount, formatMoment(capturedAt, locale))
        : standingWords(payment, amount, words);
    if (state === 'authorised' && captureBefore !== null) {
      return words.heldUntil(amount, formatMoment(captureBefore, locale));
    }
    if (state === 'captured' && capturedAt !== null) {
      return words.chargedAt(amount, formatMoment(capturedAt, locale));
    }
    return standingWords(payment, amount, words);
  };
  const card =
    cardBrand === null || cardLast4 === null ? undefined : words.card(nameOf(cardBrand), cardLast4);
  return card === undefined ? line() : `${line()} · ${card}`;
}

function nameOf(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
