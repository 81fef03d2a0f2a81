import { z } from 'zod';

/** Fields that can be searched, as the mapping has them. */
const field = z.enum(['country', 'cores', 'keys', 'folds']);
const value = z.union([
  z.string(),
  z.strictObject({ value: z.string(), boost: z.number().positive().optional() }),
]);
/** Exactly one field in a clause, as the query language has it. */
const one = <T extends z.ZodType>(shape: T) =>
  z.partialRecord(field, shape).refine((clause) => Object.keys(clause).length === 1, 'one field in a clause');

export type Clause =
  | z.output<typeof leaf>
  | Readonly<{ constant_score: { filter: Clause; boost: number } }>
  | Readonly<{ dis_max: { queries: Clause[] } }>
  | Readonly<{
      bool: {
        filter?: Clause[] | undefined;
        must?: Clause[] | undefined;
        should?: Clause[] | undefined;
        minimum_should_match?: number | undefined;
      };
    }>;

const leaf = z.union([
  z.strictObject({ term: one(value) }),
  z.strictObject({ prefix: one(z.strictObject({ value: z.string().min(1) })) }),
  z.strictObject({
    fuzzy: one(
      z.strictObject({
        value: z.string().min(1),
        fuzziness: z.number().int().min(0).max(2),
        prefix_length: z.number().int().min(0),
        max_expansions: z.number().int().min(1).max(1000),
        transpositions: z.boolean(),
      }),
    ),
  }),
]);

/** The part of the query language that is used, strictly. */
const clause: z.ZodType<Clause> = z.lazy(() =>
  z.union([
    leaf,
    z.strictObject({ constant_score: z.strictObject({ filter: clause, boost: z.number().positive() }) }),
    z.strictObject({ dis_max: z.strictObject({ queries: z.array(clause).min(1) }) }),
    z.strictObject({
      bool: z.strictObject({
        filter: z.array(clause).optional(),
        must: z.array(clause).optional(),
        should: z.array(clause).optional(),
        minimum_should_match: z.number().int().min(0).optional(),
      }),
    }),
  ]),
);

export const searchRequest = z.strictObject({
  size: z.number().int().min(1).max(10_000),
  timeout: z.string().regex(/^\d+(ms|s)$/),
  track_total_hits: z.boolean(),
  _source: z.array(z.string()),
  sort: z.array(z.union([z.literal('_score'), z.record(z.string(), z.enum(['asc', 'desc']))])).min(1),
  query: clause,
});

export const templateBody = z.strictObject({
  index_patterns: z.array(z.string()).min(1),
  template: z.strictObject({
    settings: z
      .strictObject({
        number_of_shards: z.number().int().min(1).max(1_024),
        number_of_replicas: z.number().int().min(0),
        routing_partition_size: z.number().int().min(1),
        refresh_interval: z.string().regex(/^\d+(ms|s)$/),
      })
      .refine((all) => all.routing_partition_size < all.number_of_shards, 'fewer than there are shards'),
    mappings: z.strictObject({
      dynamic: z.literal('strict'),
      _routing: z.strictObject({ required: z.literal(true) }),
      properties: z.record(
        z.string(),
        z.looseObject({ type: z.enum(['keyword', 'boolean', 'short', 'object']) }),
      ),
    }),
  }),
});

export const indexBody = z.strictObject({ aliases: z.record(z.string(), z.strictObject({})) });

/** With `dynamic: strict` a field that is not mapped is refused. */
const document = z.strictObject({
  company_id: z.uuid(),
  country: z.string().length(2),
  is_active: z.boolean(),
  words: z.number().int().max(32_767),
  cores: z.array(z.string().max(400)).min(1),
  keys: z.array(z.string().max(400)),
  folds: z.array(z.string().max(400)),
  names: z.array(z.strictObject({ core: z.string(), kind: z.string(), form: z.string().nullable() })),
});
export type Document = z.output<typeof document>;

const key = z.strictObject({
  _id: z.string().max(512),
  routing: z.string().length(2),
  version: z.number().int(),
  version_type: z.literal('external_gte'),
});
const action = z.union([z.strictObject({ index: key }), z.strictObject({ delete: key })]);

/** The lines of a bulk request: an action, and after `index` its document; the last line ends too. */
export function bulkLines(body: string) {
  if (!body.endsWith('\n')) throw new Error('the last line of a bulk request must end');
  const lines = body.trimEnd().split('\n');
  const found: { action: { _id: string; routing: string; version: number }; document?: Document }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const read = action.parse(JSON.parse(lines[at] ?? ''));
    if ('delete' in read) found.push({ action: read.delete });
    else {
      at += 1;
      found.push({ action: read.index, document: document.parse(JSON.parse(lines[at] ?? '')) });
    }
  }
  return found;
}
