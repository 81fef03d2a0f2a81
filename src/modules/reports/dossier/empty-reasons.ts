import { byName } from '#kernel/locale.ts';
import { words } from '../texts/empty-reasons/words.ts';

/** Why a section is empty. "Searched, nothing found" is not among them: that is a fact. */
export const emptyReasons = byName(words);
export type EmptyReason = keyof typeof emptyReasons;

export function isEmptyReason(code: string): code is EmptyReason {
  return Object.hasOwn(emptyReasons, code);
}
