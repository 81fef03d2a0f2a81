import { byName } from '#kernel/locale.ts';
import { words } from '../texts/empty-reasons/words.ts';

/** Why a section is empty. For courts and lists “searched, nothing found” is a fact, not a reason. */
export const emptyReasons = byName(words);
export type EmptyReason = keyof typeof emptyReasons;

export function isEmptyReason(code: string): code is EmptyReason {
  return Object.hasOwn(emptyReasons, code);
}
