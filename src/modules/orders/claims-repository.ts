import type { Db, Tx } from '#platform/database/kysely.ts';
import type { ClaimFileType } from './contract.ts';

export type ClaimFile = Readonly<{
  id: string;
  claimId: string;
  position: number;
  type: ClaimFileType;
  sha256: string;
  size: number;
  addedAt: Date;
}>;
export type Claim = Readonly<{
  id: string;
  revision: number;
  text: string;
  madeAt: Date;
  files: ClaimFile[];
}>;

export type ClaimEvent = 'made' | 'file_added' | 'file_read' | 'erased';

export async function insertClaim(
  tx: Tx,
  claim: { id: string; orderId: string; revision: number; text: string; madeAt: Date },
): Promise<void> {
  const { id, orderId, revision, text, madeAt } = claim;
  await tx.insertInto('claims').values({ id, order_id: orderId, revision, text, made_at: madeAt }).execute();
}

export async function insertClaimFile(
  tx: Tx,
  file: Omit<ClaimFile, 'size'> & { bytes: Buffer },
): Promise<void> {
  const { id, claimId, position, type, sha256, bytes, addedAt } = file;
  await tx
    .insertInto('claim_files')
    .values({ id, claim_id: claimId, position, type, sha256, bytes, added_at: addedAt })
    .execute();
}

export async function insertClaimEvent(
  tx: Tx,
  row: { claimId: string; event: ClaimEvent; actor: string; at: Date },
): Promise<void> {
  const { claimId, ...rest } = row;
  await tx
    .insertInto('claim_events')
    .values({ claim_id: claimId, ...rest })
    .execute();
}

/** The claims of an order, the first one first; of their files everything but the bytes. */
export async function findClaims(db: Db | Tx, orderId: string): Promise<Claim[]> {
  const claims = await db
    .selectFrom('claims')
    .select(['id', 'revision', 'text', 'made_at as madeAt'])
    .where('order_id', '=', orderId)
    .orderBy('made_at')
    .execute();
  const files = await db
    .selectFrom('claim_files')
    .innerJoin('claims', 'claims.id', 'claim_files.claim_id')
    .select(({ fn }) => [
      'claim_files.id',
      'claim_id as claimId',
      'position',
      'type',
      'sha256',
      fn<number>('octet_length', ['bytes']).as('size'),
      'added_at as addedAt',
    ])
    .where('claims.order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const known = files.map((file) => ({ ...file, type: file.type as ClaimFileType })); // CHECK of the table
  return claims.map((claim) => ({ ...claim, files: known.filter(({ claimId }) => claimId === claim.id) }));
}

/** The bytes of a file of an order's claim. */
export async function findClaimFile(
  db: Db | Tx,
  orderId: string,
  fileId: string,
): Promise<{ claimId: string; position: number; type: ClaimFileType; bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('claim_files')
    .innerJoin('claims', 'claims.id', 'claim_files.claim_id')
    .select(['claim_id as claimId', 'position', 'type', 'bytes'])
    .where('claims.order_id', '=', orderId)
    .where('claim_files.id', '=', fileId)
    .executeTakeFirst();
  return row && { ...row, type: row.type as ClaimFileType }; // CHECK of the table
}

/** Files go with their claim. */
export async function deleteClaims(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('claims').where('order_id', '=', orderId).execute();
}
