import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiProblem } from '#kernel/api-client.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
});
after(() => app.close());

const customer = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

test('who repeats a guest’s key and body signed in gets an order of their own, not the guest’s link', async () => {
  const idempotencyKey = crypto.randomUUID();
  const guest = await order(app, { idempotencyKey });
  const client = await customer('customer');
  const repeater = await order(app, { idempotencyKey, client });
  assert.notEqual(repeater.number, guest.number);
  assert.notEqual(repeater.params.secret, guest.params.secret);
  const other = await order(app, { idempotencyKey, client: await customer('director') });
  assert.ok(![guest.number, repeater.number].includes(other.number));
  assert.equal((await order(app, { idempotencyKey })).params.secret, guest.params.secret);
  assert.equal((await order(app, { idempotencyKey, client })).params.secret, repeater.params.secret);
});

test('a guest’s key that another would hit on is refused; who is signed in may number orders', async () => {
  for (const idempotencyKey of ['order-0001', '2026-11-21-order-1', 'a'.repeat(64)]) {
    await assert.rejects(order(app, { idempotencyKey }), (error: ApiProblem) => {
      assert.deepEqual([error.status, error.code], [400, 'guessable_idempotency_key']);
      return true;
    });
  }
  const client = await customer('customer');
  const first = await order(app, { idempotencyKey: 'order-0001', client });
  assert.equal((await order(app, { idempotencyKey: 'order-0001', client })).number, first.number);
});
