import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import type { EntryKind } from '#findings/vocabulary/list-entry.ts';

/** What a column of a list may hold; each is called so unless a mapping says otherwise. */
export const listColumns = [
  'id',
  'name',
  'kind',
  'aliases',
  'weak_aliases',
  'former_names',
  'countries',
  'identifiers',
  'birth_date',
  'programme',
  'measures',
  'position',
  'reason',
  'legal_basis',
  'listed_on',
  'delisted_on',
  'url',
] as const;
export type ListColumn = (typeof listColumns)[number];

/** Names of the same columns in the simplified tables of OpenSanctions, which need no mapping. */
const alsoCalled: Readonly<Partial<Record<ListColumn, readonly string[]>>> = {
  kind: ['schema'],
  programme: ['program_ids', 'sanctions'],
};

const mappingShape = z.strictObject({
  columns: z.partialRecord(z.enum(listColumns), z.string().min(1).max(200)).default({}),
  /** What parts several values of one cell. */
  split: z.string().min(1).max(5).default(';'),
  delimiter: z.string().length(1).optional(),
  kinds: z
    .record(z.string().max(100), z.enum(['person', 'company', 'vessel', 'aircraft', 'other']))
    .default({}),
  /** What an entry is whose kind is not told. */
  otherwise: z.enum(['person', 'company', 'other']).default('other'),
  /** The word for numbers that stand there without one. */
  number: z.string().min(1).max(100).default('Registration number'),
});
export type ListMapping = z.output<typeof mappingShape>;

/** Reads a mapping file; without one the columns bear our names. Throws `Unreadable`. */
export function readMapping(bytes: Uint8Array | undefined): ListMapping {
  if (bytes === undefined) return mappingShape.parse({});
  try {
    return readJson(bytes, mappingShape, 100_000);
  } catch (error) {
    const why = error instanceof Unreadable ? error.detail : 'it cannot be read';
    throw new Unreadable('not_this_format', `the mapping beside the file: ${why}`);
  }
}

/** What the column of that meaning is called in a file: the first of its names that the file has. */
export function nameOf(mapping: ListMapping, column: ListColumn, has: (name: string) => boolean) {
  const given = mapping.columns[column];
  return given ?? [column, ...(alsoCalled[column] ?? [])].find(has);
}

const usualKinds: readonly (readonly [RegExp, EntryKind])[] = [
  [/^(person|individual|natural)/i, 'person'],
  [/^(company|entity|organi[sz]ation|legal|enterprise|publicbody)/i, 'company'],
  [/^(vessels?|ships?)\b/i, 'vessel'],
  [/^(aircraft|airplane)/i, 'aircraft'],
];

/** The kind that a word of the list means. */
export function kindOf({ kinds, otherwise }: ListMapping, word: string): EntryKind {
  if (Object.hasOwn(kinds, word)) return kinds[word] ?? otherwise;
  return usualKinds.find(([fits]) => fits.test(word))?.[1] ?? otherwise;
}
