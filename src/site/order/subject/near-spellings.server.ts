import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import type { SuggestedCompanyView } from '#modules/companies/contract.ts';
import { suggestCompanies } from '#workflows/find-company/contract.ts';
import { beginningsOf } from './beginnings.ts';

const maxShown = 5;

/** Companies whose name begins like the typed one: what a slip may have meant. None where nobody can say. */
export async function findNearSpellings(
  api: ApiClient,
  country: string,
  name: string,
): Promise<SuggestedCompanyView[]> {
  for (const q of beginningsOf(name)) {
    try {
      const { companies } = await api.call(suggestCompanies, { query: { country, q } });
      if (companies.length > 0) return companies.slice(0, maxShown);
    } catch (error) {
      if (!isApiProblem(error)) throw error;
      return []; // too often, or away: the page is whole without them
    }
  }
  return [];
}
