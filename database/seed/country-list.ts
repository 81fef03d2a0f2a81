import type { Localized } from '#kernel/locale.ts';
import { africa } from './countries/africa.ts';
import { antarctica } from './countries/antarctica.ts';
import { asia } from './countries/asia.ts';
import type { CountryRow } from './countries/country-row.ts';
import { europe } from './countries/europe.ts';
import { northAmerica } from './countries/north-america.ts';
import { oceania } from './countries/oceania.ts';
import { southAmerica } from './countries/south-america.ts';

/** A continent: `slug` stands in the URL `/countries/continent/{slug}`. */
export type SeedCountryGroup = Readonly<{ id: number; slug: string; name: Localized }>;

/** A country with the continent it is listed under. */
export type SeedCountry = CountryRow & Readonly<{ groupId: number }>;

const continents = [
  { id: 1, slug: 'europe', name: { en: 'Europe', ru: 'Европа' }, rows: europe },
  { id: 2, slug: 'asia', name: { en: 'Asia', ru: 'Азия' }, rows: asia },
  { id: 3, slug: 'africa', name: { en: 'Africa', ru: 'Африка' }, rows: africa },
  { id: 4, slug: 'north-america', name: { en: 'North America', ru: 'Северная Америка' }, rows: northAmerica },
  { id: 5, slug: 'south-america', name: { en: 'South America', ru: 'Южная Америка' }, rows: southAmerica },
  { id: 6, slug: 'oceania', name: { en: 'Australia and Oceania', ru: 'Австралия и Океания' }, rows: oceania },
  { id: 7, slug: 'antarctica', name: { en: 'Antarctica', ru: 'Антарктика' }, rows: antarctica },
] as const;

/** The continents, in the order in which pages show them. */
export const countryGroupList: readonly SeedCountryGroup[] = continents.map(({ id, slug, name }) => ({
  id,
  slug,
  name,
}));

/** All 252 countries and territories: 249 of ISO 3166-1, Kosovo, Abkhazia and South Ossetia. */
export const countryList: readonly SeedCountry[] = continents.flatMap(({ id, rows }) =>
  rows.map((country) => ({ ...country, groupId: id })),
);
