import { z } from 'zod';

/** A JSON schema as far as samples are made from it. */
type Schema = Readonly<{
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
}>;

/** An id that nothing has. */
const unknownId = '00000000-0000-7000-8000-000000000000';

const byFormat: Readonly<Record<string, string>> = {
  uuid: unknownId,
  email: 'nobody@example.com',
  'date-time': '2026-03-02T10:00:00Z',
  date: '2026-03-02',
  uri: 'https://example.com/',
};

/** Texts for patterns: the first that fits is taken. */
const candidates = ['sample', 'en', 'ab'.repeat(20), 'ab'.repeat(32), '123456', unknownId];

/** The smallest input that a contract's schema takes: what it requires and no more. Throws for a pattern it cannot meet. */
export function sampleInput(schema: z.ZodType): unknown {
  // The library types a JSON schema more openly than it writes one.
  return sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

/** Names of the fields, at the top of a schema, that hold an id. */
export function idFields(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  // As above.
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.entries(properties).flatMap(([name, { format }]) => (format === 'uuid' ? [name] : []));
}

function sampleOf(schema: Schema): unknown {
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice !== undefined) return sampleOf(choice);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, property]) => [name, sampleOf(property)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return sampleText(schema);
  }
}

function sampleText({ format, pattern, minLength = 0 }: Schema): string {
  const known = byFormat[format ?? ''];
  if (known !== undefined) return known;
  if (pattern === undefined) return 'sample'.padEnd(minLength, 'x');
  const found = candidates.find((text) => new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`no sample fits ${pattern}: add one to testing/sample-input.ts`);
  return found;
}
