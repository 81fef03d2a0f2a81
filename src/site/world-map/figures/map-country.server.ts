import { countryFacts } from 'virtual:content/countries';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import dots from './country-dots.json' with { type: 'json' };
import { depthOf, type Figures } from './figures.ts';
import { offerOf } from './offer.ts';

/** What the map, its table and the lists say of a country, from the price list and the country files. */
export function figuresOf({
  code,
  tariffs,
}: Pick<CountryView, 'code'> & Readonly<{ tariffs: readonly TariffView[] }>): Figures {
  const facts = countryFacts[code];
  return {
    offer: offerOf(tariffs),
    register: depthOf(facts?.registers ?? []),
    owners: facts?.ownersAccess ?? 'unknown',
  };
}

/** Codes of the countries that the map has no dot for, two letters each. */
export function offMapOf(codes: readonly string[]): string {
  return codes.filter((code) => dots[code] === undefined).join('');
}
