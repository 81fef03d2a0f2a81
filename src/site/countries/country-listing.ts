import type { CountryGroupView, CountryView } from '#modules/countries/contract.ts';
import { filterPickItems, foldText } from '#ui/combobox/pick-list-filter.ts';

/** Longest text that is looked for; a name is shorter. */
export const maxQuery = 80;

/** What a page of the list needs of a country. */
export type ListedCountry = Pick<CountryView, 'code' | 'name' | 'aliases' | 'groupId'>;

/** What was typed, as it is looked for. */
export function readQuery(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, maxQuery);
}

/** By name in either language, code or alias: the picker's own rules; who is called exactly so comes first. */
export function findListed<Listed extends Omit<ListedCountry, 'groupId'>>(
  countries: readonly Listed[],
  query: string,
): Listed[] {
  const items = countries.map((country) => ({
    key: country.code,
    code: country.code,
    label: country.name,
    keywords: country.aliases,
    country,
  }));
  const found = filterPickItems(items, query).map(({ country }) => country);
  const typed = foldText(query);
  const isNamesake = ({ aliases }: Listed) => aliases.some((alias) => foldText(alias) === typed);
  return [...found.filter(isNamesake), ...found.filter((country) => !isNamesake(country))];
}

/** Every group with its countries, both in the order in which they came. */
export function byGroup<Listed extends Pick<ListedCountry, 'groupId'>>(
  groups: readonly CountryGroupView[],
  countries: readonly Listed[],
): { group: CountryGroupView; countries: Listed[] }[] {
  return groups.map((group) => ({
    group,
    countries: countries.filter(({ groupId }) => groupId === group.id),
  }));
}

/** The countries that follow in the alphabet, from the beginning again after its end. */
export function neighboursInList<Listed extends Pick<ListedCountry, 'code'>>(
  countries: readonly Listed[],
  code: string,
  count: number,
): Listed[] {
  const at = countries.findIndex((country) => country.code === code);
  return [...countries.slice(at + 1), ...countries.slice(0, Math.max(0, at))].slice(0, count);
}
