import { basename } from 'node:path';
import {
  ImportStoppedError,
  type ImportSummary,
  type ImportWishes,
  importPieces,
} from '#modules/companies/service.ts';
import { createImportRuns, type ImportCounts, type RunLog } from '#modules/imports/service.ts';
import { type ImportSource, openSourceFile, verifyFile } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';

export type { ImportSummary, Refusal } from '#modules/companies/service.ts';

/** Which file of whom, and how it is imported. */
export type ImportOrder = ImportWishes & Readonly<{ source: ImportSource; path: string }>;

/**
 * Imports a file of a register: looks it through, then writes what is read of it in chunks. Throws BrokenFileError or
 * ImportRunningError with nothing changed, and ImportStoppedError if a part of the file is in. The run is written down,
 * whatever becomes of it, unless it is a dry one.
 */
export async function importFile(db: Db, order: ImportOrder): Promise<ImportSummary> {
  if (order.isDryRun === true) return importNow(db, order);
  const { source, path, clock, isFull = false, onRefusal, onProgress } = order;
  const file = { kind: 'companies', source: source.name, fileName: basename(path), isFull } as const;
  const run = await createImportRuns({ db, clock }).begin(file);
  try {
    const summary = await importNow(db, {
      ...order,
      onRefusal(refusal) {
        run.refuse({ place: String(refusal.line), fault: refusal.fault });
        onRefusal?.(refusal);
      },
      onProgress(summary, share) {
        run.progress(countsOf(summary), share);
        onProgress?.(summary, share);
      },
    });
    run.progress(countsOf(summary), 1);
    await run.end('finish');
    return summary;
  } catch (error) {
    await endBadly(run, error);
    throw error;
  }
}

async function importNow(db: Db, { source, path, ...wishes }: ImportOrder): Promise<ImportSummary> {
  const mark = await verifyFile(source, path);
  return importPieces(db, {
    ...wishes,
    source,
    mark,
    fileName: basename(path),
    async open(skipped) {
      const file = await openSourceFile(path);
      return { pieces: source.read(file.bytes, skipped), progress: file.progress };
    },
  });
}

function endBadly(run: RunLog, error: unknown): Promise<void> {
  const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return run.end(error instanceof ImportStoppedError ? 'stop' : 'refuse', words);
}

/** Links between companies are records of their files. */
function countsOf({ links, ...summary }: ImportSummary): ImportCounts {
  const { read, refused, gone } = summary;
  return {
    ...{ read, refused, gone },
    added: summary.added + links.added,
    changed: summary.changed + links.changed,
    unchanged: summary.unchanged + links.unchanged,
  };
}
