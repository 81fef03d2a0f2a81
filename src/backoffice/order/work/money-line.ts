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

/** `€90 held until 24 Nov, 10:00 UTC, not charged · visa ending in 4242`: never more of the card. */
export function moneyLine(payment: Payment, { words, locale }: ReturnType<typeof useTexts>): string {
  const { state, captureBefore, capturedAt, cardBrand, cardLast4 } = payment;
  const amount = formatMoney({ ...payment, amountMinor: movedMinor(payment) }, locale);
  const line = () => {
    if (payment.isByInvoice) {
      const { byInvoice } = words;
      if (state === 'authorised') return byInvoice.kept(amount);
      if (state === 'captured' && capturedAt !== null)
        return byInvoice.invoicedAt(amount, formatMoment(capturedAt, locale));
      if (state === 'declined') return byInvoice.refused(amount);
    }
    if (state === 'authorised' && captureBefore !== null) {
      return words.heldUntil(amount, formatMoment(captureBefore, locale));
    }
    if (state === 'captured' && capturedAt !== null) {
      return words.chargedAt(amount, formatMoment(capturedAt, locale));
    }
    return words.money[state](amount);
  };
  const card =
    cardBrand === null || cardLast4 === null ? undefined : words.card(nameOf(cardBrand), cardLast4);
  return card === undefined ? line() : `${line()} · ${card}`;
}

function nameOf(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
