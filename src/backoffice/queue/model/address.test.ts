import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, isNarrowed, viewAddress, wishOf, withoutFilters } from './address.ts';

const read = (address: string) => wishOf(new URL(address, 'http://localhost').searchParams);

test('what is shown stands in the address and is read from it again', () => {
  const address =
    '/?view=late&search=%D0%9D%D0%BE%D1%80%D0%B4&state=in_progress&state=in_review&country=jp&due=soon&kind=annual&sort=company&desc=1&page=3';
  const { filter, page } = read(address);
  assert.equal(addressOf(filter, page), address);
  assert.deepEqual(filter.states, ['in_progress', 'in_review']);
  assert.equal(isNarrowed(filter), true);
});

test('the usual is not said, and nonsense means the usual', () => {
  assert.equal(addressOf(read('/').filter), '/');
  const odd = read('/?view=none&state=lost&country=atlantis&who=me&due=never&sort=luck&page=-1');
  assert.deepEqual(odd, read('/'));
  assert.equal(viewAddress('nobody'), '/?view=nobody');
});

test('without filters the view and its sorting stay', () => {
  const { filter } = read('/?view=mine&country=de&sort=held&desc=1');
  assert.equal(addressOf(withoutFilters(filter)), '/?view=mine&sort=held&desc=1');
});
