import { inEveryLanguage, type Locale, type Localized, languages, locales } from '#kernel/locale.ts';
import type { CountryView, TariffView } from './contract.ts';
import type { Country, Tariff } from './country.ts';

/** A country as the wire knows it: one language, code in lower case; it is found by its other name too. */
export function toCountryView({ id, code, groupId, name, aliases }: Country, locale: Locale): CountryView {
  const otherNames = locales.map((other) => name[other]).filter((other) => other !== name[locale]);
  return { id, code: code.toLowerCase(), groupId, name: name[locale], aliases: [...aliases, ...otherNames] };
}

/** A tariff in the words of the specification. */
export function toTariffView(tariff: Tariff, locale: Locale): TariffView {
  return {
    id: tariff.id,
    tariffName: tariff.name[locale],
    tariffPrice: tariff.priceMinor,
    tariffCurrency: tariff.currency,
    minDays: tariff.minDays,
    maxDays: tariff.maxDays,
    reportContentTypeId: tariff.reportKind,
  };
}

const collators = inEveryLanguage((locale) => new Intl.Collator(languages[locale].intl));

/** In the order of the reader's alphabet. */
export function sortByName<T extends { name: Localized }>(items: readonly T[], locale: Locale): T[] {
  return items.toSorted((a, b) => collators[locale].compare(a.name[locale], b.name[locale]));
}
