import { defaultLocale, type Locale, locales } from '#kernel/locale.ts';

/** The words of one room by language: the server has all of them, a browser only those of its page. */
export type Words<Room> = Readonly<Partial<Record<Locale, Room>>>;

/** A file of texts: it exports its words under the name of its language. */
type TextFile<Room> = () => Promise<{ readonly [L in Locale]?: Room }>;

/**
 * Loads a room's words: of every language on the server, of the page's own in a browser, where the room waits for them.
 * A language that is left out does not compile.
 */
export async function loadWords<Room>(files: Readonly<Record<Locale, TextFile<Room>>>): Promise<Words<Room>> {
  const wanted = typeof document === 'undefined' ? locales : [localeOfPage()];
  const words: Partial<Record<Locale, Room>> = {};
  for (const locale of wanted) words[locale] = (await files[locale]())[locale];
  return words;
}

/** A room's words in one of the languages that were loaded. */
export function wordsIn<Room>(words: Words<Room>, locale: Locale): Room {
  const own = words[locale];
  if (own === undefined) throw new Error(`these words were not loaded in ${locale}`);
  return own;
}

/** The language of the page that a browser shows. */
export function localeOfPage(): Locale {
  return locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;
}
