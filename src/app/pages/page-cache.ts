import { LRUCache } from 'lru-cache';
import type { Contact } from '#platform/database/listen.ts';
import type { NonceTemplate } from './nonce-template.ts';

/** Bytes of pages cached at most; the longest unused go first. */
const defaultMaxBytes = 64 * 1024 * 1024;
/** What may be out of date is forgotten after this, unless the database is away just then. */
export const outdatedMs = 600_000;

export type PageCache = Readonly<{
  /** A page as good as drawn anew; while the database is away, the one that was drawn last. */
  find(key: string): NonceTemplate | undefined;
  /** The page that was drawn last, out of date or not: for when there is no other. */
  findLast(key: string): NonceTemplate | undefined;
  /** The state of the world before a page is drawn: handed back to `store`. */
  readonly epoch: number;
  /** Stores a page unless something changed since `epoch`, so that a page drawn from old prices is never cached. */
  store(key: string, page: NonceTemplate, epoch: number): void;
  /** Prices, countries or reviews have changed: what is cached is out of date, and good only while the database is away. */
  outdate(): void;
  readonly pages: number;
}>;

/** Finished pages of anonymous visitors. `contact` says whether changes are being heard of. */
export function createPageCache(contact: () => Contact, maxBytes: number = defaultMaxBytes): PageCache {
  const cached = new LRUCache<string, Readonly<{ page: NonceTemplate; epoch: number }>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  let epoch = 0;
  let isCleaning = false;
  const clean = () => {
    isCleaning = false;
    if (contact() === 'away') return cleanLater();
    for (const [key, entry] of [...cached.entries()]) if (entry.epoch !== epoch) cached.delete(key);
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
      return cached.size;
    },
    find(key) {
      const entry = cached.get(key);
      const state = contact();
      if (entry === undefined || state === 'unsure') return undefined;
      if (state === 'hearing' && entry.epoch !== epoch) return undefined;
      return entry.page;
    },
    findLast: (key) => cached.peek(key)?.page,
    store(key, page, since) {
      if (since !== epoch || contact() !== 'hearing') return;
      cached.set(key, { page, epoch });
    },
    outdate() {
      epoch += 1;
      if (cached.size > 0) cleanLater();
    },
  };
}
