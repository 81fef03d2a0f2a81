const scripts: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Hani', /\p{Script=Han}/gu],
  ['Hang', /\p{Script=Hangul}/gu],
  ['Kana', /[\p{Script=Katakana}\p{Script=Hiragana}]/gu],
  ['Grek', /\p{Script=Greek}/gu],
  ['Hebr', /\p{Script=Hebrew}/gu],
  ['Geor', /\p{Script=Georgian}/gu],
  ['Armn', /\p{Script=Armenian}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Mymr', /\p{Script=Myanmar}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
];

/** ISO 15924 of the script in which most letters of a name stand; undefined where it has none that we know. */
export function scriptOf(name: string): string | undefined {
  // Most names are of the plainest letters: nothing is counted for them.
  if (/^[\x20-\x7e]*[A-Za-z][\x20-\x7e]*$/.test(name)) return 'Latn';
  let best: string | undefined;
  let most = 0;
  for (const [code, letters] of scripts) {
    const count = name.match(letters)?.length ?? 0;
    if (count > most) [best, most] = [code, count];
  }
  return best;
}
