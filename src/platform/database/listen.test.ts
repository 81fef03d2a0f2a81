import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { waitFor } from '#testing/timeline.ts';
import { listenTo } from './listen.ts';

let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());

async function listenerPids(): Promise<number[]> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'countercheck-listener' and datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
}

test('a connection that hangs alone is replaced, and none is left behind', async () => {
  const pace = { retryMs: 10, heartbeatMs: 60_000, answerMs: 50 };
  const listening = await listenTo({ url: database.url, channel: 'test', onChange: () => {}, ...pace });
  const [stuck = 0] = await listenerPids();
  process.kill(stuck, 'SIGSTOP');
  try {
    try {
      // Asked by so many that some hear of the question's own end of patience.
      await Promise.all(Array.from({ length: 100 }, (_, at) => delay(5 * at).then(listening.isAnswering)));
      await waitFor('a new connection', async () => (await listening.isAnswering()) || undefined);
    } finally {
      process.kill(stuck, 'SIGCONT');
    }
    const isAlone = async () => (await listenerPids()).length === 1 || undefined;
    await waitFor('one connection', isAlone, 5_000);
    assert.notDeepEqual(await listenerPids(), [stuck]);
  } finally {
    await listening.close();
    // One that was left behind would keep this process.
    await database.pool.query('select pg_terminate_backend($1)', [stuck]);
  }
});
