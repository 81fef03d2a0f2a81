import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileKind } from './file-kind.ts';
import {
  countMissing,
  endMissingLinks,
  forgetKeys,
  type ImportRow,
  markGone,
  markRefreshed,
  saveImport,
} from './import-repository.ts';
import { liftTimeouts, lockRegister } from './repository.ts';
import type { NoteChanges } from './upsert.ts';

/** Above this share a file is more likely a part of the register than the register has shrunk so. */
const mostMissing = 0.2;
const markedAtOnce = 5000;

/** The row of an import that has ended, with how many were marked, or why none was. */
export type FullImportEnd = Readonly<{ row: ImportRow; whyNone: string | null }>;

/**
 * Marks what a complete file no longer holds: companies as deleted, links as ended. Marks nothing if records were left
 * out (one of them may be the missing one) or if too many are missing. Saves that the import has finished.
 */
export async function endFullImport(
  connection: Db,
  order: { source: FileKind; row: ImportRow; at: Date; noteChanges?: NoteChanges | undefined },
): Promise<FullImportEnd> {
  const { row, at, noteChanges } = order;
  const { register } = order.source;
  const hasCompanies = row.added_count + row.changed_count + row.unchanged_count > 0;
  const hasLinks = row.links_added + row.links_changed + row.links_unchanged > 0;
  const write = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    connection.transaction().execute(async (tx) => {
      await liftTimeouts(tx);
      await lockRegister(tx, register);
      return work(tx);
    });
  let gone = 0;
  // In one transaction: an import that lost its keys but not its unfinished state would mark everything as gone.
  const finish = async (tx: Tx, whyNone: string | null): Promise<FullImportEnd> => {
    await forgetKeys(tx, row);
    const ended: ImportRow = {
      ...row,
      state: 'finished',
      finished_at: at,
      saved_at: at,
      gone_count: row.gone_count + gone,
    };
    await saveImport(tx, ended);
    return { row: ended, whyNone };
  };
  if (row.refused_count > 0) {
    const why = `${row.refused_count} records were left out, and any of them may be one that is missing`;
    return write((tx) => finish(tx, why));
  }
  if (hasCompanies) {
    const { total, missing } = await write((tx) => countMissing(tx, register.code, row.id));
    if (missing > total * mostMissing) {
      const why = `${missing} of ${total} companies are missing in the file; it does not look complete`;
      return write((tx) => finish(tx, why));
    }
    for (let marked = -1; marked !== 0; gone += marked)
      marked = await write(async (tx) => {
        const companies = await markGone(tx, {
          register: register.code,
          importId: row.id,
          at,
          limit: markedAtOnce,
        });
        if (companies.length > 0) await noteChanges?.(tx, companies);
        return companies.length;
      });
  }
  return write(async (tx) => {
    if (hasLinks)
      gone += await endMissingLinks(tx, {
        register: register.code,
        fileKind: row.source,
        importId: row.id,
        at,
      });
    if (hasCompanies) await markRefreshed(tx, register.code, at);
    return finish(tx, null);
  });
}
