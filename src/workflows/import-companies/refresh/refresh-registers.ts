import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#kernel/clock.ts';
import { isImported } from '#modules/companies/service.ts';
import type { RegisterRefresh } from '#modules/registers/service.ts';
import { findImportSource, importSources } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type DownloadLimits, download } from './download.ts';
import { newestFile } from './newest-file.ts';

/** Imports a file in a process of its own; rejects if it did not come to its end. */
export type RunImport = (words: readonly string[], signal: AbortSignal) => Promise<void>;

const usualLimits: DownloadLimits = { maxBytes: 20 * 1024 ** 3, timeoutMs: 3 * 3_600_000 };
/** A file that changed just now may still be on its way into the folder. */
const settledMs = 60_000;

export interface RegisterRefresher {
  /** Refreshes every register that is due, one after the other; `report` hears what failed. */
  run(): Promise<void>;
  /** Stops what is under way; the next start downloads anew and goes on with the import of an unchanged file. */
  stop(): void;
}

/**
 * Keeps registers fresh from watched folders and addresses: asks whether there is a newer file, and imports it.
 * Throws if a source is not known.
 */
export function createRegisterRefresher(deps: {
  db: Db;
  clock: Clock;
  registers: readonly RegisterRefresh[];
  directory: string;
  runImport: RunImport;
  report: (source: string, error: unknown) => void;
  limits?: DownloadLimits;
}): RegisterRefresher {
  const { db, clock, registers, directory, runImport, report, limits = usualLimits } = deps;
  for (const { source } of registers)
    if (findImportSource(source) === undefined) throw new Error(unknownSource(source));
  const stopping = new AbortController();
  const { signal } = stopping;
  const triedAt = new Map<RegisterRefresh, number>();

  async function refresh(register: RegisterRefresh): Promise<void> {
    const { source, from, isFull } = register;
    const words = (path: string) => [source, path, ...(isFull ? ['--full'] : [])];
    if (/^https?:/i.test(from)) {
      const file = await download(from, {
        directory: join(directory, 'downloads'),
        name: source,
        limits,
        signal,
      });
      if (file === undefined) return;
      await runImport(words(file.path), signal);
      // Only now: a file that could not be imported is asked for again.
      await file.remember();
      await rm(file.path, { force: true });
      return;
    }
    const file = await newestFile(from);
    if (file === undefined || clock.now().getTime() - file.changedAt < settledMs) return;
    if (!(await isImported(db, source, file))) await runImport(words(file.path), signal);
  }

  return {
    async run() {
      for (const register of registers) {
        const now = clock.now().getTime();
        if (signal.aborted || now - (triedAt.get(register) ?? 0) < register.everyMs) continue;
        triedAt.set(register, now);
        await refresh(register).catch((error: unknown) => {
          if (!signal.aborted) report(register.source, error);
        });
      }
    },
    stop: () => stopping.abort(),
  };
}

function unknownSource(source: string): string {
  const known = importSources.map(({ name }) => name).join(', ');
  return `REGISTER_REFRESH names the source “${source}”, which is not known; known are ${known}.`;
}
