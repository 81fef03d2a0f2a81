import type { CompanyView } from '#modules/companies/contract.ts';

/** By what a long list is narrowed, as named in the address. */
const facets = ['status', 'city', 'form'] as const;
export type Facet = (typeof facets)[number];
export type Filters = Readonly<Record<Facet, readonly string[]>>;

/** One value of a facet; the empty one is for companies whose register does not say. */
export type FacetChoice = Readonly<{
  value: string;
  /** How many of the list would have it, with what is chosen in the other facets. */
  count: number;
  isChosen: boolean;
}>;
export type FacetGroup = Readonly<{ facet: Facet; choices: readonly FacetChoice[] }>;

type Filtered = Pick<CompanyView, Facet>;

/** A list that is seen as a whole needs no filters. */
const longList = 8;
const maxChosen = 20;
const maxLength = 300;

const statuses: readonly string[] = [
  'Active',
  'In liquidation',
  'Is in process of reorganization',
  'Deleted',
] satisfies CompanyView['status'][];

/** What an address chooses; anybody can write one, so it has bounds. */
export function readFilters(params: URLSearchParams): Filters {
  const read = (facet: Facet) => {
    const values = params.getAll(facet).slice(0, maxChosen);
    return [...new Map(values.map((value) => [fold(value), value.trim().slice(0, maxLength)])).values()];
  };
  return { status: read('status'), city: read('city'), form: read('form') };
}

export const chosenCount = (filters: Filters): number =>
  facets.reduce((sum, facet) => sum + filters[facet].length, 0);

/** The same filters with one value more, or without it where it was chosen. */
export function toggled(filters: Filters, facet: Facet, value: string): Filters {
  const others = filters[facet].filter((one) => fold(one) !== fold(value));
  const isChosen = others.length < filters[facet].length;
  return { ...filters, [facet]: isChosen ? others : [...others, value] };
}

/** The companies that fit, in their order: any value of a facet will do, and each facet that chooses must agree. Pure. */
export function filterCompanies<Company extends Filtered>(
  all: readonly Company[],
  filters: Filters,
): Company[] {
  const wanted = wantedOf(filters);
  return all.filter((company) => facets.every((facet) => fits(company, facet, wanted)));
}

/** What a list can be narrowed by, with counts over this list; nothing where it is short and nothing is chosen. Pure. */
export function facetGroups(all: readonly Filtered[], filters: Filters): FacetGroup[] {
  if (all.length <= longList && chosenCount(filters) === 0) return [];
  const wanted = wantedOf(filters);
  return facets
    .map((facet) => {
      const others = facets.filter((one) => one !== facet);
      const choices = new Map<string, Counted>();
      const choiceOf = (value: string) => {
        const key = fold(value);
        const choice = choices.get(key) ?? { value, count: 0, all: 0, isChosen: wanted[facet].has(key) };
        choices.set(key, choice);
        return choice;
      };
      for (const company of all) {
        const choice = choiceOf(company[facet]);
        choice.all += 1;
        if (others.every((other) => fits(company, other, wanted))) choice.count += 1;
      }
      // What was chosen and is not in the list narrows it all the same: it is shown, and can be left out.
      for (const value of filters[facet]) choiceOf(value);
      const sorted = [...choices.values()].sort(facet === 'status' ? byStatus : byCount);
      return { facet, choices: sorted.map(({ value, count, isChosen }) => ({ value, count, isChosen })) };
    })
    .filter(({ choices }) => choices.length > 1 || choices.some(({ isChosen }) => isChosen));
}

type Counted = { value: string; count: number; all: number; isChosen: boolean };

/** Registers write one town in capitals and in small letters. */
function fold(value: string): string {
  return value.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, maxLength);
}

const wantedOf = (filters: Filters) => ({
  status: new Set(filters.status.map(fold)),
  city: new Set(filters.city.map(fold)),
  form: new Set(filters.form.map(fold)),
});

const fits = (company: Filtered, facet: Facet, wanted: Readonly<Record<Facet, ReadonlySet<string>>>) =>
  wanted[facet].size === 0 || wanted[facet].has(fold(company[facet]));

const place = (value: string) => (statuses.includes(value) ? statuses.indexOf(value) : statuses.length);
const byStatus = (a: Counted, b: Counted) => place(a.value) - place(b.value);

/** The most frequent of the whole list first, so that a choice moves nothing; last of all what is not stated. */
function byCount(a: Counted, b: Counted): number {
  if ((a.value === '') !== (b.value === '')) return a.value === '' ? 1 : -1;
  return b.all - a.all || (a.value < b.value ? -1 : 1);
}
