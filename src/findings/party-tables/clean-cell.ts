/** Signs that turn the direction of writing, and those without width that join no letters. */
const hiddenSigns = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The words of a cell on one line: what is pasted brings control signs, and signs that turn what stands after them. */
export function cleanCell(text: string): string {
  return text
    .toWellFormed()
    .replace(hiddenSigns, '')
    .replace(/[\p{Cc}\s\u00a0\u202f]+/gu, ' ')
    .trim();
}
