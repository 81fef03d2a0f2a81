import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { type Offer, offerOf } from '../../world-map/figures/offer.ts';

type Priced = Pick<CountryView, 'code' | 'name'> & Readonly<{ tariffs: readonly TariffView[] }>;

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
