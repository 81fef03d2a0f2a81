import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sql } from 'kysely';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, hourMs, minuteMs } from '#kernel/clock.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '#testing/scripted-smtp.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import {
  cancelByStaff,
  getStaffOrder,
  listQueue,
  resolveSending,
  sendAgain,
} from '#workflows/prepare-report/contract.ts';
import { reconcilePayments } from '#workflows/settle-payment/reconcile.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { sandboxKeys } from './rooms.ts';

// What happens to an order while the mail server is saying 250: over the real gateway and a real conversation by SMTP.

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let app: TestApp;
let smtp: ScriptedSmtp;
before(async () => {
  smtp = await startScriptedSmtp();
  app = await startTestApp({ clock, withScheduledJobs: false, env: { MAIL_URL: smtp.url } });
});
afterEach(() => smtp.mend());
after(async () => {
  await app.close();
  await smtp.close();
});

const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

/** A held order whose report waits for its approval; each buyer has a mailbox of their own. */
async function prepared(email: string) {
  const placed = await order(app, { email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await staff('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(manager, orderId, undefined, clock.now());
  await app.services.outbox.drain();
  smtp.taken.length = 0;
  return {
    email,
    orderId,
    manager,
    track: () => placed.client.call(trackOrder, { params: placed.params }),
    reports: () => smtp.taken.filter((mail) => mail.recipient === email && mail.raw.includes('.pdf')),
  };
}

/** Approves, and does something while the mail server has the whole mail and has not answered yet. */
async function whileTaken(orderId: string, work: () => Promise<unknown>): Promise<void> {
  let isFirst = true;
  let fault: unknown;
  smtp.pauses.content = async () => {
    if (!isFirst) return;
    isFirst = false;
    await work().catch((error: unknown) => {
      fault = error;
    });
  };
  await approve(await staff('reviewer'), orderId);
  if (fault !== undefined) throw fault;
}

async function loseHold(orderId: string): Promise<void> {
  const { services, sandboxUrl, dataDir } = app;
  const payment = await services.payments.getActive(services.db, orderId);
  const { apiKey } = sandboxKeys(openSecrets(dataDir));
  const answer = await fetch(`${sandboxUrl}/v1/test/payments/${payment.gatewayPaymentId}/lose_hold`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}` },
  });
  assert.ok(answer.ok, `lose_hold: ${answer.status}`);
  await services.settle.check(payment);
}

async function capturesOf(orderId: string): Promise<number> {
  const { rows } = await sql`
    SELECT 1 FROM ledger_entries JOIN payments ON payments.id = payment_id
    WHERE order_id = ${orderId} AND kind = 'capture'`.execute(app.services.db);
  return rows.length;
}

test('while the mail server is saying 250 nobody cancels; the report is recorded and charged', async () => {
  const { orderId, manager, track } = await prepared('cancel@buyer.example');
  await whileTaken(orderId, async () => {
    const { order: asked } = await track();
    assert.equal(asked.state, 'sending');
    const seen = await manager.call(getStaffOrder, { params: { orderId } });
    assert.deepEqual(seen.actions, ['previewReport']);
    const body = { reason: 'the customer telephoned', language: 'en' } as const;
    await assert.rejects(manager.call(cancelByStaff, { params: { orderId }, body }), {
      status: 409,
      code: 'order_state_conflict',
    });
  });
  const done = await track();
  assert.deepEqual([done.order.state, done.payment.state], ['completed', 'captured']);
  assert.equal(await capturesOf(orderId), 1);
});

test('a hold that the bank drops while the mail server is saying 250 is a payment problem', async () => {
  const { email, orderId, track, reports } = await prepared('dropped@buyer.example');
  await whileTaken(orderId, async () => {
    await loseHold(orderId);
    const { order: asked, payment } = await track();
    assert.deepEqual([asked.state, payment.state], ['sending', 'expired']);
  });
  const { order: sent, payment, mayPay, hasReport } = await track();
  assert.deepEqual(
    [sent.state, payment.state, mayPay, hasReport],
    ['payment_problem', 'expired', true, true],
  );
  assert.ok(sent.sentAt);
  assert.equal(reports().length, 1);
  assert.equal(await capturesOf(orderId), 0);
  await app.services.outbox.drain();
  const subjects = smtp.taken.filter((mail) => mail.recipient === email).map(({ raw }) => raw);
  assert.ok(!subjects.some((raw) => raw.includes('Your report is ready')), 'nobody asks to confirm');
});

test('an order that is cancelled before the mail server asks for the content gets no mail', async () => {
  const { orderId, manager, track, reports } = await prepared('early@buyer.example');
  smtp.pauses.data = async () => {
    await manager.call(cancelByStaff, {
      params: { orderId },
      body: { reason: 'not needed', language: 'en' },
    });
  };
  await approve(await staff('reviewer'), orderId);
  assert.equal((await track()).order.state, 'cancelled');
  assert.deepEqual(reports(), []);
  await app.services.outbox.drain();
  assert.equal((await track()).payment.state, 'voided');
});

test('an answer that is lost leaves the order locked, and the same mail settles it', async () => {
  const { orderId, manager, track, reports } = await prepared('lost@buyer.example');
  smtp.answers.content = 'hang up';
  await approve(await staff('reviewer'), orderId);
  const waiting = await track();
  assert.deepEqual([waiting.order.state, waiting.payment.state], ['sending', 'authorised']);
  const seen = await manager.call(getStaffOrder, { params: { orderId } });
  assert.deepEqual([seen.isSendInDoubt, seen.actions], [true, ['sendAgain', 'previewReport']]);
  const body = { reason: 'the customer telephoned', language: 'en' } as const;
  await assert.rejects(manager.call(cancelByStaff, { params: { orderId }, body }), { status: 409 });

  delete smtp.answers.content;
  smtp.answers.rcpt = '550 5.1.1 gone';
  clock.advance(minuteMs);
  await app.services.outbox.drain();
  assert.equal((await track()).order.state, 'sending', 'a later refusal says nothing about the earlier mail');

  delete smtp.answers.rcpt;
  await manager.call(sendAgain, { params: { orderId } });
  const done = await track();
  assert.deepEqual([done.order.state, done.payment.state], ['completed', 'captured']);
  const ids = new Set(reports().map(({ messageId }) => messageId));
  assert.deepEqual([reports().length, ids.size], [2, 1], 'recognisable as one mail');
  assert.equal(await capturesOf(orderId), 1);
});

test('a hold that is gone when a sending in doubt is settled is a payment problem, never a new question', async () => {
  const { orderId, track } = await prepared('doubt@buyer.example');
  smtp.answers.content = 'hang up';
  await approve(await staff('reviewer'), orderId);
  await loseHold(orderId);
  assert.equal((await track()).order.state, 'sending');
  smtp.mend();
  clock.advance(minuteMs);
  await app.services.outbox.drain();
  assert.equal((await track()).order.state, 'payment_problem');
});

for (const wasTaken of [true, false]) {
  test(`an administrator says that a mail in doubt was ${wasTaken ? '' : 'not '}taken`, async () => {
    const { orderId, manager, track } = await prepared(`said-${wasTaken}@buyer.example`);
    smtp.answers.content = 'hang up';
    await approve(await staff('reviewer'), orderId);
    const said = { params: { orderId }, body: { wasTaken, reason: 'read in the log of the mail server' } };
    await assert.rejects(manager.call(resolveSending, said), { status: 403 });
    const admin = await staff('admin');
    await admin.call(resolveSending, said);
    const { order: settled } = await track();
    assert.equal(settled.state, wasTaken ? 'completed' : 'ready');
    assert.equal(await capturesOf(orderId), wasTaken ? 1 : 0);
    await assert.rejects(admin.call(resolveSending, said), { status: 409 });
    const { history } = await manager.call(getStaffOrder, { params: { orderId } });
    const row = history.find(({ reason }) => reason === said.body.reason);
    assert.match(row?.actor ?? '', /^account:/);
  });
}

test('nothing is in doubt about an order that nobody has taken yet', async () => {
  const placed = await order(app, { email: 'queued@buyer.example' });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const admin = await staff('admin');
  const { items } = await admin.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  const body = { wasTaken: true, reason: 'read in the log of the mail server' };
  await assert.rejects(admin.call(resolveSending, { params: { orderId }, body }), {
    status: 409,
    code: 'order_state_conflict',
  });
});

test('two runs of one delivery do not hand it over at the same time', async () => {
  const { orderId, track, reports } = await prepared('twice@buyer.example');
  await whileTaken(orderId, async () => {
    const { db, outbox } = app.services;
    const key = `o${orderId}:deliver:second`;
    await db
      .transaction()
      .execute((tx) => outbox.enqueue(tx, { topic: 'orders.deliver', key, payload: { orderId } }));
    await outbox.runNow(key);
  });
  assert.equal(reports().length, 1);
  assert.equal((await track()).order.state, 'completed');
  clock.advance(hourMs);
  await app.services.outbox.drain();
  assert.equal(reports().length, 1);
});

test('a 250 that comes when a person has given the order up is kept, and a person is called', async () => {
  const { orderId, manager, track } = await prepared('late@buyer.example');
  await whileTaken(orderId, async () => {
    // As after a machine that slept: nobody believes in the attempt any more.
    clock.advance(3 * minuteMs);
    const { db, orders } = app.services;
    const doubt = { since: null, isInDoubt: true };
    await db.transaction().execute((tx) => orders.noteSending(tx, orderId, doubt));
    const admin = await staff('admin');
    const params = { orderId };
    await admin.call(resolveSending, { params, body: { wasTaken: false, reason: 'nothing in the log' } });
    await admin.call(cancelByStaff, { params, body: { reason: 'not needed', language: 'en' } });
  });
  assert.equal((await track()).order.state, 'cancelled');
  const seen = await manager.call(getStaffOrder, { params: { orderId } });
  assert.match(seen.deliveryProblem ?? '', /has taken the report although the order is cancelled/);
  assert.ok(seen.history.some(({ event, state }) => event === 'send' && state === 'cancelled'));
  const { db } = app.services;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  assert.match(row?.mail_response ?? '', /^250/);
  await reconcilePayments({ ...app.services, report: () => {} });
  await app.services.outbox.drain();
  assert.equal(await capturesOf(orderId), 0);
});
