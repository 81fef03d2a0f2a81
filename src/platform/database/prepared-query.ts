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

/** A statement with its values, on its way to PostgreSQL. */
export type Asked = Readonly<{
  statement: PreparedStatement;
  bound: Buffer;
  answer: Promise<PreparedAnswer>;
  resolve(answer: PreparedAnswer): void;
  reject(error: unknown): void;
}>;

/** It stood behind a statement that failed, its cause, and has not run. */
export class NotRun extends Error {}

const execute = serialize.execute();
const describe = serialize.describe({ type: 'P' });
const sync = serialize.sync();

/** A statement that can be sent. Throws, with nothing sent, where a value cannot be written. */
export function ask(statement: PreparedStatement, values: readonly unknown[]): Asked {
  const bound = serialize.bind({ statement: statement.name, values: values.map(prepareValue) });
  const { promise: answer, resolve, reject } = Promise.withResolvers<PreparedAnswer>();
  return { statement, bound, answer, resolve, reject };
}

/**
 * Sends statements in one write and has PostgreSQL answer them in one. Up to their common Sync it does nothing more once one has failed: those
 * before it are answered, those behind it fail with NotRun. Outside of a transaction they are one: what a statement before it wrote
 * is undone as well. Other than the driver's own query it asks for the columns of a statement once per connection.
 */
export function runTogether(client: pg.PoolClient, together: readonly Asked[]): void {
  client.query(new PreparedQueries(client, together));
}

/** What the driver calls for each message of the answer. */
class PreparedQueries implements pg.Submittable {
  readonly #client: pg.PoolClient;
  readonly #together: readonly Asked[];
  readonly #answers: PreparedAnswer[] = [];
  /** Places of those that PostgreSQL did not know yet. */
  readonly #parsed = new Set<number>();
  #rows: unknown[] = [];
  #fault: { error: unknown } | undefined;
  readonly #faults = new Map<number, unknown>();

  constructor(client: pg.PoolClient, together: readonly Asked[]) {
    this.#client = client;
    this.#together = together;
  }

  /** The driver notes by name and text that a statement is prepared, as soon as PostgreSQL says so. */
  get name(): string {
    return (this.#parsed.has(this.#answers.length) && this.#current?.statement.name) || '';
  }

  get text(): string {
    return this.#current?.statement.text ?? '';
  }

  get #current(): Asked | undefined {
    return this.#together[this.#answers.length];
  }

  submit({ stream }: pg.Connection): null {
    const known = parsedOn(this.#client);
    const pieces: Buffer[] = [];
    for (const [at, { statement, bound }] of this.#together.entries()) {
      const { name, text, columns } = statement;
      if (known[name] === undefined && !this.#isParsedBefore(at)) {
        this.#parsed.add(at);
        pieces.push(serialize.parse({ name, text }));
      }
      pieces.push(bound);
      if (columns === undefined) pieces.push(describe);
      pieces.push(execute);
    }
    pieces.push(sync);
    if (stream.writable) stream.write(Buffer.concat(pieces));
    return null;
  }

  #isParsedBefore(at: number): boolean {
    const { statement } = this.#together[at] ?? {};
    return this.#together.findIndex((one) => one.statement === statement) < at;
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    if (this.#current === undefined) return;
    this.#current.statement.columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#client.getTypeParser(dataTypeID, 'text')),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.#current?.statement.columns;
    if (columns === undefined || this.#fault !== undefined) return;
    try {
      this.#rows.push(readRow(columns, fields));
    } catch (error) {
      this.#fault = { error };
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#current !== undefined) this.#current.statement.columns ??= { names: [], parsers: [] };
    if (this.#fault !== undefined) this.#faults.set(this.#answers.length, this.#fault.error);
    // `SELECT 3`, `INSERT 0 1`, `BEGIN`.
    const [command = '', ...counts] = text.split(' ');
    const count = counts.at(-1);
    this.#answers.push({
      command,
      rowCount: count === undefined ? null : Number(count),
      rows: this.#rows,
    });
    this.#rows = [];
    this.#fault = undefined;
  }

  handleEmptyQuery(): void {}

  handleError(error: unknown): void {
    this.#settle();
    const [failed, ...behind] = this.#together.slice(this.#answers.length);
    failed?.reject(error);
    for (const { reject } of behind) reject(new NotRun('a statement before it failed', { cause: error }));
  }

  handleReadyForQuery(): void {
    this.#settle();
  }

  #settle(): void {
    for (const [at, answer] of this.#answers.entries()) {
      const { resolve, reject } = this.#together[at] ?? {};
      if (this.#faults.has(at)) reject?.(this.#faults.get(at));
      else resolve?.(answer);
    }
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
