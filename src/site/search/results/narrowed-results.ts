import type { CompanyView } from '#modules/companies/contract.ts';
import {
  type FacetGroup,
  type Filters,
  facetGroups,
  filterCompanies,
  readFilters,
} from '../filters/result-filters.ts';
import { readCompare, readTicked } from '../query/compared-ids.ts';
import { type ResultPage, resultPage } from './result-pages.ts';
import type { Ticked } from './use-ticked.ts';

/** A page of what was found and fits the filters of the address. */
export type NarrowedResults = ResultPage<CompanyView> &
  Readonly<{
    /** How many were found before anything was left out. */
    all: number;
    filters: Filters;
    groups: readonly FacetGroup[];
    /** The name of the best match where the filters leave it out: it is not hidden without a word. */
    hiddenBest: string | undefined;
    /** Fields of the question that one of all that were found agrees with. */
    borne: readonly string[];
    /** Ticked for a comparison that needs two of them. */
    ticked: readonly Ticked[];
  }>;

/** What an address shows of a list. Pure. */
export function narrowResults(list: readonly CompanyView[], params: URLSearchParams): NarrowedResults {
  const filters = readFilters(params);
  const fitting = filterCompanies(list, filters);
  const best = list[0];
  const ids = [...readCompare(params), ...readTicked(params)];
  const isGood = best?.card.grade === 'exact' || best?.card.grade === 'very likely';
  return {
    ...resultPage(fitting, params),
    all: list.length,
    filters,
    groups: facetGroups(list, filters),
    borne: [
      ...new Set(
        list.flatMap(({ card }) =>
          card.fields.filter(({ verdict }) => verdict === 'agrees').map(({ field }) => field),
        ),
      ),
    ],
    ticked: list.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })),
    hiddenBest: best !== undefined && isGood && !fitting.includes(best) ? best.name : undefined,
  };
}

/** What leads back to the list of an address: its filters and its page. */
export function listParams(params: URLSearchParams): Record<string, readonly string[]> {
  return { ...readFilters(params), page: params.getAll('page').slice(0, 1) };
}
