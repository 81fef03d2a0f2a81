import type { Selectable } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Claims } from '#platform/database/schema.ts';
import { type ClaimFileType, type ClaimState, waitingClaimStates } from './contract.ts';

export type ClaimFile = Readonly<{
  id: string;
  claimId: string;
  position: number;
  type: ClaimFileType;
  sha256: string;
  size: number;
  addedAt: Date;
}>;
/** What becomes of a claim, beside what it says. */
export type ClaimStanding = Readonly<{
  state: ClaimState;
  answerDue: Date | null;
  decisionDue: Date | null;
  answeredAt: Date | null;
  decidedAt: Date | null;
  decision: string | null;
  refundMinor: number | null;
  proposedBy: string | null;
  decidedBy: string | null;
  assigneeId: string | null;
  note: string | null;
}>;
export type Claim = Readonly<{
  id: string;
  orderId: string;
  revision: number;
  text: string;
  madeAt: Date;
  files: ClaimFile[];
}> &
  ClaimStanding;

export type ClaimEvent =
  | 'made'
  | 'file_added'
  | 'file_read'
  | 'erased'
  | 'assigned'
  | 'answered'
  | 'proposed'
  | 'proposal_declined'
  | 'rejected'
  | 'corrected'
  | 'refund_granted'
  | 'refund_failed'
  | 'refunded';

export async function insertClaim(
  tx: Tx,
  claim: Pick<Claim, 'id' | 'orderId' | 'revision' | 'text' | 'madeAt' | 'answerDue' | 'decisionDue'>,
): Promise<void> {
  const { id, orderId, revision, text, madeAt, answerDue, decisionDue } = claim;
  const due = { answer_due: answerDue, decision_due: decisionDue };
  const values = { id, order_id: orderId, revision, text, made_at: madeAt, ...due };
  await tx.insertInto('claims').values(values).execute();
}

/** What is left out of the changes stays as it is. */
export async function updateClaim(tx: Tx, id: string, changes: Partial<ClaimStanding>): Promise<void> {
  await tx
    .updateTable('claims')
    .set({
      state: changes.state,
      answered_at: changes.answeredAt,
      decided_at: changes.decidedAt,
      decision: changes.decision,
      refund_minor: changes.refundMinor,
      proposed_by: changes.proposedBy,
      decided_by: changes.decidedBy,
      assignee_id: changes.assigneeId,
      note: changes.note,
    })
    .where('id', '=', id)
    .execute();
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

const claimsOf = compiledOnce((db, orderId: string) =>
  db.selectFrom('claims').selectAll().where('order_id', '=', orderId).orderBy('made_at'),
);

/** The claims of an order, the first one first; of their files everything but the bytes. */
export async function findClaims(db: Db | Tx, orderId: string): Promise<Claim[]> {
  const rows = await claimsOf(db, orderId);
  if (rows.length === 0) return [];
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
  return rows.map((row) => ({ ...claimOf(row), files: known.filter(({ claimId }) => claimId === row.id) }));
}

/** The order of a claim; undefined where it was erased. */
export async function findOrderOfClaim(db: Db | Tx, claimId: string): Promise<string | undefined> {
  const row = await db.selectFrom('claims').select('order_id').where('id', '=', claimId).executeTakeFirst();
  return row?.order_id;
}

/** Claims that wait for us, the first one first, with whether it has files. */
export async function findOpenClaims(db: Db, limit: number): Promise<Omit<Claim, 'files'>[]> {
  const query = db.selectFrom('claims').selectAll().where('state', 'in', waitingClaimStates);
  return (await query.orderBy('made_at').limit(limit).execute()).map(claimOf);
}

function claimOf(row: Selectable<Claims>): Omit<Claim, 'files'> {
  return {
    id: row.id,
    orderId: row.order_id,
    revision: row.revision,
    text: row.text,
    madeAt: row.made_at,
    state: row.state as ClaimState, // CHECK of the table
    answerDue: row.answer_due,
    decisionDue: row.decision_due,
    answeredAt: row.answered_at,
    decidedAt: row.decided_at,
    decision: row.decision,
    refundMinor: row.refund_minor,
    proposedBy: row.proposed_by,
    decidedBy: row.decided_by,
    assigneeId: row.assignee_id,
    note: row.note,
  };
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
