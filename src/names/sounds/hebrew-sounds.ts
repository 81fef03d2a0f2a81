/**
 * The consonants of a Hebrew word in Latin letters, as far as ways of writing it agree: b is v, p is f, ts is z and s, and
 * what is said in the throat may be k, kh, ch or h: Chevrat and Hevrat are kbrt. Empty if fewer than two are left.
 */
export function hebrewConsonants(word: string): string {
  const plain = word
    .replaceAll(/sch|sh|t[sz]|zz/g, 's')
    .replaceAll(/[ck]h|[qch]/g, 'k')
    .replaceAll(/ph|[fpvw]/g, 'b')
    .replaceAll('th', 't')
    .replaceAll('z', 's')
    .replaceAll('x', 'ks')
    .replace(/(?<=[aeiou])k$/, word.endsWith('h') && !/[ck]h$/.test(word) ? '' : 'k')
    .replaceAll(/[aeiouy]/g, '');
  const out = plain.replaceAll(/(.)\1+/g, '$1');
  return out.length < 2 ? '' : out;
}
