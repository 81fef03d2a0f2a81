import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import {
  count,
  countryCode,
  countryId,
  instant,
  line,
  lines,
  linkSecret,
  maxInt32,
  maxPageSize,
  minorUnits,
  orEmpty,
  page,
  pageSize,
  queryPage,
  queryPageSize,
  requestMark,
  serialId,
  soughtId,
  text,
  trimmed,
  typedText,
} from './shapes.ts';
import { shorten } from './shorten.ts';

test('text is counted in code points, as JSON Schema counts it, and the bound is in the schema', () => {
  assert.ok(text(3).safeParse('😀😀😀').success);
  assert.equal(text(3).safeParse('😀😀😀😀').success, false);
  assert.equal(text(3).safeParse('abcd').error?.issues[0]?.code, 'too_big');
  const schema = z.toJSONSchema(z.object({ a: trimmed(3).min(1).default('x'), b: text(4).nullable() }));
  assert.equal(JSON.stringify(schema).match(/"maxLength":[34]/g)?.length, 2);
});

test('typed text is measured after what surrounds it is gone; one line has no line break, several do', () => {
  assert.equal(trimmed(3).parse('  abc '), 'abc');
  assert.equal(line(9).safeParse('a\nb').success, false);
  assert.equal(lines(9).parse('a\n\tb'), 'a\n\tb');
  assert.equal(lines(9).safeParse('a\u0007b').success, false);
});

test('a mark of the caller may be text, a number or nothing', () => {
  for (const mark of ['a', 7, undefined]) assert.ok(requestMark.safeParse(mark).success);
  assert.equal(requestMark.safeParse('x'.repeat(101)).success, false);
});

test('what is too long is cut so that the cut shows, and never within a character', () => {
  assert.equal(shorten('abc', 3), 'abc');
  assert.equal(shorten('😀😀😀😀', 3), '😀😀…');
});

const takes = (shape: z.ZodType, ...values: unknown[]) =>
  values.map((value) => shape.safeParse(value).success);

test('a text at its bound is taken, one character more is not, in whatever units it is stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), fc.nat(8), (typed, max) =>
      assert.equal(text(max).safeParse(typed).success, Array.from(typed).length <= max),
    ),
  );
  assert.deepEqual(z.flattenError(text(1).safeParse('ab').error ?? new z.ZodError([])).formErrors.length, 1);
});

test('a field that was cleared is empty, one that is too long is still refused', () => {
  const name = orEmpty(trimmed(3));
  assert.deepEqual(
    [undefined, null, '', ' ab '].map((typed) => name.parse(typed)),
    ['', '', '', 'ab'],
  );
  assert.deepEqual(takes(name, 'abcd', 7, {}), [false, false, false]);
  assert.deepEqual(takes(typedText, 'x'.repeat(10_000), 'x'.repeat(10_001)), [true, false]);
});

test('what surrounds a line does not count, what is in it does', () => {
  assert.equal(line(3).parse('\n abc \u0000'.slice(0, -1)), 'abc');
  assert.deepEqual(takes(line(3), 'a\tb', 'a\u007fb', 'a\u0000b', 'a\u0085b'), [false, false, false, true]);
  assert.deepEqual(takes(lines(9), 'a\r\nb', 'a\u000bb', 'a\u001fb', 'a\u007f'), [true, false, false, false]);
});

test('numbers that are stored fit their columns', () => {
  assert.deepEqual(takes(minorUnits, -1, 0, maxInt32, maxInt32 + 1, 0.5), [false, true, true, false, false]);
  assert.deepEqual(takes(count, -1, 0, maxInt32, maxInt32 + 1), [false, true, true, false]);
  assert.deepEqual(takes(serialId, 0, 1, maxInt32, maxInt32 + 1), [false, true, true, false]);
  assert.deepEqual(takes(countryId, 0, 1, 32_767, 32_768), [false, true, true, false]);
  assert.deepEqual(takes(soughtId, -7, 2 ** 40, 0.5, '7'), [true, true, false, false]);
});

test('pages are counted from one, a page has a bound, and a query says both in text', () => {
  assert.deepEqual(takes(page, 0, 1, 10_000, 10_001, '1'), [false, true, true, false, false]);
  assert.deepEqual(takes(pageSize, 0, 1, maxPageSize, maxPageSize + 1), [false, true, true, false]);
  assert.deepEqual([queryPage.parse(undefined), queryPageSize.parse(undefined)], [1, 20]);
  assert.deepEqual([queryPage.parse('7'), queryPageSize.parse('50')], [7, 50]);
  assert.deepEqual(takes(queryPage, '0', '1', '10000', '10001', '1.5', 'x', ''), [
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  assert.deepEqual(takes(queryPageSize, '0', '51', '1.5', '-1'), [false, false, false, false]);
});

test('names of countries, secrets and instants have one spelling', () => {
  assert.deepEqual(takes(countryCode, 'de', 'DE', 'd', 'deu', 'de\n', ' de'), [
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  const secret = '0f'.repeat(20);
  assert.deepEqual(
    takes(linkSecret, secret, secret.toUpperCase(), `${secret}0`, secret.slice(1), `${secret}\n`),
    [true, false, false, false, false],
  );
  assert.deepEqual(
    takes(
      instant,
      '2026-11-21T10:00:00.000Z',
      '2026-11-21T10:00:00Z',
      '2026-11-21T10:00:00+01:00',
      '2026-11-21',
    ),
    [true, true, false, false],
  );
  assert.equal(instant.safeParse(`2026-11-21T10:00:00.${'0'.repeat(16)}Z`).success, false);
});

test('a text that is cut has no more characters than it may, and is the beginning of what it was', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (whole, max) => {
        const cut = shorten(whole, max);
        assert.ok(Array.from(cut).length <= max);
        if (Array.from(whole).length <= max) assert.equal(cut, whole);
        else assert.ok(cut.endsWith('…') && whole.startsWith(cut.slice(0, -1)));
        assert.ok(cut.isWellFormed());
      },
    ),
  );
  assert.equal(shorten('Nord AG Berlin', 9), 'Nord AG…', 'no space stands before the cut');
});
