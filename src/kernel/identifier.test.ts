import assert from 'node:assert/strict';
import { test } from 'node:test';
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
