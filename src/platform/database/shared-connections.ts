import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { onlyReads } from './conversation.ts';

/** More than any view asks at once; what is beyond goes on another connection. */
const maxTogether = 40;

type Question = Readonly<{ text: string; parameters: readonly unknown[] }> &
  Readonly<{ resolve(answer: unknown): void; reject(error: unknown): void }>;

/** A view of `pool` on which whatever is asked in one turn shares a connection, and so a write. It is for reading, statement by statement. */
export function shareConnections(pool: PostgresPool): PostgresPool {
  let questions: Question[] = [];

  async function askTogether(together: readonly Question[]): Promise<void> {
    try {
      const client = await pool.connect();
      const answers = together.map(({ text, parameters, resolve, reject }) =>
        client.query(text, parameters).then(resolve, reject),
      );
      await Promise.all(answers).finally(() => client.release());
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  const client: PostgresPoolClient = {
    query(text: unknown, parameters: readonly unknown[] = []) {
      if (typeof text !== 'string' || !onlyReads.test(text))
        throw new TypeError('what shares a connection with others only reads');
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      questions.push({ text, parameters, resolve, reject });
      if (questions.length === 1)
        process.nextTick(() => {
          const asked = questions;
          questions = [];
          for (let at = 0; at < asked.length; at += maxTogether)
            void askTogether(asked.slice(at, at + maxTogether));
        });
      // The overload with a cursor is refused above.
      return promise as never;
    },
    release() {},
  };
  return { options: pool.options, connect: async () => client, end: () => pool.end() };
}
