import { CompiledQuery, sql } from 'kysely';
import type { Tx } from '#platform/database/kysely.ts';
import type { Reader } from '#platform/database/reader.ts';

/** Two records that are one company: the one that is gone from sight, and the one that stands for both. */
export type MergedPair = Readonly<{ country: string; mergedId: string; survivorId: string }>;

/** What was decided last about a pair that is merged now. */
export type KeptMerge = MergedPair & Readonly<{ reason: string; actor: string; at: Date }>;

/** Lets one decision about companies of a country be made at a time. */
export async function lockMerges(tx: Tx, country: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('countercheck-merges'), hashtext(${country}))`.execute(tx);
}

export async function insertMerge(tx: Tx, pair: MergedPair, at: Date): Promise<void> {
  const { country, mergedId, survivorId } = pair;
  const row = { country, merged_id: mergedId, survivor_id: survivorId, merged_at: at };
  await tx.insertInto('company_merges').values(row).execute();
}

export async function deleteMerge(tx: Tx, { country, mergedId }: MergedPair): Promise<void> {
  await tx
    .deleteFrom('company_merges')
    .where('country', '=', country)
    .where('merged_id', '=', mergedId)
    .execute();
}

export async function insertEvent(
  tx: Tx,
  { country, mergedId, survivorId }: MergedPair,
  said: Readonly<{ event: 'merge' | 'split'; reason: string; actor: string; at: Date }>,
): Promise<void> {
  const pair = { country, merged_id: mergedId, survivor_id: survivorId };
  await tx
    .insertInto('company_merge_events')
    .values({ ...pair, ...said })
    .execute();
}

/** The pairs in which one of the companies is the one or the other. */
export async function listPairs(db: Reader, country: string, ids: readonly string[]): Promise<MergedPair[]> {
  return db
    .selectFrom('company_merges')
    .select(['country', 'merged_id as mergedId', 'survivor_id as survivorId'])
    .where('country', '=', country)
    .where((where) => where.or([where('merged_id', 'in', ids), where('survivor_id', 'in', ids)]))
    .execute();
}

/** Who stands for whom in a country. */
export async function listSurvivors(db: Reader, country: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.executeQuery<{ merged_id: string; survivor_id: string }>(
    CompiledQuery.raw('SELECT merged_id, survivor_id FROM company_merges WHERE country = $1', [country]),
  );
  return new Map(rows.map((row) => [row.merged_id, row.survivor_id]));
}

/** Pairs that are merged now with what was said of them, the newest first. */
export async function listMerges(db: Reader, limit: number): Promise<KeptMerge[]> {
  return db
    .selectFrom('company_merges as m')
    .innerJoin('company_merge_events as e', (join) =>
      join
        .onRef('e.country', '=', 'm.country')
        .onRef('e.merged_id', '=', 'm.merged_id')
        .onRef('e.at', '=', 'm.merged_at')
        .on('e.event', '=', 'merge'),
    )
    .select(['m.country', 'm.merged_id as mergedId', 'm.survivor_id as survivorId'])
    .select(['e.reason', 'e.actor', 'e.at'])
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
}
