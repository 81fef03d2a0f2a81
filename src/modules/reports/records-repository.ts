import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Dossier } from './dossier/dossier.ts';
import { toThinReason } from './dossier-rows.ts';
import { type PublicKey, publicKey } from './record/public-key.ts';

/** The signed record of a sealed dossier: its bytes lie in the file store under `sha256`. */
export type SealedRecord = Readonly<{
  dossierId: string;
  /** By which whoever holds the report verifies it. */
  code: string;
  sha256: string;
  bytes: number;
  /** Detached. */
  jws: string;
  kid: string;
  signedAt: Date;
}>;

/** A record as it stands among the revisions of its order. */
export type Placed = SealedRecord & Readonly<{ orderId: string; revision: number }>;

/** Which record: by the code on the report, or by the SHA-256 of a document or of the record itself. */
export type RecordKey = { orderId: string; revision: number } | { code: string } | { sha256: string };

/** What sealing wrote of a dossier, without reading what stands in it; undefined where there is none. */
export async function findSeal(
  db: Db | Tx,
  key: { id: string } | { orderId: string; revision: number },
): Promise<Pick<Dossier, 'sealedAt' | 'thinReason'> | undefined> {
  const row = await db
    .selectFrom('dossiers')
    .select(['sealed_at', 'thin_reason', 'thin_reason_by'])
    .where((where) =>
      where.and('id' in key ? { id: key.id } : { order_id: key.orderId, revision: key.revision }),
    )
    .executeTakeFirst();
  return row && { sealedAt: row.sealed_at, thinReason: toThinReason(row) };
}

/** Keeps a record and the key that signed it; false where the dossier has one: the first one stays for ever. */
export async function insertRecord(db: Db | Tx, record: SealedRecord, key: PublicKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .with('kept', (query) =>
      query
        .insertInto('report_keys')
        .values({ kid: key.kid, public_key: JSON.stringify(key), first_used: record.signedAt })
        .onConflict((conflict) => conflict.column('kid').doNothing()),
    )
    .insertInto('report_records')
    .values({
      dossier_id: record.dossierId,
      code: record.code,
      sha256: record.sha256,
      bytes: record.bytes,
      jws: record.jws,
      kid: record.kid,
      signed_at: record.signedAt,
    })
    .onConflict((conflict) => conflict.column('dossier_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findRecord(db: Db | Tx, key: RecordKey): Promise<Placed | undefined> {
  if ('orderId' in key) {
    const [record] = await recordOf(db, key.orderId, key.revision);
    return record && toPlaced(record);
  }
  const row = await placedRecords(db)
    .where((where) => {
      if ('code' in key) return where('report_records.code', '=', key.code);
      return where.or([
        where('report_records.sha256', '=', key.sha256),
        where.exists(
          where
            .selectFrom('report_files')
            .select('report_files.sha256')
            .whereRef('report_files.dossier_id', '=', 'report_records.dossier_id')
            .where('report_files.sha256', '=', key.sha256),
        ),
      ]);
    })
    .limit(1)
    .executeTakeFirst();
  return row && toPlaced(row);
}

const recordOf = compiledOnce((db, orderId: string, revision: number) =>
  placedRecords(db).where((where) =>
    where.and({ 'dossiers.order_id': orderId, 'dossiers.revision': revision }),
  ),
);

/** The record of the order's newest revision that has one. */
export async function findNewestRecord(db: Db | Tx, orderId: string): Promise<Placed | undefined> {
  const row = await placedRecords(db)
    .where('dossiers.order_id', '=', orderId)
    .orderBy('dossiers.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPlaced(row);
}

/** Every key that has signed, the oldest first. */
export async function listKeys(db: Db | Tx): Promise<PublicKey[]> {
  const rows = await db.selectFrom('report_keys').select('public_key').orderBy('first_used').execute();
  return rows.map((row) => publicKey.parse(row.public_key));
}

function placedRecords(db: Db | Tx) {
  return db
    .selectFrom('report_records')
    .innerJoin('dossiers', 'dossiers.id', 'report_records.dossier_id')
    .selectAll('report_records')
    .select(['dossiers.order_id', 'dossiers.revision']);
}

function toPlaced(row: {
  dossier_id: string;
  order_id: string;
  revision: number;
  code: string;
  sha256: string;
  bytes: number;
  jws: string;
  kid: string;
  signed_at: Date;
}): Placed {
  return {
    dossierId: row.dossier_id,
    orderId: row.order_id,
    revision: row.revision,
    code: row.code,
    sha256: row.sha256,
    bytes: row.bytes,
    jws: row.jws,
    kid: row.kid,
    signedAt: row.signed_at,
  };
}
