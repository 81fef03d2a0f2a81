import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandOf, fingerprintOf, passesLuhn, spacedNumber, testCards } from './cards.ts';

test('every test card is a well-formed number of a known brand', () => {
  for (const { number } of testCards) {
    assert.ok(passesLuhn(number), number);
    assert.ok(brandOf(number), number);
    assert.equal(spacedNumber(number).replaceAll(' ', ''), number);
    assert.match(spacedNumber(number), / /);
  }
});

test('one wrong digit is noticed', () => {
  assert.equal(passesLuhn('4242424242424241'), false);
  assert.equal(passesLuhn(''), false);
});

test('brands are told by their first digits', () => {
  assert.deepEqual(['4', '51', '55', '2221', '2720', '2721', '34', '37', '6011', '50'].map(brandOf), [
    'visa',
    'mastercard',
    'mastercard',
    'mastercard',
    'mastercard',
    undefined,
    'amex',
    'amex',
    undefined,
    undefined,
  ]);
});

test('a fingerprint hides the number and differs between installations', () => {
  const one = fingerprintOf('4242424242424242', 'a');
  assert.equal(one, fingerprintOf('4242424242424242', 'a'));
  assert.notEqual(one, fingerprintOf('4242424242424242', 'b'));
  assert.doesNotMatch(one, /4242/);
});
