/** The two languages of the product; English is the default and the fallback. */
export const locales = ['en', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** A text that exists in both languages: leaving one out does not compile. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export const defaultLocale: Locale = 'en';

/** Reads an Accept-Locale or Accept-Language header; anything unknown is English. */
export function parseLocale(header: string | null | undefined): Locale {
  const first = header?.split(',')[0]?.trim().slice(0, 2).toLowerCase();
  return first === 'ru' ? 'ru' : defaultLocale;
}

/** The locale a path belongs to: Russian pages live below `/ru`. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/ru' || pathname.startsWith('/ru/') ? 'ru' : defaultLocale;
}

/** Turns an English path into the same page's path in `locale`. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? '/ru' : `/ru${path}`;
}
