import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import type { Offer } from '../later/section-data.ts';

type Priced = Pick<CountryView, 'code' | 'name'> & Readonly<{ tariffs: readonly TariffView[] }>;

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

/** Countries that cost the same and take as long, from the cheapest; codes stand together, two letters each. */
export function bandsOf(countries: readonly Priced[]): (Offer & { codes: string })[] {
  const bands = new Map<string, Offer & { codes: string }>();
  for (const { code, tariffs } of countries) {
    const offer = offerOf(tariffs);
    if (offer === undefined) continue;
    const key = JSON.stringify(offer);
    const band = bands.get(key) ?? { ...offer, codes: '' };
    bands.set(key, { ...band, codes: band.codes + code });
  }
  return [...bands.values()].toSorted((a, b) => a.cheapest.tariffPrice - b.cheapest.tariffPrice);
}
