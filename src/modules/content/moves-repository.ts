import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Move } from './moves.ts';

/** Every address that was ever given at the desk, of each article in their order. */
export async function listMoves(db: Db | Tx): Promise<Move[]> {
  const { rows } = await sql<Move>`
    SELECT name, number, slug, reason, actor, moved_at AS "movedAt" FROM content_moves ORDER BY name, number`.execute(
    db,
  );
  return rows;
}

export async function insertMove(tx: Tx, { movedAt, ...move }: Move): Promise<void> {
  await tx
    .insertInto('content_moves')
    .values({ ...move, moved_at: movedAt })
    .execute();
}
