import type { TariffView } from '#modules/countries/contract.ts';

/** Price and days of a country, or of all countries that cost the same. */
export type Offer = Readonly<{
  cheapest: Pick<TariffView, 'tariffPrice' | 'tariffCurrency'>;
  minDays: number;
  maxDays: number;
}>;

/** What a country costs at least, and the days of all its tariffs together; undefined where there is none. */
export function offerOf(tariffs: readonly TariffView[]): Offer | undefined {
  const cheapest = tariffs.toSorted((a, b) => a.tariffPrice - b.tariffPrice)[0];
  if (cheapest === undefined) return undefined;
  const { tariffPrice, tariffCurrency } = cheapest;
  return {
    cheapest: { tariffPrice, tariffCurrency },
    minDays: Math.min(...tariffs.map(({ minDays }) => minDays)),
    maxDays: Math.max(...tariffs.map(({ maxDays }) => maxDays)),
  };
}
