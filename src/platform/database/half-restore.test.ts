import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { migrationsDirectory } from '#platform/database/migrate.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { writeBackupFile } from '../backup/backup-file.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type RestoreMark, readRestoreMark, writeRestoreMark } from './half-restore.ts';

let folder = '';
let database: ThrowawayDatabase;
const now = new Date('2026-11-22T12:00:00Z');
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countercheck-half-'));
  database = await createThrowawayDatabase();
  const order = { url: database.url, dataDir: join(folder, 'site'), schemas: [], now };
  const bytes = writeBackup(order, { tables: 0, rows: 0, files: 0 });
  await writeBackupFile(bytes, { path: join(folder, 'backup'), passphrase: undefined, isReplacing: false });
});
after(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Restores into the database that is full, beside a mark that an earlier restore has left. */
function restoreBeside(mark: RestoreMark, prepareServices = async () => {}) {
  const dataDir = join(folder, 'half');
  writeRestoreMark(dataDir, mark);
  return restoreBackup({
    path: join(folder, 'backup'),
    passphrase: undefined,
    dataDir,
    databaseUrl: database.url,
    isForced: true,
    migrationsDirectory,
    prepareServices,
    now,
  });
}

async function countCountries(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from countries');
  await client.end();
  return rows[0]?.count ?? 0;
}

const begun = { backup: 'another', step: 'writing', aside: null } as const;

test('a restore that was begun elsewhere gives no right to a database that is full', async () => {
  for (const elsewhere of [null, '127.0.0.1:1/another']) {
    const mark = { ...begun, database: elsewhere };
    await assert.rejects(restoreBeside(mark), /The database is not empty/);
    assert.deepEqual(readRestoreMark(join(folder, 'half')), mark, 'nothing was touched');
  }
  assert.ok((await countCountries()) > 200);
});

test('a restore that was begun in this very database is done again', async () => {
  const { host, pathname } = new URL(database.url);
  await restoreBeside({ ...begun, database: host + pathname });
  assert.ok((await countCountries()) > 200);
});

test('while one restores into a folder a second one is told so, and touches nothing', async () => {
  const { host, pathname } = new URL(database.url);
  const mark = { ...begun, database: host + pathname };
  let second: unknown;
  await restoreBeside(mark, async () => {
    await restoreBeside(mark).catch((error: unknown) => (second = error));
  });
  assert.match(String(second), /Another restore into \S+half is under way \(process \d+\): wait for its end/);
  assert.equal(readRestoreMark(join(folder, 'half')), undefined, 'the first one came to its end');
  assert.deepEqual(
    readdirSync(join(folder, 'half')).filter((name) => name.endsWith('.lock')),
    [],
  );
});
