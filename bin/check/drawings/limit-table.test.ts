import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawLimitTable } from './limit-table.ts';

test('one row a limit, with its figures and the calls that are counted together', () => {
  const lines = drawLimitTable().split('\n');
  const cells = (name: string) =>
    lines
      .find((line) => line.startsWith(`| \`${name}\``))
      ?.split('|')
      .map((cell) => cell.trim())
      .slice(2, 5);
  assert.deepEqual(cells('search'), [
    '30 in a minute, 600 in an hour',
    '60 in a minute, 1200 in an hour',
    '`compareCompany`, `findCompany`, `getKnownCompany`',
  ]);
  assert.deepEqual(cells('login')?.slice(0, 2), ['100 in an hour', '10 in 15 minutes']);
});
