import { sql } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { SearchedList } from './held-index.ts';
import type { HitEvent, HitState } from './hit-states.ts';
import type { Screening, ScreeningHit } from './screening-rows.ts';

const screeningColumns = sql`id, order_id AS "orderId", subject, lists, hits, nears, screened_at AS "screenedAt"`;
const hitColumns = sql`h.id, h.order_id AS "orderId", h.subject_key AS "subjectKey", h.screening_id AS "screeningId", h.list,
  h.entry_id AS "entryId", h.band, h.entry, h.fields, h.state, h.reason, h.decided_by AS "decidedBy",
  h.decided_at AS "decidedAt", h.found_at AS "foundAt"`;

/** Keeps others from screening the order until the transaction ends. */
export async function lockScreening(tx: Tx, orderId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('countercheck-screening'), hashtext(${orderId}))`.execute(
    tx,
  );
}

/** The latest screening of each subject of an order. */
export async function latestScreenings(db: Db | Tx, orderId: string): Promise<Screening[]> {
  return latestOf(db, orderId);
}

const latestOf = compiledOnce(
  (_db, orderId: string) => sql<Screening>`
    SELECT DISTINCT ON (subject_key) ${screeningColumns} FROM screenings
    WHERE order_id = ${orderId} ORDER BY subject_key, step DESC`,
);

/** Of these orders those whose subjects were not, or not all, screened last against just these lists, or hit what a list has ended by `today`. */
export async function screenedOtherwise(
  db: Db,
  orderIds: readonly string[],
  lists: readonly SearchedList[],
  today: string,
): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    SELECT asked.id AS "orderId" FROM unnest(${[...orderIds]}::uuid[]) AS asked (id)
    LEFT JOIN LATERAL (
      SELECT bool_and(latest.lists = ${JSON.stringify(lists)}::jsonb AND NOT EXISTS (
        SELECT FROM screening_hits h WHERE h.screening_id = latest.id AND h.entry->>'delistedOn' <= ${today}
      )) AS "isSame" FROM (
        SELECT DISTINCT ON (subject_key) id, lists FROM screenings
        WHERE order_id = asked.id ORDER BY subject_key, step DESC
      ) latest
    ) screened ON true
    WHERE screened."isSame" IS NOT TRUE`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

export async function insertScreening(tx: Tx, screening: Screening): Promise<void> {
  await tx
    .insertInto('screenings')
    .values({
      id: screening.id,
      order_id: screening.orderId,
      subject_key: screening.subject.key,
      subject: JSON.stringify(screening.subject),
      lists: JSON.stringify(screening.lists),
      hits: screening.hits,
      nears: screening.nears,
      screened_at: screening.screenedAt,
    })
    .execute();
}

/** Hits of an order that the latest screening of their subject has found. */
export async function currentHits(db: Db | Tx, orderId: string): Promise<ScreeningHit[]> {
  return hitsOf(db, orderId);
}

const hitsOf = compiledOnce(
  (_db, orderId: string) => sql<ScreeningHit>`
    SELECT ${hitColumns} FROM screening_hits h JOIN (
      SELECT DISTINCT ON (subject_key) id FROM screenings
      WHERE order_id = ${orderId} ORDER BY subject_key, step DESC
    ) latest ON latest.id = h.screening_id
    ORDER BY h.subject_key, h.band, h.list, h.entry_id`,
);

/** Which subjects of an order have a hit of their latest screening that a list has ended by `today`. */
export async function subjectsWithEnded(
  tx: Tx,
  orderId: string,
  today: string,
): Promise<ReadonlySet<string>> {
  const hits = await currentHits(tx, orderId);
  return new Set(
    hits
      .filter(({ entry: { delistedOn } }) => delistedOn !== undefined && delistedOn <= today)
      .map(({ subjectKey }) => subjectKey),
  );
}

/** Every hit of an order that ever was found, by subject, list and entry. */
export async function lockHits(tx: Tx, orderId: string): Promise<ScreeningHit[]> {
  const { rows } = await sql<ScreeningHit>`
    SELECT ${hitColumns} FROM screening_hits h WHERE h.order_id = ${orderId} FOR UPDATE`.execute(tx);
  return rows;
}

/** Locks a hit; undefined if there is none. */
export async function lockHit(tx: Tx, id: string): Promise<ScreeningHit | undefined> {
  const { rows } = await sql<ScreeningHit>`
    SELECT ${hitColumns} FROM screening_hits h WHERE h.id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Writes a hit, or what has become of one. */
export async function saveHit(tx: Tx, hit: ScreeningHit): Promise<void> {
  const values = {
    screening_id: hit.screeningId,
    band: hit.band,
    entry: JSON.stringify(hit.entry),
    fields: JSON.stringify(hit.fields),
    state: hit.state,
    reason: hit.reason,
    decided_by: hit.decidedBy,
    decided_at: hit.decidedAt,
  };
  await tx
    .insertInto('screening_hits')
    .values({
      ...values,
      id: hit.id,
      order_id: hit.orderId,
      subject_key: hit.subjectKey,
      list: hit.list,
      entry_id: hit.entryId,
      found_at: hit.foundAt,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function insertHitEvent(
  tx: Tx,
  event: Readonly<{
    hitId: string;
    from: HitState | null;
    event: HitEvent | 'find';
    to: HitState;
    actor: string;
    reason: string | null;
    at: Date;
  }>,
): Promise<void> {
  await tx
    .insertInto('screening_hit_events')
    .values({
      hit_id: event.hitId,
      from_state: event.from,
      event: event.event,
      to_state: event.to,
      actor: event.actor,
      reason: event.reason,
      at: event.at,
    })
    .execute();
}
