import { transliterate } from '../reading/transliterate.ts';
import countryForms from './forms-of-countries.json' with { type: 'json' };
import type { LegalFormFamily } from './legal-form-row.ts';
import { latinForms } from './legal-forms-latin.ts';
import { longForms as speltForms } from './legal-forms-long.ts';
import { nativeForms, unspacedForms } from './legal-forms-native.ts';
import { misspeltForm, rememberForm } from './misspelt-form.ts';

/** Of every word that begins or ends a form: how many words the longest such form has. */
const firstWords = new Map<string, number>();
const lastWords = new Map<string, number>();
/** Forms wherever they stand, those of one country, and what a form of any country is where no country is known. */
const everywhere = new Map<string, LegalFormFamily>();
const ofCountry = new Map<string, Map<string, LegalFormFamily>>();
const ofSome = new Map<string, LegalFormFamily>();
for (const { generic, forms } of [...nativeForms, ...latinForms, ...speltForms])
  for (const form of forms.split('|')) rememberForm(takeForm(form, generic, everywhere), generic);
for (const [country, families] of Object.entries(countryForms)) {
  const own = new Map<string, LegalFormFamily>();
  ofCountry.set(country, own);
  // Names of the country are read by its own letters, those typed elsewhere by everybody's: ФГ is fh and fg.
  for (const [generic, forms = []] of Object.entries(families))
    for (const form of forms)
      for (const reader of [country, '']) {
        takeForm(form, generic, own, reader);
        takeForm(form, generic, ofSome, reader);
      }
}

/** Takes in a form as letters are read in a country; the first of the same letters counts. Gives its words. */
function takeForm(
  form: string,
  generic: LegalFormFamily,
  forms: Map<string, LegalFormFamily>,
  country = '',
): string[] {
  const words = joinInitials(
    // As names are read: the Thai am of จำกัด is two signs then.
    transliterate(form.normalize('NFKC'), country)
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );
  const key = words.join(' ');
  firstWords.set(words[0] ?? '', Math.max(words.length, firstWords.get(words[0] ?? '') ?? 0));
  lastWords.set(words.at(-1) ?? '', Math.max(words.length, lastWords.get(words.at(-1) ?? '') ?? 0));
  if (!forms.has(key)) forms.set(key, generic);
  return words;
}

/** Joins letters that stand alone: `s r o` is `sro`, `i b m` is `ibm`. */
export function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isRun = false;
  for (const word of words) {
    const isInitial = word.length === 1 && !/\d/.test(word);
    if (isInitial && isRun) joined[joined.length - 1] += word;
    else joined.push(word);
    isRun = isInitial;
  }
  return joined;
}

/**
 * Takes legal forms off both ends of a name's words, again and again while one is there and words remain: the name without
 * them stands from `start` to before `end`. Gives the family of the last form at the tail, else of the first at the head,
 * else null. A dangling `and`, and `the` at the head, go too.
 */
export function splitForms(
  words: readonly string[],
  country: string,
): { start: number; end: number; family: LegalFormFamily | null } {
  let start = 0;
  let end = words.length;
  let family: LegalFormFamily | null = null;
  while (end - start > 1) {
    if (words[end - 1] === 'and') end -= 1;
    else if (words[start] === 'and' || words[start] === 'the') start += 1;
    else {
      const tail = formAtTail(words, start, end, country);
      const found = tail ?? formAtHead(words, start, end, country);
      if (found === undefined) break;
      if (tail === undefined) start += found.count;
      else end -= found.count;
      // `Company` says nothing: a real form beside it wins.
      if (family === null || family === 'Company') family = found.family;
    }
  }
  return { start, end, family };
}

type Found = { count: number; family: LegalFormFamily };

function formAtTail(
  words: readonly string[],
  start: number,
  end: number,
  country: string,
): Found | undefined {
  const most = Math.min(lastWords.get(words[end - 1] ?? '') ?? 0, end - start - 1);
  for (let count = most; count > 0; count -= 1) {
    const form = count === 1 ? (words[end - 1] ?? '') : words.slice(end - count, end).join(' ');
    const family = familyOf(form, country) ?? (cannotBeWord.test(form) ? ofSome.get(form) : undefined);
    if (family === undefined) continue;
    if (form.length < plainForm && hasAnd(words, start, end - count) && isLetter(words, start, end - count))
      continue;
    return { count, family };
  }
  return end - start > 2 ? misspeltForm(words, start, end, true) : undefined;
}

function formAtHead(
  words: readonly string[],
  start: number,
  end: number,
  country: string,
): Found | undefined {
  const most = Math.min(firstWords.get(words[start] ?? '') ?? 0, end - start - 1);
  for (let count = most; count > 0; count -= 1) {
    const form = count === 1 ? (words[start] ?? '') : words.slice(start, start + count).join(' ');
    const family = behindOnly.has(form) ? undefined : familyOf(form, country);
    if (family === undefined) continue;
    if (form.length < plainForm && isLetter(words, start + count, end)) continue;
    return { count, family };
  }
  return end - start > 2 ? misspeltForm(words, start, end, false) : undefined;
}

/** English words stand behind the name; before it they are its first: Corporation Service, Foundation Medicine. */
const behindOnly = new Set(
  'company|co|inc|incorporated|corp|corporation|limited|foundation|association|cooperative|co op|national association|public company|private company|stock company|cooperative society'.split(
    '|',
  ),
);
/** Another country's form is one behind a name too if it cannot be a word: it has no vowel. */
const cannotBeWord = /^[^aeiouy]+$/;
/** Shorter forms are also what stands before `and`, and initials: of AT&T no letter is left alone. */
const plainForm = 3;

const hasAnd = (words: readonly string[], start: number, end: number): boolean =>
  words.slice(start, end).includes('and');

/** Whether of a name no more is left than a letter. */
function isLetter(words: readonly string[], start: number, end: number): boolean {
  let letters = 0;
  for (let at = start; at < end; at += 1)
    if (words[at] !== 'and' && words[at] !== 'the') letters += words[at]?.length ?? 0;
  return letters < 2;
}

/** A country's own form first: ГК is one in Russia, and gk in Japan. */
function familyOf(form: string, country: string): LegalFormFamily | undefined {
  const own = country === '' ? ofSome : ofCountry.get(country);
  return own?.get(form) ?? everywhere.get(form);
}

/** The same for names in scripts without spaces; `text` is in NFKC form. */
export function splitUnspacedForm(text: string): { rest: string; family: LegalFormFamily | null } {
  let rest = text.trim();
  let family: LegalFormFamily | null = null;
  for (;;) {
    const found = unspacedForms.find(
      ([form]) => rest.length > form.length && (rest.endsWith(form) || rest.startsWith(form)),
    );
    if (found === undefined) return { rest, family };
    const [form, generic] = found;
    rest = (rest.endsWith(form) ? rest.slice(0, -form.length) : rest.slice(form.length)).trim();
    family ??= generic;
  }
}
