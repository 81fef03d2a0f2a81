import { byName, type Localized } from '#kernel/locale.ts';
import { words as classes } from '../texts/classes/words.ts';
import { words as revisedClasses } from '../texts/classes-21/words.ts';
import { words as divisions } from '../texts/divisions/words.ts';
import { words as groups } from '../texts/groups/words.ts';
import { words as revisedGroups } from '../texts/groups-21/words.ts';
import { words as okved } from '../texts/okved/words.ts';

/** What codes mean, in every language: `62`, `62.0` and `62.01` alike. */
type Meanings = Readonly<Record<string, Localized>>;

/** What a list has of its own beside NACE 2, and which codes of NACE 2 it does not have. */
export type CodeTable = Readonly<{ own: Meanings; gone: ReadonlySet<string> }>;

const common: Meanings = { ...byName(divisions), ...byName(groups), ...byName(classes) };

/** NACE 2 itself, and the lists that have its codes. */
export const secondNace: CodeTable = { own: {}, gone: new Set() };

/** NACE 2.1: what it renumbered is told by words of its own, what it dropped by none. */
export const revisedNace: CodeTable = {
  own: { ...byName(revisedGroups), ...byName(revisedClasses) },
  gone: codes(`45 14.3 25.7 26.8 41.1 41.2 45.1 45.2 45.3 45.4 61.3 62.0 78.3 80.1 80.2 80.3 90.0 91.0 96.0
    01.49 01.64 14.11 14.12 14.13 14.14 14.19 14.20 14.31 14.39 16.10 16.29 17.29 20.52 20.53 22.19 22.29 23.19 23.49 23.69
    25.29 25.50 25.71 25.72 25.73 26.80 28.49 30.30 31.01 31.02 31.03 31.09 41.10 41.20 43.29 43.39
    45.11 45.19 45.20 45.31 45.32 45.40 46.51 46.52 46.65 46.66 46.69 46.74 46.75 46.76 46.77
    47.19 47.29 47.41 47.42 47.43 47.59 47.65 47.89 47.99 49.10 52.29 56.10 56.29 58.14 61.30 62.01 62.02 62.03 62.09
    63.11 63.12 63.99 64.20 64.30 68.10 70.21 70.22 72.11 72.19 74.10 74.90 77.29 78.30 80.10 80.20 80.30 81.29 82.11 82.19
    85.41 85.42 85.60 86.90 87.90 90.01 90.02 90.03 90.04 91.01 91.02 91.03 91.04 95.11 95.12 96.01 96.02 96.03 96.04 96.09`),
};

/** ОКВЭД 2 is NACE 2 but in education, gambling, safety, coal, and care that it gives at home. */
export const russianNace: CodeTable = {
  own: byName(okved),
  gone: codes('85.10 85.20 85.31 85.32 85.5 85.51 85.52 85.53 85.59 85.6 85.60 92.00'),
};

/** What a code of a table means; undefined for one that it does not have or that we have no words for. */
export function meaningIn({ own, gone }: CodeTable, code: string): Localized | undefined {
  return own[code] ?? (gone.has(code) ? undefined : common[code]);
}

function codes(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
