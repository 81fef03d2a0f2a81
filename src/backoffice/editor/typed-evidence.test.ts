import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvidence, type TypedEvidence } from './typed-evidence.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
const typed: TypedEvidence = {
  source: ' Handelsregister ',
  sourceUrl: '',
  retrievedOn: '2026-11-21',
  method: 'register',
};
const read = (change: Partial<TypedEvidence> = {}) => readEvidence({ ...typed, ...change }, now);

test('today is now', () =>
  assert.deepEqual(read(), {
    evidence: {
      source: 'Handelsregister',
      sourceUrl: null,
      retrievedAt: '2026-11-21T09:30:00.000Z',
      method: 'register',
    },
  }));

test('an earlier day is its noon, unless the exact time is known', () => {
  const at = (change: Partial<TypedEvidence>) => {
    const outcome = read(change);
    return 'evidence' in outcome ? outcome.evidence.retrievedAt : outcome.error;
  };
  assert.equal(at({ retrievedOn: '2026-11-20' }), '2026-11-20T12:00:00.000Z');
  const retrievedAt = '2026-11-20T08:15:00.000Z';
  assert.equal(at({ retrievedOn: '2026-11-20', retrievedAt }), retrievedAt);
  assert.equal(at({ retrievedOn: '2026-11-19', retrievedAt }), '2026-11-19T12:00:00.000Z');
});

test('what is missing or impossible is named', () => {
  assert.deepEqual(read({ source: ' ' }), { error: 'source' });
  assert.deepEqual(read({ sourceUrl: 'javascript:alert(1)' }), { error: 'url' });
  assert.deepEqual(read({ sourceUrl: 'www.example.org' }), { error: 'url' });
  assert.deepEqual(read({ retrievedOn: '2026-11-22' }), { error: 'retrieved' });
  assert.deepEqual(read({ retrievedOn: '2026-02-31' }), { error: 'retrieved' });
});
