import { byName } from '#kernel/locale.ts';
import { words } from './texts/sources/words.ts';

/** What each source is called, what it does not tell and what its licence wants said, in every language, by its code. */
export const sourceWords = byName(words);
