import { LRUCache } from 'lru-cache';
import type { matchRoutes, RequestHandler, RouteObject, ServerBuild } from 'react-router';

/** Paths whose routes are remembered; strangers may ask for any number of them. */
const mostPaths = 2_000;

type Named = RouteObject & { id: string };

/**
 * Answers each path with a handler that knows only the routes which that page is made of. React Router walks through all
 * it knows several times for each page: to find the route, to make its elements and to tell the browser of it. The
 * routes of the paths above are kept as well, because the page tells the browser of those too.
 */
export function leanHandlers(
  build: ServerBuild,
  whole: RequestHandler,
  router: { createHandler: (build: ServerBuild) => RequestHandler; match: typeof matchRoutes },
): (pathname: string) => RequestHandler {
  const { createHandler, match } = router;
  const tree = treeOf(build.routes, undefined);
  const byRoutes = new Map<string, RequestHandler>();
  const byPath = new LRUCache<string, RequestHandler>({ max: mostPaths });
  // Pages share the paths above them, and the router compiles its whole tree anew for each question.
  const idsByPath = new LRUCache<string, readonly string[]>({ max: mostPaths });
  const idsAt = (path: string): readonly string[] => {
    const ids = idsByPath.get(path) ?? (match(tree, path) ?? []).map(({ route }) => route.id);
    idsByPath.set(path, ids);
    return ids;
  };
  return (pathname) => {
    // What the running router asks for belongs to no page.
    if (pathname.startsWith('/__') || pathname.endsWith('.data')) return whole;
    const known = byPath.get(pathname);
    if (known !== undefined) return known;
    const ids = routesOf(idsAt, pathname);
    const handler = byRoutes.get(ids.join()) ?? (ids.length === 0 ? whole : createHandler(lean(build, ids)));
    byRoutes.set(ids.join(), handler);
    byPath.set(pathname, handler);
    return handler;
  };
}

/** Whether a page other than that of a miss is at a path. */
export function knownPaths(build: ServerBuild, match: typeof matchRoutes): (pathname: string) => boolean {
  const tree = treeOf(build.routes, undefined);
  return (pathname) => {
    const last = match(tree, pathname)?.at(-1);
    return last !== undefined && last.route.path !== '*';
  };
}

function treeOf(routes: ServerBuild['routes'], parentId: string | undefined): Named[] {
  return Object.values(routes).flatMap((route): Named[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    const about = { id, ...(path === undefined ? {} : { path }), caseSensitive: caseSensitive === true };
    return route.index === true
      ? [{ ...about, index: true as const }]
      : [{ ...about, children: treeOf(routes, id) }];
  });
}

/** Ids of the routes of a path and of every path above it, in the order of the build. */
function routesOf(idsAt: (path: string) => readonly string[], pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const paths = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const ids = ['/', ...paths].map(idsAt);
  // A path that none matches is the whole handler's to refuse.
  if (ids.at(-1)?.length === 0) return [];
  return [...new Set(ids.flat())].sort();
}

function lean(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
