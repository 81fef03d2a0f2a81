import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginningsOf } from './beginnings.ts';

test('a name that was not found is asked for by less and less of its first word', () => {
  assert.deepEqual(beginningsOf('  Nordwxnd Maschinen '), ['Nordwxnd', 'Nordw', 'Nord']);
  assert.deepEqual(beginningsOf('Щука'), ['Щука', 'Щук']);
  assert.deepEqual(beginningsOf('AB Volvo'), []);
  assert.deepEqual(beginningsOf(''), []);
});
