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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider locale={locale} texts={texts}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  );
});
