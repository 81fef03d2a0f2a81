import type { ColumnMeaning } from './column-meanings.ts';

/** What columns are called in a language, small letters; a meaning that is left out has no name of its own there. */
export type ColumnWords = Partial<Readonly<Record<ColumnMeaning, readonly string[]>>>;
