import { basename } from 'node:path';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type LoadSummary, loadRegister } from '../loading/load-register.ts';
import { gleifRegister } from './gleif-record.ts';
import { type Refusal, readGleif } from './read-gleif.ts';
import { openSourceFile } from './source-file.ts';

export type { LoadSummary } from '../loading/load-register.ts';
export { BrokenFileError } from './broken-file.ts';
export type { Refusal } from './read-gleif.ts';

/**
 * Imports a GLEIF level 1 golden copy (JSON or CSV; plain, gzip or zip) in one transaction and constant memory.
 * Throws BrokenFileError, with nothing written, if the file as a whole cannot be trusted.
 */
export async function importGleif(
  db: Db,
  order: {
    clock: Clock;
    path: string;
    isDryRun?: boolean;
    onRefusal?: (refusal: Refusal) => void;
    /** `share` is how much of the file was read, 0 to 1. */
    onProgress?: (summary: LoadSummary, share: number) => void;
  },
): Promise<LoadSummary> {
  const { clock, path, isDryRun = false, onRefusal = () => {}, onProgress } = order;
  const file = await openSourceFile(path);
  return loadRegister(db, {
    clock,
    register: gleifRegister,
    fileName: basename(path),
    steps: readGleif(file.bytes, onRefusal),
    isDryRun,
    onProgress: (summary) => onProgress?.(summary, file.progress()),
  });
}
