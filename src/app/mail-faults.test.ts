import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, hourMs } from '#kernel/clock.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { getStaffOrder, listQueue, sendAgain } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let app: TestApp;
let smtp: SMTPServer;
/** What the mail server answers to a recipient: 250 takes the mail. */
let answer = 250;
let taken = 0;

before(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(answer === 250 ? null : Object.assign(new Error('not now'), { responseCode: answer })),
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  // listen() on a host and port always gives an AddressInfo
  const { port } = smtp.server.address() as AddressInfo;
  app = await startTestApp({
    clock,
    withScheduledJobs: false,
    env: { MAIL_URL: `smtp://127.0.0.1:${port}` },
  });
});
after(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

async function approvedWhile(smtpAnswer: number) {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await staff('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(manager, orderId, undefined, clock.now());
  await app.services.outbox.drain();
  answer = smtpAnswer;
  taken = 0;
  await approve(await staff('reviewer'), orderId);
  return { orderId, track: () => placed.client.call(trackOrder, { params: placed.params }) };
}

test('a mail server that says "later" delays the debit until it has taken the mail', async () => {
  const { track } = await approvedWhile(450);
  const waiting = await track();
  assert.deepEqual([waiting.order.state, waiting.payment.state], ['ready', 'authorised']);
  answer = 250;
  clock.advance(hourMs);
  await app.services.outbox.drain();
  const done = await track();
  assert.deepEqual([done.order.state, done.payment.state], ['completed', 'captured']);
  assert.ok(taken >= 1);
});

test('a mail server that says "never" debits nothing, tells the staff, and sending again works', async () => {
  const { orderId, track } = await approvedWhile(550);
  const refused = await track();
  assert.deepEqual([refused.order.state, refused.payment.state], ['ready', 'authorised']);
  const manager = await staff('manager');
  const seen = await manager.call(getStaffOrder, { params: { orderId } });
  assert.match(seen.deliveryProblem ?? '', /550/);
  assert.ok(seen.actions.includes('sendAgain'));
  clock.advance(hourMs);
  await app.services.outbox.drain();
  assert.equal((await track()).payment.state, 'authorised', 'nothing is tried again by itself');
  answer = 250;
  await (await staff('manager')).call(sendAgain, { params: { orderId } });
  const done = await track();
  assert.deepEqual([done.order.state, done.payment.state], ['completed', 'captured']);
});
