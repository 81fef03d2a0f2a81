import { byName, inEveryLanguage, type Localized } from '#kernel/locale.ts';
import { words } from './fields/words.ts';

/** What the forms of accounts say about a field, by its name. */
export const fieldWords = byName(words);

/** The specification's sentence about user names; `characters` are those allowed beside letters and digits. */
export function usernameWords(characters: string): Localized {
  return inEveryLanguage((locale) => words[locale].username(characters));
}
