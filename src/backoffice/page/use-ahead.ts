import { useEffect } from 'react';

/** Parts of other pages, each by its own `import()`. */
type Parts = readonly (() => Promise<unknown>)[];

/** Fetches what the next pages are made of when the browser has nothing else to do; the same parts at every call. */
export function useAhead(parts: Parts): void {
  useEffect(() => {
    const fetchAll = () => {
      // Whatever does not come now is asked for again, and complained of, when one goes there.
      for (const part of parts) part().catch(() => {});
    };
    if ('requestIdleCallback' in window) {
      const wish = requestIdleCallback(fetchAll, { timeout: 2_000 });
      return () => cancelIdleCallback(wish);
    }
    const timer = setTimeout(fetchAll, 500);
    return () => clearTimeout(timer);
  }, [parts]);
}
