import { transliterate } from '../reading/transliterate.ts';
import type { LegalFormFamily } from './legal-form-row.ts';
import { latinForms } from './legal-forms-latin.ts';
import { longForms as speltForms } from './legal-forms-long.ts';
import { nativeForms, unspacedForms } from './legal-forms-native.ts';
import { misspeltForm, rememberForm } from './misspelt-form.ts';

type Entry = Readonly<{ generic: LegalFormFamily; countries: readonly string[] | undefined }>;

/** Of every word that begins or ends a form: how many words the longest such form has. */
const firstWords = new Map<string, number>();
const lastWords = new Map<string, number>();
const byWords = new Map<string, Entry>();
for (const row of [...nativeForms, ...latinForms, ...speltForms]) {
  for (const form of row.forms.split('|')) {
    const words = joinInitials(
      transliterate(form)
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    );
    const key = words.join(' ');
    firstWords.set(words[0] ?? '', Math.max(words.length, firstWords.get(words[0] ?? '') ?? 0));
    lastWords.set(words.at(-1) ?? '', Math.max(words.length, lastWords.get(words.at(-1) ?? '') ?? 0));
    if (row.countries === undefined) rememberForm(words, row.generic);
    if (!byWords.has(key)) byWords.set(key, { generic: row.generic, countries: row.countries?.split(' ') });
  }
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
    const entry = entryFor(
      count === 1 ? (words[end - 1] ?? '') : words.slice(end - count, end).join(' '),
      country,
    );
    if (entry !== undefined) return { count, family: entry.generic };
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
    const entry = entryFor(
      count === 1 ? (words[start] ?? '') : words.slice(start, start + count).join(' '),
      country,
    );
    if (entry !== undefined) return { count, family: entry.generic };
  }
  return end - start > 2 ? misspeltForm(words, start, end, false) : undefined;
}

function entryFor(form: string, country: string): Entry | undefined {
  const entry = byWords.get(form);
  if (entry === undefined || country === '' || entry.countries === undefined) return entry;
  return entry.countries.includes(country) ? entry : undefined;
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
