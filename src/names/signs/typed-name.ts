import countryForms from '../forms/forms-of-countries.json' with { type: 'json' };
import { companyWords, formSpellings, hungForms } from './form-spellings.ts';

/** A name as it was typed: nothing is read into it but case, gaps, signs between words and width. */
type TypedName = Readonly<{
  /** The words without legal form, each as it stands. */
  words: readonly string[];
  /** The words with it. */
  all: readonly string[];
  /** The legal forms that stood about them, each by its first spelling; empty where none did. */
  form: string;
  /** A word that says only that there is a company stands where its form should: บริษัท without จำกัด. */
  isHalfFormed: boolean;
}>;

const maxName = 500;
const maxFormWords = 9;
const maxForms = 3;

/** Every spelling by the first of its line. */
const forms = new Map<string, string>();
/** Spellings that are forms in these countries alone: elsewhere a word of the name. */
const limits = new Map<string, Set<string>>();
for (const [country, families] of Object.entries(countryForms))
  for (const spelling of Object.values(families).flat()) {
    const key = formKey(spelling ?? '');
    limits.set(key, (limits.get(key) ?? new Set()).add(country));
  }
/** Of forms without gaps, the longest first: 股份有限公司 before 有限公司. */
const hung: (readonly [spelling: string, first: string])[] = [];
for (const line of formSpellings.trim().split('\n')) remember(line.split('|').map(formKey));
for (const line of hungForms.trim().split('\n')) {
  const [long = '', short = ''] = line.split('||');
  const spellings = long.split('|').map(formKey);
  remember([...spellings, formKey(short)].filter(Boolean));
  for (const spelling of spellings) hung.push([spelling, spellings[0] ?? '']);
}
const thai = /^\p{Script=Thai}/u;
const empty = new Set(companyWords.split('|').map(formKey));
for (const word of empty) if (thai.test(word)) hung.push([word, '']);
hung.sort(([a], [b]) => b.length - a.length);

function remember(spellings: readonly string[]): void {
  const [first = ''] = spellings;
  for (const spelling of spellings) if (!forms.has(spelling)) forms.set(spelling, first);
}

/** Marks that nobody sees, and the points of vowels that Arabic and Hebrew writing may leave out. */
const unseen = /[\p{Cf}\ufffd\u0640\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;

/** Takes a name apart as it was typed; `locale` says what small letters its capitals have. Pure. */
function typedName(text: string, country: string, locale: 'und' | 'tr'): TypedName {
  const plain = text.slice(0, maxName).toWellFormed().normalize('NFKC').replaceAll(unseen, '');
  const small = locale === 'tr' ? plain.toLocaleLowerCase('tr') : plain.replaceAll('İ', 'i').toLowerCase();
  const words = small
    .normalize('NFKC')
    .replaceAll('ς', 'σ')
    // An apostrophe stands inside a word, and in Hebrew quotation marks do.
    .replaceAll(/(?<=\p{L})['’‘ʼ′`״׳](?=\p{L})|(?<=[א-ת])"(?=[א-ת])/gu, '')
    // A plus that ends a word is of the name: Canal+, C++.
    .split(/(?:[^\p{L}\p{M}\p{N}+]|\+(?=[\p{L}\p{N}])|(?<![\p{L}\p{M}\p{N}+])\+)+/u)
    .filter(Boolean);
  const found: string[] = [];
  let rest = words;
  let isHalfFormed = false;
  while (found.length < maxForms) {
    const taken = takeForm(rest, country);
    if (taken === undefined) break;
    isHalfFormed ||= taken.form === '' && thai.test(words.join(''));
    rest = taken.rest;
    if (taken.form !== '') found.push(taken.form);
  }
  // ООО Заря ООО has one form.
  const form = [...new Set(found)].sort().join(' ');
  return { words: rest, all: words, form, isHalfFormed: isHalfFormed && form === '' };
}

/** The Chinese signs of a name, without its legal form; a gap stands where something else does. */
export function hanSignsOf(text: string, country: string): string {
  if (!/\p{Script=Han}/u.test(text)) return '';
  return typedName(text, country, 'und')
    .words.join(' ')
    .replaceAll(/[^\p{Script=Han}]+/gu, ' ')
    .trim();
}

type Taken = Readonly<{ rest: string[]; form: string }>;

/** One form less at the tail or at the head, the longest there is; something of the name is always left. */
function takeForm(words: string[], country: string): Taken | undefined {
  for (let count = Math.min(maxFormWords, words.length - 1); count > 0; count -= 1) {
    const tail = formOf(words.slice(-count), country);
    if (tail !== undefined) return { rest: words.slice(0, -count), form: tail };
    const head = formOf(words.slice(0, count), country);
    if (head !== undefined) return { rest: words.slice(count), form: head };
  }
  return takeHung(words);
}

function formOf(words: readonly string[], country: string): string | undefined {
  const key = formKey(words.join(''));
  if (empty.has(key)) return '';
  return limits.get(key)?.has(country) === false ? undefined : forms.get(key);
}

/** How many words at the end of these are a legal form, at most all but one; 0 where none is. */
export function formTail(words: readonly string[], country: string): number {
  for (let count = Math.min(maxFormWords, words.length - 1); count > 0; count -= 1)
    if (isForm(words.slice(-count), country)) return count;
  return 0;
}

/** How many words at their beginning are a legal form. */
export function formHead(words: readonly string[], country: string): number {
  for (let count = Math.min(maxFormWords, words.length - 1); count > 0; count -= 1)
    if (isForm(words.slice(0, count), country)) return count;
  return 0;
}

/** Whether these words are a legal form, and nothing else. */
export const isForm = (words: readonly string[], country: string): boolean =>
  (formOf(words, country) ?? '') !== '';

/** Whether a legal form of a script without gaps is hung onto the end of the word. */
export const hasHungForm = (word: string): boolean =>
  hung.some(([spelling, form]) => form !== '' && word.length > spelling.length && word.endsWith(spelling));

/** Where in a word without gaps a whole legal form stands between other signs; undefined where none does. */
export function formWithin(word: string): Readonly<{ from: number; to: number }> | undefined {
  for (const [spelling, form] of hung) {
    const from = form === '' || spelling.length < leastHung ? -1 : word.indexOf(spelling);
    if (from > 0 && from + spelling.length < word.length) return { from, to: from + spelling.length };
  }
  return undefined;
}

/** Shorter ones begin words as well. */
const leastHung = 4;

function takeHung(words: string[]): Taken | undefined {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  for (const [spelling, form] of hung) {
    if (last.length > spelling.length && last.endsWith(spelling))
      return { rest: [...words.slice(0, -1), last.slice(0, -spelling.length)], form };
    if (first.length > spelling.length && first.startsWith(spelling))
      return { rest: [first.slice(spelling.length), ...words.slice(1)], form };
  }
  return undefined;
}

/** A form's letters: of forms all are known, so accents may be left out. */
function formKey(text: string): string {
  if (/^[a-z0-9]+$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ς', 'σ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The words in one, as gaps may stand anywhere; two numbers stay two. */
function signsOf({ words }: TypedName): string {
  let signs = '';
  for (const word of words) signs += /\p{N}$/u.test(signs) && /^\p{N}/u.test(word) ? ` ${word}` : word;
  return signs;
}

/**
 * How a typed name stands to another of the same signs: `whole` where the legal form is the same, or neither has one;
 * `bare` where it was typed without the one form that the other has; `words` where the forms differ in any other way.
 */
export type Sameness = 'whole' | 'bare' | 'words';

/**
 * Compares two names by their signs; undefined where these differ. `knownForm` is the register's word for a form that
 * does not stand in the name itself.
 */
export function samenessOf(
  typed: string,
  own: string,
  country: string,
  knownForm: string | null = null,
): Sameness | undefined {
  for (const locale of localesOf(country)) {
    const asked = typedName(typed, country, locale);
    const given = typedName(own, country, locale);
    const signs = signsOf(asked);
    if (signs === '' || signs !== signsOf(given)) continue;
    const form = given.form === '' && knownForm !== null ? formAlone(knownForm) : given.form;
    if (asked.isHalfFormed && !given.isHalfFormed) return 'words';
    if (asked.form === form || asked.form === given.form) return 'whole';
    return asked.form === '' && !form.includes(' ') ? 'bare' : 'words';
  }
  return undefined;
}

/** Whether what was typed are words of the name, each as it stands there, with its legal form or none. */
export function areWordsOf(typed: string, own: string, country: string, knownForm: string | null): boolean {
  return localesOf(country).some((locale) => {
    const asked = typedName(typed, country, locale);
    const given = typedName(own, country, locale);
    if (![given.form, knownForm === null ? '' : formAlone(knownForm), ''].includes(asked.form)) return false;
    return signsOf(asked) === signsOf(given) || asked.words.every((word) => given.words.includes(word));
  });
}

/** Of a Turkish or Azerbaijani name nobody can tell whether its capital I is an ı or, in a foreign word, an i. */
const localesOf = (country: string) =>
  country === 'TR' || country === 'AZ' ? (['und', 'tr'] as const) : (['und'] as const);

/** The signs of a name without gaps: without its legal form, and all of them. */
export function typedSigns(name: string, country: string): Readonly<{ bare: string; whole: string }> {
  const typed = typedName(name, country, 'und');
  return { bare: signsOf(typed), whole: typed.all.join('') };
}

/** The legal forms in a name, each by its first spelling; empty where there is none. */
export const formsIn = (name: string, country: string): string => typedName(name, country, 'und').form;

/** A form that stands alone, by its first spelling; by its own letters where it is none of the list. */
export function formAlone(text: string): string {
  const key = formKey(text.slice(0, maxName));
  return forms.get(key) ?? key;
}
