import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { minuteMs } from '#kernel/clock.ts';
import { admin, type DeliveryRooms, openDeliveryRooms } from '#testing/delivery-rooms.ts';

let rooms: DeliveryRooms;
before(async () => {
  rooms = await openDeliveryRooms();
});
after(() => rooms?.close());
beforeEach(() => rooms.calm());
type Ready = Awaited<ReturnType<DeliveryRooms['ready']>>;

describe('a mail that is not taken', () => {
  for (const refusal of ['refuses recipient', 'refuses content'] as const) {
    it(`the server ${refusal}: given up with a delivery problem; sending again clears it`, async () => {
      const placed = await rooms.ready();
      rooms.script.answer = refusal;
      assert.match((await rooms.deliver(placed)) ?? '', /^never: .*refused with 55/);
      const { order, states } = await rooms.stand(placed);
      assert.deepEqual([states, order.isSendInDoubt], [['ready', 'authorised'], false]);
      assert.match(order.deliveryProblem ?? '', /refused with 55/);
      assert.equal(rooms.capturesOf(placed), 0);
      rooms.script.answer = 'takes';
      await rooms.deliver(placed);
      const again = await rooms.stand(placed);
      assert.deepEqual([again.order.state, again.order.deliveryProblem], ['completed', null]);
    });
  }

  it('the server is away: tried again by itself, and no problem of this order', async () => {
    const placed = await rooms.ready();
    rooms.script.answer = 'is away';
    assert.match((await rooms.deliver(placed)) ?? '', /^later: .*ECONNREFUSED/);
    const { order, states } = await rooms.stand(placed);
    assert.deepEqual([states, order.deliveryProblem], [['ready', 'authorised'], null]);
  });

  it('the hold is lost while the server says 250: sent, a payment problem, no debit', async () => {
    const placed = await rooms.ready();
    rooms.script.whileTaken = async () => {
      rooms.gateway.say(placed.gatewayId, { status: 'expired', captureBefore: null });
      await rooms.settle.check(placed.payment);
    };
    await rooms.deliver(placed);
    const { order, states } = await rooms.stand(placed);
    assert.deepEqual([states, rooms.capturesOf(placed)], [['payment_problem', 'expired'], 0]);
    assert.ok(order.sentAt);
  });
});

describe('a mail of which nobody knows whether it was taken', () => {
  async function inDoubt(): Promise<Ready> {
    const placed = await rooms.ready();
    rooms.script.answer = 'says nothing';
    assert.match((await rooms.deliver(placed)) ?? '', /^later: /);
    return placed;
  }

  it('leaves the order locked and in doubt, with words for the staff and without a debit', async () => {
    const placed = await inDoubt();
    const { order, states } = await rooms.stand(placed);
    assert.deepEqual(
      [states, order.isSendInDoubt, order.sendingSince],
      [['sending', 'authorised'], true, null],
    );
    assert.match(order.deliveryProblem ?? '', /did not say whether/);
    assert.equal(rooms.capturesOf(placed), 0);
  });

  for (const later of ['refuses recipient', 'refuses content', 'is away', 'says nothing'] as const) {
    it(`a later attempt where the server ${later} proves nothing about the first`, async () => {
      const placed = await inDoubt();
      rooms.script.answer = later;
      await rooms.deliver(placed);
      const { order } = await rooms.stand(placed);
      assert.deepEqual([order.state, order.isSendInDoubt, rooms.capturesOf(placed)], ['sending', true, 0]);
    });
  }

  it('goes out again as the same mail whatever the funds are now; taken, it is settled', async () => {
    const placed = await inDoubt();
    rooms.gateway.say(placed.gatewayId, { status: 'expired', captureBefore: null });
    await rooms.settle.check(placed.payment);
    rooms.script.answer = 'takes';
    await rooms.deliver(placed);
    assert.equal(rooms.taken[0]?.messageId, `<report.${placed.id}.1@site.example>`);
    assert.deepEqual(
      [(await rooms.stand(placed)).states, rooms.capturesOf(placed)],
      [['payment_problem', 'expired'], 0],
    );
  });

  it('an attempt under way is not doubled; one that died is taken over when its lease has ended', async () => {
    const placed = await rooms.ready();
    rooms.script.whileTaken = async () => {
      rooms.script.whileTaken = async () => {};
      assert.match((await rooms.deliver(placed)) ?? '', /^later: .*being sent already/);
      rooms.clock.advance(2 * minuteMs);
      assert.equal(await rooms.deliver(placed), null);
    };
    await rooms.deliver(placed);
    assert.deepEqual(
      [(await rooms.stand(placed)).states, rooms.capturesOf(placed)],
      [['completed', 'captured'], 1],
    );
  });

  for (const wasTaken of [true, false]) {
    it(`a person finds out that it was ${wasTaken ? '' : 'not '}taken: their words are the proof`, async () => {
      const placed = await inDoubt();
      await rooms.delivery.resolve(placed.id, { wasTaken, reason: 'read in the log', actor: admin });
      const { order, states } = await rooms.stand(placed);
      assert.deepEqual(states, wasTaken ? ['completed', 'captured'] : ['ready', 'authorised']);
      assert.deepEqual([order.isSendInDoubt, rooms.capturesOf(placed)], [false, wasTaken ? 1 : 0]);
      const events = await rooms.orders.listEvents(rooms.db, placed.id);
      const said = events.find(({ reason }) => reason === 'read in the log');
      assert.deepEqual(
        [said?.event, said?.actor],
        [wasTaken ? 'send' : 'stop_sending', `account:${admin.accountId}`],
      );
    });
  }

  it('nobody finds out anything about a mail that is not in doubt, or is under way', async () => {
    const found = { wasTaken: true, reason: 'guessed', actor: admin };
    const placed = await rooms.ready();
    const refused = () =>
      assert.rejects(rooms.delivery.resolve(placed.id, found), { code: 'order_state_conflict' });
    await refused();
    rooms.script.whileTaken = refused;
    await rooms.deliver(placed);
    await refused();
    assert.equal(rooms.capturesOf(placed), 1);
  });

  it('nobody finds out anything while a doubtful mail is being sent again', async () => {
    const placed = await inDoubt();
    const found = { wasTaken: false, reason: 'guessed', actor: admin };
    rooms.script.answer = 'takes';
    rooms.script.whileTaken = () =>
      assert.rejects(rooms.delivery.resolve(placed.id, found), { code: 'order_state_conflict' });
    await rooms.deliver(placed);
    assert.deepEqual((await rooms.stand(placed)).states, ['completed', 'captured']);
  });
});
