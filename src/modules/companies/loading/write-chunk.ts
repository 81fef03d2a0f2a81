import { sql } from 'kysely';
import type { Clock } from '#kernel/clock.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileKind } from './file-kind.ts';
import { type ImportRow, saveImport, saveKeys } from './import-repository.ts';
import type { Chunk } from './read-chunks.ts';
import { liftTimeouts, lockRegister } from './repository.ts';
import { type NoteChanges, upsertPrepared } from './upsert.ts';
import { upsertPreparedLinks } from './upsert-links.ts';

/** Writes a chunk and how far the import has come in one transaction; answers the import's row as it is then. */
export async function writeChunk(
  connection: Db,
  order: {
    clock: Clock;
    source: FileKind;
    row: ImportRow;
    chunk: Chunk;
    isDryRun: boolean;
    noteChanges?: NoteChanges | undefined;
  },
): Promise<ImportRow> {
  const { clock, source, row, chunk, isDryRun, noteChanges } = order;
  const { register, name: fileKind } = source;
  return connection.transaction().execute(async (tx) => {
    await liftTimeouts(tx);
    if (!isDryRun) {
      await commitWithoutWaiting(tx);
      await lockRegister(tx, register);
    }
    const companies = await upsertPrepared(tx, clock, register, chunk.companies, {
      isDryRun,
      noteChanges,
    });
    const links = await upsertPreparedLinks(tx, clock, { register, fileKind }, chunk.links, isDryRun);
    const next: ImportRow = {
      ...row,
      state: 'running',
      saved_at: clock.now(),
      read_count: row.read_count + chunk.read,
      refused_count: row.refused_count + chunk.refusals.length,
      added_count: row.added_count + companies.added,
      changed_count: row.changed_count + companies.changed,
      unchanged_count: row.unchanged_count + companies.unchanged,
      links_added: row.links_added + links.added,
      links_changed: row.links_changed + links.changed,
      links_unchanged: row.links_unchanged + links.unchanged,
    };
    if (isDryRun) return next;
    await saveImport(tx, next);
    if (row.is_full) {
      await saveKeys(tx, row.id, false, refsOf(chunk.companies));
      await saveKeys(tx, row.id, true, refsOf(chunk.links));
    }
    return next;
  });
}

/**
 * A commit need not wait for the disk: should the machine fail, the last chunks are lost together with the word that
 * they were written, and the import does them again.
 */
async function commitWithoutWaiting(tx: Tx): Promise<void> {
  await sql`SET LOCAL synchronous_commit TO off`.execute(tx);
}

function refsOf(rows: readonly Readonly<{ sourceRef: string }>[]): string[] {
  return rows.map(({ sourceRef }) => sourceRef);
}
