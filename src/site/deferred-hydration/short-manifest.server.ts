const manifest = /window\.__reactRouterManifest = (\{[\s\S]*?\});(?=\s*window\.__reactRouterRouteModules)/;
/** A line that is empty or holds a lone semicolon, left over from imports. */
const emptyLines = /^\s*;?\s*\n/gm;

/**
 * Shortens what a page tells React Router of its routes: no indents, and not which files each route imports. That is for
 * preloading them, which a page of deferred hydration does not do: a route's own file brings its imports. A script without it stays.
 */
export function shortManifest(script: string): string {
  const short = script.replace(manifest, (_whole, json: string) => {
    const text = JSON.stringify(JSON.parse(json), (key, value: unknown) => (key === 'imports' ? [] : value));
    return `window.__reactRouterManifest=${text.replaceAll('<', '\\u003c')};`;
  });
  return short.replaceAll(emptyLines, '').trim();
}
