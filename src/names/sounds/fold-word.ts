const isVowel = (sign: string | undefined): boolean =>
  sign !== undefined && sign !== '' && 'aeiouy'.includes(sign);

/**
 * The spelling of a word that ways of transliteration and slips of the ear have in common: Khimiya, Himija and Chimiia
 * are `himia`. Takes Latin letters and digits; never empty for a word; words of one or two letters, words with digits and
 * words without a vowel stay as they are: SJL is spelt, and is no Shell.
 */
export function foldWord(word: string): string {
  const end = word.length;
  if (end <= 2 || !/[aeiouy]/.test(word)) return word;
  let out = '';
  let last = '';
  for (let at = 0; at < end; ) {
    const sign = word.charAt(at);
    if (sign >= '0' && sign <= '9') return word;
    const next = word.charAt(at + 1);
    let put = sign;
    let used = 1;
    switch (sign) {
      case 'a':
        if (next === 'e') used = 2;
        else if (isGlide(next) && !isVowel(word[at + 2])) [put, used] = ['ai', 2];
        break;
      case 'e':
        if (next === 'a' && word[at + 2] === 'u') [put, used] = ['o', 3];
        else if (isGlide(next) && !isVowel(word[at + 2])) [put, used] = ['ai', 2];
        else put = next === '' && end >= 5 && !isVowel(word[at - 1]) ? '' : 'i';
        break;
      case 'y':
      case 'j':
        put = 'i';
        break;
      case 'o':
        if (next === 'o' || next === 'u') [put, used] = ['u', 2];
        else if (next === 'e') used = 2;
        break;
      case 'u':
        if (next === 'e') used = 2;
        break;
      case 'h':
        // Jeddah is Jedda
        if (next === '' && isVowel(word[at - 1])) put = '';
        break;
      case 'b':
      case 'r':
        if (next === 'h') used = 2;
        break;
      case 'g':
        if (next === 'h') used = 2;
        break;
      case 'd':
        if (word.startsWith('zh', at + 1)) [put, used] = ['i', 3];
        else if (word.startsWith('sch', at + 1)) [put, used] = ['i', 4];
        else if (next === 'j') [put, used] = ['i', 2];
        else if (next === 'h') used = 2;
        break;
      case 'k':
        if (next === 'h') [put, used] = ['h', 2];
        break;
      case 'c':
        [put, used] = foldC(word, at, next);
        break;
      case 'q':
        put = 'k';
        if (next === 'u' && isVowel(word[at + 2])) [put, used] = ['kv', 2];
        break;
      case 'p':
        if (next === 'h') [put, used] = ['f', 2];
        break;
      case 's':
        if (word.startsWith('hch', at + 1)) used = 4;
        else if (word.startsWith('chtsch', at + 1)) used = 7;
        else if (word.startsWith('ch', at + 1)) used = 3;
        else if (next === 'h' || next === 'z') used = 2;
        break;
      case 't':
        if (word.startsWith('sch', at + 1)) [put, used] = ['c', 4];
        else if (word.startsWith('ch', at + 1)) [put, used] = ['c', 3];
        else if (next === 's' || next === 'z' || next === 'c') [put, used] = ['c', 2];
        else if (next === 'h') used = 2;
        break;
      case 'f':
        // Smirnoff is Smirnov
        if (next === 'f' && at + 2 === end && at > 1 && (word[at - 1] === 'o' || word[at - 1] === 'e'))
          [put, used] = ['v', 2];
        break;
      case 'w':
        put = 'v';
        if (next === 'h') used = 2;
        break;
      case 'x':
        put = 'ks';
        break;
      case 'z':
        if (next === 'h') used = 2;
        break;
      default:
    }
    at += used;
    if (put === '') continue;
    // Doubled sounds are one
    const added = put.startsWith(last) && last !== '' ? put.slice(1) : put;
    out += added;
    if (added !== '') last = added.charAt(added.length - 1);
  }
  return out.length < 2 ? word : out;
}

const isGlide = (sign: string): boolean => sign === 'i' || sign === 'y' || sign === 'j';

/** `c` has the most readings: of k, of ts, and with h of three more. */
function foldC(word: string, at: number, next: string): [string, number] {
  if (next === 'h') {
    const after = word.charAt(at + 2);
    const before = word.charAt(at - 1);
    // Technika, Bach, Nacht and Chrom have the sound of kh; Chelyabinsk, Vostochny and Ivanovich have another
    if (before === 'e' && word[at - 2] === 't' && after !== 'e' && after !== 'a') return ['h', 2];
    if (after !== '' && 'lmrt'.includes(after)) return ['h', 2];
    if (after === '' && (before === 'a' || before === 'o' || before === 'u')) return ['h', 2];
    return ['c', 2];
  }
  if (next === 'k' || next === 'c') return ['k', 2];
  if (next === 'z') return ['c', 2];
  if (next === 'e' || next === 'i' || next === 'y') return ['c', 1];
  // Petrovic
  if (next === '' && word[at - 1] === 'i' && word[at - 2] === 'v') return ['c', 1];
  return ['k', 1];
}

const consonants: Readonly<Record<string, string>> = {
  p: 'b',
  v: 'b',
  q: 'k',
  j: 'g',
  x: 'ks',
  a: '',
  e: '',
  i: '',
  o: '',
  u: '',
  y: '',
  w: '',
};

/** The consonants of a word, as scripts without vowels keep them; empty if fewer than two are left. */
export function consonantKeyOf(word: string): string {
  let out = '';
  for (let at = 0; at < word.length; at += 1) {
    const sign = word.charAt(at);
    const next = word.charAt(at + 1);
    let put = consonants[sign] ?? sign;
    if (next === 'h' && 'bdgkrstzc'.includes(sign)) {
      put = sign === 'k' || sign === 'c' ? 'h' : sign;
      at += 1;
    } else if (sign === 'p' && next === 'h') {
      put = 'f';
      at += 1;
    } else if (sign === 't' && (next === 's' || next === 'z')) {
      put = 's';
      at += 1;
    } else if (sign === 'd' && next === 'j') {
      put = 'g';
      at += 1;
    } else if (sign === 'c') put = next === 'e' || next === 'i' ? 's' : 'k';
    else if (sign === 'h' && next === '') put = '';
    if (put !== '' && !out.endsWith(put)) out += put;
  }
  return out.length < 2 ? '' : out;
}
