import { Socket } from 'node:net';
import pg from 'pg';

export type PoolOptions = Readonly<{
  /** Most connections held at once. */
  max?: number;
  /** Shown by PostgreSQL beside each connection. */
  applicationName?: string;
  /** Milliseconds a statement may run; 0 is for ever. */
  statementTimeoutMs?: number;
  /** Milliseconds a transaction may wait for its next statement; then PostgreSQL closes the connection. */
  idleInTransactionTimeoutMs?: number;
  /** Told when a connection breaks; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void;
}>;

/** Connections are replaced after an hour, so what they have gathered (prepared statements, memory) stays bounded. */
const connectionLifeSeconds = 3_600;
/** Waiting for a free connection is refused after this. */
const connectTimeoutMs = 5_000;

/**
 * A pool of connections to `url`. Whole numbers of 64 bits come back as numbers when they are safe, else as strings;
 * a `date` comes back as `YYYY-MM-DD`, because it has no time and no zone.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const onError = options.onConnectionError ?? (() => {});
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'countercheck',
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 10_000,
    connectionTimeoutMillis: connectTimeoutMs,
    maxLifetimeSeconds: connectionLifeSeconds,
    options: '-c timezone=UTC',
    types: { getTypeParser: typeParserOf },
  });
  // Without both listeners a broken connection ends our process: the first hears idle ones, the second those in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  socketsOf.set(pool, sockets);
  return pool;
}

const socketsOf = new WeakMap<pg.Pool, ReadonlySet<Socket>>();

/** Cuts every connection of a pool whose server says nothing any more, so that whoever waits hears of it. */
export function cutConnections(pool: pg.Pool): void {
  for (const socket of socketsOf.get(pool) ?? []) socket.destroy();
}

const asIs = (text: string): string => text;
/** Object number of text[], which the list of `pg` leaves out. */
const textArray: number = 1009;
/** The parser of text[]: keeps every member as it is written. */
const strings: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray);
const int8 = (text: string): number | string => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
};

/** As a connection of ours, whose clock is UTC, writes an instant: `2026-02-28 09:30:00.123456+00`. */
const instantInUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/;
const readInstant: (text: string) => unknown = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
/** The engine reads its own format at a fraction of what the parser of `pg` takes, which is for every format there is. */
const instant = (text: string): unknown =>
  instantInUtc.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : readInstant(text);

/** Object numbers of the types that we read otherwise than `pg` does. */
const ownParsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, int8],
  [1016, (text) => strings(text).map((member) => (member === null ? null : int8(member)))], // int8[]
  [pg.types.builtins.DATE, asIs],
  [pg.types.builtins.TIMESTAMPTZ, instant],
  [1182, strings], // date[]
]);

const typeParserOf: typeof pg.types.getTypeParser = (id, format) => {
  const own = format === 'binary' ? undefined : ownParsers.get(id);
  return own ?? pg.types.getTypeParser(id, format);
};
