const letters = /shch|zh|kh|ch|sh|ts|yu|ya|./g;

/** A word in Latin letters as it was typed: one letter of a Russian keyboard is up to four of them. */
export function typedLetters(word: string): readonly string[] {
  return word.match(letters) ?? [];
}
