import type { Compilable, CompiledQuery } from 'kysely';
import { laterMark } from './conversation.ts';
import type { Tx } from './kysely.ts';

/**
 * Writes within a transaction without waiting for it: the statement goes in one write with the next of `tx`, or with its COMMIT, and what
 * is wrong with it is thrown there. For what nobody asks the answer of, and nobody expects to fail.
 */
export async function later(tx: Tx, query: Compilable<unknown> | CompiledQuery): Promise<void> {
  const compiled = 'compile' in query ? query.compile() : query;
  await tx.executeQuery({ ...compiled, sql: laterMark + compiled.sql });
}
