import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#kernel/clock.ts';
import { type DownloadLimits, download } from './download.ts';
import { newestFile, type WatchedFile } from './newest-file.ts';
import type { RefreshPlan } from './refresh-plan.ts';

/** Imports a file in a process of its own; rejects if it did not come to its end. */
export type RunImport = (words: readonly string[], signal: AbortSignal) => Promise<void>;

const usualLimits: DownloadLimits = { maxBytes: 20 * 1024 ** 3, timeoutMs: 3 * 3_600_000 };
/** A file that changed just now may still be on its way into the folder. */
const settledMs = 60_000;

/** Keeps files of others fresh. */
export interface Refresher {
  /** Refreshes every source that is due, one after the other; `report` hears what failed. */
  run(): Promise<void>;
  /** Stops what is under way; the next start downloads anew and goes on with the import of an unchanged file. */
  stop(): void;
}

/** Asks watched folders and addresses whether there is a newer file, and imports it. */
export function createRefresher(deps: {
  clock: Clock;
  plans: readonly RefreshPlan[];
  directory: string;
  runImport: RunImport;
  /** Whether this very file of a folder is in already. */
  isImported: (source: string, file: WatchedFile) => Promise<boolean>;
  /** Hears that a source was asked and has nothing newer. */
  noteUnchanged: (source: string) => Promise<void>;
  report: (source: string, error: unknown) => void;
  limits?: DownloadLimits;
}): Refresher {
  const {
    clock,
    plans,
    directory,
    runImport,
    isImported,
    noteUnchanged,
    report,
    limits = usualLimits,
  } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const triedAt = new Map<RefreshPlan, number>();

  async function refresh({ source, from, isFull }: RefreshPlan): Promise<void> {
    const words = (path: string) => [source, path, ...(isFull ? ['--full'] : [])];
    if (/^https?:/i.test(from)) {
      const file = await download(from, {
        directory: join(directory, 'downloads'),
        name: source,
        limits,
        signal,
      });
      if (file === undefined) return noteUnchanged(source);
      await runImport(words(file.path), signal);
      // Only now: a file that could not be imported is asked for again.
      await file.remember();
      await rm(file.path, { force: true });
      return;
    }
    const file = await newestFile(from);
    if (file === undefined || clock.now().getTime() - file.changedAt < settledMs) return;
    if (await isImported(source, file)) await noteUnchanged(source);
    else await runImport(words(file.path), signal);
  }

  return {
    async run() {
      for (const plan of plans) {
        const now = clock.now().getTime();
        if (signal.aborted || now - (triedAt.get(plan) ?? 0) < plan.everyMs) continue;
        triedAt.set(plan, now);
        await refresh(plan).catch((error: unknown) => {
          if (!signal.aborted) report(plan.source, error);
        });
      }
    },
    stop: () => stopping.abort(),
  };
}
