import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normVersion } from '#names/tokens/normalise.ts';
import { keyHash } from '../key-hash.ts';
import { createWordLines, rowLines, rowsOfNames } from './copy-lines.ts';
import type { NameRow } from './repository.ts';

const rows: NameRow[] = [
  ['DE', 'a', 1, 'former', true, 'Zarya AG', null],
  ['DE', 'a', 0, 'legal', true, 'Nordlicht GmbH', null],
  ['DE', 'b', 0, 'legal', false, 'Nordlicht Bau', null],
];

test('names that stand beside each other are those of one company, in the order of the register', () => {
  const companies = rowsOfNames(rows);
  assert.deepEqual(
    companies.map(({ id, isActive, rows: own }) => [id, isActive, own.map(({ core }) => core)]),
    [
      ['a', true, ['nordlicht', 'zarya']],
      ['b', false, ['nordlicht bau']],
    ],
  );
  assert.deepEqual(rowsOfNames([]), []);
});

test('a line has the columns of the table, and an empty form is null', () => {
  const lines = rowLines(rowsOfNames(rows)).split('\n');
  assert.equal(lines.at(-1), '', 'every line ends');
  const [country, id, position, version, isActive, kind, core, form, keys = ''] = (lines[2] ?? '').split(
    '\t',
  );
  assert.deepEqual(
    [country, id, position, version, isActive, kind, core, form],
    ['DE', 'b', '0', String(normVersion), 'f', 'legal', 'nordlicht bau', '\\N'],
  );
  assert.match(keys, /^\{-?\d+(?:,-?\d+)*\}$/);
  assert.ok(keys.includes(String(keyHash('DE', 'nordliht'))));
});

test('a word of a country is written once, however many names have it, by one writer', () => {
  const linesOf = createWordLines();
  const first = linesOf(rowsOfNames(rows));
  assert.deepEqual(
    first.split('\n').map((line) => line.split('\t')[1]),
    ['nordliht', 'zaria', 'bau', undefined],
  );
  assert.equal(linesOf(rowsOfNames(rows)), '');
  assert.notEqual(
    linesOf(rowsOfNames([['AT', 'c', 0, 'legal', true, 'Nordlicht', null]])),
    '',
    'another country',
  );
  assert.equal(createWordLines()(rowsOfNames(rows)), first);
});
