import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { visitor } from '#kernel/actor.ts';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { type Claims, createClaims } from './claims.ts';
import { maxClaimFiles, maxClaims } from './contract.ts';
import type { Order } from './order.ts';
import { orderStates, rowOf } from './order-states.ts';

const sentAt = new Date('2026-11-20T12:00:00Z');
const clock = createSettableClock(sentAt);
const pdf = Buffer.from('%PDF-1.7 extract');
const clerk = {
  kind: 'account',
  accountId: '0197a3c2-5b7e-7c31-9d0a-3f1e5c7a9b42',
  role: 'Manager',
} as const;
let rooms: OrderRooms;
let claims: Claims;

before(async () => {
  rooms = await openOrderRooms();
  claims = createClaims({ clock });
});
after(() => rooms?.close());

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => rooms.db.transaction().execute(work);
const make = (order: Order, text: string) => inTransaction((tx) => claims.make(tx, order, text, visitor));
const addFile = (order: Order, claimId: string, bytes: Buffer) =>
  inTransaction((tx) => claims.addFile(tx, order, claimId, bytes, visitor));
const filesOf = async (order: Order) => (await claims.list(rooms.db, order.id)).flatMap(({ files }) => files);
const eventsOf = async (claimId: string) => {
  const query = 'SELECT event, actor FROM claim_events WHERE claim_id = $1 ORDER BY id';
  const { rows } = await rooms.database.pool.query(query, [claimId]);
  return rows.map(({ event, actor }) => `${event} by ${actor}`);
};

/** An order whose report was sent on 20 November. */
async function delivered(): Promise<Order> {
  clock.set(sentAt);
  const { id } = await rooms.place();
  await rooms.putInto(id, 'completed', sentAt);
  return rooms.orders.get(rooms.db, id);
}

test('a claim can be made until the sixtieth day is over, to the millisecond', async () => {
  const order = await delivered();
  const mayAfter = (ms: number) => {
    clock.set(new Date(sentAt.getTime() + ms));
    return claims.mayClaim(order);
  };
  assert.deepEqual([0, 60 * dayMs, 60 * dayMs + 1].map(mayAfter), [true, true, false]);
  await assert.rejects(make(order, 'too late'), { code: 'claim_too_late', status: 410 });
  assert.deepEqual(await claims.list(rooms.db, order.id), []);
});

test('only a report that was sent can be wrong, until its money goes back', async () => {
  const order = await delivered();
  for (const state of orderStates) {
    const isSent = rowOf(state).isSent && state !== 'refunding' && state !== 'refunded';
    assert.equal(claims.mayClaim({ ...order, state }), isSent, state);
    assert.equal(claims.mayClaim({ ...order, state, sentAt: null }), false, state);
    if (!isSent)
      await assert.rejects(make({ ...order, state }, 'x'), { code: 'order_state_conflict', status: 409 });
  }
});

test('the same words again are the same claim, however late; about a corrected report they are another', async () => {
  const order = await delivered();
  const first = await make(order, 'The director is wrong.');
  assert.equal(first.isNew, true);
  assert.deepEqual(await make(order, 'The director is wrong.'), { id: first.id, isNew: false });
  clock.set(new Date(sentAt.getTime() + 61 * dayMs));
  assert.deepEqual(await make(order, 'The director is wrong.'), { id: first.id, isNew: false });
  clock.set(sentAt);
  const other = await make({ ...order, revision: 2 }, 'The director is wrong.');
  assert.equal(other.isNew, true);
  assert.deepEqual(await eventsOf(first.id), ['made by visitor']);
});

test('so many claims and no more; the first one stands first', async () => {
  const order = await delivered();
  for (let made = 1; made <= maxClaims; made += 1) {
    await make(order, `claim ${made}`);
    clock.advance(1_000);
  }
  await assert.rejects(make(order, 'one more'), { code: 'too_many_claims', status: 409 });
  assert.equal((await make(order, 'claim 1')).isNew, false, 'what was made can be asked for again');
  const listed = await claims.list(rooms.db, order.id);
  assert.deepEqual(
    listed.map(({ text, revision }) => [text, revision]),
    [
      ['claim 1', 1],
      ['claim 2', 1],
      ['claim 3', 1],
    ],
  );
});

test('a file is known by its first bytes, not by what it calls itself', async () => {
  const order = await delivered();
  const { id } = await make(order, 'See the extract.');
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  for (const bytes of [
    Buffer.from('<svg onload="alert(1)">'),
    Buffer.from('PK\u0003\u0004'),
    Buffer.from(' %PDF-1.7'),
    Buffer.from('%PDF'),
    png.subarray(0, 7),
    jpeg.subarray(0, 2),
    Buffer.alloc(0),
  ])
    await assert.rejects(addFile(order, id, bytes), { code: 'claim_file_type', status: 415 });
  for (const bytes of [pdf, png, jpeg]) await addFile(order, id, bytes);
  assert.deepEqual(
    (await filesOf(order)).map(({ position, type, size }) => [position, type, size]),
    [
      [1, 'application/pdf', pdf.length],
      [2, 'image/png', 9],
      [3, 'image/jpeg', 4],
    ],
  );
  assert.equal((await filesOf(order)).length, maxClaimFiles);
  await assert.rejects(addFile(order, id, pdf), { code: 'too_many_claim_files', status: 409 });
});

test('a file goes to a claim of its own order and to no other', async () => {
  const [mine, theirs] = [await delivered(), await delivered()];
  const { id } = await make(mine, 'mine');
  for (const claimId of [id, uuidv7()])
    await assert.rejects(addFile(theirs, claimId, pdf), { code: 'unknown_claim', status: 404 });
  await addFile(mine, id, pdf);
  const [file] = await filesOf(mine);
  assert.ok(file);
  const take = (orderId: string, fileId: string) =>
    inTransaction((tx) => claims.takeFile(tx, orderId, fileId, clerk));
  await assert.rejects(take(theirs.id, file.id), { code: 'unknown_claim', status: 404 });
  await assert.rejects(take(mine.id, uuidv7()), { code: 'unknown_claim', status: 404 });
  const taken = await take(mine.id, file.id);
  assert.deepEqual([taken.bytes, taken.fileName], [pdf, 'claim-1.pdf']);
  assert.deepEqual(await eventsOf(id), [
    'made by visitor',
    'file_added by visitor',
    `file_read by account:${clerk.accountId}`,
  ]);
});

test('files stand with the claim they were sent to, each with its hash', async () => {
  const order = await delivered();
  const first = await make(order, 'first');
  clock.advance(1);
  const second = await make(order, 'second');
  await addFile(order, second.id, pdf);
  await addFile(order, second.id, pdf);
  const listed = await claims.list(rooms.db, order.id);
  assert.deepEqual(
    listed.map(({ id, files }) => [id, files.length]),
    [
      [first.id, 0],
      [second.id, 2],
    ],
  );
  const hashes = new Set(listed.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
  assert.equal(hashes.size, 1);
  assert.match([...hashes][0] ?? '', /^[0-9a-f]{64}$/);
});

test('who is forgotten takes claims and files along; that there were any stays', async () => {
  const order = await delivered();
  const { id } = await make(order, 'My name is Anna Petrova.');
  await addFile(order, id, pdf);
  await inTransaction((tx) => rooms.orders.eraseCustomer(tx, order, 'gone@erased.example'));
  assert.deepEqual(await claims.list(rooms.db, order.id), []);
  const { rows } = await rooms.database.pool.query('SELECT 1 FROM claim_files WHERE claim_id = $1', [id]);
  assert.equal(rows.length, 0);
  assert.equal((await eventsOf(id)).at(-1), 'erased by system');
});
