import type { RouteConfigEntry } from '@react-router/dev/routes';
import { languages, locales } from '#kernel/locale.ts';
import siteRoutes from '#site/routes.ts';

/** What the paths of the other languages begin with. */
const prefixes = new Set(locales.map((locale) => languages[locale].pathPrefix.slice(1)));

const patterns = patternsOf(await siteRoutes);

/** Whether the website has a page at this English path. */
export function isSitePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** A child's path goes on where its parent's ends. */
function patternsOf(routes: readonly RouteConfigEntry[], above = ''): RegExp[] {
  return routes.flatMap(({ path, children = [] }) => {
    if (path === '*') return [];
    const parts = (path ?? '')
      .split('/')
      .filter((part) => part !== '' && !prefixes.has(part.replace('?', '')));
    const source =
      above + parts.map((part) => (part.startsWith(':') ? '/[^/]+' : `/${RegExp.escape(part)}`)).join('');
    const below = patternsOf(children, source);
    return path === undefined ? below : [new RegExp(`^${source === '' ? '/' : source}$`), ...below];
  });
}
