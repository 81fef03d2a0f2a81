import { defaultLocale, type Locale } from '#kernel/locale.ts';

const yearSeconds = 31_536_000;

/** The language that somebody chose in the back office; English until then. */
export function localeOfCookies(cookies: string | null): Locale {
  const chosen = /(?:^|;\s*)staffLanguage=(en|ru)(?:;|$)/.exec(cookies ?? '')?.[1];
  return chosen === 'ru' ? 'ru' : defaultLocale;
}

/** Keeps the language of the staff pages, apart from that of the site. */
export function localeCookie(locale: Locale): string {
  return `staffLanguage=${locale}; Path=/staff; Max-Age=${yearSeconds}; SameSite=Lax`;
}
