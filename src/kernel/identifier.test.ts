import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { newLinkSecret, uuidv7 } from './identifier.ts';

test('a version 7 UUID carries its time and sorts by it', () => {
  const early = uuidv7(new Date('2026-01-01T00:00:00Z'));
  const late = uuidv7(new Date('2026-01-01T00:00:01Z'));
  assert.match(early, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.ok(early < late);
  assert.equal(Number.parseInt(early.replace('-', '').slice(0, 12), 16), Date.parse('2026-01-01T00:00:00Z'));
});

test('link secrets are 160 bits that survive a lower-cased path', () => {
  const secrets = new Set(Array.from({ length: 1000 }, newLinkSecret));
  assert.equal(secrets.size, 1000);
  for (const secret of secrets) assert.match(secret, /^[0-9a-f]{40}$/);
});

test('no two are the same, not even of one moment and far beyond what is drawn at once', () => {
  const now = new Date('2022-02-22T19:22:22.000Z'); // the example of RFC 9562
  const made = Array.from({ length: 3_000 }, () => uuidv7(now));
  assert.equal(new Set(made).size, made.length);
  for (const id of made) assert.match(id, /^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('what is not time or version is drawn: every bit of it is sometimes set and sometimes not', () => {
  const now = new Date(0);
  const bits = Array.from({ length: 400 }, () => BigInt(`0x${uuidv7(now).replaceAll('-', '')}`));
  const always = bits.reduce((all, one) => all & one);
  const ever = bits.reduce((all, one) => all | one);
  // Version 7 in four bits, variant 10 in two, the rest zero of time.
  assert.equal(always.toString(16), '70008000000000000000');
  assert.equal(ever.toString(16), '7fffbfffffffffffffff');
});

test('later is greater, to the millisecond', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.integer({ min: 1, max: 10_000 }), (seconds, later) => {
      const at = seconds * 997;
      return uuidv7(new Date(at)) < uuidv7(new Date(at + later));
    }),
  );
});
