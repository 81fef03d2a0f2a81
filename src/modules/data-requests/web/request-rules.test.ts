import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRequest, type RequestFields } from './request-rules.ts';

const good: RequestFields = {
  kind: 'correct',
  relation: 'named',
  name: 'Анна Мюллер',
  company: 'Nordwind Maschinenbau GmbH',
  message: 'I left the board in 2024.',
  email: 'anna@demo.countercheck.example',
};
const faults = (change: Partial<RequestFields>) =>
  checkRequest({ ...good, ...change }).map(({ field, code }) => `${field} ${code}`);

test('a whole request has nothing wrong; a copy needs no words and no company', () => {
  assert.deepEqual(faults({}), []);
  assert.deepEqual(faults({ kind: 'copy', message: ' ', company: '' }), []);
  assert.deepEqual(faults({ kind: 'erase', message: '' }), []);
});

test('what is missing, too long or no choice is said by field, in the order of the form', () => {
  assert.deepEqual(faults({ kind: '', relation: 'x', name: ' ', message: '', email: 'anna' }), [
    'kind required',
    'relation required',
    'name required',
    'email invalid_email',
  ]);
  assert.deepEqual(faults({ message: '' }), ['message required']);
  assert.deepEqual(faults({ kind: 'object', message: '' }), ['message required']);
  assert.deepEqual(faults({ name: 'a'.repeat(201), company: 'b'.repeat(301), message: 'c'.repeat(5_001) }), [
    'name too_long',
    'company too_long',
    'message too_long',
  ]);
  assert.deepEqual(faults({ name: 'a\nBcc: b', company: 'a\tb' }), [
    'name invalid_characters',
    'company invalid_characters',
  ]);
});
