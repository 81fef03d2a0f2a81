import fc from 'fast-check';

/** Texts that have broken programs before. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u200b\ufeff',
  'ﷺ'.repeat(20),
  '👩‍👩‍👧‍👦'.repeat(60),
  'é'.normalize('NFD').repeat(300),
  'İıſK',
  "'; DROP TABLE orders; --",
  '%00%ff',
  '%',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\r\nX-Injected: yes',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'NaN',
  '-0',
  '1e309',
  '2026-02-30T25:61:61Z',
  '0000-00-00T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(300),
  'x'.repeat(10_001),
  'я'.repeat(20_000),
];

/** Texts of any kind and length, with the known bad ones among them. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.5,
    32_768,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    2 ** 53 - 1,
    -(2 ** 53),
    9e15,
    1e300,
    -1e300,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { company: nested(depth - 1) });

/** Any JSON value where another one was expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      [[]],
      { length: 1 },
      ['x'],
      nested(12),
      nested(60),
    ),
  },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 300 }) },
);

/** Bodies that are no JSON, or JSON that no program writes. */
export const hostileBody: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"countryId":1e999}',
  '{"countryId":-1e999,"code":"de"}',
  '{"email":"\\ud800","password":"\\udc00"}',
  '{"__proto__":{"role":"Admin"},"email":"a@b.de"}',
  '{"constructor":{"prototype":{"role":"Admin"}}}',
  `{"email":"a","email":["b"],"password":{}}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  `{"message":"${'x'.repeat(300_000)}"}`,
  '\u0000',
  '\ufeff{}',
  'email=a%40b.de&password=x',
  '<xml/>',
);
