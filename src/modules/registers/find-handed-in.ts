import type { Db } from '#platform/database/kysely.ts';
import { fileSources } from './file-sources.ts';

/** Which of these hashes are of files that somebody brought. Such a file may speak of many companies and their people. */
export async function findHandedIn(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('snapshots')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', [...new Set(hashes)])
    .where(
      'source',
      'in',
      fileSources.map(({ code }) => code),
    )
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}
