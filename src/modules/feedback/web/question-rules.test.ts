import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { goodQuestion } from '../feedback-fixture.ts';
import { checkQuestion, isEmail, isPhone, type QuestionField } from './question-rules.ts';

const wrong = (change: Partial<typeof goodQuestion>) =>
  checkQuestion({ ...goodQuestion, ...change }).map(({ field, code }) => `${field} ${code}`);

test('a good question has no faults, an empty one a sentence of the specification for each field', () => {
  assert.deepEqual(checkQuestion(goodQuestion), []);
  const faults = checkQuestion({ name: ' ', phone: '', email: '', message: '\n' });
  assert.deepEqual(
    faults.map(({ field, text }) => [field, text.en]),
    [
      ['name', 'Field must not be empty'],
      ['phone', 'Enter a valid number'],
      ['email', 'Enter a valid E-mail'],
      ['message', 'Field must not be empty'],
    ] satisfies [QuestionField, string][],
  );
  for (const { text } of faults) assert.match(text.ru, /^[А-ЯЁ][а-яё ,:]+$/);
});

test('every field has a bound', () => {
  assert.deepEqual(wrong({ name: 'x'.repeat(200) }), []);
  assert.deepEqual(wrong({ name: 'x'.repeat(201) }), ['name too_long']);
  assert.deepEqual(wrong({ phone: '1'.repeat(30) }), []);
  assert.deepEqual(wrong({ phone: '1'.repeat(31) }), ['phone too_long']);
  assert.deepEqual(wrong({ message: 'ж'.repeat(5000) }), []);
  assert.deepEqual(wrong({ message: 'ж'.repeat(5001) }), ['message too_long']);
  assert.deepEqual(wrong({ email: `a@${'b'.repeat(60)}.${'c'.repeat(190)}.de` }), ['email invalid_email']);
  const [long] = checkQuestion({ ...goodQuestion, message: 'x'.repeat(5001) });
  assert.equal(long?.text.en, 'Field length must be between 1 and 5000 characters');
  assert.equal(long?.text.ru, 'Длина поля — от 1 до 5\u00a0000 символов');
});

test('a name is one line', () => {
  assert.deepEqual(wrong({ name: 'Anna\r\nBcc: all@example.org' }), ['name invalid_characters']);
});

const dialled = fc.string({ unit: fc.constantFrom(...'0123456789-'), minLength: 7, maxLength: 24 });

test('phone: seven digits and hyphens or more are taken, however they are grouped', () => {
  fc.assert(fc.property(dialled, (phone) => isPhone(phone)));
  const grouping = fc.constantFrom('', ' ', '\u00a0', '(', ')', ') ');
  const grouped = fc
    .tuple(dialled, fc.array(grouping, { minLength: 24, maxLength: 24 }), fc.boolean())
    .map(([phone, marks, hasPlus]) =>
      [hasPlus ? '+' : '', ...Array.from(phone, (sign, index) => `${marks[index] ?? ''}${sign}`)].join(''),
    );
  fc.assert(fc.property(grouped, (phone) => isPhone(phone)));
});

test('phone: fewer than seven, or anything else among them, is refused', () => {
  const short = fc.string({ unit: fc.constantFrom(...'0123456789-'), maxLength: 6 });
  fc.assert(fc.property(short, (phone) => !isPhone(phone)));
  const strange = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /[^\d\s()[\]+-]/.test(text));
  fc.assert(
    fc.property(dialled, strange, fc.nat(24), (phone, text, at) => {
      const index = Math.min(at, phone.length);
      return !isPhone(phone.slice(0, index) + text + phone.slice(index));
    }),
  );
  for (const phone of ['12+34567', '1234567 ext 5', '٠١٢٣٤٥٦', '(((((((', '+      '])
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
