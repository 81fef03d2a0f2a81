import { syllableTerms } from '../meanings/lexicon.ts';
import { readHan } from '../reading/han.ts';
import { readHebrew } from '../scripts/abjads.ts';
import { readHangul, readHangulByEar } from '../scripts/hangul.ts';
import { readScholarly } from '../scripts/iso-9.ts';
import { readKanaByEar } from '../scripts/kana.ts';
import { readLetters, transliterateWord, type WholeScript, wholeScriptOf } from '../scripts/romanise.ts';
import { foldWord } from '../sounds/fold-word.ts';

/** A word of a name in Latin letters, and what its own script knew more of it. */
export type NameWord = Readonly<{
  text: string;
  script: WholeScript | 'latin' | 'cyrillic' | 'greek' | 'other';
  /** Other readings of the same letters. */
  others: readonly string[];
  /** Of a run of Chinese signs that is no word of the dictionary. */
  syllables?: readonly string[] | null;
  /** The Chinese sounds of a word of the dictionary. */
  sounds?: readonly string[];
  /** Of a run that is no word of the dictionary, where a sign has two readings: the run with the other one. */
  otherSounds?: readonly (readonly string[])[];
  /** The word as it may as well be said, where an index has it both ways. */
  reading?: string;
}>;

const plainWord = (text: string): NameWord => ({ text, script: 'latin', others: none });
const none: readonly string[] = [];

/** Words of a plain ASCII text: letters and digits in small letters, apostrophes left out, & a word. */
export function asciiWords(text: string): NameWord[] {
  const words: NameWord[] = [];
  const lower = text.toLowerCase();
  let word = '';
  let start = -1;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = at === lower.length ? 32 : lower.charCodeAt(at);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) word += lower.slice(start, at);
    start = -1;
    if (code === 39 || code === 96) continue;
    if (word !== '') words.push(plainWord(word));
    word = '';
    if (code === 38 || code === 43) words.push(plainWord('and'));
  }
  return words;
}

/** Words of a text in any script. */
export function wordsOfAnyScript(text: string, country: string): NameWord[] {
  const words: NameWord[] = [];
  for (const raw of text
    .replaceAll(/['’‘ʼ′`״׳]|(?<=[\u05d0-\u05ea])"(?=[\u05d0-\u05ea])/g, '')
    .replaceAll(/[&+]/g, ' & ')
    .split(/[^\p{L}\p{M}\p{N}&]+/u)) {
    if (raw === '') continue;
    if (raw === '&') words.push(plainWord('and'));
    else for (const run of runsOf(raw)) readRun(run, country, words);
  }
  return words;
}

/** A word of one script is one run; Toyota自動車 is two. */
function runsOf(raw: string): string[] {
  const runs: string[] = [];
  let start = 0;
  let before = wholeScriptOf(raw.charCodeAt(0));
  for (let at = 1; at < raw.length; at += 1) {
    const code = raw.charCodeAt(at);
    // The lower half of a pair, and the mark of a long vowel, belong to what stands before them
    if ((code >= 0xdc00 && code <= 0xdfff) || code === 0x30fc) continue;
    const script = wholeScriptOf(code);
    if (script === before) continue;
    runs.push(raw.slice(start, at));
    [start, before] = [at, script];
  }
  runs.push(raw.slice(start));
  return runs;
}

const kana = /[\u3041-\u30ff]/;

function readRun(run: string, country: string, words: NameWord[]): void {
  const script = wholeScriptOf(run.charCodeAt(0));
  if (script === 'han') {
    for (const { text, syllables, ...more } of readHan(run, country === 'JP')) {
      const others = more.others ?? more.otherSounds?.map((sounds) => sounds.join('')) ?? none;
      words.push({ ...more, text, script, others, syllables });
    }
    return;
  }
  if (script === 'hangul') {
    for (const part of splitSyllables(run)) {
      const official = readHangul(part, true);
      push(words, readHangul(part), script, [official, readHangulByEar(part)], official);
    }
    return;
  }
  if (script === 'kana') {
    for (const part of splitSyllables(run))
      push(words, transliterateWord(part), script, kana.test(part) ? [readKanaByEar(part)] : none);
    return;
  }
  const latin = transliterateWord(run, country);
  if (script === 'hebrew') {
    push(words, latin, script, [readHebrew(run, true)]);
    return;
  }
  if (script !== undefined) {
    for (const part of latin.split(' ')) push(words, part, script, none);
    return;
  }
  const code = firstForeign(run);
  if (code >= 0x400 && code < 0x530)
    push(words, latin, 'cyrillic', country === '' ? none : [readLetters(run)]);
  else if (code >= 0x530 && code < 0x590) push(words, armenianHead(latin), 'other', [latin]);
  else if (code >= 0x370 && code < 0x400) push(words, latin, 'greek', [byEarOfGreek(latin)]);
  else {
    const scholarly = readScholarly(run, country);
    push(words, latin, code < 0x250 ? 'latin' : 'other', scholarly === undefined ? none : [scholarly]);
  }
}

/** Որոտան is Vorotan, Երևան Yerevan: at the head of a word two vowels are said with a consonant. */
const armenianHead = (latin: string): string => latin.replace(/^o(?!v?$)/, 'vo').replace(/^e/, 'ye');

function push(
  words: NameWord[],
  latin: string,
  script: NameWord['script'],
  readings: readonly string[],
  reading = '',
): void {
  const text = latin.replaceAll(/[^a-z0-9]+/g, '');
  if (text === '') return;
  const fold = foldWord(text);
  const others =
    readings.length === 0
      ? none
      : readings.filter((one) => /^[a-z0-9]{2,}$/.test(one) && foldWord(one) !== fold);
  words.push(
    reading === '' || reading === text ? { text, script, others } : { text, script, others, reading },
  );
}

function firstForeign(run: string): number {
  for (let at = 0; at < run.length; at += 1) if (run.charCodeAt(at) > 0x7f) return run.charCodeAt(at);
  return 0;
}

/** As a Greek firm writes itself abroad: b for mp, d for nt, h for ch. */
function byEarOfGreek(latin: string): string {
  return latin
    .replaceAll('mp', 'b')
    .replaceAll('nt', 'd')
    .replaceAll('gk', 'g')
    .replaceAll('ch', 'h')
    .replace(/^v/, 'b');
}

/** Korean and Japanese firms hang their trade onto the name, and a common word before it: 삼성전자 is 삼성 전자. */
function splitSyllables(run: string): string[] {
  const heads: string[] = [];
  const tails: string[] = [];
  let rest = run;
  for (;;) {
    const tail = termOf(rest, (length) => rest.slice(-length));
    if (tail === undefined) break;
    tails.unshift(tail);
    rest = rest.slice(0, -tail.length);
  }
  for (;;) {
    const head = termOf(rest, (length) => rest.slice(0, length));
    if (head === undefined) break;
    heads.push(head);
    rest = rest.slice(head.length);
  }
  return [...heads, rest, ...tails];
}

const longestTerm = 10;

/** A word of the dictionary at one end, where at least two syllables are left. */
function termOf(rest: string, cut: (length: number) => string): string | undefined {
  for (let length = Math.min(longestTerm, rest.length - 2); length > 1; length -= 1) {
    const term = cut(length);
    if (syllableTerms.has(term)) return term;
  }
  return undefined;
}
