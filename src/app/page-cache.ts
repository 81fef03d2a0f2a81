import { LRUCache } from 'lru-cache';
import type { Contact } from '#platform/database/listen.ts';
import type { SlottedPage } from './slotted-page.ts';

/** Bytes of pages kept at most; the longest unused go first. */
const defaultMaxBytes = 64 * 1024 * 1024;
/** What may be out of date is forgotten after this, unless the database is away just then. */
export const outdatedMs = 600_000;

export type PageCache = Readonly<{
  /** A page as good as drawn anew; while the database is away, the one that was drawn last. */
  find(key: string): SlottedPage | undefined;
  /** The page that was drawn last, out of date or not: for when there is no other. */
  findLast(key: string): SlottedPage | undefined;
  /** The state of the world before a page is drawn: handed back to `keep`. */
  readonly epoch: number;
  /** Keeps a page unless something changed since `epoch`, so that a page drawn from old prices is never kept. */
  keep(key: string, page: SlottedPage, epoch: number): void;
  /** Prices, countries or reviews have changed: what is kept is out of date, and good only while the database is away. */
  outdate(): void;
  readonly pages: number;
}>;

/** Finished pages of anonymous visitors. `contact` says whether changes are being heard of. */
export function createPageCache(contact: () => Contact, maxBytes: number = defaultMaxBytes): PageCache {
  const kept = new LRUCache<string, Readonly<{ page: SlottedPage; epoch: number }>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  let epoch = 0;
  let isCleaning = false;
  const clean = () => {
    isCleaning = false;
    if (contact() === 'away') return cleanLater();
    for (const [key, entry] of [...kept.entries()]) if (entry.epoch !== epoch) kept.delete(key);
  };
  const cleanLater = () => {
    if (isCleaning) return;
    isCleaning = true;
    setTimeout(clean, outdatedMs).unref();
  };
  return {
    get epoch() {
      return epoch;
    },
    get pages() {
      return kept.size;
    },
    find(key) {
      const entry = kept.get(key);
      const state = contact();
      if (entry === undefined || state === 'unsure') return undefined;
      if (state === 'hearing' && entry.epoch !== epoch) return undefined;
      return entry.page;
    },
    findLast: (key) => kept.peek(key)?.page,
    keep(key, page, since) {
      if (since !== epoch || contact() !== 'hearing') return;
      kept.set(key, { page, epoch });
    },
    outdate() {
      epoch += 1;
      if (kept.size > 0) cleanLater();
    },
  };
}
