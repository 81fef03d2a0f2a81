import { readFileSync } from 'node:fs';
import type { Part } from '../corpus/part.ts';

const kana = new Map(
  'あ=a い=i う=u え=e お=o か=ka き=ki く=ku け=ke こ=ko さ=sa し=shi す=su せ=se そ=so た=ta ち=chi つ=tsu て=te と=to な=na に=ni ぬ=nu ね=ne の=no は=ha ひ=hi ふ=fu へ=he ほ=ho ま=ma み=mi む=mu め=me も=mo や=ya ゆ=yu よ=yo ら=ra り=ri る=ru れ=re ろ=ro わ=wa を=o ん=n が=ga ぎ=gi ぐ=gu げ=ge ご=go ざ=za じ=ji ず=zu ぜ=ze ぞ=zo だ=da ぢ=ji づ=zu で=de ど=do ば=ba び=bi ぶ=bu べ=be ぼ=bo ぱ=pa ぴ=pi ぷ=pu ぺ=pe ぽ=po ゔ=vu ぁ=a ぃ=i ぅ=u ぇ=e ぉ=o'
    .split(' ')
    .map((entry): [string, string] => [entry.charAt(0), entry.slice(2)]),
);
const small: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };

/** Hiragana in Latin letters after Hepburn, long vowels unmarked; undefined for other signs. */
export function readKana(text: string): string | undefined {
  let said = '';
  let isDoubled = false;
  for (const sign of text) {
    if (sign === 'ー') continue;
    if (sign === 'っ') {
      isDoubled = true;
      continue;
    }
    const glide = small[sign];
    if (glide !== undefined) {
      const hissed = /(?:sh|ch|j)i$/.test(said);
      said = said.slice(0, -1) + (hissed ? glide.slice(1) : glide);
      continue;
    }
    const read = kana.get(sign);
    if (read === undefined) return undefined;
    said += isDoubled ? read.charAt(0) + read : read;
    isDoubled = false;
  }
  return said.replaceAll(/o[ou]/g, 'o').replaceAll('uu', 'u');
}

const toHiragana = (text: string) =>
  text.replaceAll(/[ァ-ヴ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));

/** The dictionary's words of two to five signs; its lines are `word [reading] /meanings/` or `word /meanings/`. */
export function readJapanese(): Part[] {
  const text = new TextDecoder('euc-jp').decode(readFileSync('/usr/share/edict/edict'));
  const words = new Map<string, Part>();
  for (const line of text.split('\n')) {
    const [, word = '', reading] = /^(\S+) (?:\[([^\]]+)\] )?\//.exec(line) ?? [];
    if (!/^[\p{Script=Han}\p{Script=Katakana}ー]{2,5}$/u.test(word) || words.has(word)) continue;
    const said = readKana(toHiragana(reading ?? word));
    if (said !== undefined) words.set(word, { text: word, said, role: 'brand' });
  }
  return [...words.values()];
}

const heads = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').map((sign) => sign.replace('-', ''));
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const tails = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((sign) => sign.replace('-', ''));

/** Hangul by its syllables, after the revised romanisation; how neighbours change each other is left out, as most people do. */
export function romanise(text: string): string {
  return [...text]
    .map((sign) => {
      const code = (sign.codePointAt(0) ?? 0) - 0xac00;
      if (code < 0 || code >= 11_172) return sign;
      return `${heads[Math.floor(code / 588)]}${vowels[Math.floor((code % 588) / 28)]}${tails[code % 28]}`;
    })
    .join('');
}
