import { data, type LoaderFunctionArgs } from 'react-router';
import { type Locale, type Localized, localeOfPath } from '#kernel/locale.ts';

/** In the words of FaultPage: there is no such page, and why. */
export function missingPage(description: string) {
  return data({ description, requestId: undefined }, { status: 404 });
}

export function localeOf(request: LoaderFunctionArgs['request']): Locale {
  return localeOfPath(new URL(request.url).pathname);
}

/** Loaders speak before the words of a room are loaded, so these stand here. */
export const missing = {
  continent: {
    en: 'This part of the world is not on the list.',
    ru: 'Такой части света нет в списке.',
  },
  report: { en: 'There is no such report.', ru: 'Такого отчёта нет.' },
} as const satisfies Record<string, Localized>;
