import type { Localized } from '#kernel/locale.ts';
import type { ValueKind } from './fact-value.ts';

/** How a value is read aloud where its kind alone does not say it. */
export type FieldFormat = 'country' | 'percent' | 'days' | 'link';

/** One named place for a fact. */
export type Field = Readonly<{
  code: string;
  kind: ValueKind;
  label: Localized;
  /** The code list of a `status`. */
  codes?: Readonly<Record<string, Localized>>;
  format?: FieldFormat;
}>;

/**
 * How much is expected: every section is filled, or a person says why not. `mandatory`: it can nearly always be filled.
 * `obtainable`: what could be obtained. `note`: words that accompany the facts; they do not count as completeness.
 */
export type SectionNeed = 'mandatory' | 'obtainable' | 'note';

export const sectionCodes = [
  'summary',
  'identification',
  'contacts',
  'history',
  'capital',
  'owners',
  'group',
  'management',
  'activities',
  'partners',
  'payments',
  'financials',
  'rating',
  'legal',
  'screening',
  'country',
  'sources',
] as const;
export type SectionCode = (typeof sectionCodes)[number];

/** One section: single fields first, then at most one table whose rows are the positions of its columns. */
export type Section = Readonly<{
  code: SectionCode;
  title: Localized;
  need: SectionNeed;
  fields: readonly Field[];
  table?: Readonly<{ title: Localized; columns: readonly Field[] }>;
}>;

type Options = Pick<Field, 'format' | 'codes'>;

/** Names a field: its kind, its code, its label in both languages. */
export function field(kind: ValueKind, code: string, en: string, ru: string, options: Options = {}): Field {
  return { code, kind, label: { en, ru }, ...options };
}

/** The answer of a search: that nothing was found is a fact, with its source and date. */
const searchCodes = {
  nothing_found: { en: 'Searched, nothing found', ru: 'Проверено, ничего не найдено' },
  found: { en: 'Records found', ru: 'Найдены записи' },
  unavailable: { en: 'Source did not answer', ru: 'Источник не ответил' },
} as const satisfies Record<string, Localized>;

/** A field whose value is the answer of a search. */
export function search(code: string, en: string, ru: string): Field {
  return field('status', code, en, ru, { codes: searchCodes });
}
