import { pinyin } from 'pinyin-pro';
import { hanTerms } from '../meanings/lexicon.ts';
import { cutPinyin } from '../scripts/pinyin-syllables.ts';
import { japaneseNames } from './kanji.ts';
import { readKanji } from './kanji-run.ts';

/** One part of a name in Chinese signs: a word of the dictionary, or a run of syllables nobody knows. */
export type HanPart = Readonly<{
  text: string;
  syllables: readonly string[] | null;
  /** Of a word of the dictionary, read in Chinese. */
  sounds?: readonly string[];
  /** The run again, each with the other reading of a sign that has two. */
  otherSounds?: readonly (readonly string[])[];
  /** Of a Japanese run: the whole otherwise, as it may as well be said. */
  reading?: string;
  /** The run with other sounds of single signs. */
  others?: readonly string[];
}>;

/** Of a sign with which words of the dictionary begin: how many signs the longest of them has. */
const longestFrom = new Map<string, number>();
for (const term of hanTerms.keys()) {
  const [head = '', ...rest] = term;
  longestFrom.set(head, Math.max(rest.length + 1, longestFrom.get(head) ?? 0));
}

/** No firm has a longer name without a gap, and reading costs time. */
const longestRun = 120;

/**
 * Cuts a run of Chinese signs at the words of the dictionary and reads it: 重庆长安汽车 is chongqing, changan, qiche.
 * A word's sounds depend on its neighbours, so the run is read whole. In Japanese, dictionary words have their own reading,
 * and words that have none there are no words of the dictionary.
 */
export function readHan(run: string, isJapanese: boolean): HanPart[] {
  const signs = [...run].slice(0, longestRun);
  let sounds: string[] | undefined;
  const parts: HanPart[] = [];
  let unknown: string[] = [];
  let signsOfRun = '';
  const flush = () => {
    if (isJapanese && unknown.length > 0) parts.push(readKanji([...signsOfRun], unknown));
    else if (unknown.length > 0)
      parts.push({
        text: unknown.join(''),
        syllables: unknown,
        otherSounds: otherReadings([...signsOfRun], unknown),
      });
    unknown = [];
    signsOfRun = '';
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
      parts.push(
        isJapanese
          ? { text: term?.japanese ?? '', syllables: null }
          : { text: term?.pinyin ?? '', syllables: null, sounds: cutPinyin(term?.pinyin ?? '')[0] ?? [] },
      );
      at += length;
      // 汕头市 is the town of 汕头, and is written without its 市 as often.
      if (!isJapanese && term?.isPlace === true && '市省'.includes(signs[at] ?? ' ') && at + 1 < signs.length)
        at += 1;
      continue;
    }
    const figures = numeralAt(signs, at);
    if (figures > 0) {
      flush();
      const sounds = signs.slice(at, at + figures).map((sign) => numeralSound(sign, isJapanese));
      parts.push({ text: sounds.join(''), syllables: null, ...(isJapanese ? {} : { sounds }) });
      at += figures;
      continue;
    }
    sounds ??= syllablesOf(signs.join(''), signs.length);
    const sound = sounds[at] ?? '';
    if (sound === '') flush();
    else {
      unknown.push(sound);
      signsOfRun += signs[at] ?? '';
    }
    at += 1;
  }
  flush();
  return parts.filter(({ text }) => text !== '');
}

function nameAt(signs: readonly string[], at: number): { reading: string; length: number } | undefined {
  for (let length = 3; length > 1; length -= 1) {
    const text = signs.slice(at, at + length).join('');
    const reading = hanTerms.get(text)?.japanese === undefined ? japaneseNames.get(text) : undefined;
    if (reading !== undefined) return { reading, length };
  }
  return undefined;
}

function termLength(signs: readonly string[], at: number, isJapanese: boolean): number {
  const longest = longestFrom.get(signs[at] ?? '') ?? 0;
  for (let length = Math.min(longest, signs.length - at); length > 1; length -= 1) {
    const term = hanTerms.get(signs.slice(at, at + length).join(''));
    if (term !== undefined && (!isJapanese || term.japanese !== undefined)) return length;
  }
  return 0;
}

const digits = '一二三四五六七八九';
const chinese = 'yi er san si wu liu qi ba jiu'.split(' ');
const japanese = 'ichi ni san yon go roku nana hachi kyu'.split(' ');

/** How many signs from `at` on are a number from 11 to 99: 二十四. Ten alone, and figures without it, are names. */
function numeralAt(signs: readonly string[], at: number): number {
  const isDigit = (sign: string | undefined) => sign !== undefined && digits.includes(sign);
  const head = signs[at] === '十' ? 0 : isDigit(signs[at]) && signs[at + 1] === '十' ? 1 : -1;
  if (head < 0) return 0;
  const length = head + (isDigit(signs[at + head + 1]) ? 2 : 1);
  return length > 1 ? length : 0;
}

function numeralSound(sign: string, isJapanese: boolean): string {
  if (sign === '十') return isJapanese ? 'ju' : 'shi';
  return (isJapanese ? japanese : chinese)[digits.indexOf(sign)] ?? '';
}

const maxOthers = 3;
const readingsOfSign = new Map<string, readonly string[]>();

/** A name may read a sign in another way than its neighbours say: 长江 is changjiang, and somebody's is zhangjiang. */
function otherReadings(signs: readonly string[], sounds: readonly string[]): string[][] {
  const others: string[][] = [];
  for (const [at, sound] of sounds.entries()) {
    for (const other of readingsOf(signs[at] ?? '')) {
      if (other === sound || others.length >= maxOthers) continue;
      others.push(sounds.with(at, other));
    }
  }
  return others;
}

function readingsOf(sign: string): readonly string[] {
  const known = readingsOfSign.get(sign);
  if (known !== undefined) return known;
  const all = pinyin(sign, { type: 'array', multiple: true }).map(withoutTone);
  const readings = [...new Set(all)].filter(Boolean).slice(0, 2);
  readingsOfSign.set(sign, readings);
  return readings;
}

function syllablesOf(run: string, length: number): string[] {
  const sounds = pinyin(run, { type: 'array', nonZh: 'spaced' });
  return sounds.length === length
    ? sounds.map(withoutTone)
    : [...run].map((sign) => withoutTone(pinyin(sign, { type: 'string' })));
}

/** There are some 1,300 syllables with tones, and text that is none is not kept. */
const toneless = new Map<string, string>();
const maxToneless = 3000;

/** A syllable in plain letters: its tone is written as an accent; ü is a u to us, and typed as a v by many. */
function withoutTone(sound: string): string {
  const known = toneless.get(sound);
  if (known !== undefined) return known;
  const plain = sound
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
  if (toneless.size < maxToneless) toneless.set(sound, plain);
  return plain;
}
