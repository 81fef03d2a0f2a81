import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { PreparedAnswer } from './prepared-query.ts';

/** Whether a statement takes rows from us, as copy-rows.ts writes it. */
export const isCopy = (text: string): boolean => /^COPY .* FROM STDIN$/.test(text);

/** The rows of a COPY are its only parameter: pieces of bytes, each made when the one before is on its way. */
export async function copyIn(
  client: pg.PoolClient,
  text: string,
  [pieces]: readonly unknown[],
): Promise<PreparedAnswer> {
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
