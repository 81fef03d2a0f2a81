import { byName } from '#kernel/locale.ts';
import { words } from './form/words.ts';

/** What the form says about a field, by its name. */
export const formWords = byName(words);
