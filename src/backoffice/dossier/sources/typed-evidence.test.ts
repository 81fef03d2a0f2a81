import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact, Section } from '../values/typed-value.ts';
import { carriedEvidence, citing, readEvidence, type TypedEvidence } from './typed-evidence.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
const typed: TypedEvidence = {
  source: ' Handelsregister ',
  sourceRu: '',
  sourceUrl: '',
  retrievedOn: '2026-11-21',
  method: 'register',
};
const read = (change: Partial<TypedEvidence> = {}) => readEvidence({ ...typed, ...change }, now);

test('today is now', () =>
  assert.deepEqual(read(), {
    evidence: {
      source: 'Handelsregister',
      sourceRu: null,
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
  assert.deepEqual(read({ method: '' }), { error: 'method' });
  assert.deepEqual(read({ sourceUrl: 'javascript:alert(1)' }), { error: 'url' });
  assert.deepEqual(read({ sourceUrl: 'www.example.org' }), { error: 'url' });
  assert.deepEqual(read({ retrievedOn: '2026-11-22' }), { error: 'retrieved' });
  assert.deepEqual(read({ retrievedOn: '2026-02-31' }), { error: 'retrieved' });
});

const fact: Fact = {
  id: '019a0000-0000-7000-8000-000000000001',
  field: 'insolvency',
  label: 'Insolvency',
  position: 0,
  value: 'nothing_found',
  shown: 'Searched, nothing found',
  source: 'Insolvency register',
  sourceRu: 'Реестр банкротств',
  sourceUrl: null,
  retrievedAt: '2026-11-19T08:00:00.000Z',
  method: 'register',
  evidenceHash: null,
  place: null,
  standing: 'found',
  version: 1,
  alternatives: [],
  isFromMachine: false,
  enteredBy: 'system',
  enteredAt: '2026-11-20T08:00:00.000Z',
  confirmation: null,
};
const legal: Section = {
  code: 'legal',
  title: 'Courts',
  need: 'mandatory',
  isMissing: false,
  ownEvidence: null,
  fields: [],
  facts: [],
  excuse: null,
};

test('a section without facts starts with no source at all: none is guessed', () => {
  const unknown = { source: '', sourceRu: '', sourceUrl: '', retrievedOn: '2026-11-21', method: '' };
  assert.deepEqual(carriedEvidence(legal, now), unknown);
  assert.deepEqual(carriedEvidence(undefined, now), unknown);
  const said = { reason: 'not_filed' as const, text: '', source: 'Elsewhere', sourceRu: null };
  const excuse = { ...said, isProposed: false, version: 1 };
  assert.deepEqual(carriedEvidence({ ...legal, excuse }, now), unknown);
  assert.deepEqual(readEvidence(carriedEvidence(legal, now), now), { error: 'source' });
});

test('the next fact of a section starts with the source of its last, seen today', () => {
  const older = { ...fact, source: 'Older', enteredAt: '2026-11-18T08:00:00.000Z' };
  const carried = carriedEvidence({ ...legal, facts: [fact, older] }, now);
  assert.deepEqual(
    [carried.source, carried.sourceRu, carried.method, carried.retrievedOn, carried.retrievedAt],
    ['Insolvency register', 'Реестр банкротств', 'register', '2026-11-21', undefined],
  );
});

test('an opinion starts as an analyst’s', () => {
  const ownEvidence = { source: 'Countercheck', sourceRu: 'Countercheck', method: 'analyst' as const };
  assert.equal(carriedEvidence({ ...legal, code: 'summary', ownEvidence }, now).method, 'analyst');
});

test('another source keeps neither Russian name nor address of the one before', () => {
  const known = [
    { source: 'Court', sourceRu: 'Суд', sourceUrl: 'https://court.example/', method: 'filing' as const },
    { source: 'Lists', sourceRu: null, sourceUrl: null, method: 'computed' as const },
  ];
  const type = (from: TypedEvidence, name: string) => citing(from, name, known);
  const chosen = type({ ...typed, source: '' }, 'Court');
  assert.deepEqual(
    [chosen.sourceRu, chosen.sourceUrl, chosen.method],
    ['Суд', 'https://court.example/', 'filing'],
  );
  // Typed on beyond a name that is known, or typed over the one that was carried.
  const other = type(chosen, 'Court of appeal');
  assert.deepEqual([other.source, other.sourceRu, other.sourceUrl], ['Court of appeal', '', '']);
  const own = type(
    { ...chosen, sourceRu: 'Апелляция', sourceUrl: 'https://own.example/' },
    'Court of appeal',
  );
  assert.deepEqual([own.sourceRu, own.sourceUrl], ['Апелляция', 'https://own.example/']);
  const further = type({ ...other, sourceRu: 'Апелляция' }, 'Court of appeals');
  assert.equal(further.sourceRu, 'Апелляция');
  assert.equal(type(chosen, 'Lists').sourceRu, '');
});
