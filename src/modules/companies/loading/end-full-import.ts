import type { Db, Tx } from '#platform/database/kysely.ts';
import {
  countMissing,
  endMissingLinks,
  forgetKeys,
  type ImportRow,
  markGone,
  markRefreshed,
} from './import-repository.ts';
import type { ImportSource } from './import-source.ts';
import { liftTimeouts, lockRegister } from './repository.ts';

/** Above this share a file is more likely a part of the register than the register has shrunk so. */
const mostMissing = 0.2;
const markedAtOnce = 5000;

/** What a complete file said about what it lacks: how many were marked, or why none was. */
export type GoneSummary = Readonly<{ gone: number; whyNone: string | null }>;

/**
 * Marks what a complete file no longer holds: companies as deleted, links as ended. Marks nothing if records were left
 * out (one of them may be the missing one) or if too many are missing.
 */
export async function endFullImport(
  connection: Db,
  { register }: ImportSource,
  row: ImportRow,
  at: Date,
): Promise<GoneSummary> {
  const hasCompanies = row.added_count + row.changed_count + row.unchanged_count > 0;
  const hasLinks = row.links_added + row.links_changed + row.links_unchanged > 0;
  if (row.refused_count > 0)
    return {
      gone: 0,
      whyNone: `${row.refused_count} records were left out, and any of them may be one that is missing`,
    };
  const write = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    connection.transaction().execute(async (tx) => {
      await liftTimeouts(tx);
      await lockRegister(tx, register);
      return work(tx);
    });
  let gone = 0;
  if (hasCompanies) {
    const { total, missing } = await write((tx) => countMissing(tx, register.code, row.id));
    if (missing > total * mostMissing)
      return {
        gone: 0,
        whyNone: `${missing} of ${total} companies are missing in the file; it does not look complete`,
      };
    for (let marked = -1; marked !== 0; gone += marked)
      marked = await write((tx) =>
        markGone(tx, { register: register.code, importId: row.id, at, limit: markedAtOnce }),
      );
  }
  await write(async (tx) => {
    if (hasLinks)
      gone += await endMissingLinks(tx, {
        register: register.code,
        fileKind: row.source,
        importId: row.id,
        at,
      });
    if (hasCompanies) await markRefreshed(tx, register.code, at);
    await forgetKeys(tx, register.code, null);
  });
  return { gone, whyNone: null };
}
