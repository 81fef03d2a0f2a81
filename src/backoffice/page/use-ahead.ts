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
 * The code of a page, by the name of its file in `routes/`, as the router asks for it. The router's own links ahead load
 * the page anew where a file does not come, with whatever is being typed in it; this one leaves it at that.
 */
export function routePart(name: string): () => Promise<unknown> {
  return async () => {
    const module = window.__reactRouterManifest?.routes[`routes/${name}`]?.module;
    if (module !== undefined) await import(/* @vite-ignore */ module);
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
