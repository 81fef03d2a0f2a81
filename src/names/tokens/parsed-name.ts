import { joinInitials, splitForms, splitUnspacedForm } from '../forms/legal-forms.ts';
import { joinersOf, stopWords } from '../meanings/stop-words.ts';
import { isAscii } from '../reading/transliterate.ts';
import { asciiWords, type NameWord, wordsOfAnyScript } from './parse-name.ts';

/** Longer names are cut: nobody's name is longer, and the cost of a search stays bounded. */
const maxInput = 500;
const maxCore = 300;

/** A name taken apart: what is left of it without legal form, in words. */
export type ParsedName = Readonly<{
  country: string;
  words: readonly NameWord[];
  core: string;
  form: string | null;
}>;

/** Takes a name apart, once for all that is asked of it: its core, its keys, its words; pure. */
export function parseName(whole: string, country: string): ParsedName {
  const name = whole.length > maxInput ? whole.slice(0, maxInput) : whole;
  const isPlain = isAscii(name);
  const text = unglued(isPlain ? name : cleanText(name));
  const unspaced = isPlain ? { rest: text, family: null } : splitUnspacedForm(text);
  const dotted = /[./]/.test(unspaced.rest)
    ? unspaced.rest.replaceAll(dottedInitials, withoutDots)
    : unspaced.rest;
  const words = cut(isPlain ? asciiWords(dotted) : wordsOfAnyScript(dotted, country));
  // Letters first: `e t` is `et`, and would be an `and` when its core is read again.
  const joined = cut(withAnd(joinLetters(words), country));
  const { start, end, family } = splitForms(
    joined.map((word) => word.text),
    country,
  );
  const rest = joined.slice(start, end);
  const core = rest.map((word) => word.text).join(' ');
  const form = unspaced.family ?? family;
  if (core !== '') return { country, words: rest, core, form };
  const spelled = spelledOut(name.toWellFormed().normalize('NFKC'));
  return {
    country,
    words: spelled === '' ? [] : [{ text: spelled, script: 'other', others: [] }],
    core: spelled,
    form,
  };
}

/** The name with every word as it may as well be said; undefined where no word has two readings. */
export function saidOtherwise(name: ParsedName): ParsedName | undefined {
  if (!name.words.some(({ reading }) => reading !== undefined)) return undefined;
  const words = name.words.map((word) =>
    word.reading === undefined ? word : { ...word, text: word.reading },
  );
  return { ...name, words, core: words.map(({ text }) => text).join(' ') };
}

/** Dotted initials belong together in any script: ذ.م.م, Α.Ε., S.p.A. */
const dottedInitials = /(?<![\p{L}\p{N}])\p{L}(?:[./]\s?\p{L})+(?![\p{L}\p{N}])/gu;
const withoutDots = (initials: string): string => initials.replaceAll(/[^\p{L}]/gu, '');

/** SiemensAG: a form in its own capitals, hung onto a word in small letters. */
const gluedForm = /(?<=[a-z]{4})(?=(?:AG|GmbH|KG|SE|LLC|Ltd|Inc|SpA|OOO|SARL|BV|NV|AB|PLC)(?![\p{L}\p{N}]))/u;
const unglued = (text: string): string => text.replace(gluedForm, ' ');

/** Marks nobody sees, accents that stand alone, and the vowel points of Hebrew and Arabic. */
const unseen =
  /[\p{Cf}\ufffd\u0640]|(?:[\p{Mn}&&[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]])/gv;

/** Compatible forms made one, marks that nobody sees removed, letters that only look alike left alone. */
function cleanText(name: string): string {
  return name.toWellFormed().normalize('NFKC').replaceAll(unseen, '').slice(0, maxInput).toWellFormed();
}

/** The country's own word for `and` between two words is the same as &. */
function withAnd(words: readonly NameWord[], country: string): readonly NameWord[] {
  const joiners = joinersOf(country);
  if (joiners === undefined || words.length < 3) return words;
  if (!words.some(({ text }) => joiners.has(text))) return words;
  return words.map((word, at) => {
    const before = words[at - 1];
    const after = words[at + 1];
    if (before === undefined || after === undefined || !joiners.has(word.text)) return word;
    const isBetween =
      before.text.length > 1 &&
      after.text.length > 1 &&
      !stopWords.has(before.text) &&
      !stopWords.has(after.text);
    return isBetween ? { text: 'and', script: 'latin', others: [] } : word;
  });
}

function cut(words: readonly NameWord[]): readonly NameWord[] {
  let length = 0;
  for (const [at, word] of words.entries()) {
    length += word.text.length + 1;
    if (length <= maxCore) continue;
    return at === 0 ? [{ ...word, text: word.text.slice(0, maxCore) }] : words.slice(0, at);
  }
  return words;
}

/** Letters that stand alone are one word: `i b m` is `ibm`. */
function joinLetters(words: readonly NameWord[]): readonly NameWord[] {
  if (!words.some((word, at) => word.text.length === 1 && words[at + 1]?.text.length === 1)) return words;
  const texts = joinInitials(words.map((word) => word.text));
  const joined: NameWord[] = [];
  let at = 0;
  for (const text of texts) {
    const word = words[at];
    if (word === undefined) break;
    joined.push(word.text === text ? word : { text, script: word.script, others: [] });
    at += word.text === text ? 1 : text.length;
  }
  return joined;
}

/** Letters that no table can read still make a name: their code points. */
function spelledOut(text: string): string {
  return [...text]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .slice(0, 40)
    .map((sign) => `u${sign.codePointAt(0)?.toString(16).padStart(5, '0')}`)
    .join('');
}
