import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Locale, parseLocale } from '#kernel/locale.ts';
import type { Texts } from './texts/en.ts';
import { WordsProvider } from './texts/use-texts.tsx';

/** Only the page's language travels. */
const dictionaries: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
};

const locale = parseLocale(document.documentElement.lang);
const texts = await dictionaries[locale]();

const page = (words: Texts) => (
  <StrictMode>
    <WordsProvider locale={locale} texts={words}>
      <HydratedRouter />
    </WordsProvider>
  </StrictMode>
);

startTransition(() => {
  const root = hydrateRoot(document, page(texts));
  // Words that are saved while a page is worked on are shown in it; its state stays.
  import.meta.hot?.accept(['./texts/en.ts', './texts/ru.ts'], ([en, ru]) => {
    // Vite knows of a module only that it is one; these are the very files of the dictionaries.
    const saved = { en: en?.en, ru: ru?.ru }[locale] as Texts | undefined;
    if (saved !== undefined) root.render(page(saved));
  });
});
