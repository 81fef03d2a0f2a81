import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';
import type { SecurityEvents as SecurityEventRow } from '#platform/database/schema.ts';
import { shownName } from '../account/account.ts';
import { type SecurityEventKind, securityEventKinds } from './contract.ts';

/** One thing that happened; `accountId` is null where the typed address has no account. */
export type NewSecurityEvent = Readonly<{
  accountId: string | null;
  kind: SecurityEventKind;
  action: string;
  call: string;
  network: string;
  device: string;
  at: Date;
}>;

/** What is kept of like things of one day. */
export type SecurityEvent = Omit<NewSecurityEvent, 'at'> &
  Readonly<{ firstAt: Date; lastAt: Date; times: number }>;

/** Adds to the row of its like, or makes one; beyond `maxRows` of an account's day network and device are not told apart. */
export async function countSecurityEvent(db: Db, event: NewSecurityEvent, maxRows: number): Promise<void> {
  const day = event.at.toISOString().slice(0, 10);
  const { accountId, kind, action, call, at } = event;
  const ofAccount = accountId === null ? sql`account_id IS NULL` : sql`account_id = ${accountId}`;
  const unlessFull = (text: string) => sql<string>`
    CASE WHEN (SELECT count(*) FROM security_events WHERE ${ofAccount} AND day = ${day}) >= ${maxRows} THEN '' ELSE ${text} END`;
  await db
    .insertInto('security_events')
    .values({
      account_id: accountId,
      day,
      ...{ kind, action, call },
      network: unlessFull(event.network),
      device: unlessFull(event.device),
      first_at: at,
      last_at: at,
      times: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day', 'kind', 'action', 'call', 'network', 'device'])
        .doUpdateSet(({ eb, ref }) => ({
          last_at: eb.fn('greatest', [ref('security_events.last_at'), ref('excluded.last_at')]),
          // Far from where the column ends.
          times: eb.fn('least', [eb('security_events.times', '+', 1), eb.val(1_000_000)]),
        })),
    )
    .execute();
}

export async function listOwn(db: Db, accountId: string, limit: number): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toEvent);
}

type Wish = Readonly<{ kind?: SecurityEventKind | undefined; page: number; pageSize: number }>;

export async function listAll(
  db: Db,
  { kind, page, pageSize }: Wish,
): Promise<{ items: (SecurityEvent & { fullName: string; email: string })[]; total: number }> {
  const found = db
    .selectFrom('security_events')
    .leftJoin('accounts', 'accounts.id', 'security_events.account_id')
    .$if(kind !== undefined, (query) => query.where('security_events.kind', '=', kind ?? ''));
  const [rows, { total }] = await Promise.all([
    found
      .selectAll('security_events')
      .select(['accounts.full_name', 'accounts.company_name', 'accounts.email'])
      .orderBy('security_events.last_at', 'desc')
      .orderBy('security_events.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ full_name, company_name, email, ...row }) => ({
    ...toEvent(row),
    fullName: email === null ? '' : shownName({ full_name: full_name ?? '', company_name, email }),
    email: email ?? '',
  }));
  return { items, total: Number(total) };
}

/** Answers how many went. */
export async function deleteSecurityEventsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('security_events')
    .where('last_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function toEvent(row: Selectable<SecurityEventRow>): SecurityEvent {
  const kind = securityEventKinds.find((known) => known === row.kind);
  if (kind === undefined) throw new Error(`the database has an unknown security event: ${row.kind}`);
  const { account_id: accountId, action, call, network, device, times } = row;
  return {
    ...{ accountId, kind, action, call, network, device, times },
    firstAt: row.first_at,
    lastAt: row.last_at,
  };
}
