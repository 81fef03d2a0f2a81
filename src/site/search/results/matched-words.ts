/** A piece of a name; `at` is where it begins. */
export type NamePart = Readonly<{ text: string; at: number; isTyped: boolean }>;

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts that put nothing between words. */
const dense = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Parts a name: words that begin as a word does that was typed, and the rest. Pure. */
export function matchedWords(name: string, typed: string): NamePart[] {
  const asked = [...typed.matchAll(word)].map(([one]) => plain(one));
  const parts: NamePart[] = [];
  let end = 0;
  const add = (text: string, isTyped: boolean) => {
    if (text !== '') parts.push({ text, at: end, isTyped });
    end += text.length;
  };
  for (const { 0: found, index } of name.matchAll(word)) {
    add(name.slice(end, index), false);
    const shared = Math.max(0, ...asked.map((one) => sharedLength(found, one)));
    // A word of letters is marked whole: who listens hears it in one piece.
    const marked = shared > 0 && !dense.test(found) ? found.length : shared;
    add(found.slice(0, marked), true);
    add(found.slice(marked), false);
  }
  add(name.slice(end), false);
  return parts;
}

/** How much of `found` is what `asked` begins with; 0 where that is little more than chance. */
function sharedLength(found: string, asked: string): number {
  let [length, letters] = [0, ''];
  for (const letter of found) {
    const next = letters + plain(letter);
    if (!asked.startsWith(next)) break;
    letters = next;
    length += letter.length;
  }
  const isWhole = letters === asked && asked.length >= (dense.test(asked) ? 2 : 3);
  const longer = Math.max(plain(found).length, asked.length);
  const isMost = letters.length >= 4 && letters.length >= longer * 0.6;
  return isWhole || isMost || letters.length === longer ? length : 0;
}

/** Capitals and accents make no other letter. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
