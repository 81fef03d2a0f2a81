import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db, Tx } from './kysely.ts';
import { later } from './later.ts';
import type { DB } from './schema.ts';

/** Stands for an argument while the statement is built. */
class Slot {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/** Builds statements and asks nobody. */
const builder: Db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** One of a builder, or of `sql`. */
type Statement<Row> = Readonly<{ compile(db: Db): CompiledQuery<Row> }>;

/**
 * A statement that is built and compiled the first time it is asked; later only its values are put in, which is most of what Kysely costs.
 * `build` may do nothing with an argument but put it where a value stands: it is given a placeholder, and refused where that is not found
 * again.
 */
export function compiledOnce<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Statement<Row>,
): (db: Db | Tx, ...args: Args) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...args) => {
    compiled ??= compile(build, args.length);
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: filled(compiled, args) });
    return rows;
  };
}

/**
 * The same where it differs what is set: built once for every choice of columns that are. `keys` stand where they say which rows are meant.
 */
export function compiledOncePerChange<Changes extends object, Keys extends readonly unknown[], Row>(
  build: (db: Db, changes: Changes, ...keys: Keys) => Statement<Row>,
): (db: Db | Tx, changes: Changes, ...keys: Keys) => Promise<Row[]> {
  return perChange(build, compiledOnce<readonly unknown[], Row>);
}

/** The same for what is written in a transaction and goes with its next statement (`later`). */
export function laterOnce<Args extends readonly unknown[]>(
  build: (db: Db, ...args: Args) => Statement<unknown>,
): (tx: Tx, ...args: Args) => Promise<void> {
  let compiled: CompiledQuery | undefined;
  return async (tx, ...args) => {
    compiled ??= compile(build, args.length);
    await later(tx, { ...compiled, parameters: filled(compiled, args) });
  };
}

/** Both: what is set differs, and it goes with the next statement of the transaction. */
export function laterOncePerChange<Changes extends object, Keys extends readonly unknown[]>(
  build: (db: Db, changes: Changes, ...keys: Keys) => Statement<unknown>,
): (tx: Tx, changes: Changes, ...keys: Keys) => Promise<void> {
  return perChange(build, laterOnce<readonly unknown[]>);
}

function perChange<Changes extends object, Keys extends readonly unknown[], Row, To, Answer>(
  build: (db: Db, changes: Changes, ...keys: Keys) => Statement<Row>,
  once: (
    build: (db: Db, ...args: readonly unknown[]) => Statement<Row>,
  ) => (to: To, ...args: readonly unknown[]) => Answer,
): (to: To, changes: Changes, ...keys: Keys) => Answer {
  const known = new Map<string, ReturnType<typeof once>>();
  return (to, changes, ...keys) => {
    const set = Object.entries(changes).filter(([, value]) => value !== undefined);
    const names = set.map(([name]) => name);
    const choice = names.join();
    const ask =
      known.get(choice) ??
      once((db, ...args) => {
        const slots = Object.fromEntries(names.map((name, at) => [name, args[at]]));
        // The same names and keys, with placeholders for what they stand for.
        return build(db, slots as Changes, ...(args.slice(names.length) as unknown as Keys));
      });
    known.set(choice, ask);
    return ask(to, ...set.map(([, value]) => value), ...keys);
  };
}

function compile<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Statement<Row>,
  count: number,
): CompiledQuery<Row> {
  const slots = Array.from({ length: count }, (_, at) => new Slot(at));
  // Whoever only puts an argument somewhere does not see what it is.
  const compiled = build(builder, ...(slots as unknown as Args)).compile(builder);
  for (const slot of slots)
    if (!compiled.parameters.includes(slot))
      throw new Error(`argument ${slot.at + 1} is nowhere in the statement ${compiled.sql}`);
  return compiled;
}

function filled({ parameters }: CompiledQuery, args: readonly unknown[]): unknown[] {
  return parameters.map((value) => (value instanceof Slot ? args[value.at] : value));
}
