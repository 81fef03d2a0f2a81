import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson, type Json } from './canonical-json.ts';

test('names are sorted by their UTF-16 units and numbers written as ECMAScript does, as in the vectors of RFC 8785', () => {
  const names = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
  assert.equal(
    canonicalJson(names),
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  );
  const numbers = [JSON.parse('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27, -0];
  assert.equal(canonicalJson(numbers), '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]');
  assert.equal(canonicalJson('\u20ac$\u000f\nA\'B"\\\\"/'), '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
});

test('the form says the same, and does not depend on the order of names', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.parse(JSON.stringify(value)) as Json; // what was parsed is JSON
      assert.deepEqual(JSON.parse(canonicalJson(json)), json);
      assert.equal(canonicalJson(turned(json)), canonicalJson(json));
    }),
    { numRuns: 100 },
  );
});

test('what has no form is refused', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }])
    assert.throws(() => canonicalJson(value), TypeError);
});

/** The same value, its names in the opposite order. */
function turned(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, turned(inner)]),
  );
}
