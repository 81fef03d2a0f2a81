import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { neighbourhoodOf, networkOf } from './network.ts';

test('an IPv4 address is itself, however a socket writes it', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
});

test('the addresses of one IPv6 household are one', () => {
  const household = '2001:db8:12:3::/64';
  for (const address of [
    '2001:db8:12:3::1',
    '2001:0db8:0012:0003:ffff:ffff:ffff:ffff',
    '2001:DB8:12:3:a::',
    '2001:db8:12:3::1%eth0',
  ]) {
    assert.equal(networkOf(address), household);
  }
  assert.equal(networkOf('2001:db8:12:4::1'), '2001:db8:12:4::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
  assert.equal(networkOf('fe80::1'), 'fe80:0:0:0::/64');
});

test('a neighbourhood says where an address is, not whose', () => {
  assert.equal(neighbourhoodOf('203.0.113.7'), '203.0.113.0/24');
  assert.equal(neighbourhoodOf('::ffff:203.0.113.7'), '203.0.113.0/24');
  assert.equal(neighbourhoodOf('2001:DB8:12:3:a::'), '2001:db8:12::/48');
  assert.equal(neighbourhoodOf('::1'), '0:0:0::/48');
  for (const odd of ['', 'unix', '203.0.113', 'x'.repeat(500)]) assert.equal(neighbourhoodOf(odd), '');
});

const group = fc.nat(0xffff).map((value) => value.toString(16));
const groups = fc.array(group, { minLength: 8, maxLength: 8 });

test('every address of a household is counted as one, those of its neighbours are not', () => {
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      const [front, back] = [one.slice(0, 4), other.slice(4)];
      const network = networkOf([...front, ...back].join(':'));
      assert.equal(networkOf(one.join(':')), network);
      assert.equal(networkOf(other.join(':')) === network, other.slice(0, 4).join() === front.join());
      assert.match(neighbourhoodOf(one.join(':')), /^([0-9a-f]{1,4}:){3}:\/48$/);
    }),
  );
});

test('zeros that are left out are the same zeros', () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 6 }), fc.nat(6), (given, at) => {
      const [left, right] = [given.slice(0, at), given.slice(at)];
      const zeros = Array.from({ length: 8 - given.length }, () => '0');
      const short = `${left.join(':')}::${right.join(':')}`;
      assert.equal(networkOf(short), networkOf([...left, ...zeros, ...right].join(':')));
    }),
  );
});

test('what is no address is counted by itself', () => {
  for (const odd of ['', 'unix', '2001:db8', '1.2.3.4.5', ':::']) assert.equal(networkOf(odd), odd);
});
