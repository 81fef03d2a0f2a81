import type { LegalFormFamily } from './legal-form-row.ts';
import { latinForms } from './legal-forms-latin.ts';
import { nativeForms, unspacedForms } from './legal-forms-native.ts';
import { transliterate } from './transliterate.ts';

type Entry = Readonly<{ generic: LegalFormFamily; countries: readonly string[] | undefined }>;

const maxFormWords = 6;
const byWords = new Map<string, Entry>();
for (const row of [...nativeForms, ...latinForms]) {
  for (const form of row.forms.split('|')) {
    const words = joinInitials(
      transliterate(form)
        .split(/[^a-z0-9]+/i)
        .filter(Boolean),
    );
    const key = words.join(' ');
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
 * Takes legal forms off both ends of a name's words, again and again while one is there and words remain.
 * Gives the family of the last form at the tail, else of the first at the head, else null.
 */
export function splitLegalForm(
  words: readonly string[],
  country = '',
): { rest: string[]; family: LegalFormFamily | null } {
  let rest = [...words];
  let family: LegalFormFamily | null = null;
  for (;;) {
    const found = formAt(rest, 'tail', country) ?? formAt(rest, 'head', country);
    if (found === undefined) return { rest, family };
    rest = found.rest;
    // `Company` says nothing: a real form beside it wins.
    if (family === null || family === 'Company') family = found.family;
  }
}

function formAt(
  words: readonly string[],
  end: 'head' | 'tail',
  country: string,
): { rest: string[]; family: LegalFormFamily } | undefined {
  for (let count = Math.min(maxFormWords, words.length - 1); count > 0; count -= 1) {
    const form = end === 'tail' ? words.slice(-count) : words.slice(0, count);
    const entry = byWords.get(form.join(' '));
    if (entry === undefined) continue;
    if (country !== '' && entry.countries !== undefined && !entry.countries.includes(country)) continue;
    return {
      rest: end === 'tail' ? words.slice(0, -count) : words.slice(count),
      family: entry.generic,
    };
  }
  return undefined;
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
