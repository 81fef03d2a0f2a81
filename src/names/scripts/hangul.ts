const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae u e yu ye o wa wae oe yo oo wo we wi yu eu ui i'.split(' ');
const finals = '- k kk k n n n t l k m l l l p l m p p t t ng t t k t p h'.split(' ');
const registerFinals = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const registerVowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');

/** Korean syllables as firms write them: 삼성 is `samsung`. `isOfficial` gives the state's spelling, `samseong`. */
export function readHangul(word: string, isOfficial = false): string {
  let out = '';
  const table = isOfficial ? registerVowels : vowels;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 0xac00;
    if (code < 0 || code > 11171) continue;
    const initial = initials[Math.floor(code / 588)] ?? '';
    const final = (isOfficial ? registerFinals : finals)[code % 28] ?? '';
    const vowel = table[Math.floor((code % 588) / 28)] ?? '';
    // ㄹ after ㄹ is a long l
    const head = initial === '-' ? '' : initial === 'r' && out.endsWith('l') ? 'l' : initial;
    out += head + vowel + (final === '-' ? '' : final);
  }
  return out;
}

/** A third spelling firms like: Kia for `gia`, Posco for `poseuko`. */
export function readHangulByEar(word: string): string {
  return readHangul(word)
    .replace(/^g/, 'k')
    .replaceAll(/eu(?=[^aeiouy]|$)/g, '');
}
