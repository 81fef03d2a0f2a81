import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { serialize } from 'pg-protocol';

/** What Kysely takes of an answer. */
export type PreparedAnswer = Readonly<{ command: string; rowCount: number | null; rows: unknown[] }>;

/** A statement as one connection knows it. */
export type PreparedStatement = {
  readonly name: string;
  readonly text: string;
  /** Told by its first execution; while its plan stands, its columns are the same. */
  columns?: Columns;
};

type Columns = Readonly<{ names: readonly string[]; parsers: readonly ((text: string) => unknown)[] }>;

type Task = Readonly<{
  values: readonly unknown[];
  /** Begins a transaction in the same write. */
  withBegin: boolean;
}>;

/** The statement that begins a transaction, prepared like any other. */
export const beginning: PreparedStatement = { name: 'begin', text: 'begin' };
const begin = [serialize.bind({ statement: beginning.name }), serialize.execute()];
const end = [serialize.execute(), serialize.sync()];
const endOfFirst = [serialize.describe({ type: 'P' }), ...end];

/** Whether the connection of `client` knows it: what begins a transaction may go before another statement only then. */
export function isPrepared(client: pg.PoolClient, { name }: PreparedStatement): boolean {
  return parsedOn(client)[name] !== undefined;
}

/** An answer under way, and whether the transaction that goes with it has begun. */
export type Running = Readonly<{ answer: Promise<PreparedAnswer>; hasBegun: () => boolean }>;

/**
 * Runs a named statement in one write. Other than the driver's own query it asks for the columns once per connection, and a BEGIN can go
 * before it: up to its Sync PostgreSQL does nothing more once something failed, so no statement runs outside of a transaction that did not
 * begin. Throws, with nothing sent, where a value cannot be written.
 */
export function runPrepared(client: pg.PoolClient, statement: PreparedStatement, task: Task): Running {
  const { name, text, columns } = statement;
  const bound = serialize.bind({ statement: name, values: task.values.map(prepareValue) });
  const message = () =>
    Buffer.concat([
      ...(task.withBegin ? begin : []),
      ...(isPrepared(client, statement) ? [] : [serialize.parse({ name, text })]),
      bound,
      ...(columns === undefined ? endOfFirst : end),
    ]);
  const { promise: answer, resolve, reject } = Promise.withResolvers<PreparedAnswer>();
  const query = new PreparedQuery(client, statement, {
    message,
    withBegin: task.withBegin,
    resolve,
    reject,
  });
  client.query(query);
  return { answer, hasBegun: () => query.hasBegun };
}

type Exchange = Readonly<{
  message: () => Buffer;
  withBegin: boolean;
  resolve(answer: PreparedAnswer): void;
  reject(error: unknown): void;
}>;

/** What the driver calls for each message of the answer. By name and text it notes that the statement is prepared. */
class PreparedQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly #client: pg.PoolClient;
  readonly #statement: PreparedStatement;
  readonly #exchange: Exchange;
  readonly #rows: unknown[] = [];
  /** Whether the transaction, if one goes with it, has begun. */
  hasBegun: boolean;
  #tag = '';
  #fault: unknown;

  constructor(client: pg.PoolClient, statement: PreparedStatement, exchange: Exchange) {
    this.name = statement.name;
    this.text = statement.text;
    this.#client = client;
    this.#statement = statement;
    this.#exchange = exchange;
    this.hasBegun = !exchange.withBegin;
  }

  submit({ stream }: pg.Connection): null {
    if (stream.writable) stream.write(this.#exchange.message());
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#statement.columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#client.getTypeParser(dataTypeID, 'text')),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { columns } = this.#statement;
    if (columns === undefined || this.#fault !== undefined) return;
    try {
      this.#rows.push(readRow(columns, fields));
    } catch (error) {
      this.#fault = error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.hasBegun) this.#tag = text;
    else this.hasBegun = true;
  }

  handleEmptyQuery(): void {}

  handleError(error: unknown): void {
    this.#exchange.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#fault !== undefined) {
      this.#exchange.reject(this.#fault);
      return;
    }
    // `SELECT 3`, `INSERT 0 1`, `BEGIN`.
    const [command = '', ...counts] = this.#tag.split(' ');
    const count = counts.at(-1);
    const rowCount = count === undefined ? null : Number(count);
    this.#exchange.resolve({ command, rowCount, rows: this.#rows });
  }
}

function readRow({ names, parsers }: Columns, texts: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at];
    const text = texts[at] ?? null;
    if (name !== undefined) row[name] = text === null ? null : parsers[at]?.(text);
  }
  return row;
}

/** The driver keeps the texts of what a connection has prepared there, beyond its published types. */
function parsedOn(client: pg.PoolClient): Readonly<Record<string, string | undefined>> {
  const { connection } = client as unknown as {
    connection: { parsedStatements: Record<string, string | undefined> };
  };
  return connection.parsedStatements;
}
