/** A pool or one connection in a transaction. */
export interface Db {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** Connections to the books. */
export interface SandboxPool extends Db {
  connect(): Promise<Db & { release(broken?: Error): void }>;
}

/** Runs `work` in one transaction of its own connection; any error undoes everything. */
export async function inTransaction<Result>(
  pool: SandboxPool,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure; // a connection that cannot roll back must not go back into the pool
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
