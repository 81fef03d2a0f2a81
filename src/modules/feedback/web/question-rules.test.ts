import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodQuestion } from '../feedback-fixture.ts';
import { checkQuestion, type QuestionField } from './question-rules.ts';

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
