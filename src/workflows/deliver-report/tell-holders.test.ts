import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { dayMs } from '#kernel/clock.ts';
import { type DeliveryRooms, openDeliveryRooms } from '#testing/delivery-rooms.ts';

let rooms: DeliveryRooms;
before(async () => {
  rooms = await openDeliveryRooms();
});
after(() => rooms?.close());
beforeEach(() => rooms.calm());

/** The next revision, approved and sent; answers whom its mails went to. */
async function correct(placed: Awaited<ReturnType<DeliveryRooms['ready']>>, revision: number) {
  rooms.taken.length = 0;
  rooms.clock.advance(dayMs);
  await rooms.seal(placed.id, revision);
  await rooms.putInto(placed.id, 'ready');
  await sql`UPDATE orders SET revision = ${revision} WHERE id = ${placed.id}`.execute(rooms.db);
  await rooms.deliver(placed);
  await rooms.outbox.drain();
  return rooms.taken.map(({ to }) => to).toSorted();
}

describe('a corrected report', () => {
  it('reaches everybody who was sent the one before: with it, or with the word that it is there', async () => {
    const placed = await rooms.ready();
    await rooms.deliver(placed);
    const { order } = await rooms.stand(placed);
    const note = (email: string) =>
      rooms.recipients.note(rooms.db, { orderId: placed.id, revision: 1, email });
    // Both were sent a copy; one has left the list since.
    await note('Stays@partner.example');
    await note('left@partner.example');
    rooms.confirmed.push({ email: 'stays@partner.example' });
    assert.deepEqual(await correct(placed, 2), [order.email, 'left@partner.example'].toSorted());

    const mail = rooms.taken.find(({ to }) => to === 'left@partner.example');
    const held = await rooms.records.find(rooms.db, placed.id, 1);
    assert.ok(mail);
    assert.ok(mail.text.includes(`https://site.example/verify/${held?.code}`), mail.text);
    assert.match(mail.text, /revision 1\.[\s\S]*Revision 2 has replaced it/);
    assert.ok(!('attachments' in mail) && !mail.text.includes(placed.secret) && !mail.text.includes('€'));
  });

  it('is told of once, however often it is sent, and the next one again', async () => {
    const placed = await rooms.ready();
    await rooms.deliver(placed);
    await rooms.recipients.note(rooms.db, { orderId: placed.id, revision: 1, email: 'left@partner.example' });
    const { order } = await rooms.stand(placed);
    const everybody = [order.email, 'left@partner.example'].toSorted();
    assert.deepEqual(await correct(placed, 2), everybody);
    rooms.taken.length = 0;
    await rooms.deliver(placed);
    await rooms.outbox.drain();
    assert.deepEqual(rooms.taken, []);
    assert.deepEqual(await correct(placed, 3), everybody);
  });

  it('is told of in the language of the order', async () => {
    const placed = await rooms.ready();
    await rooms.deliver(placed);
    await rooms.recipients.note(rooms.db, { orderId: placed.id, revision: 1, email: 'left@partner.example' });
    await sql`UPDATE orders SET locale = 'ru' WHERE id = ${placed.id}`.execute(rooms.db);
    await correct(placed, 2);
    const mail = rooms.taken.find(({ to }) => to === 'left@partner.example');
    assert.match(
      mail?.text ?? '',
      /Его заменила редакция\u00a02[\s\S]*https:\/\/site\.example\/ru\/verify\//,
    );
  });

  it('is told to nobody whom an erasure has made us forget', async () => {
    const placed = await rooms.ready();
    await rooms.deliver(placed);
    await rooms.recipients.note(rooms.db, { orderId: placed.id, revision: 1, email: 'left@partner.example' });
    const { order } = await rooms.stand(placed);
    await rooms.db
      .transaction()
      .execute((tx) => rooms.orders.eraseCustomer(tx, order, 'gone@erased.invalid'));
    assert.deepEqual(await rooms.recipients.listBefore(rooms.db, placed.id, 2), []);
  });
});

describe('a first report', () => {
  it('is told to nobody else', async () => {
    const placed = await rooms.ready();
    await rooms.deliver(placed);
    await rooms.outbox.drain();
    assert.equal(rooms.taken.length, 1);
    const [first] = await rooms.recipients.listBefore(rooms.db, placed.id, 2);
    assert.equal(first?.email, (await rooms.stand(placed)).order.email.toLowerCase());
  });
});
