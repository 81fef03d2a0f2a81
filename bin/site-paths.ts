import type { RouteConfigEntry } from '@react-router/dev/routes';
import siteRoutes from '../src/site/routes.ts';

const patterns = patternsOf(await siteRoutes);

/** Whether the website has a page at this English path. */
export function isSitePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

function patternsOf(routes: readonly RouteConfigEntry[]): RegExp[] {
  return routes.flatMap(({ path, children = [] }) => {
    const below = patternsOf(children);
    if (path === undefined || path === '*') return below;
    const parts = path.split('/').filter((part) => part !== 'ru?');
    const source = parts
      .map((part) => (part.startsWith(':') ? '/[^/]+' : `/${RegExp.escape(part)}`))
      .join('');
    return [new RegExp(`^${source === '' ? '/' : source}$`), ...below];
  });
}
