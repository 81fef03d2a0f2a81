import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import type { CompanyView } from '#modules/companies/contract.ts';
import { getKnownCompany } from '#workflows/find-company/contract.ts';
import type { ComparedCompany } from './compared-companies.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Two companies by their ids, of what was found or else of the registers; undefined where no register has one. Throws
 * ApiProblem if it cannot be asked.
 */
export function readCompared(
  api: ApiClient,
  countryCode: string,
  ids: readonly string[],
  found: readonly CompanyView[] = [],
): Promise<(ComparedCompany | undefined)[]> {
  return Promise.all(
    ids.map(async (companyId) => {
      const one = found.find(({ id }) => id === companyId);
      if (one !== undefined) {
        const { matched, related, ...company } = one;
        return company;
      }
      if (!uuid.test(companyId)) return undefined;
      try {
        return (await api.call(getKnownCompany, { params: { countryCode, companyId } })).company;
      } catch (error) {
        if (isApiProblem(error) && (error.status === 404 || error.status === 400)) return undefined;
        throw error;
      }
    }),
  );
}
