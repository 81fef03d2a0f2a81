import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedItems } from './name-of.ts';

const words = { reasonLabel: 'Why it is empty' };
const said = (shown: string) => ({ shown, source: 'Register', number: 1, by: null, at: null });
const item = (label: string, of: string, shown?: string) => ({
  ...{ label, of, how: 'typed' as const, machine: null, sealed: null },
  author: shown === undefined ? null : said(shown),
});

test('values that are called alike are told by what they say, others by their names alone', () => {
  const items = [
    item('Name', '', 'Anna Brandt'),
    item('Role', 'Anna Brandt', 'Director'),
    item('Name', '', 'Ivo Novak'),
    item('Name', ''),
    item('', '', 'The register does not publish it'),
  ];
  assert.deepEqual(
    namedItems(items, words).map(({ name }) => name),
    ['Name, Anna Brandt', 'Role, Anna Brandt', 'Name, Ivo Novak', 'Name', 'Why it is empty'],
  );
});
