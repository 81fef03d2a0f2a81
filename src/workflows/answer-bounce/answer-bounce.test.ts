import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { hourMs, minuteMs } from '#kernel/clock.ts';
import { orderTopics, type ReturnEvent } from '#modules/orders/service.ts';
import { admin, type DeliveryRooms, openDeliveryRooms } from '#testing/delivery-rooms.ts';
import { registerReturns } from './answer-bounce.ts';
import { createGiveAddress } from './give-address.ts';
import { debitWaitsUntil } from './hold-debit.ts';

let rooms: DeliveryRooms;
let giveAddress: ReturnType<typeof createGiveAddress>;
before(async () => {
  rooms = await openDeliveryRooms({ captureDelayMs: 15 * minuteMs });
  registerReturns(rooms);
  giveAddress = createGiveAddress(rooms);
});
after(() => rooms.close());
beforeEach(() => rooms.calm());

const first = 'buyer@demo.countercheck.example';
const second = 'new@demo.countercheck.example';

/** An order whose report the mail server has taken and whose debit is due in a quarter of an hour. */
async function sent() {
  const placed = await rooms.ready();
  assert.equal(await rooms.deliver(placed), null);
  return placed;
}

const mailsOf = (id: string) => rooms.sentMails.list(rooms.db, id, 100);
async function lastMailOf(id: string): Promise<string> {
  return (await mailsOf(id)).at(-1)?.id ?? '';
}

/** One return, as often as it is brought; answers why it was not understood, if it was not. */
async function comeBack(mailId: string, kind: ReturnEvent = 'bounce', status = '5.1.1') {
  const key = `returned:${mailId}:${kind}:${crypto.randomUUID()}`;
  const payload = { mailId, kind, status, words: '550 no such user' };
  const message = { topic: orderTopics.returned, key, payload };
  await rooms.db.transaction().execute((tx) => rooms.outbox.enqueue(tx, message));
  await rooms.outbox.runNow(key);
  const row = await rooms.db
    .selectFrom('outbox')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { error: row.last_error, payload: row.payload, key };
}

/** A quarter of an hour later, with everything that is due by then. */
async function later(ms = 20 * minuteMs) {
  rooms.clock.advance(ms);
  await rooms.outbox.drain();
}
const problemOf = async ({ id }: { id: string }) => (await rooms.orders.get(rooms.db, id)).deliveryProblem;
const eventsOf = async (id: string) =>
  rooms.db
    .selectFrom('order_mail_events')
    .select(['event', 'actor', 'reason'])
    .where('order_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();

test('a report that comes back moves nothing and is one row and a problem, however often it is brought', async () => {
  const placed = await sent();
  const mailId = await lastMailOf(placed.id);
  const { payload } = await comeBack(mailId);
  await comeBack(mailId);
  const { states } = await rooms.stand(placed);
  assert.deepEqual(states, ['report_sent', 'capture_due']);
  assert.equal(await problemOf(placed), 'the mail came back: 5.1.1: 550 no such user');
  assert.deepEqual(await eventsOf(placed.id), [{ event: 'bounce', actor: 'system', reason: '5.1.1' }]);
  assert.deepEqual(payload, {}, 'the words of the server are forgotten with the work');
  const seen = await rooms.trackOrder.track(placed.secret, 'en');
  assert.deepEqual([seen.isUndelivered, seen.hasReport], [true, true]);
  assert.match((await rooms.trackOrder.download(placed.secret, 'ru')).fileName, /-ru\.pdf$/);
});

test('a debit that is not done waits, and is done once after the report was taken at a new address', async () => {
  const placed = await sent();
  await comeBack(await lastMailOf(placed.id));
  await later();
  assert.deepEqual(
    [rooms.capturesOf(placed), (await rooms.stand(placed)).states],
    [0, ['report_sent', 'capture_due']],
  );
  assert.deepEqual(await giveAddress(placed.secret, second), { email: second });
  assert.deepEqual(
    rooms.taken.map(({ to, messageId }) => [to, messageId]),
    [first, second].map((to) => [to, rooms.taken[0]?.messageId]),
  );
  assert.equal(rooms.taken.at(-1)?.attachments?.length, 2);
  assert.equal(await problemOf(placed), null);
  await later(2 * hourMs);
  assert.deepEqual(
    [rooms.capturesOf(placed), (await rooms.stand(placed)).states],
    [1, ['completed', 'captured']],
  );
  // What was charged is not charged again, whatever comes back and is sent anew.
  await comeBack(await lastMailOf(placed.id));
  assert.match((await problemOf(placed)) ?? '', /5\.1\.1/);
  await giveAddress(placed.secret, 'third@demo.countercheck.example');
  await later(2 * hourMs);
  assert.equal(rooms.capturesOf(placed), 1);
  assert.equal((await rooms.stand(placed)).order.state, 'completed');
});

test('nobody answers for days: then the debit is done, the report being there to be saved', async () => {
  const placed = await sent();
  await comeBack(await lastMailOf(placed.id));
  await later(47 * hourMs);
  assert.equal(rooms.capturesOf(placed), 0);
  await later(2 * hourMs);
  assert.equal(rooms.capturesOf(placed), 1, 'a day before its hold of three days ends');
  const at = new Date('2026-11-20T10:00:00Z');
  assert.equal(debitWaitsUntil(at, null).toISOString(), '2026-11-23T10:00:00.000Z');
  assert.equal(
    debitWaitsUntil(at, new Date('2026-11-30T10:00:00Z')).toISOString(),
    '2026-11-23T10:00:00.000Z',
  );
  assert.equal(
    debitWaitsUntil(at, new Date('2026-11-22T10:00:00Z')).toISOString(),
    '2026-11-21T10:00:00.000Z',
  );
});

test('a late return of a mail to the address before, or of one that was sent anew, is no fresh problem', async () => {
  const placed = await sent();
  const old = await lastMailOf(placed.id);
  await comeBack(old);
  await giveAddress(placed.secret, second);
  const other = await sent();
  const unlucky = await lastMailOf(other.id);
  rooms.clock.advance(minuteMs);
  await rooms.resends.resend(other.id, unlucky, {
    actor: { kind: 'account', accountId: crypto.randomUUID(), role: 'Admin' },
    reason: 'asked for by phone',
  });
  await comeBack(unlucky);
  assert.equal(await problemOf(other), null, 'the second mail is out and has not come back');
  await comeBack(old, 'bounce', '5.4.7');
  assert.equal(await problemOf(placed), null);
  // The address of before, told to be refused after another was given, and before anything was sent there.
  await rooms.db.updateTable('orders').set({ email: second }).where('id', '=', other.id).execute();
  await comeBack((await mailsOf(other.id)).at(-1)?.id ?? '');
  assert.equal(await problemOf(other), null);
});

test('a delay and a complaint are kept with the mail and stop nothing; so is what comes back of a copy', async () => {
  const placed = await sent();
  const mailId = await lastMailOf(placed.id);
  await comeBack(mailId, 'delay', '4.4.1');
  rooms.clock.advance(minuteMs);
  await comeBack(mailId, 'complaint', 'abuse');
  await later();
  assert.deepEqual([await problemOf(placed), rooms.capturesOf(placed)], [null, 1]);
  assert.deepEqual(
    (await eventsOf(placed.id)).map(({ event, reason }) => [event, reason]),
    [
      ['delay', '4.4.1'],
      ['complaint', 'abuse'],
    ],
  );
  await rooms.db.updateTable('order_mails').set({ is_copy: true }).where('id', '=', mailId).execute();
  await comeBack(mailId);
  assert.equal(await problemOf(placed), null);
  await assert.rejects(giveAddress(placed.secret, second), { status: 409, code: 'no_delivery_problem' });
});

test('a return that is here before the taking is written down waits for it; of an unknown mail it ends', async () => {
  const { error, key } = await comeBack(crypto.randomUUID());
  assert.match(error ?? '', /not written down yet/);
  await later();
  const row = await rooms.db
    .selectFrom('outbox')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  assert.ok(row.done_at !== null && row.given_up_at === null);
});

test('a report in doubt that comes back is known by its mail, whoever finds out that it was taken', async () => {
  const placed = await rooms.ready();
  rooms.script.answer = 'says nothing';
  await rooms.deliver(placed);
  const order = await rooms.orders.get(rooms.db, placed.id);
  assert.equal(order.state, 'sending');
  const early = await comeBack(rooms.mailIdOf(order));
  assert.match(early.error ?? '', /not written down yet/);
  rooms.clock.advance(5 * minuteMs);
  const found = { wasTaken: true, reason: 'in the log of the server', actor: admin };
  await rooms.delivery.resolve(placed.id, found);
  await rooms.outbox.drain();
  assert.match((await problemOf(placed)) ?? '', /5\.1\.1/);
});

test('a report that the mail server refuses is delivered to the address that the customer gives', async () => {
  const placed = await rooms.ready();
  rooms.script.answer = 'refuses recipient';
  await rooms.deliver(placed);
  rooms.script.answer = 'takes';
  await giveAddress(placed.secret, second);
  assert.deepEqual(
    [(await rooms.stand(placed)).order.state, rooms.taken.at(-1)?.to],
    ['report_sent', second],
  );
});

test('five times the customer gives an address; then staff help', async () => {
  const placed = await sent();
  for (let time = 0; time < 5; time += 1) {
    rooms.clock.advance(minuteMs);
    await comeBack(await lastMailOf(placed.id));
    await giveAddress(placed.secret, `a${time}@demo.countercheck.example`);
  }
  rooms.clock.advance(minuteMs);
  await comeBack(await lastMailOf(placed.id));
  await assert.rejects(giveAddress(placed.secret, second), { status: 409, code: 'too_many_resends' });
  await assert.rejects(giveAddress('0'.repeat(43), second), { status: 404 });
});
