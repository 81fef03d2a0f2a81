import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInTown, matchTown } from './match-place.ts';

const milano = { country: 'IT', city: 'Milano', address: 'Via Roma 12, 20121 Milano' };

test('a street that is called by a town is not in it', () => {
  assert.equal(isInTown('roma', milano), undefined);
  assert.equal(isInTown('milano', milano), true);
  assert.equal(isInTown('torino', milano), false);
  assert.equal(isInTown('roma', { ...milano, city: null }), undefined);
});

test('it is told as a part of the address, and never as the city', () => {
  const heard = { name: 'Nordwind SRL', town: { text: 'Roma', key: 'roma' }, isSetOff: true };
  const { verdict, reason, known } = matchTown(heard, milano) ?? {};
  assert.deepEqual([verdict, reason, known], ['similar', 'part of address', 'Roma']);
  assert.equal(matchTown(heard, { country: 'IT', city: null, address: null })?.reason, 'no address');
});
