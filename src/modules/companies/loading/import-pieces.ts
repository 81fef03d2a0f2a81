import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';
import type { Db } from '#platform/database/kysely.ts';
import { endFullImport } from './end-full-import.ts';
import type { FileKind } from './file-kind.ts';
import { ImportRunningError, ImportStoppedError } from './import-errors.ts';
import {
  findUnfinished,
  forgetKeys,
  saveImport,
  tryLockImports,
  unlockImports,
} from './import-repository.ts';
import { type ImportSummary, newImport, summaryOf } from './import-summary.ts';
import { type Refusal, readChunks } from './read-chunks.ts';
import { analyseCompanies, liftTimeouts } from './repository.ts';
import type { NoteChanges } from './upsert.ts';
import { writeChunk } from './write-chunk.ts';

export type { ImportSummary } from './import-summary.ts';
export type { Refusal } from './read-chunks.ts';

/** What is asked of an import, whatever file it is. */
export type ImportWishes = Readonly<{
  clock: Clock;
  isDryRun?: boolean;
  /** The file holds the whole register: what is missing in it is marked. */
  isFull?: boolean;
  /** Records written at once. */
  chunkSize?: number;
  /** How long another import of the register is waited for. */
  waitMs?: number;
  /** Hears of every company that is written, in the transaction that writes it. */
  noteChanges?: NoteChanges | undefined;
  onRefusal?: (refusal: Refusal) => void;
  /** `share` is how much of the file was read, 0 to 1. */
  onProgress?: (summary: ImportSummary, share: number) => void;
}>;

/** A file that was looked through, and how its pieces are had. */
export type ImportOrder = ImportWishes &
  Readonly<{
    source: FileKind;
    fileName: string;
    /** What tells the file from another, whatever it is called. */
    mark: Readonly<{ hash: string; size: number }>;
    /** The pieces in the order of the file; nobody looks at what is given for the first `skipped`. */
    open(skipped: number): Promise<OpenPieces>;
  }>;

export type OpenPieces = Readonly<{
  pieces: AsyncIterable<ReadPiece>;
  /** Share of the file that was read, 0 to 1. */
  progress(): number;
}>;

const usualChunk = 5000;
/** The connection of an import that was killed is let go by PostgreSQL after its last statement. */
const usualWaitMs = 4000;
const tryEveryMs = 100;

/**
 * Imports the pieces of a file in chunks, each committed with how far the file has been read: killed or stopped, the same
 * file given again goes on after the last chunk. Throws BrokenFileError or ImportRunningError with nothing changed, and
 * ImportStoppedError if a part of the file is in.
 */
export async function importPieces(db: Db, order: ImportOrder): Promise<ImportSummary> {
  const { register } = order.source;
  return db.connection().execute(async (connection) => {
    await lockImports(connection, order.source, order.waitMs ?? usualWaitMs);
    try {
      return await importLocked(connection, order);
    } finally {
      // A connection that broke has let go by itself.
      await unlockImports(connection, register.code).catch(() => {});
    }
  });
}

async function lockImports(connection: Db, { register }: FileKind, waitMs: number): Promise<void> {
  for (let waited = 0; !(await tryLockImports(connection, register.code)); waited += tryEveryMs) {
    if (waited >= waitMs) throw new ImportRunningError(register.name);
    await pause(tryEveryMs);
  }
}

async function importLocked(connection: Db, order: ImportOrder): Promise<ImportSummary> {
  const {
    clock,
    source,
    mark,
    fileName,
    isDryRun = false,
    onRefusal = () => {},
    onProgress,
    noteChanges,
  } = order;
  const fresh = newImport({
    source,
    mark,
    fileName,
    isFull: order.isFull ?? false,
    at: clock.now(),
  });
  const begun = isDryRun ? undefined : await findUnfinished(connection, fresh);
  let row = begun ?? fresh;
  const skipped = row.read_count;
  if (begun === undefined && fresh.is_full && !isDryRun)
    await connection.transaction().execute(async (tx) => {
      await liftTimeouts(tx);
      await forgetKeys(tx, fresh);
    });

  const { pieces, progress } = await order.open(skipped);
  let writing: Promise<void> = Promise.resolve();
  let analyseAt = 10_000;
  let areKnown = false;
  const cutting = { size: order.chunkSize ?? usualChunk, skipped, areKnown: () => areKnown };
  try {
    for await (const chunk of readChunks(pieces, cutting)) {
      const share = progress();
      await writing;
      for (const refusal of chunk.refusals) onRefusal(refusal);
      writing = writeChunk(connection, { clock, source, row, chunk, isDryRun, noteChanges }).then(
        async (next) => {
          // A file that was mostly known so far is an old one, or one with few changes.
          areKnown = next.unchanged_count - row.unchanged_count > chunk.companies.length / 2;
          row = next;
          onProgress?.(summaryOf(row, skipped), share);
          // Without statistics of what has come the planner takes the wrong index.
          if (isDryRun || row.added_count < analyseAt) return;
          analyseAt = row.added_count * 4;
          await analyseCompanies(connection);
        },
      );
      writing.catch(() => {}); // heard of at the next `await`
    }
    await writing;
    const summary = isDryRun ? summaryOf(row, skipped) : await end();
    return summary;
  } catch (error) {
    await writing.catch(() => {});
    if (isDryRun || row.read_count === 0) throw error;
    await saveImport(connection, { ...row, state: 'stopped', saved_at: clock.now() }).catch(() => {});
    throw new ImportStoppedError(wordsOf(error), row.read_count, { cause: error });
  }

  async function end(): Promise<ImportSummary> {
    if (row.added_count + row.changed_count > 0) await analyseCompanies(connection);
    const at = clock.now();
    if (row.is_full) {
      const ended = await endFullImport(connection, { source, row, at, noteChanges });
      return { ...summaryOf(ended.row, skipped), whyNoneGone: ended.whyNone };
    }
    row = { ...row, state: 'finished', finished_at: at, saved_at: at };
    await saveImport(connection, row);
    return summaryOf(row, skipped);
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof BrokenFileError) return error.message;
  const words = error instanceof Error ? error.message : String(error);
  return `The import stopped: ${words.split('\n')[0] ?? ''}`;
}
