import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { system, visitor } from '#kernel/actor.ts';
import { hourMs, minuteMs } from '#kernel/clock.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { type PaymentEvent, type PaymentState, paymentMachine, paymentStates } from './payment-states.ts';
import { type Payment, paymentKey } from './service.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

type Placed = Awaited<ReturnType<OrderRooms['place']>>;
const apply = (payment: Payment, event: PaymentEvent, changes = {}) =>
  rooms.db
    .transaction()
    .execute((tx) =>
      event === 'demand_capture'
        ? rooms.payments.demandCapture(tx, payment, payment, system)
        : rooms.payments.apply(tx, payment, event, { actor: system, changes }),
    );
const start = ({ id, payment }: Placed) => {
  const price = { amountMinor: payment.amountMinor, currency: payment.currency };
  const attempt = { orderId: id, route: 'hold', price, actor: visitor } as const;
  return rooms.db.transaction().execute((tx) => rooms.payments.start(tx, attempt));
};
async function inState(state: PaymentState): Promise<Payment> {
  const { payment } = await rooms.place();
  await rooms.putPaymentInto(payment, state);
  return { ...payment, state };
}
const booksOf = async ({ id }: Payment) =>
  (
    await rooms.database.pool.query(
      'SELECT kind, amount_minor FROM ledger_entries WHERE payment_id = $1 ORDER BY amount_minor',
      [id],
    )
  ).rows.map(({ kind, amount_minor }) => [kind, amount_minor]);
const workOf = async (key: string) =>
  (await rooms.database.pool.query('SELECT topic, run_after FROM outbox WHERE key = $1', [key])).rows;

describe('moving a payment', () => {
  for (const state of paymentStates) {
    it(`${state}: an edge that is not there is refused, and leaves neither a move nor a row`, async () => {
      const payment = await inState(state);
      const before = await rooms.payments.listEvents(rooms.db, payment.orderId);
      for (const event of ['resume', 'capture', 'refund_all', 'win_dispute'] as const) {
        if (paymentMachine.may(state, event)) continue;
        await assert.rejects(apply(payment, event), new RegExp(`no edge ${state} --${event}-->`));
      }
      assert.equal((await rooms.payments.get(rooms.db, payment.id)).state, state);
      assert.equal((await rooms.payments.listEvents(rooms.db, payment.orderId)).length, before.length);
    });
  }

  it('a debit is dated and booked; the same debit is never booked twice', async () => {
    const due = await inState('capture_due');
    const moved = await apply(due, 'capture', { capturedMinor: due.amountMinor });
    assert.deepEqual(moved.capturedAt, rooms.clock.now());
    // Decided by two at once: the second finds it in the books.
    await apply(due, 'capture', { capturedMinor: due.amountMinor });
    assert.deepEqual(await booksOf(due), [['capture', due.amountMinor]]);
  });

  it('each part that goes back is booked by itself, and together they are the whole', async () => {
    const due = await inState('capture_due');
    const captured = await apply(due, 'capture', { capturedMinor: due.amountMinor });
    const once = await apply(captured, 'refund_part', { refundedMinor: 1_000 });
    const twice = await apply(once, 'refund_part', { refundedMinor: 2_500 });
    const whole = await apply(twice, 'refund_all', { refundedMinor: due.amountMinor });
    assert.equal(whole.state, 'refunded');
    assert.deepEqual(await booksOf(due), [
      ['refund', 1_000],
      ['refund', 1_500],
      ['refund', due.amountMinor - 2_500],
      ['capture', due.amountMinor],
    ]);
  });

  it('no more goes back than was taken', async () => {
    const due = await inState('capture_due');
    const captured = await apply(due, 'capture', { capturedMinor: due.amountMinor });
    await assert.rejects(
      apply(captured, 'refund_all', { refundedMinor: due.amountMinor + 1 }),
      /check constraint/,
    );
    assert.deepEqual(await booksOf(due), [['capture', due.amountMinor]]);
  });

  it('a debt and a release are told to the gateway after the commit, once each', async () => {
    for (const [event, action] of [
      ['demand_capture', 'capture'],
      ['release', 'release'],
    ] as const) {
      const held = await inState('authorised');
      await apply(held, event);
      assert.equal((await workOf(paymentKey(held, action))).length, 1);
    }
  });
});

describe('attempts', () => {
  it('a new one takes the place of the last, which stays readable', async () => {
    const placed = await rooms.place();
    await rooms.putPaymentInto(placed.payment, 'declined');
    const second = await start(placed);
    const all = await rooms.payments.list(rooms.db, placed.id);
    assert.deepEqual(
      all.map(({ attempt, isActive, state }) => [attempt, isActive, state]),
      [
        [1, false, 'declined'],
        [2, true, 'created'],
      ],
    );
    assert.equal((await rooms.payments.getActive(rooms.db, placed.id)).id, second.id);
  });

  it('its page is opened by who waits for it; the worker leaves it alone for a quarter of a minute', async () => {
    const placed = await rooms.place();
    const second = await start(placed);
    const [work] = await workOf(paymentKey(second, 'open'));
    assert.equal(work.run_after.getTime() - rooms.clock.now().getTime(), 15_000);
  });

  it('five more within an hour are enough; an hour later there may be others', async () => {
    const placed = await rooms.place();
    for (let attempt = 2; attempt <= 6; attempt += 1) await start(placed);
    await assert.rejects(start(placed), { code: 'too_many_attempts', status: 429, retryAfterSeconds: 3_600 });
    assert.equal((await rooms.payments.list(rooms.db, placed.id)).length, 6);
    rooms.clock.advance(hourMs);
    assert.equal((await start(placed)).attempt, 7);
  });
});

describe('giving back', () => {
  it('takes every attempt that still holds something, and no other', async () => {
    const placed = await rooms.place();
    const held = placed.payment;
    await start(placed);
    const third = await start(placed);
    await rooms.putPaymentInto(held, 'authorised');
    await rooms.putPaymentInto(third, 'declined');
    await rooms.db.transaction().execute((tx) => rooms.payments.releaseAll(tx, placed.id, system));
    const states = (await rooms.payments.list(rooms.db, placed.id)).map(({ state }) => state);
    assert.deepEqual(states, ['void_due', 'void_due', 'declined']);
  });

  it('a forgotten card cannot be charged again; its brand and last digits stay', async () => {
    const placed = await rooms.place();
    rooms.gateway.say(placed.gatewayId, {
      status: 'verified',
      cardToken: 'card-1',
      cardBrand: 'visa',
      cardLast4: '4242',
    });
    await rooms.settle.check(placed.payment);
    await rooms.db.transaction().execute((tx) => rooms.payments.forgetCards(tx, placed.id));
    const { cardToken, hostedUrl, cardBrand, cardLast4 } = await rooms.payments.getActive(
      rooms.db,
      placed.id,
    );
    assert.deepEqual([cardToken, hostedUrl, cardBrand, cardLast4], [null, null, 'visa', '4242']);

    const asked = () => rooms.gateway.calls.filter((call) => call.startsWith('forget'));
    rooms.gateway.mood = 'silent';
    await rooms.outbox.drain();
    rooms.gateway.mood = 'answers';
    const row = () =>
      rooms.db
        .selectFrom('outbox')
        .select(['payload', 'done_at'])
        .where('key', '=', paymentKey(placed.payment, 'forget_card'))
        .executeTakeFirstOrThrow();
    assert.equal((await row()).done_at, null, 'it waits for its next try');
    rooms.clock.advance(hourMs);
    await rooms.outbox.drain();
    assert.deepEqual((await row()).payload, {});
    const call = `forget card-1 ${paymentKey(placed.payment, 'forget_card')}`;
    assert.deepEqual(asked(), [call, call]);
    await rooms.db.transaction().execute((tx) => rooms.payments.forgetCards(tx, placed.id));
    await rooms.outbox.drain();
    assert.equal(asked().length, 2, 'what is forgotten is not asked for again');
  });
});

it('the queue of reconciliation asks first what has rested longest', async () => {
  const placed = [await rooms.place(), await rooms.place()];
  const ids = placed.map(({ payment }) => payment.id);
  const rested = async () => {
    const before = new Date(rooms.clock.now().getTime() - 5 * minuteMs);
    const found = await rooms.payments.listUnsettled(rooms.db, before, 1_000);
    return found.map(({ id }) => id).filter((id) => ids.includes(id));
  };
  assert.deepEqual(await rested(), []);
  rooms.clock.advance(6 * minuteMs);
  assert.deepEqual((await rested()).sort(), ids.toSorted());
  await rooms.payments.touch(rooms.db, ids[0] ?? '');
  assert.deepEqual(await rested(), [ids[1]]);
});

describe('what the gateway tells', () => {
  const receive = (eventId: string, gateway = 'scripted') =>
    rooms.db
      .transaction()
      .execute((tx) =>
        rooms.payments.receiveWebhook(tx, gateway, { eventId, type: 'x', gatewayPaymentId: 'pay-1' }),
      );

  it('is looked at once, however often it is told, and by many at once', async () => {
    await Promise.all([receive('evt-1'), receive('evt-1'), receive('evt-1')]);
    await receive('evt-1');
    assert.deepEqual(
      (await workOf('webhook:scripted:evt-1')).map(({ topic }) => topic),
      ['payments.check'],
    );
    await receive('evt-1', 'other');
    assert.equal((await workOf('webhook:other:evt-1')).length, 1, 'another gateway counts for itself');
  });

  it('is written down without a move', async () => {
    const { payment } = await rooms.place();
    const changes = { cardBrand: 'visa', declineCode: null, needsReview: 'amount differs' };
    const noted = await rooms.db.transaction().execute((tx) => rooms.payments.note(tx, payment.id, changes));
    assert.deepEqual(
      [noted.state, noted.cardBrand, noted.needsReview, noted.gatewayPaymentId],
      [payment.state, 'visa', 'amount differs', payment.gatewayPaymentId],
    );
  });
});

describe('looking for a payment', () => {
  it('is by the name that its own gateway gave it', async () => {
    const { payment, gatewayId } = await rooms.place();
    const find = (gateway: string, gatewayPaymentId: string) =>
      rooms.payments.findHinted(rooms.db, { gateway, gatewayPaymentId });
    assert.equal((await find('scripted', gatewayId))?.id, payment.id);
    assert.equal(await find('other', gatewayId), undefined);
    assert.equal(await find('scripted', 'unknown'), undefined);
  });

  it('that is not there is a fault, not a nothing', async () => {
    const none = '0197a3c2-5b7e-7c31-9d0a-3f1e5c7a9b42';
    await assert.rejects(rooms.payments.get(rooms.db, none), /no payment 0197/);
    await assert.rejects(rooms.payments.getActive(rooms.db, none), /has no active payment/);
  });
});

describe('a saved card', () => {
  it('is charged without its owner, at once, by an attempt of its own', async () => {
    const placed = await rooms.place();
    const price = { amountMinor: placed.payment.amountMinor, currency: placed.payment.currency };
    const attempt = {
      orderId: placed.id,
      route: 'verify',
      price,
      savedCard: { token: 'card-7', gateway: 'where-it-was-saved' },
      actor: system,
    } as const;
    const started = await rooms.db.transaction().execute((tx) => rooms.payments.start(tx, attempt));
    assert.deepEqual([started.attempt, started.cardToken, started.route], [2, 'card-7', 'verify']);
    assert.equal(started.gateway, 'where-it-was-saved');
    const [work] = await workOf(paymentKey(started, 'authorise'));
    assert.deepEqual([work.topic, work.run_after], ['payments.authorise', rooms.clock.now()]);
    assert.deepEqual(await workOf(paymentKey(started, 'open')), []);
    const events = await rooms.payments.listEvents(rooms.db, placed.id);
    assert.deepEqual(
      events.map(({ attempt: of, event, actor }) => `${of} ${event} ${actor}`).at(-1),
      '2 open system',
    );
  });
});

it('of two debts at once each is booked in its own payment, and the books agree with the payments', async () => {
  const due = [await inState('capture_due'), await inState('capture_due')];
  await Promise.all(due.map((payment) => apply(payment, 'capture', { capturedMinor: payment.amountMinor })));
  const { rows } = await rooms.database.pool.query(`
    SELECT p.id FROM payments p WHERE p.captured_minor <>
      (SELECT coalesce(sum(l.amount_minor), 0) FROM ledger_entries l WHERE l.payment_id = p.id AND l.kind = 'capture')`);
  assert.deepEqual(rows, []);
});
