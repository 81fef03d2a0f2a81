import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import type { Locale } from '#kernel/locale.ts';
import { readExampleCard } from '#workflows/sample-report/contract.ts';
import { type DrawnCard, drawCard } from '../home/example-card.server.ts';

/**
 * The summary of the sample of a country, drawn; undefined where it cannot be had now, which is no reason to take the page of
 * the country away. `api` is the one whose refusals are ApiProblem.
 */
export async function sampleOf(
  api: ApiClient,
  country: string,
  locale: Locale,
): Promise<DrawnCard | undefined> {
  try {
    return drawCard(await api.call(readExampleCard, { query: { country } }), locale);
  } catch (error) {
    if (isApiProblem(error)) return undefined;
    throw error;
  }
}
