import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CardForm, readCardForm } from './card-form.ts';

const now = new Date('2026-11-21T10:00:00Z');
const good: CardForm = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: 'Жанна д’Арк' };

function errorsOf(change: Partial<CardForm>) {
  const result = readCardForm({ ...good, ...change }, now);
  return 'errors' in result
    ? Object.fromEntries(Object.entries(result.errors).filter(([, error]) => error !== undefined))
    : {};
}

test('spaces, no-break spaces and hyphens in the number are read over', () => {
  for (const number of ['4242424242424242', '4242-4242-4242-4242', ' 4242\u00a04242\u00a04242\u00a04242 ']) {
    assert.deepEqual(errorsOf({ number }), {});
  }
});

test('the card is good to the end of its month', () => {
  assert.deepEqual(errorsOf({ expiry: '11/26' }), {});
  assert.deepEqual(errorsOf({ expiry: '10/26' }), { expiry: 'expiry_past' });
  assert.deepEqual(errorsOf({ expiry: '12/46' }), {});
  assert.deepEqual(errorsOf({ expiry: '01/47' }), { expiry: 'expiry_far' });
});

test('a date is read in the forms that people type', () => {
  for (const expiry of ['1/30', '01/30', '0130', '01 30', '01-30', '01 / 2030', '1.30']) {
    assert.deepEqual(errorsOf({ expiry }), {}, expiry);
  }
  for (const expiry of ['13/30', '00/30', '2030-01', 'soon', '1/3']) {
    assert.deepEqual(errorsOf({ expiry }), { expiry: 'expiry_form' }, expiry);
  }
});

test('an American Express card has four digits of code', () => {
  const number = '378282246310005';
  assert.deepEqual(errorsOf({ number, cvc: '123' }), { cvc: 'cvc_four' });
  assert.deepEqual(errorsOf({ number, cvc: '1234' }), {});
  assert.deepEqual(errorsOf({ cvc: '1234' }), { cvc: 'cvc_three' });
});

test('an empty form names every field', () => {
  assert.deepEqual(errorsOf({ number: ' ', expiry: '', cvc: '', name: '' }), {
    number: 'number_missing',
    expiry: 'expiry_missing',
    cvc: 'cvc_missing',
    name: 'name_missing',
  });
});

test('a slip and a card that is not for tests are different mistakes', () => {
  assert.deepEqual(errorsOf({ number: '4242424242424241' }), { number: 'number_wrong' });
  assert.deepEqual(errorsOf({ number: '4111111111111111' }), { number: 'number_not_test' });
});

test('a card number in the name field, markup or a NUL byte is refused', () => {
  for (const name of ['4111111111111111', '<b>Jane</b>', 'Jane\0Doe']) {
    assert.deepEqual(errorsOf({ name }), { name: 'name_signs' }, name);
  }
  assert.deepEqual(errorsOf({ name: 'x'.repeat(101) }), { name: 'name_long' });
});
