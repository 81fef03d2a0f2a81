import type { Db } from '#platform/database/kysely.ts';

/** Whether a register was ever loaded: its row and its companies come in one transaction. */
export async function hasRegister(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('registers').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}
