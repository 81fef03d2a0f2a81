import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { PriceLists } from '#platform/database/schema.ts';
import { type Terms, terms } from './terms.ts';

export const priceListStates = ['scheduled', 'published', 'withdrawn'] as const;
export type PriceListState = (typeof priceListStates)[number];

/** A price list that was published, waits for its time, or was taken back before it. */
export type PriceList = Readonly<{
  id: string;
  number: number | null;
  state: PriceListState;
  reason: string;
  restores: string | null;
  madeBy: string;
  madeAt: Date;
  dueAt: Date;
  publishedAt: Date | null;
}>;

export type TermsChange = Readonly<{ tariffId: number; before: Terms; after: Terms }>;

export type PriceListEvent = Readonly<{
  priceListId: string | null;
  event: 'draft' | 'discard' | 'schedule' | 'publish' | 'withdraw';
  actor: string;
  reason?: string;
  tariffs: number;
  at: Date;
}>;

export async function insertPriceList(
  tx: Tx,
  list: Omit<PriceList, 'number' | 'state' | 'publishedAt'>,
): Promise<void> {
  await tx
    .insertInto('price_lists')
    .values({
      id: list.id,
      state: 'scheduled',
      reason: list.reason,
      restores: list.restores,
      made_by: list.madeBy,
      made_at: list.madeAt,
      due_at: list.dueAt,
    })
    .execute();
}

/** Gives a list its number, the next one. */
export async function markPublished(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE price_lists SET state = 'published', published_at = ${at},
      number = (SELECT COALESCE(max(number), 0) + 1 FROM price_lists)
    WHERE id = ${id}`.execute(tx);
}

export async function markWithdrawn(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('price_lists').set({ state: 'withdrawn' }).where('id', '=', id).execute();
}

/** Writes what a list changes, in place of what was written of it before. */
export async function replaceRows(tx: Tx, id: string, changes: readonly TermsChange[]): Promise<void> {
  await tx.deleteFrom('price_list_rows').where('price_list_id', '=', id).execute();
  if (changes.length === 0) return;
  await tx
    .insertInto('price_list_rows')
    .values(
      changes.map(({ tariffId, before, after }) => ({
        price_list_id: id,
        tariff_id: tariffId,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })),
    )
    .execute();
}

export async function findRows(db: Db | Tx, id: string): Promise<TermsChange[]> {
  const rows = await db
    .selectFrom('price_list_rows')
    .selectAll()
    .where('price_list_id', '=', id)
    .orderBy('tariff_id')
    .execute();
  return rows.map((row) => ({
    tariffId: row.tariff_id,
    before: terms.parse(row.before),
    after: terms.parse(row.after),
  }));
}

/** Which tariffs wait for a list that is due, and when. */
export async function findScheduled(db: Db | Tx): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('price_list_rows')
    .innerJoin('price_lists', 'price_lists.id', 'price_list_rows.price_list_id')
    .select(['price_list_rows.tariff_id', 'price_lists.due_at'])
    .where('price_lists.state', '=', 'scheduled')
    .orderBy('price_lists.due_at', 'desc')
    .execute();
  return new Map(rows.map(({ tariff_id, due_at }) => [tariff_id, due_at]));
}

export async function findPriceList(db: Db | Tx, id: string): Promise<PriceList | undefined> {
  const row = await db.selectFrom('price_lists').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPriceList(row);
}

/** The newest first, with how many tariffs each changes. */
export async function listPriceLists(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: (PriceList & { tariffs: number })[]; total: number }> {
  const rows = await db
    .selectFrom('price_lists')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('price_list_rows')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('price_list_id', '=', 'price_lists.id')
        .as('tariffs'),
    ])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('price_lists')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({ ...toPriceList(row), tariffs: Number(row.tariffs ?? 0) })),
    total: Number(total),
  };
}

export async function insertPriceListEvent(tx: Tx, event: PriceListEvent): Promise<void> {
  await tx
    .insertInto('price_list_events')
    .values({
      price_list_id: event.priceListId,
      event: event.event,
      actor: event.actor,
      reason: event.reason ?? null,
      tariffs: event.tariffs,
      at: event.at,
    })
    .execute();
}

function toPriceList(row: Selectable<PriceLists>): PriceList {
  const state = priceListStates.find((known) => known === row.state);
  if (state === undefined) throw new Error(`no state of a price list: ${row.state}`);
  return {
    id: row.id,
    number: row.number,
    state,
    reason: row.reason,
    restores: row.restores,
    madeBy: row.made_by,
    madeAt: row.made_at,
    dueAt: row.due_at,
    publishedAt: row.published_at,
  };
}
