import { localeOfPath, localizedPath, plainPath } from '#kernel/locale.ts';

/** English paths that articles had, each with the one that the article has now. */
export type Moved = Readonly<Record<string, string>>;

/** Where an English path leads now. */
export const pathNow = (path: string, moved: Moved): string =>
  (Object.hasOwn(moved, path) ? moved[path] : undefined) ?? path;

/** A link as it would be written now; addresses elsewhere and what stands behind `?` and `#` stay. */
export function hrefNow(href: string, moved: Moved): string {
  const [written = ''] = href.split(/[?#]/, 1);
  if (!written.startsWith('/')) return href;
  const path = plainPath(written);
  const now = pathNow(path, moved);
  return now === path ? href : localizedPath(localeOfPath(written), now) + href.slice(written.length);
}
