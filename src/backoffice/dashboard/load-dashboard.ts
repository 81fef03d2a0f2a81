import type { ApiClient } from '#kernel/api-client.ts';
import { listSources } from '#modules/registers/contract.ts';
import { getOutboxState } from '#workflows/mend-outbox/contract.ts';
import { type DeskFigures, getDeskFigures } from '#workflows/watch-desk/contract.ts';

export type Dashboard = Readonly<{
  figures: DeskFigures;
  /** Names of the sources that were asked of late and only failed to answer. */
  silentSources: readonly string[];
  givenUp: number;
}>;

/** Everything that the dashboard shows, at once. */
export async function loadDashboard(api: ApiClient): Promise<Dashboard> {
  const [figures, { sources }, { givenUp }] = await Promise.all([
    api.call(getDeskFigures, {}),
    api.call(listSources, {}),
    api.call(getOutboxState, {}),
  ]);
  const silentSources = sources
    .filter(({ isAsked, standings }) => {
      const counts = standings.flatMap((standing) => standing.counts).filter(({ tasks }) => tasks > 0);
      return isAsked && counts.length > 0 && counts.every(({ state }) => state === 'unavailable');
    })
    .map(({ name }) => name);
  return { figures, silentSources, givenUp };
}
