import { japaneseSigns } from './kanji.ts';
import { otherSoundsOfKanji, soundsOfKanji } from './kanji-sounds.ts';

/** A run of Chinese signs as it is read in Japan. */
export type KanjiRun = Readonly<{
  text: string;
  syllables: readonly string[];
  /** The other way in which the run as a whole may be read: in Chinese or by native words. */
  reading?: string;
  /** The first again, each time with the second sound of one sign. */
  others: readonly string[];
}>;

/** Families are named by two or three signs that mean something in the country: longer words come from Chinese. */
const longestNative = 3;
const maxOthers = 3;

/** Reads signs that no dictionary knows: by native words where all of them are common in families' names, else by Chinese sounds. */
export function readKanji(signs: readonly string[], fallback: readonly string[]): KanjiRun {
  const native = signs.map((sign) => japaneseSigns.get(sign));
  const said = signs.map((sign, at) => soundsOfKanji.get(sign) ?? native[at] ?? fallback[at] ?? '');
  const isNative = signs.length <= longestNative && native.every((sound) => sound !== undefined);
  const [inNative, inChinese] = [native.join(''), joinSounds(said)];
  const others = signs.flatMap((sign, at) => {
    const other = otherSoundsOfKanji.get(sign);
    return other === undefined || signs.length < 2 ? [] : [joinSounds(said.with(at, other))];
  });
  return {
    text: isNative ? inNative : inChinese,
    syllables: isNative ? native : said,
    ...(isNative && inNative !== inChinese ? { reading: inChinese } : {}),
    others: others.slice(0, maxOthers),
  };
}

/**
 * Two sounds of one word run into each other: gaku and ko are gakko, hatsu and hyo happyo, shin and hin shimpin, which is
 * written shinpin. Words are of two signs; a third one hangs on.
 */
export function joinSounds(sounds: readonly string[]): string {
  let word = '';
  for (const [at, sound] of sounds.entries()) word = at % 2 === 1 ? joined(word, sound) : word + sound;
  return word;
}

function joined(left: string, right: string): string {
  if (/(?:[ai]chi|tsu)$/.test(left)) {
    const head = left.replace(/(?:chi|tsu)$/, '');
    if (head !== '' && /^(?:k|s|t|ch)/.test(right))
      return head + (right.startsWith('ch') ? 't' : right.charAt(0)) + right;
    if (head !== '' && /^[hf]/.test(right)) return `${head}pp${right.slice(1)}`;
  }
  if (left.endsWith('ku') && left.length > 2 && right.startsWith('k')) return `${left.slice(0, -2)}k${right}`;
  if (left.endsWith('n') && /^[hf]/.test(right)) return `${left}p${right.slice(1)}`;
  return left + right;
}
