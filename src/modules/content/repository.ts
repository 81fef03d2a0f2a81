import { sql } from 'kysely';
import type { Localized } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { TextKind } from './contract.ts';

/** Which text of the site. */
export type TextKey = Readonly<{ kind: TextKind; name: string }>;

/** A version of a text in a list of them: when it was published and why, without its words. */
export type VersionLine = TextKey &
  Readonly<{
    number: number;
    /** It gave the word back to the file. */
    isRelease: boolean;
    restores: number | null;
    reason: string;
    actor: string;
    publishedAt: Date;
  }>;

/** A version of a text as it was published; without sources the file has the word again. */
export type TextVersion = VersionLine &
  Readonly<{
    sources: Localized | null;
    /** Null of an article that was begun at the desk. */
    fileHash: string | null;
  }>;

/** What is written and not published. */
export type TextDraft = TextKey & Readonly<{ sources: Localized; actor: string; savedAt: Date }>;

export type TextEvent = 'create' | 'draft' | 'discard' | 'publish' | 'restore' | 'withdraw' | 'move';

const lineColumns = sql`kind, name, number, sources IS NULL AS "isRelease", restores, reason, actor,
  published_at AS "publishedAt"`;
const columns = sql`${lineColumns}, sources, file_hash AS "fileHash"`;

/** Keeps others from changing a text until the transaction ends. */
export async function lockText(tx: Tx, { kind, name }: TextKey): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('countercheck-content'), hashtext(${`${kind} ${name}`}))`.execute(
    tx,
  );
}

/** Keeps others from publishing any text until the transaction ends: texts link to each other. */
export async function lockPublishing(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('countercheck-content-links'))`.execute(tx);
}

/** How many versions and moves there are in all: another count, other words or addresses. */
export async function countChanges(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM content_versions) + (SELECT count(*) FROM content_moves) AS count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The last version of each text. */
export async function listLastVersions(db: Db | Tx): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    SELECT DISTINCT ON (kind, name) ${columns} FROM content_versions ORDER BY kind, name, number DESC`.execute(
    db,
  );
  return rows;
}

/** Versions of a text without their words, the newest first. */
export async function listVersions(db: Db | Tx, key: TextKey, limit: number): Promise<VersionLine[]> {
  const { rows } = await sql<VersionLine>`
    SELECT ${lineColumns} FROM content_versions WHERE kind = ${key.kind} AND name = ${key.name}
    ORDER BY number DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function findLastVersion(db: Db | Tx, key: TextKey): Promise<TextVersion | undefined> {
  const { rows } = await sql<TextVersion>`
    SELECT ${columns} FROM content_versions WHERE kind = ${key.kind} AND name = ${key.name}
    ORDER BY number DESC LIMIT 1`.execute(db);
  return rows[0];
}

export async function findVersion(
  db: Db | Tx,
  key: TextKey,
  number: number,
): Promise<TextVersion | undefined> {
  const { rows } = await sql<TextVersion>`
    SELECT ${columns} FROM content_versions
    WHERE kind = ${key.kind} AND name = ${key.name} AND number = ${number}`.execute(db);
  return rows[0];
}

export async function insertVersion(tx: Tx, version: Omit<TextVersion, 'isRelease'>): Promise<void> {
  const { kind, name, number, sources, fileHash, restores, reason, actor, publishedAt } = version;
  await tx
    .insertInto('content_versions')
    .values({
      ...{ kind, name, number, restores, reason, actor },
      ...{ sources: sources === null ? null : JSON.stringify(sources), file_hash: fileHash },
      published_at: publishedAt,
    })
    .execute();
}

/** Keeps others from beginning an article until the transaction ends. */
export async function lockNewArticles(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('countercheck-new-articles'))`.execute(tx);
}

/** What is being written, of one text or of all. */
export async function listDrafts(db: Db | Tx, key?: TextKey): Promise<TextDraft[]> {
  const { rows } = await sql<TextDraft>`
    SELECT kind, name, sources, actor, saved_at AS "savedAt" FROM content_drafts
    WHERE ${key === undefined} OR (kind = ${key?.kind ?? ''} AND name = ${key?.name ?? ''})`.execute(db);
  return rows;
}

export async function saveDraftRow(tx: Tx, draft: TextDraft): Promise<void> {
  const { kind, name, actor, savedAt } = draft;
  const changes = { sources: JSON.stringify(draft.sources), actor, saved_at: savedAt };
  await tx
    .insertInto('content_drafts')
    .values({ kind, name, ...changes })
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet(changes))
    .execute();
}

export async function deleteDraft(tx: Tx, { kind, name }: TextKey): Promise<void> {
  await tx.deleteFrom('content_drafts').where('kind', '=', kind).where('name', '=', name).execute();
}

export async function insertTextEvent(
  tx: Tx,
  row: TextKey & Readonly<{ event: TextEvent; number?: number; reason?: string; actor: string; at: Date }>,
): Promise<void> {
  const { kind, name, event, number = null, reason = null, actor, at } = row;
  await tx.insertInto('content_events').values({ kind, name, event, number, reason, actor, at }).execute();
}
