import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from './comment-places.ts';
import type { Fact, Field } from './dossier.ts';

const line = { key: 'k', section: 'management', standing: 'typed', label: '', facts: [] } as const;
// Of a fact and a field only these are read here.
const fact = (field: string) => ({ field, position: 2 }) as unknown as Fact;
const field = { code: 'court_cases' } as unknown as Field;

test('a value has its place, a row one for each cell, an empty section that of its reason', () => {
  assert.deepEqual(placesOf({ ...line, kind: 'value', section: 'legal', field, position: 0 }), [
    'legal.court_cases.0',
  ]);
  assert.deepEqual(placesOf({ ...line, kind: 'row', position: 2, facts: [fact('name'), fact('role')] }), [
    'management.name.2',
    'management.role.2',
  ]);
  assert.deepEqual(placesOf({ ...line, kind: 'why' }), ['management.reason']);
});
