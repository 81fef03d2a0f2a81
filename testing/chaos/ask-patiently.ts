import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Asks the database, however long it is away. */
export type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** A way to ask that waits for a database that is down. */
export function askPatiently(pool: pg.Pool): Ask {
  return async <Row extends object>(sql: string, values: unknown[] = []) => {
    for (;;) {
      try {
        return (await pool.query<Row>(sql, values)).rows;
      } catch {
        await wait(100);
      }
    }
  };
}
