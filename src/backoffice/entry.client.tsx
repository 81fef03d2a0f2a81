import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readUser } from '#modules/accounts/web/token-store.ts';
import { forgetLeftRequests } from '#ui/base/forget-left-requests.ts';
import { localeOfPage, wordsIn } from '#ui/base/load-words.ts';
import { keepLeftDrafts } from '#ui/forms/left-drafts.ts';
import type { Texts } from './texts/en.ts';
import { WordsProvider } from './texts/use-texts.tsx';
import { words } from './texts/words.ts';

const locale = localeOfPage();
forgetLeftRequests();
keepLeftDrafts(() => readUser()?.userId);

const page = (texts: Texts) => (
  <StrictMode>
    <WordsProvider locale={locale} texts={texts}>
      <HydratedRouter />
    </WordsProvider>
  </StrictMode>
);

startTransition(() => {
  const root = hydrateRoot(document, page(wordsIn(words, locale)));
  // Words that are saved while a page is worked on are shown in it; its state stays.
  import.meta.hot?.accept('./texts/words.ts', (saved) => {
    // Vite knows of a module only that it is one; this is the very file imported above.
    if (saved !== undefined) root.render(page(wordsIn(saved.words as typeof words, locale)));
  });
});
