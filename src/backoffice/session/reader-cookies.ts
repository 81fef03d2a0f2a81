import { type Locale, parseLocale } from '#kernel/locale.ts';

const yearSeconds = 31_536_000;

/** The language that somebody chose in the back office; the default one until then. */
export function localeOfCookies(cookies: string | null): Locale {
  return parseLocale(/(?:^|;\s*)staffLanguage=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1]);
}

/** Keeps the language of the staff pages, apart from that of the site. */
export function localeCookie(locale: Locale): string {
  return `staffLanguage=${locale}; Path=/staff; Max-Age=${yearSeconds}; SameSite=Lax`;
}
