import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { type CheckedNumbers, checkCompanyNumbers } from '#modules/companies/contract.ts';
import type { TypedQuery } from './typed-query.ts';

/** What is said of the typed numbers, check digits with it; undefined where none was typed, or nothing can be said. */
export async function checkNumbers(
  api: ApiClient,
  countryCode: string,
  { regCode, vatCode }: TypedQuery,
): Promise<CheckedNumbers | undefined> {
  if (regCode === '' && vatCode === '') return undefined;
  try {
    return await api.call(checkCompanyNumbers, { params: { countryCode }, body: { regCode, vatCode } });
  } catch (error) {
    // Only a doubt is lost; what is wrong with the numbers is said by the search.
    if (isApiProblem(error)) return undefined;
    throw error;
  }
}
