import { basename } from 'node:path';
import { type ImportSummary, type ImportWishes, importPieces } from '#modules/companies/service.ts';
import { type ImportSource, openSourceFile, verifyFile } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';

export type { ImportSummary, Refusal } from '#modules/companies/service.ts';

/** Which file of whom, and how it is imported. */
export type ImportOrder = ImportWishes & Readonly<{ source: ImportSource; path: string }>;

/**
 * Imports a file of a register: looks it through, then writes what is read of it in chunks. Throws BrokenFileError or
 * ImportRunningError with nothing changed, and ImportStoppedError if a part of the file is in.
 */
export async function importFile(db: Db, { source, path, ...wishes }: ImportOrder): Promise<ImportSummary> {
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
