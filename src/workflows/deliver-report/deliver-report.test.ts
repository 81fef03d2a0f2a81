import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { system } from '#kernel/actor.ts';
import { dayMs, hourMs } from '#kernel/clock.ts';
import { orderStates } from '#modules/orders/order-states.ts';
import type { GatewayStatus } from '#modules/payments/service.ts';
import { type DeliveryRooms, openDeliveryRooms, thinReason } from '#testing/delivery-rooms.ts';

let rooms: DeliveryRooms;
before(async () => {
  rooms = await openDeliveryRooms();
});
after(() => rooms?.close());
beforeEach(() => rooms.calm());
type Ready = Awaited<ReturnType<DeliveryRooms['ready']>>;

describe('a report whose money is held', () => {
  it('goes out with both PDFs, and only when the mail is taken is the card debited', async () => {
    const placed = await rooms.ready();
    let meanwhile: unknown;
    rooms.script.whileTaken = async () => {
      meanwhile = [(await rooms.stand(placed)).states, rooms.capturesOf(placed)];
    };
    assert.equal(await rooms.deliver(placed), null);
    assert.deepEqual(meanwhile, [['sending', 'authorised'], 0]);
    const { order, states } = await rooms.stand(placed);
    assert.deepEqual([states, rooms.capturesOf(placed)], [['completed', 'captured'], 1]);
    const [mail, ...more] = rooms.taken;
    assert.deepEqual([mail?.to, more], [order.email, []]);
    assert.deepEqual(
      mail?.attachments?.map(({ fileName, contentType }) => `${fileName} ${contentType}`),
      ['en', 'ru'].map((locale) => `${order.number}-${locale}.pdf application/pdf`),
    );
    assert.ok(order.sentAt !== null && order.mailMessageId === mail?.messageId);
  });

  it('is told to the added addresses in the transaction that says it was sent', async () => {
    const placed = await rooms.ready();
    await rooms.deliver(placed);
    assert.deepEqual(rooms.copied, [`${placed.id} report <report.${placed.id}.1@site.example>`]);
  });

  it('says why there is little in it, in the customer’s language', async () => {
    await rooms.deliver(await rooms.ready());
    assert.ok(rooms.taken[0]?.text.includes(thinReason.en) && !rooms.taken[0].text.includes(thinReason.ru));
  });

  it('is drawn once a language, both at once: a second attempt sends the files there are', async () => {
    const placed = await rooms.ready();
    rooms.script.answer = 'is away';
    await rooms.deliver(placed);
    assert.deepEqual([rooms.rendered.length, rooms.drawing.most], [2, 2]);
    rooms.script.answer = 'takes';
    await rooms.deliver(placed);
    assert.equal(rooms.rendered.length, 2);
    assert.equal(rooms.taken.length, 1);
  });

  it('that cannot be drawn is not sent: it is tried again, the gateway is not even asked', async () => {
    const placed = await rooms.ready();
    rooms.script.canRender = [];
    const asked = rooms.gateway.calls.length;
    assert.match((await rooms.deliver(placed)) ?? '', /^later: .*the renderer is down/);
    assert.deepEqual([(await rooms.stand(placed)).states, rooms.taken], [['ready', 'authorised'], []]);
    assert.equal(rooms.gateway.calls.length, asked);
  });

  it('keeps the language that could be drawn when another could not: that one alone is drawn later', async () => {
    for (const [drawable, missing] of [
      ['en', 'ru'],
      ['ru', 'en'],
    ] as const) {
      rooms.calm();
      const placed = await rooms.ready();
      rooms.script.canRender = [drawable];
      assert.match((await rooms.deliver(placed)) ?? '', /^later: .*the renderer is down/);
      assert.deepEqual([rooms.rendered.length, rooms.taken], [1, []]);
      rooms.script.canRender = [missing];
      await rooms.deliver(placed);
      assert.deepEqual([rooms.rendered.length, rooms.taken.length], [2, 1]);
    }
  });

  it('is not sent twice: a second run of the same work finds nothing to do', async () => {
    const placed = await rooms.ready();
    await rooms.deliver(placed);
    assert.equal(await rooms.deliver(placed), null);
    assert.deepEqual([rooms.taken.length, rooms.capturesOf(placed)], [1, 1]);
  });
});

describe('a report whose money is not held', () => {
  it('a verified card is asked for a hold first; its answer brings the delivery', async () => {
    const placed = await rooms.ready({ status: 'verified', cardToken: 'card-1', captureBefore: null });
    assert.equal(await rooms.deliver(placed), null);
    assert.deepEqual(rooms.taken, []);
    const { payment, states } = await rooms.stand(placed);
    assert.deepEqual([states, payment.attempt], [['ready', 'authorised'], 2]);
    const hold = new Date(rooms.clock.now().getTime() + 3 * dayMs);
    rooms.gateway.say(payment.gatewayPaymentId ?? '', { captureBefore: hold });
    await rooms.outbox.drain();
    assert.deepEqual(
      [(await rooms.stand(placed)).states, rooms.taken.length],
      [['completed', 'captured'], 1],
    );
    assert.equal((await rooms.payments.get(rooms.db, placed.payment.id)).state, 'voided');
  });

  it('a hold that ends within a day is let go and asked for anew on the saved card', async () => {
    const captureBefore = new Date(rooms.clock.now().getTime() + 23 * hourMs);
    const placed = await rooms.ready({ cardToken: 'card-1', captureBefore });
    await rooms.deliver(placed);
    assert.deepEqual([rooms.taken, (await rooms.stand(placed)).payment.attempt], [[], 2]);
    assert.equal((await rooms.payments.get(rooms.db, placed.payment.id)).state, 'void_due');
    assert.ok(rooms.gateway.calls.some((call) => call.startsWith('authorise') && call.includes(placed.id)));
  });

  for (const [what, reported] of [
    ['a verified card that was not kept', { status: 'verified', captureBefore: null }],
    ['a short hold on a card that was not kept', { captureBefore: new Date('2026-11-18T11:00:00Z') }],
  ] as const satisfies readonly (readonly [string, Partial<GatewayStatus>])[]) {
    it(`${what}: the customer is asked, nothing is sent`, async () => {
      const placed = await rooms.ready(reported);
      await rooms.deliver(placed);
      const { order } = await rooms.stand(placed);
      assert.deepEqual([order.state, rooms.taken], ['funds_needed', []]);
    });
  }

  it('a hold that the bank dropped is seen at the gateway: the customer is asked, nothing is sent', async () => {
    const placed = await rooms.ready();
    rooms.gateway.say(placed.gatewayId, { status: 'expired', captureBefore: null });
    await rooms.deliver(placed);
    assert.deepEqual([(await rooms.stand(placed)).states, rooms.taken], [['funds_needed', 'expired'], []]);
  });

  for (const [what, termsVersion, days, state] of [
    ['of days ago', '8', 6, 'ready'],
    ['of more than a week ago', '8', 8, 'funds_needed'],
    ['of days ago, under an offer that has no second reserve after it', '7', 6, 'funds_needed'],
  ] as const) {
    const whom = state === 'ready' ? 'the saved card is asked' : 'the customer is asked, not the saved card';
    it(`a hold ${what} that nobody could renew: ${whom}`, async () => {
      const captureBefore = new Date(rooms.clock.now().getTime() + 30 * hourMs);
      const placed = await rooms.ready({ cardToken: 'card-1', captureBefore });
      await sql`UPDATE orders SET terms_version = ${termsVersion} WHERE id = ${placed.id}`.execute(rooms.db);
      await sql`UPDATE payments SET state = 'expired', hold_ended_at = ${new Date(rooms.clock.now().getTime() - days * dayMs)}
        WHERE id = ${placed.payment.id}`.execute(rooms.db);
      rooms.gateway.say(placed.gatewayId, { status: 'expired', captureBefore: null });
      await rooms.deliver(placed);
      const { order, payment } = await rooms.stand(placed);
      assert.deepEqual([order.state, payment.attempt, rooms.taken], [state, state === 'ready' ? 2 : 1, []]);
    });
  }

  it('a gateway that does not answer is not taken for a live hold: the delivery waits for its word', async () => {
    const placed = await rooms.ready();
    rooms.gateway.silentAbout.add(placed.gatewayId);
    assert.match((await rooms.deliver(placed)) ?? '', /^later: /);
    assert.deepEqual([(await rooms.stand(placed)).states, rooms.taken], [['ready', 'authorised'], []]);
    rooms.gateway.silentAbout.delete(placed.gatewayId);
    await rooms.deliver(placed);
    assert.deepEqual((await rooms.stand(placed)).states, ['completed', 'captured']);
  });

  it('a payment that changed between the question and the content stops the mail', async () => {
    const placed = await rooms.ready();
    rooms.script.beforeContent = () => rooms.putPaymentInto(placed.payment, 'expired');
    assert.match((await rooms.deliver(placed)) ?? '', /^later: .*the payment is expired by now/);
    assert.deepEqual([(await rooms.stand(placed)).order.state, rooms.taken], ['ready', []]);
  });

  it('a corrected report was paid for: it goes out and nothing more is taken', async () => {
    const placed = await rooms.ready();
    await rooms.deliver(placed);
    await rooms.seal(placed.id, 2);
    await rooms.putInto(placed.id, 'ready');
    await sql`UPDATE orders SET revision = 2 WHERE id = ${placed.id}`.execute(rooms.db);
    await rooms.deliver(placed);
    assert.deepEqual(
      [(await rooms.stand(placed)).states, rooms.capturesOf(placed)],
      [['completed', 'captured'], 1],
    );
    assert.deepEqual(
      rooms.taken.map(({ messageId }) => messageId),
      [1, 2].map((revision) => `<report.${placed.id}.${revision}@site.example>`),
    );
  });
});

describe('an order that wants no report', () => {
  for (const state of orderStates.filter((each) => each !== 'ready' && each !== 'sending')) {
    it(`${state}: nothing is drawn, asked or sent, and nothing moves`, async () => {
      const placed = await rooms.place();
      await rooms.putInto(placed.id, state, new Date());
      const asked = rooms.gateway.calls.length;
      assert.equal(await rooms.deliver(placed), null);
      assert.deepEqual([rooms.rendered, rooms.taken, rooms.gateway.calls.length], [[], [], asked]);
      assert.equal((await rooms.stand(placed)).order.state, state);
    });
  }

  it('cancelled before the mail server asks for the content: nothing is handed over, nothing is tried again', async () => {
    const placed = await rooms.ready();
    rooms.script.beforeContent = () => cancel(placed);
    assert.equal(await rooms.deliver(placed), null);
    assert.deepEqual([(await rooms.stand(placed)).order.state, rooms.taken], ['cancelled', []]);
  });

  it('cannot be cancelled once the content is asked for', async () => {
    const placed = await rooms.ready();
    rooms.script.whileTaken = () => assert.rejects(cancel(placed), { code: 'order_state_conflict' });
    assert.equal(await rooms.deliver(placed), null);
    assert.equal((await rooms.stand(placed)).order.state, 'completed');
  });

  it('taken all the same: a person is called, the order keeps its state, nothing is debited', async () => {
    const placed = await rooms.ready();
    rooms.script.whileTaken = () => rooms.putInto(placed.id, 'cancelled');
    await rooms.deliver(placed);
    const { order } = await rooms.stand(placed);
    assert.deepEqual([order.state, rooms.capturesOf(placed), rooms.alarms.length], ['cancelled', 0, 1]);
    assert.match(order.deliveryProblem ?? '', /taken the report although the order is cancelled/);
    const last = (await rooms.orders.listEvents(rooms.db, placed.id)).at(-1);
    assert.deepEqual([last?.event, last?.state], ['send', 'cancelled']);
  });
  const cancel = ({ id }: Ready) =>
    rooms.db.transaction().execute((tx) => rooms.orders.apply(tx, id, 'cancel', { actor: system }));
});
