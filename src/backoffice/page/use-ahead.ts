import { useEffect } from 'react';

/** Parts of other pages, each by its own `import()`. */
type Parts = readonly (() => Promise<unknown>)[];

declare global {
  interface Window {
    /** React Router's own list of routes and their files; a version that has none fetches nothing ahead. */
    __reactRouterManifest?: Readonly<{
      routes: Readonly<Record<string, Readonly<{ module: string }> | undefined>>;
    }>;
  }
}

/**
 * The file of a route, by its name in `routes/`, as the router will ask for it; what it is made of is another part. The router's
 * own links ahead load the page anew where a file does not come, with whatever is being typed in it; this one leaves it at that.
 */
export function routePart(name: string): () => Promise<void> {
  return async () => {
    const href = window.__reactRouterManifest?.routes[`routes/${name}`]?.module;
    if (href === undefined || document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  };
}

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
