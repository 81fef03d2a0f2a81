import { type ExpressionBuilder, sql } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { DB } from '#platform/database/schema.ts';
import type { Dossier, Fact } from '../dossier/dossier.ts';
import { asRead, toFact } from './fact-row.ts';
import { keptFacts } from './kept-facts.ts';

/**
 * PostgreSQL's name for one version of a row: where it lies and which transaction wrote it. No other version has both, as long as the
 * server runs.
 */
const rowMark = sql`hashtidextended(facts.ctid, facts.xmin::text::bigint)`;
/** Of rows together, or with `OVER ()` beside each of them. */
const stamp = (over = sql``) =>
  sql<string>`concat_ws(' ', pg_postmaster_start_time(), count(*) ${over}, bit_xor(${rowMark}) ${over})`;

/** Stands for the facts of a dossier as they are: another as soon as one is written or goes, whoever does it, until the server starts anew. */
export const factsStamp = (of: ExpressionBuilder<DB, 'dossiers'>) =>
  of.selectFrom('facts').select(stamp().as('stamp')).whereRef('facts.dossier_id', '=', 'dossiers.id');

/** The facts of a dossier whose stamp was just read: rows are read only where nobody here knows them. */
export async function readFacts(
  db: Db | Tx,
  dossier: Readonly<{ id: string; stamp: string }>,
): Promise<readonly Fact[]> {
  const known = keptFacts.get(dossier.id, dossier.stamp);
  if (known !== undefined) return known;
  const rows = await factsOf(db, dossier.id);
  const facts = rows.map(toFact);
  // Under the stamp of the rows that were read: somebody may have written since the other was.
  const [first] = rows;
  if (first !== undefined) keptFacts.put(dossier.id, first.stamp, facts);
  return facts;
}

const factsOf = compiledOnce((db, dossierId: string) =>
  db
    .selectFrom('facts')
    .selectAll()
    .select(stamp(sql`OVER ()`).as('stamp'))
    .where('dossier_id', '=', dossierId)
    // In the order of `withWritten`.
    .orderBy('position')
    .orderBy(sql`section COLLATE "C"`)
    .orderBy(sql`field COLLATE "C"`),
);

/**
 * Keeps the facts of a dossier that this transaction has written, as they are read from now on. Nobody waits for it: the question goes
 * with the COMMIT, and what is undone is never read.
 */
export function keepWritten(tx: Tx, dossier: Pick<Dossier, 'id' | 'facts'>): void {
  // Whoever waits for the transaction hears of its fault; what is not kept is read.
  keep(tx, dossier).catch(() => {});
}

async function keep(tx: Tx, { id, facts }: Pick<Dossier, 'id' | 'facts'>): Promise<void> {
  const [row] = await stampOf(tx, id);
  if (row?.stamp != null) keptFacts.put(id, row.stamp, facts.map(asRead));
}

const stampOf = compiledOnce((db, id: string) =>
  db
    .selectFrom('dossiers')
    .select((of) => factsStamp(of).as('stamp'))
    .where('id', '=', id),
);
