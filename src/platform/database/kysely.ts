import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { prepareStatements } from './prepared-statements.ts';
import type { DB } from './schema.ts';

/** The database as repositories see it: every table typed by the generated schema. */
export type Db = Kysely<DB>;

/** A running transaction; what needs one says so in its signature. */
export type Tx = Transaction<DB>;

/** The typed query builder over `pool`; whoever made the pool also ends it. */
export function createDatabase(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: prepareStatements(pool) }) });
}
