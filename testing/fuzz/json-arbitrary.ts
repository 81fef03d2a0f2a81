import fc from 'fast-check';
import { z } from 'zod';
import { hostileNumber, hostileText, hostileValue } from './hostile.ts';

/** Values that mean something to the running app, by the name of the field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

type Schema = z.core.JSONSchema.JSONSchema;

/** Values that look like what a schema takes; known ones and hostile ones are among them. */
export function valuesOf(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known, '');
}

/** The same with something wrong in it: a value replaced, a member left out or added. */
export function mutatedValuesOf(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const change = fc.record({
    steps: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom('replace', 'leave out', 'add'),
    value: hostileValue,
  });
  return fc
    .tuple(valuesOf(schema, known), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => changes.reduce<unknown>((changed, each) => mutate(changed, each), value));
}

type Change = { steps: number[]; kind: string; value: unknown };

function mutate(value: unknown, { steps: [step = 0, ...rest], kind, value: other }: Change): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length === 0) return other;
  const place = step % entries.length;
  const changed = entries.flatMap(([name, member], index): [string, unknown][] => {
    if (index !== place) return [[name, member]];
    const isInside = rest.length > 0 && typeof member === 'object' && member !== null;
    if (isInside) return [[name, mutate(member, { steps: rest, kind, value: other })]];
    if (kind === 'leave out') return [];
    return kind === 'add'
      ? [
          [name, member],
          [`${name}X`, other],
        ]
      : [[name, other]];
  });
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

function arbitraryOf(schema: Schema | boolean, known: Known, name: string): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileValue;
  const meant = known[name];
  const plain = plainOf(schema, known, name);
  return meant === undefined || schema.type === 'object'
    ? plain
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...meant) }, { weight: 1, arbitrary: plain });
}

function plainOf(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return fc.oneof(...variants.map((each) => arbitraryOf(each, known, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(itemOf(schema, known, name), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.oneof({ weight: 4, arbitrary: textOf(schema) }, { weight: 1, arbitrary: hostileText });
    default:
      return hostileValue;
  }
}

function itemOf({ items }: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  return items === undefined || Array.isArray(items) ? hostileValue : arbitraryOf(items, known, name);
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, arbitraryOf(member, known, name)]),
  );
  return fc.record(members, { requiredKeys: required.filter((name) => name in members) });
}

function numberOf({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? -1e9, -1e9);
  const max = Math.min(maximum ?? 1e9, 1e9);
  const fitting = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof(
    { weight: 3, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: hostileNumber },
  );
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  if (pattern !== undefined && !pattern.includes('\\u')) return fc.stringMatching(new RegExp(pattern, 'u'));
  const length = { minLength, maxLength: Math.min(Math.max(maxLength, minLength), 120) };
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...length }),
    fc.constant('x'.repeat(maxLength)),
    fc.constant('😀'.repeat(maxLength)),
    fc.constant('x'.repeat(maxLength + 1)),
  );
}
