import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packRows, unpackRows } from './packed-rows.ts';

test('what is unpacked is what was packed', () => {
  const rows = [
    { code: 'nl', name: 'Netherlands', groupId: 1, plan: 0, aliases: ['Holland', 'Нидерланды'] },
    { code: 'ci', name: 'Côte d’Ivoire', groupId: 3, plan: 12, aliases: [] },
  ];
  assert.deepEqual(unpackRows(packRows(rows)), rows);
  assert.deepEqual(unpackRows(packRows([])), []);
});

test('a name with a separator loses the separator and nothing else', () => {
  const rows = [{ code: 'xx', name: 'A|B~C', groupId: 1, plan: 2, aliases: ['d;e'] }];
  assert.deepEqual(unpackRows(packRows(rows)), [
    { code: 'xx', name: 'A B C', groupId: 1, plan: 2, aliases: ['d e'] },
  ]);
});
