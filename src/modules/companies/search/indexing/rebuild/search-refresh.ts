import type { Db } from '#platform/database/kysely.ts';
import { isSearchOutdated } from '../repository.ts';
import { rebuildSearch } from './rebuild-search.ts';

/** Keeps the search in step with the normaliser of this release. */
export interface SearchRefresh {
  /** Starts a rebuild where the search is of an older normaliser; does not wait for it. */
  check(): Promise<void>;
  /** Ends a rebuild that is under way; the search stays as it was. */
  close(): Promise<void>;
}

/** Rebuilds the search in the background after an update of the product; old rows answer meanwhile, with less luck. */
export function createSearchRefresh(deps: {
  db: Db;
  url: string;
  warn: (words: string, error?: unknown) => void;
}): SearchRefresh {
  const { db, url, warn } = deps;
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  return {
    async check() {
      if (running !== undefined || !(await isSearchOutdated(db))) return;
      warn('the search was built by another version of the product and is built again in the background');
      running = rebuildSearch({ url, threads: 1, signal: closing.signal })
        .then(() => {})
        .catch((error: unknown) => {
          if (!closing.signal.aborted) warn('the search could not be built again', error);
        })
        .finally(() => {
          running = undefined;
        });
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
