import { pinyin } from 'pinyin-pro';
import { hanTerms, longestHanTerm } from '../meanings/lexicon.ts';
import { japaneseNames, japaneseSigns } from './kanji.ts';

/** One part of a name in Chinese signs: a word of the dictionary, or a run of syllables nobody knows. */
export type HanPart = Readonly<{ text: string; syllables: readonly string[] | null }>;

/** No firm has a longer name without a gap, and reading costs time. */
const longestRun = 120;

/**
 * Cuts a run of Chinese signs at the words of the dictionary and reads it: 重庆长安汽车 is chongqing, changan, qiche.
 * A word's sounds depend on its neighbours, so the run is read whole. In Japanese, dictionary words have their own reading.
 */
export function readHan(run: string, isJapanese: boolean): HanPart[] {
  const signs = [...run].slice(0, longestRun);
  let sounds: string[] | undefined;
  const parts: HanPart[] = [];
  let unknown: string[] = [];
  const flush = () => {
    if (unknown.length > 0) parts.push({ text: unknown.join(''), syllables: unknown });
    unknown = [];
  };
  for (let at = 0; at < signs.length; ) {
    const name = isJapanese ? nameAt(signs, at) : undefined;
    if (name !== undefined) {
      flush();
      parts.push({ text: name.reading, syllables: null });
      at += name.length;
      continue;
    }
    const length = termLength(signs, at, isJapanese);
    if (length > 0) {
      const term = hanTerms.get(signs.slice(at, at + length).join(''));
      flush();
      parts.push({ text: (isJapanese ? term?.japanese : undefined) ?? term?.pinyin ?? '', syllables: null });
      at += length;
      continue;
    }
    sounds ??= syllablesOf(signs.join(''), signs.length);
    const sound = (isJapanese ? japaneseSigns.get(signs[at] ?? '') : undefined) ?? sounds[at] ?? '';
    if (sound === '') flush();
    else unknown.push(sound);
    at += 1;
  }
  flush();
  return parts.filter(({ text }) => text !== '');
}

function nameAt(signs: readonly string[], at: number): { reading: string; length: number } | undefined {
  for (let length = 3; length > 1; length -= 1) {
    const text = signs.slice(at, at + length).join('');
    const reading = hanTerms.has(text) ? undefined : japaneseNames.get(text);
    if (reading !== undefined) return { reading, length };
  }
  return undefined;
}

function termLength(signs: readonly string[], at: number, isJapanese: boolean): number {
  for (let length = Math.min(longestHanTerm, signs.length - at); length > 1; length -= 1) {
    const term = hanTerms.get(signs.slice(at, at + length).join(''));
    if (term !== undefined && (!isJapanese || term.japanese !== undefined || term.pinyin !== ''))
      return length;
  }
  return 0;
}

function syllablesOf(run: string, length: number): string[] {
  const sounds = pinyin(run, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true });
  const plain = sounds.map((sound) =>
    sound
      .toLowerCase()
      .replaceAll('ü', 'v')
      .replaceAll(/[^a-z]/g, ''),
  );
  return plain.length === length
    ? plain
    : [...run].map((sign) => pinyin(sign, { toneType: 'none' }).replaceAll(/[^a-z]/g, ''));
}
