import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { Problem } from '#kernel/problem.ts';
import { line, queryPage, text, trimmed } from '#kernel/shapes.ts';
import { parseInput } from './input.ts';

/** Field and code of every fault that is found. */
function faultsOf(schema: z.ZodType, input: unknown): string[] {
  try {
    parseInput(schema, input);
    return [];
  } catch (error) {
    assert.ok(error instanceof Problem);
    assert.deepEqual([error.code, error.status], ['invalid_input', 400]);
    for (const { text: words } of error.fields) assert.ok(words.en !== '' && words.ru !== '');
    return error.fields.map(({ field, code }) => `${field}: ${code}`);
  }
}

test('what is wrong is told of each field, by the path to it', () => {
  const schema = z.object({
    name: trimmed(5).min(1),
    age: z.int().max(150),
    company: z.object({ codes: z.array(text(2)) }),
  });
  assert.deepEqual(faultsOf(schema, { name: 'abcdef', age: 'x', company: { codes: ['ab', 'abc'] } }), [
    'name: too_long',
    'age: invalid_number',
    'company.codes.1: too_long',
  ]);
  assert.deepEqual(faultsOf(schema, {}), ['name: required', 'age: required', 'company: required']);
  assert.deepEqual(faultsOf(schema, []), [': invalid_type']);
  assert.deepEqual(faultsOf(schema, { name: ' ', age: 151, company: { codes: [] } }), [
    'name: required',
    'age: too_big',
  ]);
});

test('every kind of fault has its own word', () => {
  for (const [schema, input, code] of [
    [text(3), 7, 'invalid_type'],
    [z.int(), 0.5, 'invalid_number'],
    [z.number().min(5), 4, 'too_small'],
    [z.string().min(3), 'ab', 'too_small'],
    [z.string().min(1), '', 'required'],
    [z.array(z.string()).min(1), [], 'too_small'],
    [z.email(), 'a@', 'invalid_email'],
    [z.uuid(), 'x', 'invalid_format'],
    [line(9), 'a\u0007b', 'invalid_characters'],
    [z.enum(['a', 'b']), 'c', 'invalid_value'],
    [z.literal(true), false, 'invalid_value'],
    [z.strictObject({}), { more: 1 }, 'invalid_value'],
    [queryPage, 'x', 'invalid_number'],
  ] as const)
    assert.deepEqual(faultsOf(schema, input), [`: ${code}`], code);
});

test('a bound is named in the words of the reader', () => {
  assert.throws(
    () => parseInput(z.object({ name: text(60) }), { name: 'x'.repeat(61) }),
    (error) => error instanceof Problem && /60/.test(error.fields[0]?.text.ru ?? ''),
  );
});

test('of a thousand faults the first twenty are told', () => {
  const schema = z.array(z.string());
  assert.equal(
    faultsOf(
      schema,
      Array.from({ length: 1_000 }, () => 1),
    ).length,
    20,
  );
});

test('what no database keeps is refused wherever it hides: in a name, a value, a list', () => {
  const anything = z.unknown();
  for (const bad of ['a\u0000b', '\ud800', 'x\udfff'])
    for (const input of [bad, { [bad]: 1 }, { a: bad }, { a: { b: [[bad]] } }, [bad]])
      assert.deepEqual(faultsOf(anything, input), [': invalid_characters'], JSON.stringify(input));
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), (input) => {
      const isStorable = !JSON.stringify(input).match(/\\u0000|\\ud[89a-f]/i);
      assert.equal(faultsOf(anything, input).length === 0, isStorable);
    }),
  );
});

test('a body may be so deep and no deeper', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
  assert.deepEqual(parseInput(z.unknown(), nested(13)), nested(13));
  assert.throws(() => parseInput(z.unknown(), nested(14)), { code: 'invalid_input' });
  assert.throws(() => parseInput(z.unknown(), nested(5_000)), { code: 'invalid_input' });
});

test('what is right comes back as the schema makes it', () => {
  const schema = z.object({ name: trimmed(9), page: queryPage });
  assert.deepEqual(parseInput(schema, { name: ' a ', page: '2', more: 'left out' }), { name: 'a', page: 2 });
});
