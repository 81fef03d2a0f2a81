import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { placeDemoOrders } from './demo-orders/place-demo-orders.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ env: { RESEARCH_SOURCES: '', ABUSE_LIMIT_FACTOR: '1' } });
});
after(() => app?.close());

test('a fresh demo gets orders in every state, within the limits that visitors have', async () => {
  await placeDemoOrders(app.url);
  const { rows } = await app.pool.query<{ country: string; state: string }>(
    'SELECT country_code AS country, state FROM orders ORDER BY number',
  );
  assert.deepEqual(
    rows.map(({ country, state }) => `${country} ${state}`),
    [
      'GB completed',
      'BR claim_open',
      'JP in_review',
      'FR needs_clarification',
      'KZ in_progress',
      'TR queued',
      'AE queued',
      'US queued',
    ],
  );
  const counted = await app.pool.query<{ kind: string; count: number }>(
    'SELECT kind, count(*)::int AS count FROM inbox_items GROUP BY kind ORDER BY kind',
  );
  assert.deepEqual(
    counted.rows.map(({ kind, count }) => `${kind} ${count}`),
    ['claim 1', 'question 1', 'request 1', 'review 1'],
  );
});
