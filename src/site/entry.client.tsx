import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Locale, localeOfPath } from '#kernel/locale.ts';
import { type FrameTexts, WordsProvider } from './texts/use-texts.tsx';

/** Only the page's language travels. */
const dictionaries: Readonly<Record<Locale, () => Promise<FrameTexts>>> = {
  en: () => import('./layout/texts/en.ts'),
  ru: () => import('./layout/texts/ru.ts'),
};

const locale = localeOfPath(location.pathname);
const texts = await dictionaries[locale]();

const page = (words: FrameTexts) => (
  <StrictMode>
    <WordsProvider locale={locale} texts={words}>
      <HydratedRouter />
    </WordsProvider>
  </StrictMode>
);

startTransition(() => {
  const root = hydrateRoot(document, page(texts));
  // Words that are saved while a page is worked on are shown in it; its state stays.
  import.meta.hot?.accept(['./layout/texts/en.ts', './layout/texts/ru.ts'], ([en, ru]) => {
    // Vite knows of a module only that it is one; these are the very files of the dictionaries.
    const saved = { en, ru }[locale] as FrameTexts | undefined;
    if (saved !== undefined) root.render(page(saved));
  });
});
