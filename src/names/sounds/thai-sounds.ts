const vowels = 'aeiou';

/**
 * What the ways of writing Thai in Latin letters have in common: Phokphan and Pokaphand are not told apart by breath, voice or
 * length, nor l from r, and what ends a syllable is p, t, k, m, n or ng: Mitr Phol and Mit Phon are mit pon.
 */
export function thaiSound(word: string): string {
  return (
    word
      .replaceAll(/ph|bh/g, 'p')
      .replaceAll(/th|dh/g, 't')
      .replaceAll(/kh|gh|q|ck/g, 'k')
      .replaceAll(/tch|ch|j/g, 'c')
      .replaceAll(/sh|z|x/g, 's')
      .replaceAll('v', 'w')
      .replaceAll(/sr(?=[aeiou])/g, 's')
      .replaceAll('ng', 'G')
      .replaceAll('g', 'k')
      .replaceAll(/(?<=[aeiou])h(?![aeiou])/g, '')
      // Karn is kan, and a word that ends in one of them ends in an n
      .replaceAll(/(?<=[aeo])r(?=[^aeiouy])/g, '')
      .replaceAll(/(?<=[aeiou])[rl](?![aeiouy])/g, 'n')
      .replaceAll('r', 'l')
      .replaceAll(/(?<=[aeiou])[bpf](?![aeiouy])/g, 'p')
      .replaceAll(/(?<=[aeiou])[dtcs](?![aeiouyl])/g, 't')
      .replaceAll('b', 'p')
      .replaceAll('d', 't')
      .replaceAll(/ae|ea(?!u)|ay(?![aeiou])/g, 'e')
      .replaceAll(/ee|y(?![aeiou])/g, 'i')
      .replaceAll(/uea|eua|ua|oo|ou|ue|eu/g, 'u')
      .replaceAll(/oa|or|aw(?![aeiou])|au|ao/g, 'o')
      .replaceAll(/(.)\1+/g, '$1')
  );
}

/** The consonants of a Thai word as it is written in Latin letters; empty if fewer than two are left. */
export function thaiConsonants(word: string): string {
  const sound = thaiSound(word).replaceAll(/[wy](?![aeiou])/g, '');
  let out = '';
  for (const sign of sound) if (!vowels.includes(sign) && !out.endsWith(sign)) out += sign;
  return out.length < 2 ? '' : out;
}
