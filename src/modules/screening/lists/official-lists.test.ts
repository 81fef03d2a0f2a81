import assert from 'node:assert/strict';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { listFormats } from './list-formats.ts';

const folder = join(import.meta.dirname, '../../../../../shared/data/sanctions');
const skip = existsSync(folder) ? false : 'without ../shared/data there are no slices of the official lists';

async function read(code: string, list: ListCode, ...paths: string[]): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  const files = paths.map((path) => ({
    name: basename(path),
    open: () => createReadStream(join(folder, path)),
  }));
  const format = listFormats.find((one) => one.code === code);
  for await (const piece of format?.read(files, list) ?? []) {
    assert.ok(!('fault' in piece), JSON.stringify(piece));
    if ('entry' in piece) entries.push(piece.entry);
  }
  return entries;
}

const sdn = () =>
  read('ofac/csv', 'ofac-sdn', ...['sdn', 'alt', 'add', 'sdn_comments'].map((name) => `ofac/${name}.csv`));
const others: readonly (readonly [string, ListCode, string])[] = [
  ['ofac/xml', 'ofac-non-sdn', 'ofac/consolidated-nonsdn.xml'],
  ['ofac/advanced-xml', 'ofac-sdn', 'ofac/advanced-slice.xml'],
  ['eu/fsf-xml', 'eu', 'eu/fsf-1.1-slice.xml'],
  ['un/xml', 'un', 'un/consolidated.xml'],
  ['gb/xml', 'gb', 'gb/uk-sanctions-list-slice.xml'],
  ['ch/seco-xml', 'ch', 'ch/seco-official-example.xml'],
  ['ca/sema-xml', 'ca', 'ca/sema-lmes.xml'],
  ['exposed-persons/json', 'exposed-persons', 'pep/us-congress.json'],
];

test('slices of the official lists are read without a fault', { skip }, async () => {
  // Entries, names, numbers, countries.
  const counts: Record<string, number[]> = {};
  const count = (code: string, entries: readonly ListEntry[]) => {
    const sum = (of: (entry: ListEntry) => readonly unknown[]) =>
      entries.reduce((all, entry) => all + of(entry).length, 0);
    counts[code] = [
      entries.length,
      sum(({ names }) => names),
      sum(({ identifiers }) => identifiers),
      sum(({ countries }) => countries),
    ];
    assert.equal(new Set(entries.map(({ entryId }) => entryId)).size, entries.length, `${code}: keys`);
  };
  count('ofac/csv', await sdn());
  for (const [code, list, path] of others) count(code, await read(code, list, path));
  assert.deepEqual(counts, {
    'ofac/csv': [600, 1553, 349, 711],
    'ofac/xml': [188, 732, 472, 207],
    'ofac/advanced-xml': [1, 1, 0, 0],
    'eu/fsf-xml': [2, 6, 0, 1],
    'un/xml': [150, 515, 15, 124],
    'gb/xml': [1, 3, 0, 2],
    'ch/seco-xml': [3, 3, 0, 3],
    'ca/sema-xml': [350, 635, 0, 344],
    'exposed-persons/json': [120, 120, 0, 120],
  });
});

test('every entry that the screening cases ask for is there, with the number that they ask by', {
  skip,
}, async () => {
  const lists = new Map<string, Map<string, ListEntry>>();
  const keep = (name: string, entries: readonly ListEntry[]) =>
    lists.set(name, new Map(entries.map((entry) => [entry.entryId, entry])));
  keep('OFAC SDN', await sdn());
  keep('OFAC non-SDN', await read('ofac/xml', 'ofac-non-sdn', 'ofac/consolidated-nonsdn.xml'));
  keep('UN', await read('un/xml', 'un', 'un/consolidated.xml'));
  const shape = z.object({
    list: z.string().optional(),
    uid: z.string().optional(),
    query: z.object({ identifiers: z.array(z.object({ value: z.string() })).optional() }),
  });
  const cases = readFileSync(join(folder, 'screening-cases.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => shape.parse(JSON.parse(line)));
  const missing: unknown[] = [];
  for (const { list, uid, query } of cases) {
    if (list === undefined || uid === undefined) continue;
    const entry = lists.get(list)?.get(uid);
    const numbers = entry?.identifiers.map(({ value }) => value) ?? [];
    if (entry === undefined || query.identifiers?.some(({ value }) => !numbers.includes(value)))
      missing.push([list, uid, query.identifiers]);
  }
  assert.deepEqual(missing, []);
});
