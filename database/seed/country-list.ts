import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import countries from './list-of-countries.json' with { type: 'json' };
import { words } from './texts/words.ts';

/** A continent: `slug` stands in the URL `/countries/continent/{slug}`. */
export type SeedCountryGroup = Readonly<{ id: number; slug: string; name: Localized }>;

/** A country or territory as the seed lists it, with its continent. */
export type SeedCountry = Readonly<{
  /** ISO 3166-1 numeric; 983, 895 and 896 are ours for XK, AB and OS. */
  id: number;
  /** ISO 3166-1 alpha-2 in upper case; XK, AB and OS are ours. */
  code: string;
  name: Localized;
  /** Other words people type when they look for it, in any language. */
  aliases: readonly string[];
  groupId: number;
}>;

/** How hard it is to get the documents of a country: 1 is an open register, 4 takes a person on the spot. */
export type CostTier = 1 | 2 | 3 | 4;

/** The continents, in the order in which pages show them. */
export const countryGroupList: readonly SeedCountryGroup[] = [
  group(1, 'europe'),
  group(2, 'asia'),
  group(3, 'africa'),
  group(4, 'north-america'),
  group(5, 'south-america'),
  group(6, 'oceania'),
  group(7, 'antarctica'),
];

/** All 252 countries and territories: 249 of ISO 3166-1, Kosovo, Abkhazia and South Ossetia. */
export const countryList: readonly SeedCountry[] = countryGroupList.flatMap(({ id: groupId, slug }) =>
  countries
    .filter(({ group }) => group === slug)
    .map(({ id, code, name, aliases }) => ({ id, code, name, aliases, groupId })),
);

const tierOf = new Map(countries.map(({ code, tier }) => [code, tier]));

/** The cost tier of a country by its alpha-2 code. */
export function costTierOf(countryCode: string): CostTier {
  return tierOf.get(countryCode) ?? 3;
}

function group(id: number, slug: keyof typeof words.en.groups): SeedCountryGroup {
  return { id, slug, name: inEveryLanguage((locale) => words[locale].groups[slug]) };
}
