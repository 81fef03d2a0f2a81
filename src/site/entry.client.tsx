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
