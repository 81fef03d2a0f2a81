import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDecisions, decisionFindings } from './decisions.ts';

test('a decision is found whose number another has, whose head says another, or that the index does not name, or names out of order', () => {
  const heads = new Map([
    ['0001-a.md', '# 0001. A'],
    ['0001-b.md', '# 0001. B'],
    ['0002-c.md', '# 0003. C'],
  ]);
  assert.deepEqual(decisionFindings(heads, '- [0003. C](0002-c.md)\n- [0001. A](0001-a.md)\n'), [
    'docs/decisions/0001-b.md: 0001-a.md has the number 0001 already',
    'docs/decisions/README.md has no line - [0001. B](0001-b.md)',
    'docs/decisions/0002-c.md: its head is not # 0002. …',
    'docs/decisions/README.md: out of order is - [0001. A](0001-a.md)',
  ]);
});

test('the decisions of this project are in order', () => {
  const { findings, note } = checkDecisions();
  assert.deepEqual(findings, []);
  assert.match(note ?? '', /^[1-9]\d{2,} decisions$/);
});
