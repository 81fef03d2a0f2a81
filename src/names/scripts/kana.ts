const rows: Readonly<Record<string, string>> = Object.fromEntries(
  'あ=a い=i う=u え=e お=o か=ka き=ki く=ku け=ke こ=ko さ=sa し=shi す=su せ=se そ=so た=ta ち=chi つ=tsu て=te と=to な=na に=ni ぬ=nu ね=ne の=no は=ha ひ=hi ふ=fu へ=he ほ=ho ま=ma み=mi む=mu め=me も=mo や=ya ゆ=yu よ=yo ら=ra り=ri る=ru れ=re ろ=ro わ=wa ゐ=i ゑ=e を=o ん=n が=ga ぎ=gi ぐ=gu げ=ge ご=go ざ=za じ=ji ず=zu ぜ=ze ぞ=zo だ=da ぢ=ji づ=zu で=de ど=do ば=ba び=bi ぶ=bu べ=be ぼ=bo ぱ=pa ぴ=pi ぷ=pu ぺ=pe ぽ=po ゔ=vu'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);
const small: Readonly<Record<string, string>> = {
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ゎ: 'wa',
};

/** Hiragana and katakana in Latin letters; long vowels are written once, as firms do: トヨタ is `toyota`, カメラー `kamera`. */
export function readKana(word: string): string {
  let out = '';
  let isDoubled = false;
  for (const raw of word) {
    const code = raw.charCodeAt(0);
    const sign = code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : raw;
    if (sign === 'っ') {
      isDoubled = true;
      continue;
    }
    const tail = small[sign];
    if (tail !== undefined) {
      out = joinSmall(out, tail);
      continue;
    }
    const sound = rows[sign] ?? '';
    out += isDoubled && sound !== '' ? sound.charAt(0) + sound : sound;
    isDoubled = false;
  }
  return out.replaceAll(/ou(?=.)|oo/g, 'o').replaceAll('uu', 'u');
}

/** きゃ is kya, しゃ is sha, ファ is fa. */
function joinSmall(out: string, tail: string): string {
  const stem = out.slice(0, -1);
  if (tail.length === 1) return out === '' ? tail : stem + tail;
  return /(?:sh|ch|j)i$/.test(out) ? stem + tail.slice(1) : stem + tail;
}

/** A loan word without the vowels Japanese must add: パナソニック is `panasonik`. */
export function readKanaByEar(word: string): string {
  return readKana(word)
    .replaceAll(/([kstpgbdmrf])u(?=[^aeiouy]|$)/g, '$1')
    .replaceAll(/kk/g, 'k');
}
