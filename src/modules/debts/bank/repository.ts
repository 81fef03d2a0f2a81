import { sql } from 'kysely';
import type { CalendarDay } from '#kernel/business-days.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { CreditEntry } from './camt.ts';
import type { Doubt } from './match.ts';

/** An entry that waits for a person. */
export type OpenEntry = Readonly<{
  id: string;
  amountMinor: number;
  currency: string;
  bookedOn: CalendarDay;
  debtor: string;
  remittance: string;
  doubt: Doubt | null;
}>;

/** Keeps a statement; false if the same file was there already. Two that come at once come one after the other. */
export async function insertStatement(
  tx: Tx,
  statement: { id: string; sha256: string; account: string; actor: string; at: Date },
): Promise<boolean> {
  await sql`LOCK TABLE bank_statements IN EXCLUSIVE MODE`.execute(tx);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bank_statements')
    .values({
      id: statement.id,
      sha256: statement.sha256,
      account: statement.account,
      actor: statement.actor,
      imported_at: statement.at,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keeps an entry as one that waits; false if it is there from this statement or another. */
export async function insertEntry(
  tx: Tx,
  { id, statementId, ...entry }: CreditEntry & { id: string; statementId: string },
): Promise<boolean> {
  const { account } = entry;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bank_entries')
    .values({
      id,
      statement_id: statementId,
      account,
      key: entry.key,
      amount_minor: entry.amountMinor,
      currency: entry.currency,
      booked_on: entry.bookedOn,
      debtor: entry.debtor,
      remittance: entry.remittance,
      state: 'open',
    })
    .onConflict((conflict) => conflict.columns(['account', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Which of these keys entries have that are there, in the order of the keys. */
export async function findKeys(tx: Tx, account: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM bank_entries WHERE account = ${account} AND key = ANY(${[...keys]}::text[])`.execute(tx);
  const found = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => found.has(key));
}

export async function noteDoubt(tx: Tx, id: string, doubt: Doubt): Promise<void> {
  await tx.updateTable('bank_entries').set({ doubt }).where('id', '=', id).execute();
}

export async function decideEntry(
  tx: Tx,
  id: string,
  decided: { state: 'booked' | 'left'; reason: string | null; actor: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('bank_entries')
    .set({
      state: decided.state,
      left_reason: decided.reason,
      decided_by: decided.actor,
      decided_at: decided.at,
    })
    .where('id', '=', id)
    .execute();
}

/** An entry is the transfer that was marked before; false where another entry is that one already. */
export async function connectEntry(
  tx: Tx,
  connected: { entryId: string; transferId: string; actor: string; at: Date },
): Promise<boolean> {
  const { entryId, transferId, ...said } = connected;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('marked_entries')
    .values({ entry_id: entryId, transfer_id: transferId, ...said })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The entry that was said to be a mark; undefined where none was. */
export async function findConnected(tx: Tx, transferId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('marked_entries')
    .select('entry_id')
    .where('transfer_id', '=', transferId)
    .executeTakeFirst();
  return row?.entry_id;
}

/** It waits for a person again: what it was booked for was taken back. */
export async function reopenEntry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('bank_entries')
    .set({ state: 'open', doubt: 'taken_back', left_reason: null, decided_by: null, decided_at: null })
    .where('id', '=', id)
    .execute();
}

const open = sql`id, amount_minor::float8 AS "amountMinor", currency, booked_on::text AS "bookedOn", debtor, remittance, doubt`;

/** Entries that wait for a person, the oldest first. */
export async function listOpen(db: Db, limit: number): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    SELECT ${open} FROM bank_entries WHERE state = 'open' ORDER BY booked_on, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** One that still waits, locked; undefined where it does not. */
export async function lockOpen(tx: Tx, id: string): Promise<OpenEntry | undefined> {
  const { rows } = await sql<OpenEntry>`
    SELECT ${open} FROM bank_entries WHERE id = ${id} AND state = 'open' FOR UPDATE`.execute(tx);
  return rows[0];
}
