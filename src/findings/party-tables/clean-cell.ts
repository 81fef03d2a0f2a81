import { withoutHiddenSigns } from '#kernel/typesetting/hidden-signs.ts';

/** The words of a cell on one line: what is pasted brings control signs, and signs that turn what stands after them. */
export function cleanCell(text: string): string {
  return withoutHiddenSigns(text.toWellFormed())
    .replace(/[\p{Cc}\s\u00a0\u202f]+/gu, ' ')
    .trim();
}
