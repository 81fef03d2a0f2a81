import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  characterRefusal,
  faultsOf,
  isEmail,
  isPhone,
  lengthRefusal,
  maxEmailLength,
  plainPhone,
} from './field-rules.ts';

test('length counts what people see as characters of a text, at both bounds', () => {
  const bounds = { min: 2, max: 3 };
  assert.equal(lengthRefusal('😀', bounds)?.code, 'too_short');
  assert.equal(lengthRefusal('😀😀😀', bounds), undefined);
  assert.equal(lengthRefusal('abcd', bounds)?.text.en, 'Field length must be between 2 and 3 characters');
});

test('a line has no control characters', () => {
  for (const text of ['a\nb', 'a\u0000', 'a\u2028b'])
    assert.equal(characterRefusal(text)?.code, 'invalid_characters');
  assert.equal(characterRefusal('O’Neil & Söhne, ООО'), undefined);
});

const sign = fc.constantFrom(...'0123456789-');
const dialled = fc.string({ unit: sign, minLength: 7, maxLength: 24 }).filter((text) => /[0-9]/.test(text));

test('phone: seven digits and hyphens or more are taken as they are', () => {
  fc.assert(fc.property(dialled, (phone) => isPhone(phone) && plainPhone(phone) === phone));
});

test('phone: what people paste becomes digits and hyphens', () => {
  for (const [pasted, plain] of [
    ['+7 (495) 123-45-67', '7-495-123-45-67'],
    [' +7\u00a0495\u00a0123\u201145\u201167 ', '7-495-123-45-67'],
    ['(030) 1234567', '030-1234567'],
    ['+44 20 7946.0958', '44-20-7946-0958'],
    ['030/123 45 67', '030-123-45-67'],
  ] as const)
    assert.equal(plainPhone(pasted), plain);
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 15 });
  const grouping = fc.constantFrom('', ' ', '\u00a0', '(', ')', ') ', '-');
  const grouped = fc
    .tuple(digits, fc.array(grouping, { minLength: 24, maxLength: 24 }), fc.boolean())
    .map(([phone, marks, hasPlus]) =>
      [hasPlus ? '+' : '', ...Array.from(phone, (one, index) => `${marks[index] ?? ''}${one}`)].join(''),
    );
  fc.assert(fc.property(grouped, (phone) => isPhone(phone) && /^[0-9-]{7,}$/.test(plainPhone(phone))));
  for (const none of ['call me', '12 34', '-------', '+++++++']) assert.equal(plainPhone(none), none);
});

test('phone: fewer than seven, or anything else among them, is refused', () => {
  const short = fc.string({ unit: fc.constantFrom(...'0123456789-'), maxLength: 6 });
  fc.assert(fc.property(short, (phone) => !isPhone(phone)));
  const strange = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => /[^\d\s()[\]+./\u2010-\u2015-]/.test(text));
  fc.assert(
    fc.property(dialled, strange, fc.nat(24), (phone, text, at) => {
      const index = Math.min(at, phone.length);
      return !isPhone(phone.slice(0, index) + text + phone.slice(index));
    }),
  );
  for (const phone of [
    '12+34567',
    '1234567 ext 5',
    '٠١٢٣٤٥٦',
    '(((((((',
    '+      ',
    '-------',
    '- - - - - - -',
  ])
    assert.ok(!isPhone(phone), phone);
});

test('an e-mail looks like one', () => {
  for (const email of ['a@b.co', ' anna.b+c@sub.example.org ', "o'neil@x-y.ie", 'info@пример.рф'])
    assert.ok(isEmail(email), email);
  const none = [
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.de',
    'a@b@c.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b.de, c@d.de',
  ];
  for (const email of [...none, '<a@b.de>', 'a@b.de\nBcc: c@d.de', `${'a'.repeat(65)}@b.de`])
    assert.ok(!isEmail(email), email);
});

test('the refused fields stand in the order of the form, each with its words in every language', () => {
  const faults = faultsOf({
    name: lengthRefusal('a', { min: 2, max: 3 }),
    city: undefined,
    line: characterRefusal('a\nb'),
    text: lengthRefusal('abcd', { min: 2, max: 3 }),
  });
  assert.deepEqual(
    faults.map(({ field, code }) => [field, code]),
    [
      ['name', 'too_short'],
      ['line', 'invalid_characters'],
      ['text', 'too_long'],
    ],
  );
  for (const { text } of faults) assert.ok(text.en !== '' && /[а-яё]/i.test(text.ru));
  assert.deepEqual(faultsOf({ name: undefined }), []);
});

test('every length within the bounds is taken and every other one refused, on its side', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.nat(6), fc.nat(6), (length, min, more) => {
      const bounds = { min, max: min + more };
      const code = lengthRefusal('ё'.repeat(length), bounds)?.code;
      assert.equal(code, length < min ? 'too_short' : length > bounds.max ? 'too_long' : undefined);
    }),
  );
});

test('an e-mail is as long as SMTP carries it, its parts as long as the standard says', () => {
  const label = 'b'.repeat(63);
  assert.ok(isEmail(`${'a'.repeat(64)}@b.de`));
  assert.ok(isEmail(`a@${label}.de`));
  assert.ok(!isEmail(`a@${label}b.de`));
  const domain = (length: number) => `${`${label}.`.repeat(3)}${'c'.repeat(length - 3 * 64)}`;
  assert.equal(`a@${domain(252)}`.length, maxEmailLength);
  assert.ok(isEmail(`a@${domain(252)}`));
  assert.ok(!isEmail(`a@${domain(253)}`));
  assert.ok(isEmail(` ${`a@${domain(252)}`} `), 'what surrounds it is not counted');
});

test('no label of a domain begins or ends with a hyphen', () => {
  for (const email of ['a@b-.de', 'a@b.-de', 'a@b.de-', 'a@b.-', 'a@-', 'a@b..de'])
    assert.ok(!isEmail(email), email);
  assert.ok(isEmail('a@b-c.d-e'));
});

test('a mail never gets a second header or a second address from what is taken for one', () => {
  const typed = fc
    .tuple(fc.string({ maxLength: 20, unit: 'binary' }), fc.string({ maxLength: 20, unit: 'binary' }))
    .map(([before, after]) => `${before}@${after}`);
  fc.assert(
    fc.property(typed, (text) => {
      const address = text.trim();
      return !isEmail(text) || (!/[\s,;:<>"()\\]/.test(address) && characterRefusal(address) === undefined);
    }),
    { numRuns: 2_000 },
  );
});
