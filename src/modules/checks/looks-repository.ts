import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Checked } from './repository.ts';

/** A section or a source that lay open before somebody for so long. */
export type Look = Readonly<{ kind: 'section' | 'source'; what: string; ms: number }>;

/** All looks of one person at one report. */
export type LookSum = Readonly<{
  accountId: string;
  ms: number;
  sections: number;
  sources: number;
  first: Date;
  last: Date;
}>;

export async function insertLooks(
  tx: Db | Tx,
  { orderId, revision }: Checked,
  accountId: string,
  looks: readonly Look[],
  at: Date,
): Promise<void> {
  if (looks.length === 0) return;
  const rows = looks.map((look) => ({ order_id: orderId, revision, account_id: accountId, ...look, at }));
  await tx.insertInto('check_looks').values(rows).execute();
}

/** Who looked at a report: for how long, and at how many sections and sources. */
export async function sumLooks(db: Db | Tx, { orderId, revision }: Checked): Promise<LookSum[]> {
  const rows = await db
    .selectFrom('check_looks')
    .select(({ fn }) => [
      'account_id',
      fn.sum<string>('ms').as('ms'),
      fn.count<string>('what').distinct().filterWhere('kind', '=', 'section').as('sections'),
      fn.count<string>('what').distinct().filterWhere('kind', '=', 'source').as('sources'),
      fn.min('at').as('first'),
      fn.max('at').as('last'),
    ])
    .where((where) => where.and({ order_id: orderId, revision }))
    .groupBy('account_id')
    .orderBy('first')
    .execute();
  return rows.map(({ account_id, ms, sections, sources, first, last }) => ({
    accountId: account_id,
    ms: Number(ms),
    sections: Number(sections),
    sources: Number(sources),
    ...{ first, last },
  }));
}
