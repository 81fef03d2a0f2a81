const scripts: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Kana', /[\p{Script=Katakana}\p{Script=Hiragana}]/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Mymr', /\p{Script=Myanmar}/u],
  ['Deva', /\p{Script=Devanagari}/u],
];

/** ISO 15924 of the script in which most letters of a name stand; undefined where it has none that we know. */
export function scriptOf(name: string): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const [code, isIts] of scripts) {
    let letters = 0;
    for (const sign of name) if (isIts.test(sign)) letters += 1;
    if (letters > most) [best, most] = [code, letters];
  }
  return best;
}
