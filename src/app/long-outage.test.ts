import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import { mailTopics } from '#modules/orders/service.ts';
import { paymentTopics } from '#modules/payments/service.ts';
import { createOutboxDesk } from '#platform/jobs/outbox-desk.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '#testing/scripted-smtp.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { endStaleOrders, reconcilePayments } from '#workflows/settle-payment/reconcile.ts';
import { renewHolds } from '#workflows/settle-payment/renew-holds.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';

// Three days without a mail server, and without mail server and gateway: the reports that were approved meanwhile are sent and
// debited within a quarter of an hour of the return, also where a hold ended while nobody could renew it.

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let app: TestApp;
let smtp: ScriptedSmtp;
const reports: { number: string; at: Date }[] = [];
before(async () => {
  smtp = await startScriptedSmtp();
  smtp.pauses.content = async () => {
    for (const { raw, messageId } of smtp.taken.splice(0)) {
      const number = /(CC-\d{4}-\d{6})-en\.pdf/.exec(raw)?.[1];
      if (number !== undefined && messageId.includes('report.')) reports.push({ number, at: clock.now() });
    }
  };
  app = await startTestApp({ clock, withScheduledJobs: false, env: { MAIL_URL: smtp.url } });
});
after(async () => {
  await app.close();
  await smtp.close();
});

const silence = () => {};
const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

/** What the worker does when so much time has passed. */
async function work(ms: number): Promise<void> {
  clock.advance(ms);
  const { services } = app;
  await services.outbox.drain();
  await services.outbox.probe(Object.values(paymentTopics));
  await services.outbox.probe(mailTopics);
  await reconcilePayments({ ...services, report: silence });
  await renewHolds({ ...services, report: silence });
  await endStaleOrders({ ...services, report: silence });
  await services.mailServer.watch();
  await services.outbox.drain();
}

async function pass(totalMs: number, stepMs: number): Promise<void> {
  for (let passed = 0; passed < totalMs; passed += stepMs) await work(stepMs);
}

/** An order that was paid and whose report is written. */
async function prepared(speed: 'quickest' | 'slowest') {
  const placed = await order(app, { speed });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { id } = await app.services.orders.getBySecret(app.services.db, placed.secret);
  // Promised for long after the outage: it is about mails and money here, not about what the late rule leaves of a price.
  await app.pool.query("UPDATE orders SET due_max = due_max + interval '30 days' WHERE id = $1", [id]);
  const manager = await staff('manager');
  await prepareReport(manager, id, undefined, clock.now());
  return { ...placed, id };
}
type Prepared = Awaited<ReturnType<typeof prepared>>;

async function release({ id }: Prepared): Promise<void> {
  await approve(await staff('reviewer'), id);
}

const stateOf = async ({ client, params }: Prepared) => {
  const tracked = await client.call(trackOrder, { params });
  return `${tracked.order.state}, ${tracked.payment.state}`;
};

/** Every call of the gateway is cut, and no webhook leaves it. */
async function cutGateway(): Promise<void> {
  const calls = ['sessions', 'off_session', 'find', 'capture', 'release', 'refunds', 'list_refunds', 'list'];
  for (const target of [...calls.map((name) => `call:${name}`), 'webhooks'])
    await app.pool.query('INSERT INTO sandbox.faults (target, mode, times_left) VALUES ($1, $2, 1000000)', [
      target,
      target === 'webhooks' ? 'drop' : 'drop_before',
    ]);
}

for (const isGatewayAway of [false, true]) {
  const who = isGatewayAway ? 'mail server and gateway' : 'a mail server';
  test(`three days without ${who}: told at once, sent and debited within a quarter of an hour of the return`, async () => {
    // Its hold ends in the third night of the outage.
    const ageing = await prepared('quickest');
    await pass(4.5 * dayMs, 12 * hourMs);
    const orders = [ageing, await prepared('quickest'), await prepared('slowest')];
    // Connections that stand open are refused as well.
    smtp.answers.greeting = smtp.answers.mail = '421 4.3.2 too busy';
    if (isGatewayAway) await cutGateway();
    for (const one of orders) await release(one);
    await pass(72 * hourMs, 3 * hourMs);

    for (const one of orders) assert.match(await stateOf(one), /^(ready|funds_needed), /);
    const numbers = orders.map(({ number }) => number);
    const mailedOf = (number: string) => reports.filter((report) => report.number === number);
    assert.deepEqual(numbers.flatMap(mailedOf), []);
    const { db, mailServer } = app.services;
    const outboxDesk = createOutboxDesk({ clock });
    assert.equal(mailServer.isAlarming(await mailServer.read(db)), true, 'people are told');
    const { givenUp, failing } = await outboxDesk.count(db);
    assert.equal(givenUp, 0, 'and nothing is given up');
    assert.ok(failing > 0);

    delete smtp.answers.greeting;
    delete smtp.answers.mail;
    await app.pool.query('DELETE FROM sandbox.faults');
    const returned = clock.now();
    await pass(15 * minuteMs, 5 * minuteMs);
    // Also where a hold ended and nobody could renew it: its saved card is asked, not the customer.
    for (const one of orders) assert.equal(await stateOf(one), 'completed, captured', one.number);
    for (const number of numbers) assert.equal(mailedOf(number).length, 1, `the report of ${number}`);
    const { rows } = await app.pool.query<{ number: string; at: Date }>(
      `SELECT p.order_number AS number, e.created_at AS at FROM sandbox.events e
       JOIN sandbox.payments p ON p.id = e.payment_id
       WHERE e.type = 'payment.captured' AND p.order_number = ANY($1)`,
      [numbers],
    );
    assert.deepEqual(rows.map(({ number }) => number).toSorted(), numbers.toSorted(), 'each debited once');
    for (const { number, at } of rows) assert.ok(at >= (mailedOf(number)[0]?.at ?? at) && at >= returned);
    assert.equal(mailServer.isAlarming(await mailServer.read(db)), false);
    assert.deepEqual(await outboxDesk.count(db), { givenUp: 0, failing: 0 });
  });
}
