import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import type pg from 'pg';
import { prepareStatements } from './prepared-statements.ts';
import type { DB } from './schema.ts';
import { shareConnections } from './shared-connections.ts';

/** The database as repositories see it: every table typed by the generated schema. */
export type Db = Kysely<DB>;

/** A running transaction; what needs one says so in its signature. */
export type Tx = Transaction<DB>;

/** The typed query builder over `pool`; whoever made the pool also ends it. */
export function createDatabase(pool: pg.Pool): Db {
  const prepared = prepareStatements(pool);
  const db = databaseOn(prepared);
  sharing.set(db, databaseOn(shareConnections(prepared)));
  return db;
}

const sharing = new WeakMap<object, Db>();

/**
 * The same database for several reads of one view: what is asked in one turn (`Promise.all`) goes to PostgreSQL in one write on one connection, one
 * after the other there, so it is for statements that are quick. Only for `select` without effects. In a transaction everything goes so anyway.
 */
export function inOneGo<D extends Db>(db: D): D {
  // What stands in for a database asks the same.
  return (sharing.get(db) ?? db) as D;
}

/** Other than Kysely's own: statements that a transaction asks at once go out at once. */
function databaseOn(pool: PostgresPool): Db {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  // It takes the pool and does nothing else.
  void driver.init();
  const executor = new SideBySide(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  );
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor });
}

class SideBySide extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return super.withConnectionProvider(withoutTurns(provider));
  }
}

/** Kysely gives a transaction's connection to one statement after the other; ours keeps their order by itself. */
function withoutTurns(provider: ConnectionProvider): ConnectionProvider {
  let own: DatabaseConnection | undefined;
  return {
    async provideConnection(consumer) {
      own ??= await provider.provideConnection(async (connection) => connection);
      return consumer(own);
    },
  };
}
