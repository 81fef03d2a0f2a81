import { type Words, wordsIn } from '#ui/base/load-words.ts';
import { useTexts } from './use-texts.tsx';

/** A room's words in the language of the page. */
export function useWords<Room>(words: Words<Room>): Room {
  return wordsIn(words, useTexts().locale);
}
