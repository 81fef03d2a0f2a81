import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { type Actor, system } from '#kernel/actor.ts';
import { dayMs } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { type OrderState, orderStates } from '#modules/orders/order-states.ts';
import type { PaymentState } from '#modules/payments/payment-states.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';

let rooms: OrderRooms;
let manager: Actor;
before(async () => {
  rooms = await openOrderRooms();
  const { rows } = await rooms.database.pool.query("SELECT id FROM accounts WHERE role = 'Manager' LIMIT 1");
  manager = { kind: 'account', accountId: String(rows[0].id), role: 'Manager' };
});
afterEach(() => {
  rooms.gateway.mood = 'answers';
});
after(() => rooms?.close());

/** The code of a refusal, or that there was none. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Problem) return error.code;
      throw error;
    },
  );

/** What the link says may be done, in this order: papers for the analyst, cancel, pay, download, claim. */
type Said = readonly [
  payment: PaymentState,
  may: readonly ('papers' | 'cancel' | 'pay' | 'report' | 'claim')[],
];
const sent = ['report', 'claim'] as const;

/** One row a state, with the payment as it usually stands then. */
const tracker = {
  draft: ['created', []],
  awaiting_payment: ['created', ['cancel', 'pay']],
  queued: ['authorised', ['papers', 'cancel']],
  in_progress: ['authorised', ['papers']],
  needs_clarification: ['authorised', ['papers']],
  in_review: ['authorised', ['papers']],
  share_offered: ['authorised', ['papers']],
  awaiting_more: ['authorised', ['papers']],
  ready: ['authorised', []],
  funds_needed: ['expired', ['pay']],
  sending: ['authorised', []],
  report_sent: ['capture_due', sent],
  completed: ['captured', sent],
  payment_problem: ['expired', ['pay', ...sent]],
  written_off: ['expired', sent],
  not_found: ['void_due', []],
  closed: ['voided', []],
  cancelled: ['voided', []],
  claim_open: ['captured', sent],
  refunding: ['captured', ['report']],
  refunded: ['refunded', ['report']],
} satisfies Record<OrderState, Said>;

/** An order in a state, sent just now where its state says so, with the report as a file in English. */
async function inState(state: OrderState, paymentState: PaymentState = tracker[state][0]) {
  const placed = await rooms.place();
  const [, may]: Said = tracker[state];
  await rooms.putInto(placed.id, state, may.includes('report') ? rooms.clock.now() : null);
  await rooms.putPaymentInto(placed.payment, paymentState);
  const dossier = await rooms.db
    .transaction()
    .execute((tx) => rooms.reports.openDossier(tx, { orderId: placed.id, revision: 1 }));
  const sha256 = await rooms.files.put(Buffer.from(`report of ${placed.id}`));
  await rooms.database.pool.query("INSERT INTO report_files VALUES ($1, 'en', $2, 1, 1, 'test', now())", [
    dossier.id,
    sha256,
  ]);
  return placed;
}

describe('what the link shows and lets its holder do', () => {
  for (const state of orderStates) {
    const [, may]: Said = tracker[state];
    it(`${state}: ${may.length === 0 ? 'look' : may.join(', ')}`, async () => {
      const { secret, id } = await inState(state);
      const { order, payment, ...said } = await rooms.trackOrder.track(secret, 'en');
      assert.deepEqual([order.state, payment.state], [state, tracker[state][0]]);
      assert.deepEqual(said, {
        shareOffer: null,
        mayCancel: may.includes('cancel'),
        mayPay: may.includes('pay'),
        hasReport: may.includes('report'),
        isUndelivered: false,
        mayClaim: may.includes('claim'),
        claims: [],
        mayAddFiles: may.includes('papers'),
        files: [],
        debt: null,
      });
      const download = await codeOf(rooms.trackOrder.download(secret, 'en'));
      assert.equal(download, may.includes('report') ? 'done' : 'unknown_order');
      const claim = await codeOf(rooms.trackOrder.claim(secret, 'Page 3 is wrong.'));
      assert.equal(claim, may.includes('claim') ? 'done' : 'order_state_conflict');
      assert.equal(
        await codeOf(rooms.trackOrder.answer(secret, '0198f3c2-0000-7000-8000-000000000001', 'Yes.', 'en')),
        'unknown_clarification',
      );
      const cancel = await codeOf(rooms.trackOrder.cancel(secret, 'en'));
      assert.equal(cancel, may.includes('cancel') ? 'done' : 'order_state_conflict');
      const after = await rooms.orders.get(rooms.db, id);
      // A claim about a report that is paid for is heard at once; any other waits, and a refusal moves nothing.
      const heard = state === 'completed' ? 'claim_open' : state;
      assert.equal(after.state, may.includes('cancel') ? 'cancelled' : heard);
    });
  }
});

describe('cancelling', () => {
  it('gives everything back that any attempt holds', async () => {
    const { secret, id, payment } = await inState('awaiting_payment', 'declined');
    await rooms.trackOrder.pay(secret);
    await rooms.putPaymentInto(payment, 'authorised');
    await rooms.trackOrder.cancel(secret, 'en');
    const states = (await rooms.payments.list(rooms.db, id)).map(({ state }) => state);
    assert.deepEqual(states, ['void_due', 'void_due']);
  });

  it('a second time is refused: it has moved on', async () => {
    const { secret } = await rooms.place();
    await rooms.trackOrder.cancel(secret, 'en');
    assert.equal(await codeOf(rooms.trackOrder.cancel(secret, 'en')), 'order_state_conflict');
  });
});

describe('a question of the staff', () => {
  /** An order about which somebody has asked. */
  async function asked() {
    const placed = await inState('in_progress');
    await rooms.db.transaction().execute(async (tx) => {
      const order = await rooms.orders.apply(tx, placed.id, 'ask', { actor: manager });
      await rooms.research.ask(
        tx,
        order,
        'Which Nordwind?',
        manager.kind === 'account' ? manager.accountId : '',
      );
    });
    const { order } = await rooms.trackOrder.track(placed.secret, 'en');
    return { ...placed, questionId: order.clarifications[0]?.id ?? '' };
  }

  it('is shown, answered once, and work goes on', async () => {
    const { secret, questionId } = await asked();
    const { order } = await rooms.trackOrder.answer(secret, questionId, 'The one in Kiel.', 'en');
    assert.equal(order.state, 'in_progress');
    assert.deepEqual(
      order.clarifications.map(({ question, answer }) => [question, answer]),
      [['Which Nordwind?', 'The one in Kiel.']],
    );
    const again = rooms.trackOrder.answer(secret, questionId, 'Or the other.', 'en');
    assert.equal(await codeOf(again), 'unknown_clarification');
  });

  it('cannot be answered by the link of another order', async () => {
    const { questionId } = await asked();
    const other = await asked();
    const call = rooms.trackOrder.answer(other.secret, questionId, 'Mine.', 'en');
    assert.equal(await codeOf(call), 'unknown_clarification');
  });

  for (const state of orderStates.filter((one) => one !== 'needs_clarification')) {
    it(`${state}: comes too late, and the answer is not kept`, async () => {
      const { secret, id, questionId } = await asked();
      await rooms.putInto(id, state);
      const call = rooms.trackOrder.answer(secret, questionId, 'Too late.', 'en');
      assert.equal(await codeOf(call), 'order_state_conflict');
      const { order } = await rooms.trackOrder.track(secret, 'en');
      assert.equal(order.clarifications[0]?.answer, null);
    });
  }
});

describe('the report', () => {
  it('is the file of its language and its revision, under the number of the order', async () => {
    const { secret, id } = await inState('completed');
    const { bytes, fileName } = await rooms.trackOrder.download(secret, 'en');
    assert.equal(bytes.toString(), `report of ${id}`);
    assert.match(fileName, /^CC-2026-\d{6}-en\.pdf$/);
    assert.equal(await codeOf(rooms.trackOrder.download(secret, 'ru')), 'unknown_order');
    await rooms.database.pool.query('UPDATE orders SET revision = 2 WHERE id = $1', [id]);
    assert.equal(await codeOf(rooms.trackOrder.download(secret, 'en')), 'unknown_order');
  });

  it('after sixty days there is no claim about it any more', async () => {
    const { secret } = await inState('completed');
    rooms.clock.advance(60 * dayMs);
    assert.equal((await rooms.trackOrder.track(secret, 'en')).mayClaim, true);
    rooms.clock.advance(1);
    assert.equal((await rooms.trackOrder.track(secret, 'en')).mayClaim, false);
    assert.equal(await codeOf(rooms.trackOrder.claim(secret, 'Late.')), 'claim_too_late');
  });
});

describe('the order in words', () => {
  it('country and tariff are named in the language of the reader', async () => {
    const { secret } = await rooms.place();
    const [en, ru] = [await rooms.trackOrder.track(secret, 'en'), await rooms.trackOrder.track(secret, 'ru')];
    assert.deepEqual([en.order.countryName, ru.order.countryName], ['Germany', 'Германия']);
    assert.match(ru.order.tariffName, /[а-яё]/i);
    assert.doesNotMatch(en.order.tariffName, /[а-яё]/i);
  });

  it('what happened is told with its moments, and nobody of the staff is named', async () => {
    const { secret, id } = await rooms.place();
    for (const event of ['accept', 'assign'] as const)
      await rooms.db
        .transaction()
        .execute((tx) => rooms.orders.apply(tx, id, event, { actor: event === 'accept' ? system : manager }));
    const { order } = await rooms.trackOrder.track(secret, 'en');
    assert.deepEqual(
      order.events.map(({ event, state }) => [event, state]),
      [
        ['place', 'awaiting_payment'],
        ['accept', 'queued'],
        ['assign', 'in_progress'],
      ],
    );
    assert.ok(order.events.every((row) => Object.keys(row).sort().join() === 'at,event,state'));
    assert.equal(order.dueBy, order.dueMax);
  });

  it('one that was never paid and is cancelled promises no date', async () => {
    const { secret } = await rooms.place();
    assert.notEqual((await rooms.trackOrder.track(secret, 'en')).order.dueBy, null);
    await rooms.trackOrder.cancel(secret, 'en');
    assert.equal((await rooms.trackOrder.track(secret, 'en')).order.dueBy, null);
  });

  it('a wrong link is no order, whatever is asked of it', async () => {
    const wrong = 'f'.repeat(40);
    for (const call of [
      () => rooms.trackOrder.track(wrong, 'en'),
      () => rooms.trackOrder.check(wrong, 'en'),
      () => rooms.trackOrder.pay(wrong),
      () => rooms.trackOrder.cancel(wrong, 'en'),
      () => rooms.trackOrder.answer(wrong, '0198f3c2-0000-7000-8000-000000000001', 'x', 'en'),
      () => rooms.trackOrder.claim(wrong, 'x'),
      () => rooms.trackOrder.download(wrong, 'en'),
    ])
      assert.equal(await codeOf(call()), 'unknown_order');
  });
});
