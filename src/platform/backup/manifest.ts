import { z } from 'zod';

/** Of a table, a column or a sequence; of a service beside the site with its schema before it. */
const name = z.string().min(1).max(127);

/** What a backup says of itself before its first entry. */
export const manifestShape = z.object({
  format: z.literal('countercheck-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Which migrations the tables have. */
  migrations: z.array(z.object({ name: z.string().max(200), checksum: z.string().max(200) })).max(10_000),
  /** In an order in which every row finds those it points to. */
  tables: z.array(z.object({ name, columns: z.array(name).max(1_600) })).max(1_000),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d{1,19}$/) })).max(1_000),
  /** Tables of their own for a part of another one, as PostgreSQL writes their bounds. */
  partitions: z.array(z.object({ name, parent: name, bound: z.string().max(2_000) })).max(1_000),
});
export type Manifest = z.output<typeof manifestShape>;

/** Folders of DATA_DIR that a backup holds beside the tables. */
export const keptFolders = ['files', 'keys', 'imports'] as const;

/** An entry: the rows of a table, or a file below DATA_DIR. */
export const entryShape = z.union([
  z.object({ table: name }),
  z.object({
    file: z
      .string()
      .max(500)
      .regex(/^(files|keys|imports)(\/[\w-][\w.-]*)+$/),
  }),
]);
export type Entry = z.output<typeof entryShape>;

export const entryEndShape = z.object({ bytes: z.int().min(0), sha256: z.string().length(64) });
export const trailerShape = z.object({ entries: z.int().min(0), sha256: z.string().length(64) });
