import type { Schema } from './json-schema.ts';

/** Values for examples by the name of the field; a path like `company.name` goes before `name`. */
export type Examples = Readonly<Record<string, unknown>>;

type Source = Readonly<{ examples: Examples; document: object }>;

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0197a3c2-5b7e-7c31-9d0a-3f1e5c7a9b42',
  'date-time': '2026-11-21T10:30:00.000Z',
  email: 'anna@example.com',
  uri: 'https://example.com/',
};

/** A value that fits a schema and reads like a real one. */
export function exampleOf(schema: Schema, source: Source, path: readonly string[] = []): unknown {
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined) return exampleOf(resolve($ref, source.document), source, path);
  const given = givenFor(path, source.examples);
  if (given !== undefined && fits(given, schema)) return given;
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const variant = (anyOf ?? oneOf ?? allOf)?.find(({ type }) => type !== 'null');
  if (variant !== undefined) return exampleOf(variant, source, path);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          // What may be left out is left out, but for what has a value anyway.
          .filter(([name, { default: value }]) => schema.required?.includes(name) || value !== undefined)
          .map(([name, property]) => [name, exampleOf(property, source, [...path, name])]),
      );
    case 'array':
      return schema.items === undefined ? [] : [exampleOf(schema.items, source, path)];
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? Infinity);
    case 'boolean':
      return schema.default ?? false;
    case 'string':
      return byFormat[schema.format ?? ''] ?? schema.default ?? 'text'.slice(0, schema.maxLength);
    default:
      return null;
  }
}

/** Fields of one name are not always of one kind. */
function fits(value: unknown, schema: Schema): boolean {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.some((variant) => fits(value, variant));
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.const !== undefined) return schema.const === value;
  if (value === null) return schema.type === 'null';
  if (Array.isArray(value)) return schema.type === 'array';
  if (typeof value === 'number') return schema.type === 'integer' || schema.type === 'number';
  if (typeof value !== 'string' || schema.type !== 'string' || schema.format === 'uuid') return false;
  const { minLength = 0, maxLength = Infinity, pattern = '' } = schema;
  return value.length >= minLength && value.length <= maxLength && new RegExp(pattern, 'u').test(value);
}

/** What a reference inside the document stands for. */
function resolve(reference: string, document: object): Schema {
  const found = reference
    .replace(/^#\//, '')
    .split('/')
    // Every step of a reference we wrote ourselves is an object.
    .reduce<object>((node, key) => Reflect.get(node, key) as object, document);
  return found;
}

function givenFor(path: readonly string[], examples: Examples): unknown {
  for (let start = 0; start < path.length; start += 1) {
    const key = path.slice(start).join('.');
    if (Object.hasOwn(examples, key)) return examples[key];
  }
  return undefined;
}
