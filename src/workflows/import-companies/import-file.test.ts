import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { ImportRunningError, ImportStoppedError } from '#modules/companies/loading/import-errors.ts';
import { importStatus } from '#modules/companies/loading/import-status.ts';
import { ensurePartition } from '#modules/companies/loading/partitions.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { createImportRuns } from '#modules/imports/service.ts';
import type { ImportSource } from '#modules/registers/files/import-source.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { type ImportOrder, importFile } from './import-file.ts';

const clock = createSettableClock(new Date('2026-11-21T10:00:00Z'));
const companies = createCompanies({ clock });
const directory = mkdtempSync(join(tmpdir(), 'imports-'));
const register = { code: 'lines', name: 'Lines', licence: 'CC0-1.0', url: null, isDemo: false };
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(async () => {
  rmSync(directory, { recursive: true });
  await database.drop();
});

/** A line is a company `number name`, a link `number>number`, `!` a broken record, `?` a broken file. */
const source: ImportSource = {
  name: 'lines',
  register,
  about: 'A company a line.',
  async *read(bytes): AsyncGenerator<ReadPiece> {
    const parts: Buffer[] = [];
    for await (const part of bytes) parts.push(part);
    for (const [index, text] of Buffer.concat(parts).toString().split('\n').entries()) {
      const [subject, object] = text.split('>');
      if (text === '?') throw new BrokenFileError('The file breaks off.');
      if (text === '!') yield { line: index + 1, fault: 'broken' };
      else if (subject !== undefined && object !== undefined)
        yield {
          line: index + 1,
          link: {
            sourceRef: text,
            kind: 'direct parent',
            subject: { scheme: 'LEI', value: subject },
            object: { scheme: 'REG', value: object, country: 'GB' },
            isActive: true,
          },
        };
      else {
        const [number = '', ...name] = text.split(' ');
        const identifiers = [{ scheme: 'LEI', value: number }];
        yield {
          line: index + 1,
          record: {
            country: 'GB',
            sourceRef: number,
            name: name.join(' '),
            status: 'Active',
            regCode: number,
            identifiers,
          },
        };
      }
    }
  },
};

/** Takes a broken file for one that has ended. */
const tolerant: ImportSource = {
  ...source,
  async *read(bytes) {
    try {
      yield* source.read(bytes);
    } catch {}
  },
};
const linesOf = (count: number, prefix = 'n') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index} Lantern ${prefix} ${index} Ltd`);
async function load(lines: readonly string[], more: Partial<ImportOrder> = {}) {
  const path = join(directory, 'lines.txt');
  writeFileSync(path, lines.join('\n'));
  return importFile(database.db, { clock, source, path, chunkSize: 10, ...more });
}
async function stored(): Promise<{ total: number; keys: number; active: number }> {
  const { rows } = await database.pool.query(
    `SELECT count(*) AS total, count(DISTINCT source_ref) AS keys, count(*) FILTER (WHERE status = 'Active') AS active
     FROM companies WHERE source = 'lines'`,
  );
  return rows[0];
}

test('a fault after the first chunks stops the import, and the same file goes on after them', async () => {
  const lines = [...linesOf(25), '?'];
  await assert.rejects(
    load(lines),
    (error) =>
      error instanceof ImportStoppedError && /first 20 records of the file are in/.test(error.message),
  );
  assert.equal((await stored()).total, 20);
  const [last] = (await importStatus(database.db)).imports;
  assert.deepEqual([last?.state, last?.read_count], ['stopped', 20]);
  // The same bytes, and a reader that can read them by now.
  const summary = await load(lines, { source: tolerant });
  assert.deepEqual([summary.skipped, summary.read, summary.added], [20, 25, 25]);
  assert.deepEqual(await stored(), { total: 25, keys: 25, active: 25 });
  const again = await load(lines, { source: tolerant });
  assert.deepEqual([again.skipped, again.unchanged, again.added + again.changed], [0, 25, 0]);
  const { items } = await createImportRuns({ db: database.db, clock }).list({}, { limit: 3, offset: 0 });
  assert.deepEqual(items.map(({ state, read, added, unchanged }) => [state, read, added, unchanged]).sort(), [
    ['finished', 25, 0, 25],
    ['finished', 25, 25, 0],
    ['stopped', 20, 20, 0],
  ]);
  assert.match(
    items.find(({ state }) => state === 'stopped')?.fault ?? '',
    /^The file breaks off\. The first 20/,
  );
});

test('a file shorter than a chunk, and one without its end, change nothing when they are broken', async () => {
  await assert.rejects(load([...linesOf(5, 'x'), '?']), BrokenFileError);
  await assert.rejects(
    load(linesOf(30, 'x'), { source: { ...source, isWhole: (_head, tail) => tail.endsWith('.') } }),
    BrokenFileError,
  );
  const runs = createImportRuns({ db: database.db, clock });
  const { total } = await runs.list({}, { limit: 1, offset: 0 });
  await assert.rejects(load(Array.from({ length: 30 }, () => '!')), /None of the first 10 records/);
  await assert.rejects(load(['!'], { isDryRun: true }), BrokenFileError);
  const now = await runs.list({ states: ['refused'] }, { limit: 50, offset: 0 });
  assert.equal(
    (await runs.list({}, { limit: 1, offset: 0 })).total,
    total + 1,
    'a dry run is not written down',
  );
  assert.ok(now.items.some(({ fault, read }) => read === 0 && /None of the first 10/.test(fault ?? '')));
  assert.equal((await stored()).total, 25);
});

test('two imports of one register exclude each other', async () => {
  let second: Promise<unknown> | undefined;
  const slow: ImportSource = {
    ...source,
    async *read(bytes) {
      for await (const piece of source.read(bytes)) {
        yield piece;
        if (second !== undefined) await second;
      }
    },
  };
  const first = load(linesOf(25), {
    source: slow,
    onProgress: () => {
      second ??= assert.rejects(load(linesOf(25), { waitMs: 0 }), ImportRunningError);
    },
  });
  assert.equal((await first).unchanged, 25);
  await second;
});

test('a complete file marks what it lacks, keeps what it was, and says of the rest that it was seen', async () => {
  const lines = linesOf(25);
  assert.match(
    (await load(lines.slice(0, 12), { isFull: true })).whyNoneGone ?? '',
    /does not look complete/,
  );
  assert.match((await load([...lines.slice(1), '!'], { isFull: true })).whyNoneGone ?? '', /left out/);
  assert.equal((await stored()).active, 25);
  clock.set(new Date('2026-11-22T10:00:00Z'));
  const summary = await load(lines.slice(2), { isFull: true });
  assert.deepEqual([summary.gone, summary.whyNoneGone], [2, null]);
  const found = await companies.findCompanies(database.db, { countryCode: 'gb', regCode: 'n0' });
  assert.deepEqual(
    found.companies.map(({ status, statusText }) => [status, statusText]),
    [['Deleted', 'no longer in the register']],
  );
  const kept = await companies.findCompanies(database.db, { countryCode: 'gb', regCode: 'n9' });
  assert.equal(kept.companies[0]?.fetchedAt.toISOString(), '2026-11-22T10:00:00.000Z');
  assert.equal((await load(lines, { isFull: true })).changed, 2);
  assert.equal((await stored()).active, 25);
  const { rows } = await database.pool.query('SELECT count(*) AS keys FROM import_keys');
  assert.equal(rows[0]?.keys, 0);
});

test('links are read from both ends, with the names of known companies', async () => {
  const lines = ['n1>n2', 'n1>n999', 'n3>n1'];
  assert.deepEqual((await load(lines)).links, { added: 3, changed: 0, unchanged: 0 });
  assert.deepEqual((await load(lines)).links, { added: 0, changed: 0, unchanged: 3 });
  const found = await companies.findCompanies(database.db, { countryCode: 'gb', regCode: 'n1' });
  const links = await companies.listLinks(database.db, 'gb', found.companies[0]?.id ?? '');
  assert.deepEqual(
    links.map(({ role, name, number }) => [role, name, number?.value]),
    [
      ['owner', 'Lantern n 2 Ltd', 'N2'],
      ['owner', null, 'N999'],
      ['subsidiary', 'Lantern n 3 Ltd', 'N3'],
    ],
  );
  assert.equal((await load(lines.slice(1), { isFull: true })).gone, 1);
  assert.equal((await stored()).active, 25);
});

test('a complete file of another kind leaves the keys of one that has stopped; one of the same kind gives it up', async () => {
  const lines = [...linesOf(25), '?'];
  const stop = () => assert.rejects(load(lines, { isFull: true }), ImportStoppedError);
  await stop();
  await load(['n2>n3'], { isFull: true, source: { ...source, name: 'other lines' } });
  const resumed = await load(lines, { isFull: true, source: tolerant });
  assert.deepEqual([resumed.skipped, resumed.gone, resumed.whyNoneGone], [20, 0, null]);
  await stop();
  await load(linesOf(25), { isFull: true });
  const anew = await load(lines, { isFull: true, source: tolerant });
  assert.deepEqual([anew.skipped, anew.gone, anew.whyNoneGone], [0, 0, null]);
  assert.equal((await stored()).active, 25);
});

test('an import that could not save its end keeps its keys, and the same file again ends nothing that it holds', async () => {
  const lines = ['n1>n999', 'n3>n1', 'n4>n5'];
  await load(lines, { isFull: true });
  await database.pool.query(
    `ALTER TABLE register_imports ADD CONSTRAINT no_end CHECK (state <> 'finished') NOT VALID`,
  );
  await assert.rejects(load(lines, { isFull: true }), ImportStoppedError);
  await database.pool.query('ALTER TABLE register_imports DROP CONSTRAINT no_end');
  const again = await load(lines, { isFull: true });
  assert.deepEqual([again.skipped, again.gone], [3, 0]);
});

test('companies marked as gone are noted in the transaction that marks them', async () => {
  const noted: string[] = [];
  const noteChanges: ImportOrder['noteChanges'] = async (tx, keys) => {
    const ids = keys.map(({ id }) => id);
    if (ids.length === 0) return;
    const rows = await tx.selectFrom('companies').select('status').where('id', 'in', ids).execute();
    noted.push(...rows.map(({ status }) => status));
  };
  assert.equal((await load(linesOf(25).slice(2), { isFull: true, noteChanges })).gone, 2);
  assert.deepEqual(noted, ['Deleted', 'Deleted']);
  await load(linesOf(25));
});

test('a country gets tables of its own and is found there as before', async () => {
  const before = await companies.findCompanies(database.db, { countryCode: 'gb', name: 'Lantern n 7' });
  assert.ok(((await ensurePartition(database.db, 'GB')) ?? 0) >= 25);
  assert.equal(await ensurePartition(database.db, 'GB'), undefined);
  const after = await companies.findCompanies(database.db, { countryCode: 'gb', name: 'Lantern n 7' });
  assert.deepEqual(after, before);
  const { rows } = await database.pool.query(
    `SELECT (SELECT count(*) FROM companies_gb WHERE source = 'lines') AS own, (SELECT count(*) FROM companies_rest WHERE country = 'GB') AS rest`,
  );
  assert.deepEqual([rows[0]?.own, rows[0]?.rest], [25, 0]);
  assert.equal((await load(linesOf(30))).added, 5);
});
