import type { Locale } from '#kernel/locale.ts';
import { findListSource } from '../lists/list-sources.ts';
import { words } from '../texts/lists/words.ts';

/** A list by its name; one that was taken out of the house by its code. */
export function listName(code: string, locale: Locale): string {
  const source = findListSource(code);
  return source === undefined ? code : words[locale][source.code].name;
}
