import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { openScreeningIndex } from './matching/screening-index.ts';
import { createScreeningLists, findListSource, ListRefused, listSources } from './service.ts';

const clock = createSettableClock(new Date('2026-11-23T10:00:00Z'));
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE list_entries, list_versions, list_entries_staged'));

const lists = () => createScreeningLists({ db: database.db, clock });
const entity = (id: number, name = `Lantern ${id}`) =>
  `<ENTITY><DATAID>${id}</DATAID><FIRST_NAME>${name}</FIRST_NAME></ENTITY>`;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => entity(from + at));
const unList = (entities: readonly string[]) => `<CONSOLIDATED_LIST>${entities.join('')}</CONSOLIDATED_LIST>`;

function importText(text: string, more: { list?: 'un' | 'ch' | 'other'; acceptsFewer?: boolean } = {}) {
  const { list = 'un', ...rest } = more;
  const format = findListSource(list)?.formats[0];
  assert.ok(format);
  const bytes = Buffer.from(text);
  return lists().importList({
    list,
    format,
    files: [{ name: 'list.xml', open: () => chunks(bytes) }],
    fileName: 'list.xml',
    mark: { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.byteLength },
    ...rest,
  });
}
async function* chunks(bytes: Buffer) {
  for (let at = 0; at < bytes.byteLength; at += 1_000) yield bytes.subarray(at, at + 1_000);
}
async function names(): Promise<string[]> {
  const found: ListEntry[] = [];
  for await (const entry of lists().currentEntries()) found.push(entry);
  return found.map(({ names: [first] }) => first?.name ?? '').sort();
}

test('a version replaces the one before, and what it dropped is kept with it', async () => {
  const first = await importText(unList(range(1, 4)));
  assert.deepEqual([first.isNew, first.version.entries, first.version.added], [true, 4, 4]);
  const mark = await lists().mark();
  clock.set(new Date('2026-11-24T10:00:00Z'));
  const second = await importText(unList([...range(1, 2), entity(3, 'Quarry'), entity(9)]));
  const { entries, added, changed, dropped } = second.version;
  assert.deepEqual({ entries, added, changed, dropped }, { entries: 4, added: 1, changed: 1, dropped: 1 });
  assert.deepEqual(await names(), ['Lantern 1', 'Lantern 2', 'Lantern 9', 'Quarry']);
  assert.ok((await lists().mark()) > mark);
  const [gone] = await lists().wordingsOf('un', '4');
  assert.deepEqual([gone?.untilVersion, gone?.isDropped], [second.version.id, true]);
  const wordings = await lists().wordingsOf('un', '3');
  assert.deepEqual(
    wordings.map(({ entry, isDropped }) => [entry.names[0]?.name, isDropped]),
    [
      ['Quarry', false],
      ['Lantern 3', false],
    ],
  );
  const [now] = await lists().listVersions();
  assert.deepEqual(now, second.version);
});

test('the same file again changes nothing but the day it was looked at', async () => {
  const { version } = await importText(unList(range(1, 3)));
  clock.set(new Date('2026-11-25T10:00:00Z'));
  const again = await importText(unList(range(1, 3)));
  assert.deepEqual([again.isNew, again.version.id], [false, version.id]);
  assert.equal(again.version.checkedAt.toISOString(), '2026-11-25T10:00:00.000Z');
  assert.equal(again.version.importedAt.toISOString(), version.importedAt.toISOString());
});

test('half a list, none, or another one leaves the version before as it was', async () => {
  await importText(unList(range(1, 10)));
  const broken: readonly [string, RegExp][] = [
    [unList(range(1, 10)).slice(0, -30), /cannot be read: not well formed/],
    [unList([]), /no entries/],
    ['<html></html>', /no entries/],
    [unList(range(1, 4)), /4 entries, the list has 10 now/],
    [
      unList([...range(1, 10), ...Array.from({ length: 6 }, () => '<ENTITY><DATAID>7</DATAID></ENTITY>')]),
      /6 of 16/,
    ],
    [unList([...range(1, 10), ...range(1, 6)]), /6 of /],
  ];
  for (const [text, words] of broken)
    await assert.rejects(
      importText(text),
      (error) => error instanceof ListRefused && words.test(error.message),
      text.slice(0, 60),
    );
  assert.equal((await names()).length, 10);
  const { rows } = await database.pool.query('SELECT count(*)::integer AS left FROM list_entries_staged');
  assert.equal(rows[0]?.left, 0);
  assert.equal((await importText(unList(range(1, 4)), { acceptsFewer: true })).version.dropped, 6);
});

test('what an import that was killed has left is in nobody’s way', async () => {
  await database.pool.query(
    `INSERT INTO list_entries_staged VALUES ('un', '99', '{}', 'x'), ('eu', '98', '{}', 'x')`,
  );
  assert.equal((await importText(unList(range(1, 2)))).version.entries, 2);
  assert.deepEqual(await names(), ['Lantern 1', 'Lantern 2']);
});

test('an amendment changes only what it names, and whoever it ends is matched no more', async () => {
  const target = (id: number, type: string) =>
    `<target ssid="${id}"><entity><identity main="true"><name name-type="primary-name"><name-part order="1"><value>Lantern ${id}</value></name-part></name></identity></entity><modification modification-type="${type}" effective-date="2026-01-02"/></target>`;
  const list = (type: string, targets: string) =>
    `<swiss-sanctions-list list-type="${type}" date="2026-02-03">${targets}</swiss-sanctions-list>`;
  await importText(list('full', target(1, 'listed') + target(2, 'listed')), { list: 'ch' });
  const { version } = await importText(list('amendment', target(2, 'de-listed') + target(3, 'listed')), {
    list: 'ch',
  });
  assert.deepEqual([version.entries, version.added, version.changed, version.dropped], [3, 1, 1, 0]);
  assert.deepEqual(await names(), ['Lantern 1', 'Lantern 3']);
});

test('whoever a list ends on a day to come is matched until then', async () => {
  const names = ['Kedronit Quarry', 'Sidon Foundry', 'Gavota Shipyard'];
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'];
  const rows = names.map((name, at) => `${at};${name};company;${days[at]}\n`);
  clock.set(new Date('2026-11-23T10:00:00Z'));
  await importText(`id;name;kind;delisted_on\n${rows.join('')}`, { list: 'other' });
  const indexNow = () => openScreeningIndex(lists().currentEntries());
  const matched = (index: Awaited<ReturnType<typeof indexNow>>, today: string) => {
    const asked = names.map((name) => ({ names: [name], countries: [], identifiers: [] }));
    return asked.flatMap((one) =>
      index.screen({ ...one, kind: 'company' }, today).map(({ entry }) => entry.delistedOn),
    );
  };
  const index = await indexNow();
  assert.deepEqual(matched(index, '2026-11-23'), ['2026-11-24']);
  assert.deepEqual(matched(index, '2026-11-24'), [], 'the index is of the day before');
  clock.set(new Date('2026-11-24T10:00:00Z'));
  assert.equal((await indexNow()).entries, index.entries - 1);
});

test('each list says who keeps it, where, and in which forms it is read', () => {
  assert.equal(new Set(listSources.map(({ code }) => code)).size, listSources.length);
  for (const { code, homepage, download, licence, formats } of listSources) {
    for (const address of [homepage, download, licence.url])
      if (address !== undefined) assert.match(address, /^https:/, code);
    assert.ok(formats.length > 0 && licence.name !== '', code);
  }
});
