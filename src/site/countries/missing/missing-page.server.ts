export { words as missing } from './texts/words.ts';

import { data, type LoaderFunctionArgs } from 'react-router';
import { type Locale, localeOfPath } from '#kernel/locale.ts';

/** In the words of FaultPage: there is no such page, and why. */
export function missingPage(description: string) {
  return data({ description, requestId: undefined }, { status: 404 });
}

export function localeOf(request: LoaderFunctionArgs['request']): Locale {
  return localeOfPath(new URL(request.url).pathname);
}
