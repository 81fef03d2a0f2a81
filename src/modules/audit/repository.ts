import { sql } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { AuditEntry } from './chain.ts';

export type AuditLine = AuditEntry & Readonly<{ hash: string }>;

const columns = sql`seq::float8 AS seq, at, kind, account_id AS "accountId", role, call, action, subject,
  answers::float8 AS answers, status, hash`;

export async function lastLine(db: Db): Promise<{ seq: number; hash: string } | undefined> {
  const { rows } = await sql<{ seq: number; hash: string }>`
    SELECT seq::float8 AS seq, hash FROM audit_log ORDER BY audit_log.seq DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Puts a line at the end of the chain, one at a time, and answers its number; `said` is what is hashed of it behind the number. */
export async function appendLine(db: Db, line: Omit<AuditEntry, 'seq'>, said: string): Promise<number> {
  const { at, kind, accountId, role, call, action, subject, answers, status } = line;
  const [row] = await append(db, at, kind, accountId, role, call, action, subject, answers, status, said);
  if (row === undefined) throw new Error('a line of the audit log has no number');
  return row.seq;
}

type Values = readonly [
  ...[at: Date, kind: string, accountId: string, role: string, call: string, action: string, subject: string],
  ...[answers: number | null, status: number | null, said: string],
];

const append = compiledOnce(
  (_db, ...values: Values) =>
    sql<{ seq: number }>`SELECT append_audit_line(${sql.join(values)})::float8 AS seq`,
);

export async function findLine(db: Db, seq: number): Promise<AuditLine | undefined> {
  const { rows } = await sql<AuditLine>`SELECT ${columns} FROM audit_log WHERE seq = ${seq}`.execute(db);
  return rows[0];
}

/** Lines after one, in their order. */
export async function linesAfter(db: Db, seq: number, limit: number): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    SELECT ${columns} FROM audit_log WHERE audit_log.seq > ${seq} ORDER BY audit_log.seq LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Which acts are looked for; what is left out is not asked about. */
export type AuditFilter = Readonly<{
  accountId?: string;
  action?: string;
  /** An id that stands in the subject. */
  about?: string;
  from?: Date;
  to?: Date;
}>;

/** An act, and how it ended; the status is null of one that is under way, or whose process died. */
export type AuditAct = AuditEntry & Readonly<{ hash: string; ended: number | null }>;

const matching = ({ accountId, action, about, from, to }: AuditFilter) => sql`a.kind = 'asked'
  AND (${accountId ?? null}::uuid IS NULL OR a.account_id = ${accountId ?? null}::uuid)
  AND (${action ?? null}::text IS NULL OR a.action = ${action ?? null})
  AND (${about ?? null}::text IS NULL OR position(${about ?? null} in a.subject) > 0)
  AND (${from ?? null}::timestamptz IS NULL OR a.at >= ${from ?? null}::timestamptz)
  AND (${to ?? null}::timestamptz IS NULL OR a.at < ${to ?? null}::timestamptz)`;

/** Acts, the latest first. */
export async function listActs(
  db: Db,
  filter: AuditFilter,
  page: Readonly<{ limit: number; offset: number }>,
): Promise<{ acts: AuditAct[]; total: number }> {
  const { rows } = await sql<AuditAct>`
    SELECT a.seq::float8 AS seq, a.at, a.kind, a.account_id AS "accountId", a.role, a.call, a.action, a.subject,
      NULL::float8 AS answers, NULL::smallint AS status, a.hash, e.status AS ended
    FROM audit_log a LEFT JOIN audit_log e ON e.answers = a.seq
    WHERE ${matching(filter)} ORDER BY a.seq DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM audit_log a WHERE ${matching(filter)}`.execute(db);
  return { acts: rows, total: counted.rows[0]?.total ?? 0 };
}
