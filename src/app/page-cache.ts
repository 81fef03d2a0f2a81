import type { SlottedPage } from './slotted-page.ts';

/** Bytes of pages kept at most; the longest unused go first. */
const defaultMaxBytes = 64 * 1024 * 1024;

export type PageCache = Readonly<{
  find(key: string): SlottedPage | undefined;
  /** The state of the world before a page is drawn: handed back to `keep`. */
  readonly epoch: number;
  /** Keeps a page unless something changed since `epoch`, so that a page drawn from old prices is never kept. */
  keep(key: string, page: SlottedPage, epoch: number): void;
  /** Forgets everything: prices, countries or reviews have changed. */
  clear(): void;
  readonly pages: number;
}>;

/** Finished pages of anonymous visitors. `isFresh` says whether changes are being heard of; if not, nothing is served. */
export function createPageCache(isFresh: () => boolean, maxBytes: number = defaultMaxBytes): PageCache {
  const kept = new Map<string, SlottedPage>();
  let bytes = 0;
  let epoch = 0;
  const drop = (key: string) => {
    bytes -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return {
    get epoch() {
      return epoch;
    },
    get pages() {
      return kept.size;
    },
    find(key) {
      const page = isFresh() ? kept.get(key) : undefined;
      if (page !== undefined) {
        kept.delete(key);
        kept.set(key, page);
      }
      return page;
    },
    keep(key, page, since) {
      if (since !== epoch || !isFresh()) return;
      drop(key);
      kept.set(key, page);
      bytes += page.size;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    clear() {
      epoch += 1;
      kept.clear();
      bytes = 0;
    },
  };
}
