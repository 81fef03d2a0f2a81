import type { Clock } from '#kernel/clock.ts';
import { isImported } from '#modules/companies/service.ts';
import { findImportSource, importSources } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { DownloadLimits } from '#platform/refresh/download.ts';
import type { RefreshPlan } from '#platform/refresh/refresh-plan.ts';
import { createRefresher, type Refresher, type RunImport } from '#platform/refresh/refresher.ts';

/** Keeps registers fresh from watched folders and addresses. Throws if a source is not known. */
export function createRegisterRefresher(deps: {
  db: Db;
  clock: Clock;
  registers: readonly RefreshPlan[];
  directory: string;
  runImport: RunImport;
  noteUnchanged: (source: string) => Promise<void>;
  report: (source: string, error: unknown) => void;
  limits?: DownloadLimits;
}): Refresher {
  const { db, registers, ...rest } = deps;
  for (const { source } of registers)
    if (findImportSource(source) === undefined) throw new Error(unknownSource(source));
  return createRefresher({
    ...rest,
    plans: registers,
    isImported: (source, file) => isImported(db, source, file),
  });
}

function unknownSource(source: string): string {
  const known = importSources.map(({ name }) => name).join(', ');
  return `REGISTER_REFRESH names the source “${source}”, which is not known; known are ${known}.`;
}
