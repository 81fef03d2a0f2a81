import { type Locale, localeOfPath } from '#kernel/locale.ts';
import { useTexts } from './use-texts.tsx';

/** The words of one room by language: the server has both, a browser only those of its page. */
type Words<Room> = Readonly<Partial<Record<Locale, Room>>>;

/**
 * Loads a room's words: both languages on the server, the page's own in a browser, where the room waits for them.
 * What is missing in Russian does not compile.
 */
export async function loadWords<Room>(sources: {
  en: () => Promise<Room>;
  ru: () => Promise<NoInfer<Room>>;
}): Promise<Words<Room>> {
  if (typeof document === 'undefined') return { en: await sources.en(), ru: await sources.ru() };
  const locale = localeOfPath(location.pathname);
  return { [locale]: await sources[locale]() };
}

/** A room's words in the language of the page. */
export function useWords<Room>(words: Words<Room>): Room {
  const { locale } = useTexts();
  const own = words[locale];
  if (own === undefined) throw new Error(`these words were not loaded in ${locale}`);
  return own;
}
