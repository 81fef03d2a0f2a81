import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { system } from '#kernel/actor.ts';
import { type DeliveryRooms, openDeliveryRooms } from '#testing/delivery-rooms.ts';

let rooms: DeliveryRooms;
before(async () => {
  rooms = await openDeliveryRooms();
});
after(() => rooms?.close());
beforeEach(() => rooms.calm());

const plain = (text = '') => text.replaceAll('\u00a0', ' ');
/** Wednesday 10:00, as the rooms' clock stands. */
const promised = {
  'on time': '2026-11-18T18:00:00Z',
  '1 day': '2026-11-17T18:00:00Z',
  '3 days': '2026-11-13T18:00:00Z',
  '4 days': '2026-11-12T18:00:00Z',
} as const;

async function late(by: keyof typeof promised, reported?: Parameters<DeliveryRooms['ready']>[0]) {
  rooms.clock.set(new Date('2026-11-18T10:00:00Z'));
  const placed = await rooms.ready(reported);
  await sql`UPDATE orders SET due_max = ${new Date(promised[by])} WHERE id = ${placed.id}`.execute(rooms.db);
  return placed;
}
const priceOf = async (id: string) => (await rooms.orders.get(rooms.db, id)).tariff.price.amountMinor;
const ledgerOf = async (id: string) => {
  const { rows } = await sql<{ kind: string; amount: number }>`
    SELECT l.kind, l.amount_minor AS amount FROM ledger_entries l JOIN payments p ON p.id = l.payment_id
    WHERE p.order_id = ${id} ORDER BY l.id`.execute(rooms.db);
  return rows;
};

describe('a report that leaves after its promised hour', () => {
  for (const [by, percent, days] of [
    ['on time', 100, 0],
    ['1 day', 80, 1],
    ['3 days', 50, 3],
  ] as const)
    it(`${by}: ${percent} per cent of the price are debited, and the mail says so`, async () => {
      const placed = await late(by);
      assert.equal(await rooms.deliver(placed), null);
      const { order, payment, states } = await rooms.stand(placed);
      const due = Math.floor(((await priceOf(placed.id)) * percent) / 100);
      assert.deepEqual(states, ['completed', 'captured']);
      assert.deepEqual([payment.dueMinor, payment.capturedMinor, order.lateDays], [due, due, days]);
      assert.deepEqual(await ledgerOf(placed.id), [{ kind: 'capture', amount: due }]);
      const words = /By our late rule you pay .* instead of .*: the report is/;
      assert.equal(words.test(plain(rooms.taken[0]?.text)), percent < 100);
    });

  it('four days late costs nothing: nothing is debited, the hold goes back, the order is complete', async () => {
    const placed = await late('4 days');
    assert.equal(await rooms.deliver(placed), null);
    const { states, order } = await rooms.stand(placed);
    assert.deepEqual([states, rooms.capturesOf(placed)], [['completed', 'voided'], 0]);
    assert.deepEqual(await ledgerOf(placed.id), []);
    assert.ok(rooms.gateway.calls.some((call) => call.startsWith('release') && call.includes(placed.id)));
    assert.match(plain(rooms.taken[0]?.text), /you pay nothing: the report is 4 business days late/);
    assert.doesNotMatch(plain(rooms.taken[0]?.text), /debited/);
    const events = await rooms.orders.listEvents(rooms.db, order.id);
    assert.equal(events.at(-1)?.event, 'waive');
  });

  it('that costs nothing waits for no funds: a lost hold is not asked for anew', async () => {
    const placed = await late('4 days');
    rooms.gateway.say(placed.gatewayId, { status: 'expired' });
    await rooms.settle.check((await rooms.stand(placed)).payment);
    assert.deepEqual((await rooms.stand(placed)).states, ['ready', 'expired']);
    assert.equal(await rooms.deliver(placed), null);
    assert.deepEqual((await rooms.stand(placed)).states, ['completed', 'expired']);
  });

  it('on a card that was only verified, no hold is asked for and the card is let go', async () => {
    const placed = await late('4 days', { status: 'verified', cardToken: 'card_1', captureBefore: null });
    assert.equal(await rooms.deliver(placed), null);
    assert.deepEqual((await rooms.stand(placed)).states, ['completed', 'voided']);
    assert.equal(rooms.gateway.calls.filter((call) => call.startsWith('authorise')).length, 0);
  });

  it('for an agreed share costs the less of the two', async () => {
    for (const [agreed, percent] of [
      [25, 25],
      [75, 50],
    ] as const) {
      const placed = await late('3 days');
      const price = await priceOf(placed.id);
      await sql`UPDATE orders SET agreed_minor = ${(price * agreed) / 100} WHERE id = ${placed.id}`.execute(
        rooms.db,
      );
      await rooms.deliver(placed);
      assert.equal((await rooms.stand(placed)).payment.capturedMinor, Math.floor((price * percent) / 100));
    }
  });

  it('a mailbox that refuses it stops the clock: what comes after is not our fault', async () => {
    const placed = await late('on time');
    rooms.script.answer = 'refuses recipient';
    assert.match((await rooms.deliver(placed)) ?? '', /^never/);
    rooms.clock.set(new Date('2026-11-18T10:30:00Z'));
    await rooms.settle.check((await rooms.stand(placed)).payment);
    rooms.clock.set(new Date('2026-11-20T10:00:00Z'));
    rooms.gateway.say(placed.gatewayId, { captureBefore: new Date('2026-11-24T10:00:00Z') });
    await rooms.settle.check((await rooms.stand(placed)).payment);
    assert.notEqual((await rooms.stand(placed)).order.pausedAt, null, 'who asks the gateway starts no clock');
    rooms.script.answer = 'takes';
    assert.equal(await rooms.deliver(placed), null);
    const { order, payment } = await rooms.stand(placed);
    assert.deepEqual([order.lateDays, payment.capturedMinor], [0, await priceOf(placed.id)]);
    assert.ok(order.dueMax !== null && order.sentAt !== null && order.sentAt <= order.dueMax);
  });

  it('a mail server that is away does not', async () => {
    const placed = await late('on time');
    rooms.script.answer = 'is away';
    assert.match((await rooms.deliver(placed)) ?? '', /^later/);
    rooms.clock.set(new Date('2026-11-19T10:00:00Z'));
    rooms.script.answer = 'takes';
    assert.equal(await rooms.deliver(placed), null);
    assert.equal((await rooms.stand(placed)).order.lateDays, 1);
  });

  it('waiting for the customer’s money moves the promise, and keeps what was late before', async () => {
    const placed = await late('1 day', { status: 'expired' });
    const apply = (event: 'lack_funds' | 'fund') =>
      rooms.db.transaction().execute((tx) => rooms.orders.apply(tx, placed.id, event, { actor: system }));
    await rooms.putInto(placed.id, 'ready');
    const waiting = await apply('lack_funds');
    assert.deepEqual([waiting.lateDays, waiting.latePercent], [1, 80]);
    rooms.clock.set(new Date('2026-11-25T10:00:00Z'));
    const funded = await apply('fund');
    assert.deepEqual([funded.lateDays, funded.latePercent, funded.pausedAt], [1, 80, null]);
    assert.ok(funded.dueMax !== null && funded.dueMax >= new Date('2026-11-24T17:00:00Z'));
  });

  it('a corrected report of one that cost nothing is sent, and costs nothing', async () => {
    const placed = await late('4 days');
    await rooms.deliver(placed);
    await sql`UPDATE orders SET revision = 2, state = 'ready' WHERE id = ${placed.id}`.execute(rooms.db);
    await rooms.seal(placed.id, 2);
    assert.equal(await rooms.deliver(placed), null);
    assert.deepEqual((await rooms.stand(placed)).states, ['completed', 'voided']);
    assert.match(
      plain(rooms.taken[1]?.text),
      /replaces the report you had before\. Nothing is charged for it/,
    );
  });
});
