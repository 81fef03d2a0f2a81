/** What must be known of a language beside its texts: facts that code asks for instead of naming the language. */
export type LanguageFacts = Readonly<{
  /** What the language calls itself. */
  ownName: string;
  /** What paths of its pages begin with; none for the default language. */
  pathPrefix: `/${string}` | '';
  /** For dates, numbers and the order of names. */
  intl: string;
  /** For prices: where the currency's sign stands. */
  money: string;
  /** In which its readers think where nobody has said another one. */
  usualTimeZone: string;
  /** In which its texts are written, by the name that Unicode gives it. */
  script: 'Latin' | 'Cyrillic';
  /** Which an adult reads; long words take longer. */
  wordsPerMinute: number;
}>;

/** The languages of the product, the default one first. Another is a row here and a file in every `texts/`. */
const rows = {
  en: {
    ownName: 'English',
    pathPrefix: '',
    intl: 'en-GB',
    money: 'en-IE',
    usualTimeZone: 'UTC',
    script: 'Latin',
    wordsPerMinute: 220,
  },
  ru: {
    ownName: 'Русский',
    pathPrefix: '/ru',
    intl: 'ru-RU',
    money: 'ru-RU',
    usualTimeZone: 'Europe/Moscow',
    script: 'Cyrillic',
    wordsPerMinute: 180,
  },
} as const satisfies Record<string, LanguageFacts>;

/** A language of the product. */
export type Locale = keyof typeof rows;

/** Something that exists in every language: leaving one out does not compile. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export const languages: Localized<LanguageFacts> = rows;

/** Every language, the default one first. */
export const locales = Object.keys(rows) as readonly Locale[]; // a record's keys are its languages

/** What is read where a reader's language is not known, and the language of the keys of all texts. */
export const defaultLocale: Locale = 'en';

/** The same made for every language. */
export function inEveryLanguage<T>(make: (locale: Locale) => T): Localized<T> {
  // every language is a key
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** What some languages have of their own, and `otherwise` for the others: data that is not made in every language. */
export function everyLanguageOf<T>(own: Partial<Localized<T>>, otherwise: T): Localized<T> {
  return inEveryLanguage((locale) => own[locale] ?? otherwise);
}

/** The texts of every language turned round: what stands under each name, in every language. */
export function byName<Texts extends object>(
  texts: Localized<Texts>,
): { readonly [Name in keyof Texts]: Localized<Texts[Name]> } {
  const names = Object.keys(texts[defaultLocale]) as (keyof Texts)[]; // a record's keys are its names
  const turned = names.map((name) => [name, inEveryLanguage((locale) => texts[locale][name])]);
  // every name got its texts
  return Object.fromEntries(turned) as { [Name in keyof Texts]: Localized<Texts[Name]> };
}

/** Reads an Accept-Locale or Accept-Language header; anything unknown is the default language. */
export function parseLocale(header: string | null | undefined): Locale {
  const first = header?.split(',')[0]?.trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === first) ?? defaultLocale;
}

/** The locale a path belongs to: Russian pages live below `/ru`. */
export function localeOfPath(pathname: string): Locale {
  const below = locales.find((locale) => {
    const { pathPrefix } = languages[locale];
    return pathPrefix !== '' && (pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`));
  });
  return below ?? defaultLocale;
}

/** The path of the same page in the default language: without what begins the paths of the others. */
export function plainPath(pathname: string): string {
  return pathname.slice(languages[localeOfPath(pathname)].pathPrefix.length) || '/';
}

/** Turns a plain path into the same page's path in `locale`. */
export function localizedPath(locale: Locale, path: string): string {
  const { pathPrefix } = languages[locale];
  return path === '/' ? pathPrefix || '/' : pathPrefix + path;
}
