import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectForBackup } from './backup-connection.ts';
import { listTableNames, quotedName, readCatalogue } from './catalogue.ts';
import { frame, maxPayload } from './frames.ts';
import { type Entry, entryShape, keptFolders } from './manifest.ts';

export type BackupOrder = Readonly<{
  url: string;
  dataDir: string;
  /** Schemas of services that keep their books in the same database. */
  schemas: readonly string[];
  now: Date;
}>;
export type BackupCounts = { tables: number; rows: number; files: number };

/**
 * Everything that is kept, as one stream: the tables as they were at one moment, then files and keys, which are written
 * before the rows that name them. `counts` grows while it is read. The site may be running.
 */
export async function* writeBackup(order: BackupOrder, counts: BackupCounts): AsyncGenerator<Buffer> {
  const whole = createHash('sha256');
  let entries = 0;
  const client = await connectForBackup(order.url);
  async function* entry(head: Entry, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    entries += 1;
    const hash = createHash('sha256');
    let size = 0;
    yield frame('B', head);
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
      for (let at = 0; at < piece.length; at += maxPayload)
        yield frame('D', piece.subarray(at, at + maxPayload));
    }
    const sha256 = hash.digest('hex');
    whole.update(`${JSON.stringify(head)} ${sha256}\n`);
    yield frame('E', { bytes: size, sha256 });
  }
  try {
    const { tables, ...catalogue } = await openSnapshot(client, order.schemas);
    yield frame('M', { ...catalogue, tables, createdAt: order.now.toISOString() });
    for (const { name, columns } of tables) {
      const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const rows = client.query(copyTo(`COPY (SELECT ${list} FROM ${quotedName(name)}) TO STDOUT`));
      yield* entry({ table: name }, rows);
      counts.tables += 1;
      counts.rows += rows.rowCount;
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  for (const folder of keptFolders) {
    for await (const file of filesBelow(order.dataDir, folder)) {
      yield* entry({ file }, createReadStream(join(order.dataDir, file)));
      counts.files += 1;
    }
  }
  yield frame('Z', { entries, sha256: whole.digest('hex') });
}

/** A moment to which all tables stand still for us; nobody else waits for us but who changes a table itself. */
async function openSnapshot(client: pg.Client, schemas: readonly string[]) {
  for (;;) {
    const names = await listTableNames(client, schemas);
    if (!names.includes('schema_migrations'))
      throw new Error('There is no Countercheck in this database: nothing to back up.');
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // The lock comes before the moment is fixed, so no migration can change a table between it and our reading.
    await client.query(`LOCK TABLE ${names.map(quotedName).join(', ')} IN ACCESS SHARE MODE`);
    const catalogue = await readCatalogue(client, schemas);
    if (catalogue.tables.length === names.length - 1) return catalogue;
    await client.query('ROLLBACK'); // a migration came in between
  }
}

/** Paths below DATA_DIR, with slashes; drafts that are being written are left out. */
async function* filesBelow(dataDir: string, folder: string): AsyncGenerator<string> {
  const found = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  for (const one of found.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${one.name}`;
    if (one.isDirectory()) yield* filesBelow(dataDir, path);
    else if (one.isFile() && entryShape.safeParse({ file: path }).success) yield path;
  }
}
