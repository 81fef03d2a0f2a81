import type { ApiClient } from '#kernel/api-client.ts';
import type { CompanyView } from '#modules/companies/contract.ts';
import type { CountryView } from '#modules/countries/contract.ts';
import { findCompany } from '#workflows/find-company/contract.ts';
import type { AskedSource } from './asked-sources.ts';
import type { TypedQuery } from './typed-query.ts';

export type Found = Readonly<{
  /** Nothing was searched: what was typed cannot be. */
  error: string | undefined;
  outcome: 'one' | 'list' | 'none' | 'unfinished';
  companies: CompanyView[];
  hasMore: boolean;
  /** Time ran out before the search came to its end. */
  isCutShort: boolean;
  sources: AskedSource[];
}>;

/** Asks the register of a country for what was typed. Throws ApiProblem. */
export async function findCompanies(api: ApiClient, country: CountryView, typed: TypedQuery): Promise<Found> {
  const { error, outcome, companies, hasMore, isCutShort, sources } = await api.call(findCompany, {
    body: { countryId: country.id, company: typed },
  });
  const asked = sources.map(({ source, state, note, name }) => ({ source, state, note, name }));
  return {
    ...{ error: error?.description, outcome, companies: companies ?? [] },
    ...{ hasMore, isCutShort, sources: asked },
  };
}
