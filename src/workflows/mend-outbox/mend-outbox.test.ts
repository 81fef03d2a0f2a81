import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { minuteMs } from '#kernel/clock.ts';
import { orderTopics } from '#modules/orders/service.ts';
import { paymentTopics } from '#modules/payments/service.ts';
import { GiveUp } from '#platform/jobs/outbox.ts';
import { createOutboxDesk } from '#platform/jobs/outbox-desk.ts';
import { createMailServer } from '#platform/mail/server-state.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import type { StuckState } from './contract.ts';
import { createMendOutbox, type MendOutbox } from './mend-outbox.ts';

const nobody = '0198f3c2-0000-7000-8000-000000000001';
const staff: Actor = { kind: 'account', accountId: nobody, role: 'Manager' };
/** A topic that only these tests have; what its work does a test says. */
const topic = 'test.work';

let rooms: OrderRooms;
let mend: MendOutbox;
let mailServer: ReturnType<typeof createMailServer>;
let work: (payload: unknown) => Promise<void>;
const failing = () => Promise.reject(new Error('not yet'));
const givingUp = () => Promise.reject(new GiveUp('never'));

before(async () => {
  rooms = await openOrderRooms();
  const { db, clock, outbox } = rooms;
  mailServer = createMailServer({ db, clock, onMended: async () => {}, alarm: () => {}, warn: () => {} });
  mend = createMendOutbox({ ...rooms, outboxDesk: createOutboxDesk({ clock }), mailServer });
  outbox.on(topic, (payload) => work(payload), { forgetsPayload: true });
});
after(() => rooms?.close());
beforeEach(async () => {
  work = async () => {};
  await rooms.database.pool.query('UPDATE outbox SET done_at = now()');
});

let keys = 0;
/** A row of the outbox that was worked on once, with whatever end `work` has. Answers its id. */
async function stuck(payload: unknown = {}): Promise<string> {
  keys += 1;
  const key = `test-${keys}`;
  const row = { topic, key, payload };
  await rooms.db.transaction().execute((tx) => rooms.outbox.enqueue(tx, row));
  await rooms.outbox.runNow(key);
  const { rows } = await rooms.database.pool.query('SELECT id FROM outbox WHERE key = $1', [key]);
  return String(rows[0]?.id);
}
/** A given-up row of a real topic, as it stands after its handler has ended the trying. */
async function givenUp(ofTopic: string): Promise<string> {
  const id = await stuck();
  await rooms.database.pool.query('UPDATE outbox SET topic = $2 WHERE id = $1', [id, ofTopic]);
  return id;
}
async function rowsIn(state: StuckState) {
  return (await mend.list({ state, page: 1, pageSize: 50 })).items;
}
async function eventsOf(rowId: string): Promise<string[]> {
  const { rows } = await rooms.database.pool.query(
    'SELECT event, actor FROM outbox_events WHERE outbox_id = $1 ORDER BY id',
    [rowId],
  );
  return rows.map(({ event, actor }) => `${event} by ${actor}`);
}
async function payloadOf(rowId: string): Promise<unknown> {
  const { rows } = await rooms.database.pool.query('SELECT payload FROM outbox WHERE id = $1', [rowId]);
  return rows[0]?.payload;
}

describe('what is listed', () => {
  it('work that failed is failing until it is given up, and says when it is tried next', async () => {
    work = failing;
    const rowId = await stuck();
    const [row, ...more] = await rowsIn('failing');
    assert.deepEqual([row?.rowId, row?.attempts, row?.lastError, more], [rowId, 1, 'Error: not yet', []]);
    assert.ok(row?.nextAt !== null && row?.givenUpAt === null && !row.mayDismiss);
    assert.deepEqual(await rowsIn('given_up'), []);
    work = givingUp;
    rooms.clock.advance(minuteMs);
    await rooms.outbox.drain();
    assert.deepEqual(await rowsIn('failing'), []);
    const [ended] = await rowsIn('given_up');
    assert.deepEqual(
      [ended?.rowId, ended?.attempts, ended?.nextAt, ended?.mayDismiss],
      [rowId, 2, null, true],
    );
    assert.equal(ended?.givenUpAt, rooms.clock.now().toISOString());
  });

  it('work that succeeds, waits for its hour or was never tried is not in the list', async () => {
    await stuck();
    const later = { topic, key: 'later', payload: {}, delayMs: minuteMs };
    await rooms.db.transaction().execute((tx) => rooms.outbox.enqueue(tx, later));
    assert.deepEqual([...(await rowsIn('failing')), ...(await rowsIn('given_up'))], []);
  });

  it('the oldest first, page by page, with how many there are on all', async () => {
    work = givingUp;
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) {
      ids.push(await stuck());
      rooms.clock.advance(1000);
    }
    const first = await mend.list({ state: 'given_up', page: 1, pageSize: 2 });
    const second = await mend.list({ state: 'given_up', page: 2, pageSize: 2 });
    assert.deepEqual([first.total, second.total], [3, 3]);
    assert.deepEqual(
      [...first.items, ...second.items].map(({ rowId }) => rowId),
      ids,
    );
  });

  it('a row names its order, also where it knows only the payment', async () => {
    const { id, payment } = await rooms.place();
    const { number } = await rooms.orders.get(rooms.db, id);
    work = givingUp;
    for (const payload of [{ orderId: id }, { paymentId: payment.id }]) {
      const rowId = await stuck(payload);
      const row = (await rowsIn('given_up')).find((found) => found.rowId === rowId);
      assert.deepEqual([row?.orderId, row?.orderNumber], [id, number], JSON.stringify(payload));
    }
  });

  it('a row about no order, about one that is gone, or about nonsense is shown without a number', async () => {
    work = givingUp;
    const strange = [{}, { orderId: 7 }, { orderId: 'nonsense' }, { orderId: nobody }, { paymentId: nobody }];
    for (const payload of [...strange, 'text', ['orderId']]) await stuck(payload);
    const rows = await rowsIn('given_up');
    assert.equal(rows.length, strange.length + 2);
    assert.ok(rows.every(({ orderId, orderNumber }) => orderId === null && orderNumber === null));
  });

  it('an endless error is shortened to what the contract carries', async () => {
    work = () => Promise.reject(new GiveUp('so '.repeat(1000)));
    await stuck();
    const [row] = await rowsIn('given_up');
    assert.ok((row?.lastError?.length ?? 0) <= 600 && row?.lastError?.startsWith('Error: so so'));
  });
});

describe('trying again', () => {
  for (const [state, ending] of [
    ['failing', failing],
    ['given_up', givingUp],
  ] as const) {
    it(`${state}: the row is due at once, counts anew, and who asked is kept`, async () => {
      const seen: unknown[] = [];
      work = ending;
      const rowId = await stuck({ say: 'again' });
      work = async (payload) => {
        seen.push(payload);
      };
      await mend.retry(rowId, staff);
      const [row] = await rowsIn('failing');
      assert.deepEqual([row?.rowId, row?.attempts, row?.nextAt], [rowId, 0, rooms.clock.now().toISOString()]);
      await rooms.outbox.drain();
      assert.deepEqual(seen, [{ say: 'again' }]);
      assert.deepEqual(await rowsIn(state), []);
      assert.deepEqual(await eventsOf(rowId), [`retry by account:${nobody}`]);
    });
  }

  it('what is done by now is refused, and so is what never failed; nothing is noted', async () => {
    const done = await stuck();
    const later = { topic, key: 'not yet due', payload: {}, delayMs: minuteMs };
    await rooms.db.transaction().execute((tx) => rooms.outbox.enqueue(tx, later));
    const { rows } = await rooms.database.pool.query("SELECT id FROM outbox WHERE key = 'not yet due'");
    for (const rowId of [done, String(rows[0]?.id)]) {
      await assert.rejects(mend.retry(rowId, staff), { code: 'outbox_row_conflict', status: 409 });
      assert.deepEqual(await eventsOf(rowId), []);
    }
  });

  it('what somebody works on at this moment is refused', async () => {
    work = failing;
    const rowId = await stuck();
    let isRefused = false;
    work = async () => {
      await assert.rejects(mend.retry(rowId, staff), { code: 'outbox_row_conflict' });
      isRefused = true;
    };
    rooms.clock.advance(minuteMs);
    await rooms.outbox.drain();
    assert.ok(isRefused);
    assert.deepEqual(await eventsOf(rowId), []);
  });

  it('all at once takes what was given up, leaves what tries by itself, and notes each row', async () => {
    work = givingUp;
    const ended = [await stuck(), await stuck()];
    work = failing;
    const trying = await stuck();
    assert.equal(await mend.retryAll(staff), 2);
    for (const rowId of ended) assert.deepEqual(await eventsOf(rowId), [`retry by account:${nobody}`]);
    assert.deepEqual(await eventsOf(trying), []);
    assert.equal(await mend.retryAll(staff), 0, 'a second push finds nothing');
  });
});

describe('leaving undone', () => {
  it('a given-up row is left for good: not listed, not tried, its payload forgotten, who did it kept', async () => {
    work = givingUp;
    const rowId = await stuck({ email: 'anna@buyer.example' });
    await mend.dismiss(rowId, staff);
    assert.deepEqual(await rowsIn('given_up'), []);
    assert.deepEqual(await payloadOf(rowId), {});
    assert.deepEqual(await eventsOf(rowId), [`dismiss by account:${nobody}`]);
    await assert.rejects(mend.retry(rowId, staff), { code: 'outbox_row_conflict' });
    await assert.rejects(mend.dismiss(rowId, staff), { code: 'outbox_row_conflict', status: 409 });
    assert.equal((await eventsOf(rowId)).length, 1);
  });

  it('what is still tried by itself cannot be left', async () => {
    work = failing;
    const rowId = await stuck();
    await assert.rejects(mend.dismiss(rowId, staff), { code: 'outbox_row_conflict' });
    assert.equal((await rowsIn('failing')).length, 1);
  });

  // Every topic there is: a new one of payments is needed by itself, one of orders stands here or in the list below.
  const { forgetCard, ...moneyTopics } = paymentTopics;
  for (const needed of [...Object.values(moneyTopics), orderTopics.deliver]) {
    it(`${needed} can only be tried again: whoever could leave it could lose money or a report`, async () => {
      work = givingUp;
      const rowId = await givenUp(needed);
      assert.equal((await rowsIn('given_up'))[0]?.mayDismiss, false);
      await assert.rejects(mend.dismiss(rowId, staff), { code: 'outbox_row_needed', status: 409 });
      assert.equal((await rowsIn('given_up')).length, 1);
      await mend.retry(rowId, staff);
    });
  }

  it('of the mails only the report itself is needed, and a card that its gateway keeps costs nobody money', async () => {
    work = givingUp;
    const { deliver: _, ...mails } = orderTopics;
    for (const one of [...Object.values(mails), forgetCard]) await mend.dismiss(await givenUp(one), staff);
    assert.deepEqual(await rowsIn('given_up'), []);
  });
});

it('a row that does not exist is 404 for both acts', async () => {
  for (const act of [mend.retry, mend.dismiss])
    await assert.rejects(act(nobody, staff), { code: 'unknown_outbox_row', status: 404 });
});

it('the state counts both kinds, and calls the mail server alarming after ten minutes of failing', async () => {
  const working = { failingSince: null, lastError: null, isAlarming: false };
  assert.deepEqual(await mend.state(), { givenUp: 0, failing: 0, mail: working });
  work = givingUp;
  await stuck();
  await stuck();
  work = failing;
  await stuck();
  const since = rooms.clock.now().toISOString();
  await mailServer.report({ isWorking: false, words: '554 no service for anna@buyer.example' });
  const { mail, ...counts } = await mend.state();
  assert.deepEqual(counts, { givenUp: 2, failing: 1 });
  assert.deepEqual(mail, { failingSince: since, lastError: '554 no service for …@…', isAlarming: false });
  rooms.clock.advance(10 * minuteMs);
  assert.equal((await mend.state()).mail.isAlarming, true);
  await mailServer.report({ isWorking: true });
  assert.deepEqual((await mend.state()).mail, working);
});
