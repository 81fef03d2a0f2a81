import { maxInt32 } from '#kernel/shapes.ts';
import type { Schema } from './json-schema.ts';
import { type Examples, exampleOf } from './openapi-examples.ts';

/** Values that may look like schemas and are none. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const', 'required']);

type Words = Readonly<{ examples: Examples; parameters: Readonly<Record<string, string>> }>;

/** Says what zod does not, and puts an example beside each body; the document is changed and answered. */
export function finish<Document extends object>(document: Document, words: Words): Document {
  visit(document, words, document, '');
  return document;
}

/** `call` is the name of the call that the node belongs to. */
function visit(node: unknown, words: Words, document: object, call: string): void {
  if (Array.isArray(node)) for (const item of node) visit(item, words, document, call);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  state(node);
  const name = 'operationId' in node && typeof node.operationId === 'string' ? node.operationId : call;
  for (const [key, value] of Object.entries(node)) if (!values.has(key)) visit(value, words, document, name);
  if (isParameter(node)) {
    node.description ??= words.parameters[node.name] ?? '';
    // What may be left out needs no example.
    if (node.required === true) {
      node.example ??= exampleOf(node.schema, { examples: words.examples, document }, [name, node.name]);
    }
  }
  const media = 'application/json' in node ? node['application/json'] : undefined;
  if (isMedia(media)) media.example = exampleOf(media.schema, { examples: words.examples, document }, [name]);
  const body = 'requestBody' in node ? jsonOf(node.requestBody) : undefined;
  // A body whose members may all be missing, so that each can be refused by its name, is written out.
  if (body !== undefined) body.example = words.examples[`${name}.body`] ?? body.example;
}

function jsonOf(requestBody: unknown): { example?: unknown } | undefined {
  const content = (requestBody as { content?: Record<string, unknown> }).content; // what we wrote ourselves
  const json = content?.['application/json'];
  return isMedia(json) ? json : undefined;
}

function isMedia(node: unknown): node is { schema: Schema; example?: unknown } {
  return typeof node === 'object' && node !== null && 'schema' in node;
}

type Parameter = {
  name: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};

function isParameter(node: object): node is Parameter {
  return 'in' in node && 'name' in node && 'schema' in node && typeof node.name === 'string';
}

function state(schema: Schema): void {
  if (schema.type === 'string') {
    // These formats say what zod's long patterns say.
    if (schema.format === 'uuid' || schema.format === 'uri') delete schema.pattern;
    if (schema.format === 'date-time') schema.pattern = 'Z$';
    const isFree = schema.format === undefined && schema.pattern === undefined && schema.enum === undefined;
    // NUL is refused wherever it stands, by us and by PostgreSQL.
    if (isFree && schema.const === undefined) schema.pattern = '^[^\\u0000]*$';
  }
  if (schema.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    schema.format = minimum >= -maxInt32 - 1 && maximum <= maxInt32 ? 'int32' : 'int64';
  }
}
