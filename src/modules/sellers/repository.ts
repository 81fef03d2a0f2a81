import { sql } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { SellerDetails, Selling } from './seller-details.ts';

/** Who sold from a moment on, as it was published; without details the settings have the word again. */
export type SellerVersion = Readonly<{
  number: number;
  details: SellerDetails | null;
  restores: number | null;
  reason: string;
  actor: string;
  publishedAt: Date;
}>;

const columns = sql`number, details, restores, reason, actor, published_at AS "publishedAt"`;

/** Keeps others from publishing until the transaction ends. */
export async function lockSeller(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('countercheck-seller'))`.execute(tx);
}

/** The versions, the newest first. */
export async function listVersions(db: Db | Tx, limit: number): Promise<SellerVersion[]> {
  const { rows } = await sql<SellerVersion>`
    SELECT ${columns} FROM seller_versions ORDER BY number DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** The one that was the last at an instant; the last one of all without it. */
export async function findVersionAt(db: Db | Tx, at?: Date): Promise<SellerVersion | undefined> {
  return (await (at === undefined ? lastVersion(db) : versionAt(db, at)))[0];
}

const lastVersion = compiledOnce(
  () => sql<SellerVersion>`SELECT ${columns} FROM seller_versions ORDER BY number DESC LIMIT 1`,
);
const versionAt = compiledOnce(
  (_db, at: Date) => sql<SellerVersion>`
    SELECT ${columns} FROM seller_versions WHERE published_at <= ${at} ORDER BY number DESC LIMIT 1`,
);

export async function findVersion(db: Db | Tx, number: number): Promise<SellerVersion | undefined> {
  const { rows } = await sql<SellerVersion>`
    SELECT ${columns} FROM seller_versions WHERE number = ${number}`.execute(db);
  return rows[0];
}

/** Every account that a version has named, or the settings at the moment of one. */
export async function listAccounts(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    SELECT details->>'account' AS account FROM seller_versions WHERE details->>'account' <> ''
    UNION SELECT settings->'seller'->>'bank' FROM seller_versions WHERE settings->'seller'->>'bank' <> ''`.execute(
    db,
  );
  return rows.map(({ account }) => account);
}

/** What the settings said when a version was published; undefined where there is none of the number, or it does not know. */
export async function findSettingsAt(db: Db | Tx, number: number): Promise<Selling | undefined> {
  return (await settingsOf(db, number))[0]?.settings ?? undefined;
}

const settingsOf = compiledOnce(
  (_db, number: number) =>
    sql<{ settings: Selling | null }>`SELECT settings FROM seller_versions WHERE number = ${number}`,
);

export async function insertVersion(tx: Tx, version: SellerVersion, settings: Selling): Promise<void> {
  const { number, details, restores, reason, actor, publishedAt } = version;
  await tx
    .insertInto('seller_versions')
    .values({
      ...{ number, restores, reason, actor },
      details: details === null ? null : JSON.stringify(details),
      settings: JSON.stringify(settings),
      published_at: publishedAt,
    })
    .execute();
}
