import type { Order, Research, SearchedPlace } from '#modules/orders/service.ts';
import { outcomeWords, stepName } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';

/** Where a company was looked for, in the same words as on the page of the order. */
export async function searchedPlaces(db: Db, research: Research, order: Order): Promise<SearchedPlace[]> {
  const steps = await research.listSearched(db, order);
  return steps.map(({ kind, outcome, at }) => ({
    place: stepName(kind, order.locale),
    outcome: outcomeWords(kind, outcome, order.locale),
    at,
  }));
}
