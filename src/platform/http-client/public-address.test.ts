import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicAddress } from './public-address.ts';

test('addresses of the internet are public', () => {
  for (const address of ['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '223.255.255.254'])
    assert.equal(isPublicAddress(address), true, address);
  for (const address of ['2606:4700::1111', '2a02:6b8::feed', '2400::1'])
    assert.equal(isPublicAddress(address), true, address);
});

test('this machine, networks of one’s own, clouds’ keys, many at once and papers are not', () => {
  const refused = [
    ...['127.0.0.1', '127.255.1.2', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '100.100.100.200', '192.0.0.192', '168.63.129.16'],
    ...[
      '198.18.0.1',
      '198.19.255.1',
      '192.0.2.1',
      '203.0.113.9',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1'],
    // Another address in them: as it is, of a tunnel, of a translator.
    ...[
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:1.1.1.1',
      '::7f00:1',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
    ],
    ...['2001:0:7f00:1::', '3fff::1'],
  ];
  for (const address of refused) assert.equal(isPublicAddress(address), false, address);
});

test('what is no address is no public one', () => {
  for (const text of ['', 'localhost', 'example.com', '127.1', '0x7f000001', '2606:4700::1111%1'])
    assert.equal(isPublicAddress(text), false, text);
});
