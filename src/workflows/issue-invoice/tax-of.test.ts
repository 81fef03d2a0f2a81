import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taxOf } from './tax-of.ts';

const seller = { country: 'GB', number: 'GB123456789', percent: 20 };
const buyer = { name: 'Beispiel GmbH', countryCode: 'DE', vatCode: 'DE136695976' };

test('a company of another country with its number accounts for the tax itself', () => {
  assert.deepEqual(taxOf(8_000, seller, buyer), { kind: 'reverse', isWithinUnion: false });
  assert.deepEqual(taxOf(8_000, { ...seller, country: 'FR' }, buyer), {
    kind: 'reverse',
    isWithinUnion: true,
  });
});

test('everybody else pays a price with the tax in it', () => {
  const included = { kind: 'included', percent: 20, netMinor: 6_667, taxMinor: 1_333 };
  for (const one of [
    undefined,
    { ...buyer, vatCode: '' },
    { ...buyer, countryCode: 'GB' },
    { ...buyer, countryCode: '' },
    { ...buyer, name: '' },
    { ...buyer, isVatRefused: true },
  ])
    assert.deepEqual(taxOf(8_000, seller, one), included);
});

test('net and tax are the price to the cent, whatever the rate; without the seller’s number nothing is said', () => {
  for (const percent of [0, 5.5, 19, 20, 25.5])
    for (let amount = 1; amount < 3_000; amount += 7) {
      const tax = taxOf(amount, { ...seller, percent }, undefined);
      assert.ok(tax.kind === 'included');
      assert.equal(tax.netMinor + tax.taxMinor, amount);
      assert.ok(Math.abs(tax.taxMinor - (amount * percent) / (100 + percent)) <= 0.5 + 1e-9);
    }
  assert.deepEqual(taxOf(8_000, undefined, buyer), { kind: 'unsaid' });
});
