import { byName, inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { Texts as CodeLists } from '../texts/code-lists/en.ts';
import { words as codeWords } from '../texts/code-lists/words.ts';
import type { Texts } from '../texts/sections/en.ts';
import { words } from '../texts/sections/words.ts';
import type { ValueKind } from './fact-value.ts';
import type { SectionCode } from './section-codes.ts';

/** How a value is read aloud where its kind alone does not say it. */
export type FieldFormat = 'country' | 'percent' | 'days' | 'link';

/** One named place for a fact. */
export type Field = Readonly<{
  code: string;
  kind: ValueKind;
  label: Localized;
  /** The code list of a `status`; of a text or a list, words that a machine says in every language. */
  codes?: Readonly<Record<string, Localized>>;
  format?: FieldFormat;
  /** A column that sources fill and people seldom: the editor folds it away. */
  isDetail?: boolean;
}>;

/**
 * How much is expected: every section is filled, or a person says why not. `mandatory`: it can nearly always be filled.
 * `obtainable`: what could be obtained. `note`: words that accompany the facts; they do not count as completeness.
 */
export type SectionNeed = 'mandatory' | 'obtainable' | 'note';

/** One section: single fields first, then at most one table whose rows are the positions of its columns. */
export type Section = Readonly<{
  code: SectionCode;
  title: Localized;
  need: SectionNeed;
  fields: readonly Field[];
  table?: Readonly<{ title: Localized; columns: readonly Field[] }>;
}>;

/** A section before the texts have given it its titles. */
export type SectionRow = Omit<Section, 'title' | 'table'> & Readonly<{ columns?: readonly Field[] }>;

type FieldCode = keyof Texts['fields'];
type Options = Pick<Field, 'format' | 'codes' | 'isDetail'>;

/** Names a field: its kind and its code, under which the texts have its label. */
export function field(kind: ValueKind, code: FieldCode, options: Options = {}): Field {
  return { code, kind, label: inEveryLanguage((locale) => words[locale].fields[code]), ...options };
}

/** The values of a code list, under which the texts have their words. */
export function codeList(name: keyof CodeLists): Readonly<Record<string, Localized>> {
  return byName(inEveryLanguage((locale): Readonly<Record<string, string>> => codeWords[locale][name]));
}

/** Gives a section and its table the titles that the texts have for them. */
export function titled({ columns, ...section }: SectionRow): Section {
  const { code } = section;
  const title = inEveryLanguage((locale) => words[locale].titles[code]);
  if (columns === undefined) return { ...section, title };
  const tables = inEveryLanguage((locale): Readonly<Record<string, string>> => words[locale].tables);
  return {
    ...section,
    title,
    table: { title: inEveryLanguage((locale) => tables[locale][code] ?? ''), columns },
  };
}

/** The answer of a search: that nothing was found is a fact, with its source and date. */
const searchCodes = codeList('search');

/** A field whose value is the answer of a search. */
export function search(code: FieldCode): Field {
  return field('status', code, { codes: searchCodes });
}
