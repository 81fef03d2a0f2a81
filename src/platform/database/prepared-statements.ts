import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { beginning, isPrepared, type PreparedStatement, runPrepared } from './prepared-query.ts';

/** Named statements one connection may hold; PostgreSQL keeps a plan for each. */
const maxPerConnection = 250;
/** The answer of what was not sent. */
const nothing = { command: '', rowCount: null, rows: [] };
/** SQL texts whose names are remembered, so that a text is hashed once. */
const maxNames = 1_000;

/**
 * A view of `pool` for Kysely in which each query is a named prepared statement: PostgreSQL parses it once per
 * connection. Texts beyond the bound (lists of varying length make many) run without a name.
 */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createStatementNames(maxNames);
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const prepared = prepareOn(client, nameOf);
      clients.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
  };
}

/** Statements of one connection, by name. A transaction begins with its first statement, not before it: that saves a way there and back. */
function prepareOn(client: pg.PoolClient, nameOf: (text: string) => string): PostgresPoolClient {
  const statements = new Map<string, PreparedStatement>();
  /** Statements whose plan a migration made unusable on this connection. */
  const outdated = new Set<string>();
  let isBeginDue = false;
  /** The first statement of a transaction while it is under way, or once nothing began with it: whoever comes next waits and fails with it. */
  let opening: Promise<unknown> | undefined;

  function statementOf(text: string): PreparedStatement | undefined {
    const name = mayBeNamed(text) ? nameOf(text) : undefined;
    if (name === undefined || outdated.has(name)) return undefined;
    const known = statements.get(name);
    if (known !== undefined || statements.size >= maxPerConnection) return known;
    const made = { name, text };
    statements.set(name, made);
    return made;
  }

  async function run(text: string, parameters: readonly unknown[]) {
    if (text === 'begin') return beginTransaction();
    if (text === 'commit' || text === 'rollback') return endTransaction(text);
    if (opening !== undefined) await opening;
    const statement = statementOf(text);
    if (statement === undefined) return runUnnamed(text, parameters);
    const withBegin = isBeginDue;
    const { answer, hasBegun } = runPrepared(client, statement, { values: parameters, withBegin });
    if (withBegin) open(answer, hasBegun);
    try {
      return await answer;
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      outdated.add(statement.name);
      // Nothing has run yet; inside a transaction, though, PostgreSQL has given the whole of it up.
      if (withBegin || client.getTransactionStatus() !== 'I') throw error;
      return client.query({ text, values: [...parameters] });
    }
  }

  async function runUnnamed(text: string, parameters: readonly unknown[]) {
    if (isBeginDue) {
      const begun = client.query({ ...beginning });
      open(begun, () => false);
      await begun;
    }
    if (isCopy.test(text)) return copyIn(client, text, parameters);
    return client.query({ text, values: [...parameters] });
  }

  /** The first time a connection begins one, that is a statement of its own; later it goes with the first of the transaction. */
  async function beginTransaction() {
    isBeginDue = isPrepared(client, beginning);
    if (!isBeginDue) await client.query({ ...beginning });
    return nothing;
  }

  async function endTransaction(text: 'commit' | 'rollback') {
    if (text === 'commit') await opening;
    opening = undefined;
    const wasBegun = !isBeginDue;
    isBeginDue = false;
    return wasBegun ? client.query(text) : nothing;
  }

  function open(first: Promise<unknown>, hasBegun: () => boolean): void {
    isBeginDue = false;
    const opened = first.then(
      () => {},
      (error: unknown) => {
        if (!hasBegun()) throw error;
      },
    );
    opening = opened;
    opened.then(
      () => {
        if (opening === opened) opening = undefined;
      },
      // Whoever comes next hears of it; perhaps nobody does.
      () => {},
    );
  }

  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors need the package pg-cursor');
    return run(text, parameters);
  }
  return {
    query,
    release(destroy) {
      isBeginDue = false;
      opening = undefined;
      client.release(destroy);
    },
  };
}

const isCopy = /^COPY .* FROM STDIN$/;

/** The rows of a COPY are its only parameter: pieces of bytes, each made when the one before is on its way. */
async function copyIn(
  client: pg.PoolClient,
  text: string,
  [pieces]: readonly unknown[],
): Promise<PostgresQueryResult<never>> {
  const stream = client.query(copyFrom(text));
  // Given by copy-rows.ts.
  await pipeline(async function* () {
    for (const piece of pieces as Iterable<Buffer>) {
      yield piece;
      await setImmediate();
    }
  }, stream);
  return { command: 'INSERT', rowCount: stream.rowCount, rows: [] };
}

/** BEGIN, COMMIT and scripts of several statements cannot or need not be prepared. */
function mayBeNamed(text: string): boolean {
  return /^\s*(select|insert|update|delete|with|merge)\b/i.test(text);
}

/** "cached plan must not change result type": the columns of a table changed under a prepared statement. */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  );
}

/** Names statements by a short hash of their text and forgets the text that was not used for longest. */
export function createStatementNames(max: number): (text: string) => string {
  const names = new LRUCache<string, string>({ max });
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = `q${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
    names.set(text, name);
    return name;
  };
}
