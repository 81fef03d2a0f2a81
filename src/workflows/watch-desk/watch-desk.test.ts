import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { system } from '#kernel/actor.ts';
import { dayMs } from '#kernel/clock.ts';
import { createPromises } from '#modules/orders/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createWatchDesk } from './watch-desk.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms.close());

test('an order is urgent, then late, then a promise that was not kept; a later correction changes nothing', async () => {
  const { db, clock, orders } = rooms;
  const promises = createPromises({ clock });
  const users = { namesOf: async () => new Map<string, string>() } as never; // nobody is named here
  const desk = createWatchDesk({ db, clock, accounts: { users }, promises });
  const apply = (id: string, event: Parameters<typeof orders.apply>[2]) =>
    db.transaction().execute((tx) => orders.apply(tx, id, event, { actor: system }));

  /** As if it had been written and approved. */
  const send = async (id: string) => {
    await rooms.putInto(id, 'ready');
    await apply(id, 'begin_sending');
    await apply(id, 'send');
  };

  const kept = await rooms.place();
  const late = await rooms.place();
  for (const { id } of [kept, late]) await apply(id, 'accept');
  const { dueMax } = await orders.get(db, late.id);
  assert.ok(dueMax !== null);
  await send(kept.id);
  let figures = await desk.figures();
  assert.deepEqual(figures.promises, { kept: 1, ended: 1 });
  assert.deepEqual(
    figures.states.map(({ state, orders: n, unassigned }) => [state, n, unassigned]),
    [
      ['queued', 1, 1],
      ['report_sent', 1, 1],
    ],
  );
  assert.equal(figures.days.length, 14);
  const today = figures.days.at(-1);
  assert.deepEqual([today?.accepted, today?.sent, today?.late], [2, 1, 0]);

  clock.set(new Date(dueMax.getTime() - dayMs / 2));
  figures = await desk.figures();
  assert.deepEqual(
    figures.urgent.map(({ orderId, isLate }) => [orderId, isLate]),
    [[late.id, false]],
  );
  clock.set(new Date(dueMax.getTime() + 1));
  figures = await desk.figures();
  assert.equal(figures.urgent[0]?.isLate, true);
  // Late and waiting counts at once, and once only.
  assert.deepEqual(figures.promises, { kept: 1, ended: 2 });
  await apply(late.id, 'cancel');
  assert.deepEqual((await desk.figures()).promises, { kept: 1, ended: 2 });

  await rooms.putInto(kept.id, 'claim_open');
  await apply(kept.id, 'correct');
  await send(kept.id);
  assert.deepEqual((await desk.figures()).promises, { kept: 1, ended: 2 });
});
