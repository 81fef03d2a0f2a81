import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schema } from '#platform/http/json-schema.ts';
import { fieldTable, typeWords, withCode } from './field-table.ts';

const shape = (name: string) => `/shapes#${name}`;
const plain = (html: { text: string }) => html.text.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"');
const words = (schema: Schema) => plain(typeWords(schema, shape));
/** Name, mark and words of each row of a table. */
const rowsOf = (schema: Schema, direction: 'in' | 'out') =>
  fieldTable(schema, 'caption', direction, shape)
    .text.split('<tr>')
    .slice(1)
    .map((row) => plain({ text: row.replaceAll(/<\/th>|<br>/g, ': ') }).replaceAll('\n', ''));

test('what may stand somewhere is told in a few words', () => {
  for (const [schema, said] of [
    [{ type: 'string', maxLength: 40 }, 'text, up to 40 characters'],
    [{ type: 'string', minLength: 8, maxLength: 128 }, 'text, 8 to 128 characters'],
    [{ type: 'string', pattern: '^[a-z]{2}$', maxLength: 2 }, 'text, up to 2 characters, ^[a-z]{2}$'],
    [{ type: 'string', pattern: '^[^\\u0000]*$' }, 'text'],
    [{ type: 'string', format: 'date-time', pattern: 'Z$' }, 'instant in UTC'],
    [{ type: 'string', format: 'binary' }, 'bytes of a file'],
    [{ type: 'string', format: 'uuid' }, 'uuid'],
    [{ type: 'string', default: 'en' }, 'text, "en" unless said'],
    [{ type: 'string', default: '' }, 'text'],
    [{ type: 'integer', minimum: 1, maximum: 10_000 }, 'whole number, 1 to 10,000'],
    [{ type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 }, 'whole number, 0 or more'],
    [{ type: 'integer' }, 'whole number'],
    [{ type: 'boolean', default: false }, 'boolean, false unless said'],
    [{ enum: ['a', 'b'] }, 'a, b'],
    [{ const: true }, 'true'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'list of text, up to 3'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
    [{ $ref: '#/components/schemas/Order' }, 'Order'],
    [{}, 'anything'],
  ] as const satisfies readonly (readonly [Schema, string])[])
    assert.equal(words(schema as Schema), said); // lists of the table are read-only
  assert.match(typeWords({ $ref: '#/components/schemas/Order' }, shape).text, /href="\/shapes#Order"/);
  const kinds = ['company', 'request'].map((kind) => ({
    type: 'object',
    properties: { kind: { const: kind } },
  }));
  assert.equal(words({ oneOf: kinds }), 'object, its kind is company or request');
});

test('members inside members are named by their path, and what is the exception is marked', () => {
  const schema: Schema = {
    type: 'object',
    required: ['name', 'list'],
    properties: {
      name: { type: 'string', description: 'In `Latin` letters' },
      left: { type: 'boolean' },
      list: {
        type: 'array',
        items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      },
      maybe: { anyOf: [{ type: 'object', properties: { a: { type: 'integer' } } }, { type: 'null' }] },
    },
  };
  assert.deepEqual(rowsOf(schema, 'in'), [
    'name required: text: In Latin letters',
    'left: boolean',
    'list required: list of object',
    'list[].id required: whole number',
    'maybe: object or null',
    'maybe.a: whole number',
  ]);
  assert.deepEqual(
    rowsOf(schema, 'out').filter((row) => row.includes('may be missing')),
    [
      'left may be missing: boolean',
      'maybe may be missing: object or null',
      'maybe.a may be missing: whole number',
    ],
  );
});

test('of several shapes each member says to which it belongs', () => {
  const of = (kind: string, name: string): Schema => ({
    type: 'object',
    required: ['kind', name],
    properties: { kind: { const: kind }, [name]: { type: 'integer' } },
  });
  assert.deepEqual(rowsOf({ oneOf: [of('company', 'id'), of('request', 'count')] }, 'in'), [
    'id required, of kind company: whole number',
    'count required, of kind request: whole number',
  ]);
  assert.equal(
    plain(fieldTable({ type: 'object' }, 'c', 'in', shape)),
    'object',
    'without members it is no table',
  );
});

test('words between backticks are code, and no markup of a description is one', () => {
  assert.equal(withCode('use `a<b>` & `c`').text, 'use <code>a&lt;b&gt;</code> &amp; <code>c</code>');
});
