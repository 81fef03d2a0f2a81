import type { Db } from '#platform/database/kysely.ts';
import { type ImportRow, listImports, listRegisters, type RegisterRow } from './import-repository.ts';

/** What is in the tables, and how it came there. */
export type ImportStatus = Readonly<{ registers: readonly RegisterRow[]; imports: readonly ImportRow[] }>;

const shownImports = 20;

/** Registers with what they hold, and the last imports, the newest first. */
export async function importStatus(db: Db): Promise<ImportStatus> {
  return { registers: await listRegisters(db), imports: await listImports(db, shownImports) };
}
