import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawRoleTable, wordless, wordsOfActions } from './role-table.ts';

test('every action has its words, and a row with a mark for each role that may', () => {
  const words = wordsOfActions();
  assert.deepEqual(wordless(words), []);
  const lines = drawRoleTable(words).split('\n');
  assert.match(
    lines[0] ?? '',
    /visitor +\| Customer +\| Customer, Legal Entity \| Manager \| System administrator/,
  );
  const approve = lines.find((line) => line.includes('`report.approve`')) ?? '';
  assert.deepEqual(
    approve
      .split('|')
      .slice(2, 7)
      .map((cell) => cell.trim()),
    ['', '', '', '✓', '✓'],
  );
  assert.equal(new Set(lines.map(({ length }) => length)).size, 1, 'a table in columns');
});

test('an action without a comment is named', () => {
  assert.ok(wordless(wordsOfActions("  /** Read. */\n  'site.use': {")).includes('desk.work'));
});
