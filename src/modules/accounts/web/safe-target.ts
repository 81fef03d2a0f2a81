import { plainPath } from '#kernel/locale.ts';

/**
 * Where to go after sign-in: a page of this site, never another place, and never a page that only leads back.
 * `origin` is that of the site.
 */
export function safeTarget(to: string | null, origin: string, home: string): string {
  if (to === null || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(to) || !URL.canParse(to, origin)) return home;
  const url = new URL(to, origin);
  const { pathname, search, hash } = url;
  const isOwn = url.origin === origin && !pathname.startsWith('//');
  const leadsBack = /^\/(login|registration)\/?$/.test(plainPath(pathname.toLowerCase()));
  return isOwn && !leadsBack ? pathname + search + hash : home;
}

/** The address of sign-in that leads back to `target` afterwards. */
export function signInAddress(login: string, target: string): string {
  return `${login}?to=${encodeURIComponent(target)}`;
}
