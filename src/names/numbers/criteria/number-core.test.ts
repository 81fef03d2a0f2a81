import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normaliseIdentifier, normaliseTaxNumber } from '../identifier-normalise.ts';
import { faultOf, isCheckRule } from './check-rules.ts';
import { looksUsual, plainNumber } from './number-check.ts';
import { numberCore } from './number-core.ts';

test('a court stands on either side of its number', () => {
  for (const typed of ['HRB 12345, Hamburg', 'Hamburg, HRB 12345', 'Amtsgericht Hamburg HRB 12345'])
    assert.equal(numberCore('DE', typed), 'HRB12345', typed);
});

test('names of the country’s numbers are taken away where a number is left, and other words are not', () => {
  assert.equal(numberCore('RU', 'ИНН 7701234567'), '7701234567');
  assert.equal(numberCore('RU', 'ИНН/КПП: 7701234567'), '7701234567');
  assert.equal(numberCore('ru', 'инн 7701234567'), '7701234567', 'in any case');
  assert.equal(numberCore('RU', 'ИНН'), undefined);
  assert.equal(numberCore('GB', 'ИНН 7701234567'), undefined, 'no name of a number there');
});

test('a numero sign is taken away in front of figures alone', () => {
  assert.equal(numberCore('GB', 'No. 123456'), '123456');
  assert.equal(numberCore('ZZ', '№ 5'), '5');
  assert.equal(numberCore('GB', 'No.'), undefined);
});

test('what stands behind a comma is left out, unless the figures stand there', () => {
  assert.equal(numberCore('US', '1234567, Delaware'), '1234567');
  assert.equal(numberCore('US', 'Delaware, 1234567'), undefined);
});

test('a number that is typed as it is has no core of its own', () => {
  for (const [country, typed] of [
    ['DE', '12345'],
    ['RU', '7701234567'],
    ['FR', '123 456 782'],
  ] as const)
    assert.equal(numberCore(country, typed), undefined, typed);
});

test('figures of other scripts and letters of other keyboards are the same number', () => {
  assert.equal(plainNumber('٣٣١-١٠٥'), '331105');
  assert.equal(plainNumber('۱۲۳'), '123');
  assert.equal(plainNumber('１２３'), '123');
  assert.equal(plainNumber('НРВ 1'), 'HPB1');
  assert.equal(plainNumber('ΑΒ 1'), 'AB1');
});

test('the whole of a number has to look as its country says, and nothing typed is not unusual', () => {
  assert.equal(looksUsual('12-34', '^[0-9]{4}$'), true);
  assert.equal(looksUsual('12345', '^[0-9]{4}$'), false);
  assert.equal(looksUsual(' - ', '^[0-9]{4}$'), true);
});

test('zeros at the head are not compared, one that is all there is stays', () => {
  assert.equal(normaliseIdentifier('000123'), '123');
  assert.equal(normaliseIdentifier('0'), '0');
  assert.equal(normaliseIdentifier('A001'), 'A001', 'behind letters they are the register’s');
});

test('letters that no table reads still tell two numbers apart', () => {
  assert.notEqual(normaliseIdentifier('㏂'), '');
  assert.notEqual(normaliseIdentifier('\u0e4f1'), '');
});

test('a tax number loses the country before it and the tax behind it, again and again, and never all', () => {
  assert.equal(normaliseTaxNumber('DEDE123456789', 'DE'), '123456789');
  assert.equal(normaliseTaxNumber('DE 0123', 'DE'), '123');
  assert.equal(normaliseTaxNumber('DE123456789', 'FR'), 'DE123456789', 'another country’s letters stay');
  assert.equal(normaliseTaxNumber('CHE123456789 MWST', 'CH'), '123456789');
  assert.equal(normaliseTaxNumber('MWST', 'CH'), 'MWST');
  assert.equal(normaliseTaxNumber('DEUTSCH', 'DE'), 'DEUTSCH', 'a word is no number behind two letters');
});

test('a rule of check digits is one of its country', () => {
  assert.equal(isCheckRule('de', 'vat'), true);
  assert.equal(isCheckRule('DE', 'nothing'), false);
  assert.equal(isCheckRule('ZZ', 'vat'), false);
  assert.equal(faultOf('DE', 'vat', 'DE136695976'), '');
  assert.equal(faultOf('DE', 'vat', 'DE136695977'), 'InvalidChecksum');
  assert.notEqual(faultOf('DE', 'nothing', '1'), '', 'a rule that is not there finds no number good');
});
