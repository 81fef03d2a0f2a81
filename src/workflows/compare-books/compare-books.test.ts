import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import { createBooks } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { type CompareBooks, createCompareBooks } from './compare-books.ts';

let rooms: OrderRooms;
let compareBooks: CompareBooks;
const alarms: string[] = [];
const secondProcess = () => createCompareBooks({ ...rooms, books: createBooks(rooms), alarm: () => {} });
before(async () => {
  rooms = await openOrderRooms();
  const alarm = (words: string, { kind }: Record<string, string>) => alarms.push(`${words}: ${kind}`);
  compareBooks = createCompareBooks({ ...rooms, books: createBooks(rooms), alarm });
});
after(() => rooms?.close());
beforeEach(() => {
  alarms.length = 0;
  rooms.clock.advance(dayMs);
});

/** A day later; what was found. */
async function compareNow() {
  rooms.clock.advance(dayMs);
  await compareBooks.run();
  const { days, differences } = await compareBooks.view();
  return { day: days[0], differences };
}
const charged = async () => {
  const placed = await rooms.place();
  const amountMinor = placed.payment.amountMinor;
  rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
  await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, 'report_sent', rooms.clock.now());
  await rooms.putPaymentInto(placed.payment, 'capture_due');
  rooms.gateway.say(placed.gatewayId, { status: 'captured', capturedMinor: amountMinor });
  await rooms.settle.check(placed.payment);
  return { ...placed, amountMinor };
};

test('equal books: the sums of each currency are equal, and nobody is told anything', async () => {
  const { amountMinor, payment } = await charged();
  await rooms.place();
  const { day, differences } = await compareNow();
  assert.deepEqual([differences, alarms], [[], []]);
  assert.equal(day?.failure, null);
  assert.deepEqual(day?.totals, [
    { currency: payment.currency, oursMinor: amountMinor, theirsMinor: amountMinor },
  ]);
});

test('a charge whose news was lost is believed, booked and no difference', async () => {
  const { gatewayId, payment, id } = await rooms.place();
  rooms.gateway.say(gatewayId, { status: 'authorised' });
  await rooms.settle.check(payment);
  await rooms.putInto(id, 'report_sent', rooms.clock.now());
  await rooms.putPaymentInto(payment, 'capture_unknown');
  rooms.gateway.say(gatewayId, { status: 'captured', capturedMinor: payment.amountMinor });
  assert.deepEqual((await compareNow()).differences, []);
  assert.equal((await rooms.payments.get(rooms.db, payment.id)).state, 'captured');
});

test('a hold that came to stand after its attempt was ended, and of which nobody has told, goes back', async () => {
  const { gatewayId, payment, id } = await rooms.place();
  await rooms.putInto(id, 'cancelled');
  await rooms.putPaymentInto(payment, 'expired');
  await rooms.database.pool.query('UPDATE payments SET gateway_payment_id = NULL WHERE id = $1', [
    payment.id,
  ]);
  rooms.gateway.say(gatewayId, { status: 'authorised' });
  assert.deepEqual((await compareNow()).differences, []);
  await rooms.outbox.drain();
  assert.equal((await rooms.payments.get(rooms.db, payment.id)).state, 'voided');
  assert.equal((await rooms.gateway.find(gatewayId))?.status, 'voided');
});

test('a dispute whose webhook never came is found', async () => {
  const { gatewayId, payment, amountMinor } = await charged();
  const evidenceDueBy = new Date(rooms.clock.now().getTime() + 9 * dayMs);
  const amount = { amountMinor, currency: payment.currency };
  const dispute = {
    gatewayDisputeId: 'dp-1',
    status: 'open',
    amount,
    reason: 'fraudulent',
    evidenceDueBy,
  } as const;
  rooms.gateway.say(gatewayId, { dispute });
  assert.deepEqual((await compareNow()).differences, []);
  assert.equal((await rooms.payments.get(rooms.db, payment.id)).state, 'disputed');
});

test('money that only one of the two has is a difference each day, and told once', async () => {
  const { gatewayId, id, amountMinor, payment } = await charged();
  rooms.gateway.say(gatewayId, { refundedMinor: 100 });
  const { day, differences } = await compareNow();
  const [difference] = differences;
  assert.deepEqual(
    [difference?.kind, difference?.orderId, difference?.oursMinor, difference?.theirsMinor],
    ['amount', id, amountMinor, amountMinor - 100],
  );
  assert.match(difference?.orderNumber ?? '', /^\w+-/);
  const sums = day?.totals.find(({ currency }) => currency === payment.currency);
  assert.equal((sums?.oursMinor ?? 0) - (sums?.theirsMinor ?? 0), 100);
  const firstDay = difference?.firstSeenOn;
  const again = await compareNow();
  assert.deepEqual(
    again.differences.map(({ firstSeenOn }) => firstSeenOn),
    [firstDay],
  );
  assert.deepEqual(alarms, ['the books do not agree: amount']);
  rooms.gateway.say(gatewayId, { refundedMinor: 0 });
  assert.deepEqual((await compareNow()).differences, []);
});

test('a hold of nobody is told at once and given back on the second day; money of nobody waits for a person', async () => {
  const stranger = { id: '019a0000-0000-7000-8000-00000000000b', request: await rooms.place() };
  const open = async (key: string, says: Parameters<typeof rooms.gateway.say>[1]) => {
    const { gatewayPaymentId } = await rooms.gateway.openSession(
      {
        ...{ orderId: stranger.id, orderNumber: 'CC-0', attempt: 1, route: 'hold', locale: 'en' },
        ...{ amount: { amountMinor: 5_000, currency: 'EUR' }, timeZone: null, description: '', details: [] },
        ...{ successUrl: 'https://site.example', cancelUrl: 'https://site.example' },
      },
      key,
    );
    rooms.gateway.say(gatewayPaymentId, says);
    return gatewayPaymentId;
  };
  const held = await open('o-stranger:open:1', { status: 'authorised' });
  const taken = await open('o-stranger:open:2', {
    status: 'captured',
    capturedMinor: 5_000,
    orderId: 'of another shop',
  });
  const told = ({ differences }: Awaited<ReturnType<typeof compareNow>>) =>
    Object.fromEntries(differences.map((one) => [one.gatewayPaymentId, `${one.kind} ${one.isReleased}`]));
  assert.deepEqual(told(await compareNow()), { [held]: 'orphan_hold false', [taken]: 'orphan_charge false' });
  assert.equal((await rooms.gateway.find(held))?.status, 'authorised');
  assert.deepEqual(told(await compareNow()), { [held]: 'orphan_hold true', [taken]: 'orphan_charge false' });
  assert.equal((await rooms.gateway.find(held))?.status, 'voided');
  assert.deepEqual(alarms, [
    'the books do not agree: orphan_hold',
    'the books do not agree: orphan_charge',
    'an orphan hold was released: orphan_hold',
  ]);
  assert.deepEqual(told(await compareNow()), { [taken]: 'orphan_charge false' });
  rooms.gateway.say(taken, { status: 'voided', capturedMinor: 0 });
});

test('a hold of ours that the gateway does not know is missing', async () => {
  const { payment } = await rooms.place();
  await rooms.putPaymentInto(payment, 'authorised');
  await rooms.db
    .updateTable('payments')
    .set({ gateway_payment_id: 'scripted-lost', attempt: 9, updated_at: rooms.clock.now() })
    .where('id', '=', payment.id)
    .execute();
  const { differences } = await compareNow();
  assert.deepEqual(
    differences.map(({ kind, gatewayPaymentId, theirsState }) => [kind, gatewayPaymentId, theirsState]),
    [
      ['missing', 'scripted-lost', null],
      ['orphan_hold', payment.gatewayPaymentId, 'open'],
    ].toSorted((a, b) => ((a[1] ?? '') < (b[1] ?? '') ? -1 : 1)),
  );
  await rooms.putPaymentInto(payment, 'voided');
});

test('once a day among all processes; a gateway that is away is asked again within the hour, and nothing is half written', async () => {
  await rooms.place();
  const asked = () => rooms.gateway.listings;
  const before = asked();
  await Promise.all([compareBooks.run(), secondProcess().run(), compareBooks.run()]);
  await compareBooks.run();
  assert.equal(asked() - before, 1);
  rooms.clock.advance(dayMs);
  rooms.gateway.mood = 'silent';
  await assert.rejects(compareBooks.run());
  const [failed] = (await compareBooks.view()).days;
  assert.deepEqual([failed?.endedAt, failed?.failure], [null, 'no answer']);
  rooms.gateway.mood = 'answers';
  rooms.clock.advance(hourMs);
  await compareBooks.run();
  const [day] = (await compareBooks.view()).days;
  assert.ok(day?.endedAt !== null && day?.failure === null);
});

test('a comparison whose process died is taken up after two hours', async () => {
  const books = createBooks(rooms);
  rooms.clock.advance(dayMs);
  const since = new Date(rooms.clock.now().getTime() - dayMs);
  assert.notEqual(await books.take(rooms.db, 'scripted', since), undefined);
  rooms.clock.advance(2 * hourMs);
  assert.equal(await books.take(rooms.db, 'scripted', since), undefined);
  rooms.clock.advance(minuteMs);
  await compareBooks.run();
  assert.ok((await compareBooks.view()).days[0]?.endedAt);
});

test('what was gone and is back is new: it counts from today and is told again', async () => {
  const { gatewayId, amountMinor } = await charged();
  rooms.gateway.say(gatewayId, { refundedMinor: 100 });
  const [first] = (await compareNow()).differences;
  rooms.gateway.say(gatewayId, { refundedMinor: 0 });
  assert.deepEqual((await compareNow()).differences, []);
  rooms.gateway.say(gatewayId, { refundedMinor: amountMinor });
  const { day, differences } = await compareNow();
  assert.equal(differences[0]?.firstSeenOn, day?.day);
  assert.notEqual(differences[0]?.firstSeenOn, first?.firstSeenOn);
  assert.equal(alarms.length, 2);
  rooms.gateway.say(gatewayId, { refundedMinor: 0 });
});

test('a comparison that runs over midnight stays that of the day on which it was taken', async () => {
  const books = createBooks(rooms);
  const day = await books.take(rooms.db, 'slow', rooms.clock.now());
  rooms.clock.advance(dayMs);
  const end = { payments: 0, totals: [], differences: [] };
  await rooms.db.transaction().execute((tx) => books.end(tx, 'slow', day ?? '', end));
  const ended = (await books.list(rooms.db, 9)).find(({ gateway }) => gateway === 'slow');
  assert.deepEqual([ended?.day, ended?.endedAt], [day, rooms.clock.now()]);
});
