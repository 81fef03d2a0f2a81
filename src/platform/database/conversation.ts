import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { copyIn, isCopy } from './copy-in.ts';
import {
  type Asked,
  ask,
  NotRun,
  type PreparedAnswer,
  type PreparedStatement,
  runTogether,
} from './prepared-query.ts';

/** Named statements one connection may hold; PostgreSQL keeps a plan for each. */
const maxPerConnection = 250;
/** The answer of what is sent with what follows, or not at all. */
const nothing: PreparedAnswer = { command: '', rowCount: null, rows: [] };
const noColumns = { names: [], parsers: [] };
const begin: PreparedStatement = { name: 'begin', text: 'begin', columns: noColumns };
const commit: PreparedStatement = { name: 'commit', text: 'commit', columns: noColumns };

/** Before a statement whose answer nobody waits for (`later.ts`). */
export const laterMark = '/*later*/';

/**
 * A connection as Kysely has it, on which what is asked in one turn goes in one write: of a transaction everything, with its BEGIN and its
 * COMMIT; outside of one what only reads. A statement marked as later is answered at once with nothing, and goes with the next: what is
 * wrong with it is that one's fault, or the COMMIT's.
 */
export function converseOn(client: pg.PoolClient, nameOf: (text: string) => string): PostgresPoolClient {
  const statements = new Map<string, PreparedStatement>();
  /** Statements whose plan a migration made unusable on this connection. */
  const outdated = new Set<string>();
  let isInTransaction = false;
  let isBeginDue = false;
  /** What goes with the next write. */
  let waiting: Asked[] = [];
  let isSendDue = false;
  /** What begins a transaction while it is under way, or once it did not: whoever comes next waits and fails with it. */
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

  async function run(given: string, parameters: readonly unknown[]): Promise<PreparedAnswer> {
    if (given === begin.text) {
      isInTransaction = true;
      isBeginDue = true;
      return nothing;
    }
    if (given === 'rollback') return rollBack();
    if (given === commit.text) return commitAll();
    const isLater = given.startsWith(laterMark);
    const text = isLater ? given.slice(laterMark.length) : given;
    const statement = statementOf(text);
    if (statement === undefined) {
      if (isInTransaction) await sendOff();
      return runUnnamed(text, parameters);
    }
    const asked = ask(statement, parameters);
    if (!isInTransaction && !onlyReads.test(text)) runTogether(client, [asked]);
    else {
      waiting.push(asked);
      if (isLater && isInTransaction) return later(asked);
      sendSoon();
    }
    return answerOf(asked, parameters);
  }

  function later(asked: Asked): PreparedAnswer {
    // Whoever goes with it, or COMMIT, fails with the same fault.
    asked.answer.catch(() => {});
    return nothing;
  }

  async function answerOf({ answer, statement }: Asked, parameters: readonly unknown[]) {
    const wasInTransaction = isInTransaction;
    try {
      return await answer;
    } catch (error) {
      if (isOutdatedPlan(error)) outdated.add(statement.name);
      // Inside a transaction PostgreSQL has given the whole of it up.
      if (wasInTransaction || !mayRunAgain(error)) throw faultOf(error);
      return client.query({ text: statement.text, values: [...parameters] });
    }
  }

  /** With whatever else is asked in this turn. */
  function sendSoon(): void {
    if (isSendDue) return;
    isSendDue = true;
    process.nextTick(() => {
      isSendDue = false;
      send();
    });
  }

  function send(): void {
    const together = waiting;
    if (together.length === 0) return;
    waiting = [];
    if (opening === undefined) sendNow(together);
    else
      opening.then(
        () => sendNow(together),
        (error) => {
          for (const { reject } of together) reject(error);
        },
      );
  }

  function sendNow(together: readonly Asked[]): void {
    if (!isBeginDue) {
      runTogether(client, together);
      return;
    }
    isBeginDue = false;
    const beginning = ask(begin, []);
    const opened = beginning.answer.then(() => {
      if (opening === opened) opening = undefined;
    });
    // Whoever comes next hears of it; perhaps nobody does.
    opened.catch(() => {});
    opening = opened;
    runTogether(client, [beginning, ...together]);
  }

  /** All of a transaction that waits, its BEGIN first, before what cannot go with it. */
  async function sendOff(): Promise<void> {
    await opening;
    const together = waiting;
    waiting = [];
    if (isBeginDue || together.length > 0) sendNow(together);
    await opening;
    await Promise.all(together.map(({ answer }) => answer));
  }

  async function runUnnamed(text: string, parameters: readonly unknown[]) {
    if (isCopy(text)) return copyIn(client, text, parameters);
    return client.query({ text, values: [...parameters] });
  }

  /** A transaction that asked nothing sends nothing. */
  async function commitAll(): Promise<PreparedAnswer> {
    try {
      if (isBeginDue && waiting.length === 0) return nothing;
      const committing = ask(commit, []);
      waiting.push(committing);
      send();
      return await committing.answer;
    } catch (error) {
      throw faultOf(error);
    } finally {
      isInTransaction = false;
    }
  }

  async function rollBack(): Promise<PreparedAnswer> {
    const wasBegun = !isBeginDue;
    forget();
    return wasBegun ? client.query('rollback') : nothing;
  }

  function forget(): void {
    for (const { reject } of waiting)
      reject(new Error('the transaction was rolled back before this was sent'));
    waiting = [];
    isInTransaction = false;
    isBeginDue = false;
    opening = undefined;
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
      forget();
      client.release(destroy);
    },
  };
}

/** What only reads may go with others outside of a transaction. */
export const onlyReads = /^\s*select\b/i;
/** Scripts of several statements cannot be prepared, and the like need not be. */
function mayBeNamed(text: string): boolean {
  return /^\s*(select|insert|update|delete|with|merge)\b/i.test(text);
}

function faultOf(error: unknown): unknown {
  return error instanceof NotRun ? error.cause : error;
}

/** Outside of a transaction: what stood behind a statement that failed on a connection that is well, or had an old plan. */
function mayRunAgain(error: unknown): boolean {
  if (!(error instanceof NotRun)) return isOutdatedPlan(error);
  return error.cause instanceof pg.DatabaseError && error.cause.severity !== 'FATAL';
}

/** "cached plan must not change result type": the columns of a table changed under a prepared statement. */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  );
}
