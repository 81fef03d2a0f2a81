import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageFindings } from './coverage.ts';

const page = (text: string) => [{ page: 'docs/one.md', text }];

test('a command that no test runs, and one that is printed no more, are found', () => {
  assert.deepEqual(coverageFindings(page('Type `npm run odd`.'), ['npm run even']), [
    'docs/one.md: `npm run odd` is run by no test: add it to bin/printed-commands/covered.ts',
    'bin/printed-commands/covered.ts: no page prints `npm run even` any more',
  ]);
});

test('all seeds of a measurement are one command', () => {
  const known = ['npm run bench -- search --seed N'];
  assert.deepEqual(coverageFindings(page('`npm run bench -- search --seed 29`'), known), []);
});

test('statements are no commands of the list', () => {
  assert.deepEqual(coverageFindings(page('`select 1 from events`'), []), []);
});
