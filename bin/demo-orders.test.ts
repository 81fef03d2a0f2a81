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
  const counted = await app.pool.query<{ reviews: number; questions: number }>(
    'SELECT (SELECT count(*)::int FROM reviews) AS reviews, (SELECT count(*)::int FROM questions) AS questions',
  );
  assert.deepEqual(counted.rows, [{ reviews: 1, questions: 1 }]);
});
