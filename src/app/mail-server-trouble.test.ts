import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { createSettableClock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { type ScriptedSmtp, type SmtpStage, startScriptedSmtp } from '#testing/scripted-smtp.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import {
  dismissOutboxRow,
  getOutboxState,
  listOutbox,
  retryOutbox,
  retryOutboxRow,
} from '#workflows/mend-outbox/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

// A mail server in trouble, over a real conversation: nothing is lost, people are told, and can have it tried again.

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let app: TestApp;
let smtp: ScriptedSmtp;
before(async () => {
  smtp = await startScriptedSmtp();
  const url = `smtp://reports:secret@127.0.0.1:${smtp.port}`;
  app = await startTestApp({ clock, withScheduledJobs: false, env: { MAIL_URL: url } });
});
afterEach(async () => {
  smtp.mend();
  await app.services.db.updateTable('outbox').set({ done_at: clock.now() }).execute();
});
after(async () => {
  await app.close();
  await smtp.close();
});

const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

/** An order whose acceptance brings a mail to its buyer. */
async function accepted(email: string): Promise<void> {
  const placed = await order(app, { email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  await app.services.outbox.drain();
}

async function pass(ms: number): Promise<void> {
  clock.advance(ms);
  await app.services.outbox.drain();
}

const mailsTo = (email: string) => smtp.taken.filter(({ recipient }) => recipient === email).length;
const stuck = async (client: ApiClient, state: 'given_up' | 'failing' = 'given_up') =>
  (await client.call(listOutbox, { query: { state } })).items;

for (const [stage, answer] of [
  ['greeting', '554 5.3.2 no service here'],
  ['greeting', '421 4.3.2 too busy'],
  ['ehlo', '550 5.7.1 go away'],
  ['auth', '535 5.7.8 wrong password'],
  ['mail', '550 5.7.1 sender refused'],
  ['mail', 'hang up'],
  ['content', '451 4.3.0 disk full'],
] as const satisfies readonly (readonly [SmtpStage, string])[]) {
  test(`three days of "${answer}" at ${stage} lose no mail`, async () => {
    const email = `${stage}-${answer.slice(0, 3).trim()}@buyer.example`;
    smtp.answers[stage] = answer;
    await accepted(email);
    for (let hours = 0; hours < 72; hours += 6) await pass(6 * hourMs);
    let manager = await staff('manager');
    assert.deepEqual(await stuck(manager), []);
    assert.ok((await stuck(manager, 'failing')).length > 0);
    smtp.mend();
    await pass(2 * hourMs);
    assert.equal(mailsTo(email), 1);
    manager = await staff('manager');
    assert.deepEqual(await stuck(manager, 'failing'), []);
  });
}

test('ten minutes of trouble call people: in the log once an hour, and on the staff pages', async () => {
  const mail = async () => (await (await staff('manager')).call(getOutboxState, {})).mail;
  smtp.answers.greeting = '554 5.3.2 no service here for anna@buyer.example';
  await accepted('alarm@buyer.example');
  const failing = await mail();
  assert.deepEqual([failing.failingSince, failing.isAlarming], [clock.now().toISOString(), false]);
  assert.match(failing.lastError ?? '', /554 5\.3\.2 no service here for …@…/);
  const alarmedAt = async () => {
    await app.services.mailServer.watch();
    const { db } = app.services;
    return (await db.selectFrom('mail_server').select('alarmed_at').executeTakeFirst())?.alarmed_at;
  };
  assert.equal(await alarmedAt(), null);
  await pass(10 * minuteMs);
  assert.equal((await mail()).isAlarming, true);
  const first = await alarmedAt();
  assert.deepEqual(first, clock.now());
  clock.advance(30 * minuteMs);
  assert.deepEqual(await alarmedAt(), first, 'not again at once');
  clock.advance(31 * minuteMs);
  assert.deepEqual(await alarmedAt(), clock.now());

  smtp.mend();
  await accepted('alarm-over@buyer.example');
  assert.deepEqual(await mail(), { failingSince: null, lastError: null, isAlarming: false });
  await app.services.outbox.drain();
  assert.equal(mailsTo('alarm@buyer.example'), 1, 'what waited is hurried');
});

test('a refused recipient is given up at once; staff have it tried again, one row, and who did it is kept', async () => {
  smtp.answers.rcpt = '550 5.1.1 no such mailbox';
  await accepted('one@buyer.example');
  const manager = await staff('manager');
  const [row, ...more] = await stuck(manager);
  assert.deepEqual([row?.topic, row?.lastError, more], ['orders.notify', 'Error: refused with 550', []]);
  assert.match(row?.orderNumber ?? '', /^CC-/);
  const params = { rowId: row?.rowId ?? '' };
  smtp.mend();
  await manager.call(retryOutboxRow, { params });
  await app.services.outbox.drain();
  assert.equal(mailsTo('one@buyer.example'), 1);
  assert.deepEqual(await stuck(manager), []);
  const again = { status: 409, code: 'outbox_row_conflict' };
  await assert.rejects(manager.call(retryOutboxRow, { params }), again);
  const events = await app.services.db.selectFrom('outbox_events').selectAll().execute();
  assert.deepEqual(events.map(({ outbox_id, event }) => [outbox_id, event]).at(-1), [params.rowId, 'retry']);
  assert.match(events.at(-1)?.actor ?? '', /^account:/);
});

test('everything given up is tried again at once, of whatever topic, and for five days more', async () => {
  smtp.answers.content = '554 5.7.1 looks like spam';
  await accepted('all-1@buyer.example');
  await accepted('all-2@buyer.example');
  const { db, outbox } = app.services;
  const payload = { paymentId: 'gone' };
  await db
    .transaction()
    .execute((tx) => outbox.enqueue(tx, { topic: 'payments.lost', key: 'of another topic', payload }));
  // What nobody has known for an hour waits its five days like anything else that fails.
  await pass(hourMs);
  await db
    .updateTable('outbox')
    .set({ given_up_at: clock.now() })
    .where('key', '=', 'of another topic')
    .execute();
  assert.deepEqual((await stuck(await staff('manager'))).map(({ topic }) => topic).toSorted(), [
    'orders.notify',
    'orders.notify',
    'payments.lost',
  ]);
  smtp.mend();
  smtp.answers.auth = '535 5.7.8 wrong password';
  clock.advance(20 * dayMs);
  const { retried } = await (await staff('manager')).call(retryOutbox, {});
  assert.equal(retried, 3);
  await pass(minuteMs);
  assert.equal((await stuck(await staff('manager'), 'failing')).length, 3, 'tried for days again');
  smtp.mend();
  await pass(2 * hourMs);
  assert.deepEqual([mailsTo('all-1@buyer.example'), mailsTo('all-2@buyer.example')], [1, 1]);
});

test('a mail to nobody is dismissed; money and the report are not, and customers see none of it', async () => {
  smtp.answers.rcpt = '550 5.1.1 no such mailbox';
  await accepted('nobody@buyer.example');
  const manager = await staff('manager');
  const [row] = await stuck(manager);
  assert.equal(row?.mayDismiss, true);
  await manager.call(dismissOutboxRow, { params: { rowId: row?.rowId ?? '' } });
  assert.deepEqual(await stuck(manager), []);
  const { db, outbox } = app.services;
  await db
    .transaction()
    .execute((tx) =>
      outbox.enqueue(tx, { topic: 'payments.capture', key: 'never', payload: { paymentId: row?.rowId } }),
    );
  await outbox.drain();
  const { id } = await db
    .updateTable('outbox')
    .set({ given_up_at: clock.now(), payload: '{}' })
    .where('key', '=', 'never')
    .returning('id')
    .executeTakeFirstOrThrow();
  await assert.rejects(manager.call(dismissOutboxRow, { params: { rowId: id } }), {
    status: 409,
    code: 'outbox_row_needed',
  });
  await assert.rejects((await staff('customer')).call(listOutbox, { query: {} }), { status: 403 });
  await assert.rejects(clientOf(app.url).call(retryOutbox, {}), { status: 401 });
});
