import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { britishCompany } from '#testing/research/british-company.ts';
import { officers, startSourceServer } from '#testing/research/source-server.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { readTimeline } from '#workflows/read-timeline/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { createReadOrdersAgain } from './read-orders-again.ts';
import { createResearchCompany } from './research-company.ts';

let app: TestApp;
let source: Awaited<ReturnType<typeof startSourceServer>>;
before(async () => {
  source = await startSourceServer();
  source.answers.set('/officers', officers('DOE, Jane'));
  app = await startTestApp({
    env: {
      RESEARCH_SOURCES: 'companies-house',
      COMPANIES_HOUSE_KEY: 'a-key-of-nobody',
      RESEARCH_URLS: `companies-house=${source.base},companies-house.documents=${source.base}`,
    },
  });
});
after(async () => {
  await app?.close();
  source?.close();
});

test('a newer reader makes the facts of orders in work anew, and of no report handed over', async () => {
  const companyName = await britishCompany(app.pool);
  const people = async (orderId: string) =>
    (
      await app.pool.query(
        `SELECT f.value FROM facts f JOIN dossiers d ON d.id = f.dossier_id WHERE d.order_id = $1 AND f.value::text LIKE '%DOE%'`,
        [orderId],
      )
    ).rows.map(({ value }) => JSON.stringify(value));
  const accepted = async () => {
    const placed = await order(app, { countryCode: 'gb', companyName });
    await placed.pay();
    await placed.client.call(checkPayment, { params: placed.params });
    const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
    const orderId = String(rows[0].id);
    await waitFor('the officer', async () => (await people(orderId)).length > 0 || undefined);
    await waitFor('the end', async () => {
      const run = await app.services.researchRuns.runOf(app.services.db, orderId);
      return run?.isAtRest || undefined;
    });
    return orderId;
  };
  const [inWork, handedOver] = [await accepted(), await accepted()];
  const was = await people(handedOver);
  await app.pool.query("UPDATE orders SET state = 'in_review' WHERE id = $1", [handedOver]);
  // As a reader of version 0 would have read it.
  await app.pool.query(`UPDATE findings SET reader_version = 0,
    findings = replace(findings::text, 'DOE, Jane', 'DOE, J.')::jsonb WHERE reader = 'companies-house/officers'`);
  await app.pool.query("UPDATE research_tasks SET reader_version = 0 WHERE part = 'officers'");
  await app.services.researchRuns.handOverAgain(app.services.db, [inWork]);
  await app.services.researchCompany.drain();
  assert.ok((await people(inWork)).every((name) => name.includes('DOE, J.')));

  const calls = source.calls.length;
  await createReadOrdersAgain(app.services)();
  await app.services.researchCompany.drain();
  assert.ok((await people(inWork)).every((name) => name.includes('DOE, Jane')));
  assert.deepEqual(await people(handedOver), was);
  assert.equal(source.calls.length, calls);
  const { rows } = await app.pool.query(
    `SELECT t.state, r.order_id FROM research_task_events e JOIN research_tasks t ON t.id = e.task_id
     JOIN research_runs r ON r.id = t.run_id WHERE e.event = 'read_again'`,
  );
  assert.deepEqual(rows, [{ state: 'found', order_id: inWork }]);
  const staff = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const told = await staff.call(readTimeline, { params: { orderId: inWork }, query: {} });
  assert.equal(told.rows.filter(({ event }) => event === 'read_again').length, 1);
});

/** Looks every minute, with a reading again that ends as it is told to; which orders it was given, and how often. */
function looking() {
  const { db } = app.services;
  const told: { end: 'all' | 'more' | 'leased'; given: (readonly string[])[] } = { end: 'all', given: [] };
  let now = new Date('2026-11-29T08:00:00Z').getTime();
  const readAgain = async (orderIds: readonly string[]) => {
    told.given.push(orderIds);
    return told.end;
  };
  const orders = { lock: () => Promise.reject(new Error('nothing is stale')) };
  const clock = { now: () => new Date(now) };
  const run = createReadOrdersAgain({ db, clock, orders, researchRuns: { readAgain } });
  const looksWithin = async (minutes: number) => {
    const before = told.given.length;
    for (let minute = 0; minute < minutes; minute += 1) {
      await run();
      now += 60_000;
    }
    return told.given.length - before;
  };
  return { told, run, looksWithin };
}

test('orders in work are looked through ever more seldom while there is nothing to read again, from a minute to an hour', async () => {
  const { told, looksWithin } = looking();
  // At 0, 1, 3, 7, 15, 31 and 63 minutes, then every hour.
  assert.equal(await looksWithin(64), 7);
  assert.equal(await looksWithin(10 * 60), 10);
  told.end = 'more';
  await looksWithin(60);
  assert.equal(await looksWithin(5), 5, 'while there is more to do');
  told.end = 'all';
  assert.equal(await looksWithin(64), 7);
});

test('while something is left under a lease they are looked through once a minute, and never at once again', async () => {
  const { told, run, looksWithin } = looking();
  await looksWithin(64);
  told.end = 'leased';
  await looksWithin(60);
  assert.equal(await looksWithin(5), 5);
  await run();
  const before = told.given.length;
  assert.equal(await run(), false);
  assert.equal(told.given.length, before);
  told.end = 'all';
  await looksWithin(1);
  assert.equal(await looksWithin(64), 7);
});

test('an order that comes back into work is looked through within a minute, and it alone', async () => {
  const { rows } = await app.pool.query("SELECT id FROM orders WHERE state = 'in_review'");
  const orderId = String(rows[0].id);
  const { told, run, looksWithin } = looking();
  await looksWithin(64);
  assert.ok(told.given.length > 0 && told.given.every((ids) => !ids.includes(orderId)));
  await app.pool.query("UPDATE orders SET state = 'in_progress' WHERE id = $1", [orderId]);
  try {
    assert.equal(await run(), true);
    assert.deepEqual(told.given.at(-1), [orderId]);
    assert.equal(await looksWithin(30), 0, 'once');
  } finally {
    await app.pool.query("UPDATE orders SET state = 'in_review' WHERE id = $1", [orderId]);
  }
});

test('fresh answers are handed over before and while others are read again, and its failure is told at the end', async () => {
  const { db } = app.services;
  const steps: string[] = [];
  const { promise: handedOver, resolve } = Promise.withResolvers<void>();
  const research = createResearchCompany({
    ...app.services,
    outbox: createOutbox({ db, clock: app.services.clock, report: () => {} }),
    prepare: async () => {
      steps.push('handed over');
      if (steps.filter((step) => step === 'handed over').length === 3) resolve();
    },
    readAgain: async () => {
      steps.push('read again');
      await handedOver;
      throw new Error('not read again');
    },
    assemble: async () => {},
  });
  await assert.rejects(research.drain(), /not read again/);
  assert.deepEqual(steps.slice(0, 4), ['handed over', 'read again', 'handed over', 'handed over']);
});
