import { type Currency, formatMoney } from '#kernel/money.ts';
import type { TariffTerms } from '#workflows/edit-catalogue/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** Terms in words, as the price page says them. */
export function useTermsWords() {
  const { catalogue, locale } = useTexts();
  const price = ({ priceMinor }: TariffTerms, currency: Currency) =>
    formatMoney({ amountMinor: priceMinor, currency }, locale);
  return {
    price,
    days: ({ minDays, maxDays }: TariffTerms) => catalogue.days(minDays, maxDays),
    whole: (terms: TariffTerms, currency: Currency) =>
      terms.isOffered
        ? `${price(terms, currency)}, ${catalogue.days(terms.minDays, terms.maxDays)}`
        : catalogue.notOffered,
  };
}
