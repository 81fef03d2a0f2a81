import assert from 'node:assert/strict';
import { test } from 'node:test';
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
