import { type Selectable, sql } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
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

/** Far from where the column ends. */
const mostTimes = 1_000_000;

/**
 * Adds to the row of its like, or makes one, and answers which; beyond `maxRows` of an account's day network and device are not told
 * apart.
 */
export async function countSecurityEvent(db: Db, event: NewSecurityEvent, maxRows: number): Promise<string> {
  const { accountId, kind, action, call, network, device, at } = event;
  const day = at.toISOString().slice(0, 10);
  const count = accountId === null ? countOfStranger : countOfAccount;
  const [row] = await count(db, accountId, day, kind, action, call, network, device, at, maxRows);
  if (row === undefined) throw new Error('a security event has no row');
  return String(row.id);
}

type Values = readonly [
  ...[accountId: string | null, day: string, kind: string, action: string, call: string],
  ...[network: string, device: string, at: Date, maxRows: number],
];

const counting = (isStranger: boolean) =>
  compiledOnce((db, ...values: Values) => {
    const [accountId, day, kind, action, call, network, device, at, maxRows] = values;
    const ofAccount = isStranger ? sql`account_id IS NULL` : sql`account_id = ${accountId}`;
    const unlessFull = (text: string) => sql<string>`
      CASE WHEN (SELECT count(*) FROM security_events WHERE ${ofAccount} AND day = ${day}) >= ${maxRows} THEN '' ELSE ${text} END`;
    return db
      .insertInto('security_events')
      .values({
        account_id: accountId,
        ...{ day, kind, action, call },
        network: unlessFull(network),
        device: unlessFull(device),
        first_at: at,
        last_at: at,
        times: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'day', 'kind', 'action', 'call', 'network', 'device'])
          .doUpdateSet(({ eb, ref }) => ({
            last_at: eb.fn('greatest', [ref('security_events.last_at'), ref('excluded.last_at')]),
            times: eb.fn('least', [eb('security_events.times', '+', 1), eb.val(mostTimes)]),
          })),
      )
      .returning('id');
  });
const countOfAccount = counting(false);
const countOfStranger = counting(true);

/** Adds to rows what has come since, in one statement; a row that is gone stays away. */
export async function addToSecurityEvents(
  db: Db,
  lines: readonly Readonly<{ id: string; times: number; lastAt: Date }>[],
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const times = lines.map((line) => line.times);
  const lasts = lines.map(({ lastAt }) => lastAt.toISOString());
  // Unlike acts of a full day have one row. Locked in their order: two processes that write like things do not wait for each other.
  await sql`
    WITH come AS (
      SELECT id, sum(times) AS times, max(last_at) AS last_at
      FROM unnest(${ids}::bigint[], ${times}::int[], ${lasts}::timestamptz[]) AS one (id, times, last_at) GROUP BY id
    ), held AS (
      SELECT id FROM security_events WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE security_events AS line
    SET times = least(line.times + come.times, ${mostTimes}), last_at = greatest(line.last_at, come.last_at)
    FROM held JOIN come USING (id) WHERE line.id = held.id`.execute(db);
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
