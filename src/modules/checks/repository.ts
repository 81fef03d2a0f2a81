import { z } from 'zod';
import { uuidv7 } from '#kernel/identifier.ts';
import { compiledOnce, laterOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { CheckEntry } from './check-log.ts';

/** Which report is checked. */
export type Checked = Readonly<{ orderId: string; revision: number }>;

/** A value as it stood when the report was sent back, in the words of each language. */
const stoodValue = z.object({
  place: z.string(),
  fingerprint: z.string(),
  shown: z.record(z.string(), z.string()),
  source: z.string(),
});
export type StoodValue = z.output<typeof stoodValue>;

export type CheckRound = Readonly<{ at: Date; actor: string; stood: readonly StoodValue[] }>;
export type Approval = Readonly<{ changed: number; accepted: number; actor: string; at: Date }>;

const of = ({ orderId, revision }: Checked) => ({ order_id: orderId, revision });

export async function listEntries(db: Db | Tx, checked: Checked): Promise<CheckEntry[]> {
  const rows = await entriesOf(db, checked.orderId, checked.revision);
  return rows.map(({ id, what, place, fingerprint, text, actor, at }) => ({
    ...{ id: String(id), place, fingerprint, text, actor, at },
    what: whatOf(what),
  }));
}

const entriesOf = compiledOnce((db, orderId: string, revision: number) =>
  db
    .selectFrom('check_entries')
    .selectAll()
    .where((where) => where.and(of({ orderId, revision })))
    .orderBy('id'),
);

export async function insertEntries(
  tx: Tx,
  checked: Checked,
  entries: readonly Omit<CheckEntry, 'id'>[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...of(checked), ...entry }));
  await tx.insertInto('check_entries').values(rows).execute();
}

export async function countEntries(tx: Tx, checked: Checked): Promise<number> {
  const row = await tx
    .selectFrom('check_entries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where((where) => where.and(of(checked)))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertRound(tx: Tx, checked: Checked, { at, actor, stood }: CheckRound): Promise<void> {
  const row = { id: uuidv7(at), ...of(checked), stood: JSON.stringify(stood), actor, at };
  await tx.insertInto('check_rounds').values(row).execute();
}

export async function findLastRound(db: Db | Tx, checked: Checked): Promise<CheckRound | undefined> {
  const [row] = await lastOf(db, checked.orderId, checked.revision);
  return row && { at: row.at, actor: row.actor, stood: z.array(stoodValue).parse(row.stood) };
}

const lastOf = compiledOnce((db, orderId: string, revision: number) =>
  db
    .selectFrom('check_rounds')
    .selectAll()
    .where((where) => where.and(of({ orderId, revision })))
    .orderBy('at', 'desc')
    .limit(1),
);

export async function insertApproval(tx: Tx, checked: Checked, approval: Approval): Promise<void> {
  const { changed, accepted, actor, at } = approval;
  await approve(tx, checked.orderId, checked.revision, changed, accepted, actor, at);
}

const approve = laterOnce(
  (db, order_id: string, revision: number, changed: number, accepted: number, actor: string, at: Date) =>
    db
      .insertInto('check_approvals')
      .values({ order_id, revision, changed, accepted, actor, at })
      .onConflict((conflict) => conflict.doNothing()),
);

export async function findApproval(db: Db | Tx, checked: Checked): Promise<Approval | undefined> {
  return db
    .selectFrom('check_approvals')
    .select(['changed', 'accepted', 'actor', 'at'])
    .where((where) => where.and(of(checked)))
    .executeTakeFirst();
}

function whatOf(text: string): CheckEntry['what'] {
  if (text === 'accept' || text === 'undo' || text === 'comment' || text === 'reply') return text;
  throw new Error(`a check says something of no kind of ours: ${text}`);
}
