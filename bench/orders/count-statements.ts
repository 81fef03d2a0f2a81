import pg from 'pg';

/** How often each statement was asked of the database. */
export type Statements = Readonly<Record<string, number>>;

/** Counts, from now on, what any connection of this process asks; the answer gives the counts and begins at nothing again. */
export function countStatements(): () => Statements {
  let counts = new Map<string, number>();
  const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : textOf(first);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return query.apply(this, args);
    // It takes and gives what the one before does.
  } as typeof pg.Client.prototype.query;
  return () => {
    const found = Object.fromEntries(counts);
    counts = new Map();
    return found;
  };
}

function textOf(config: unknown): string {
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : 'another';
}
