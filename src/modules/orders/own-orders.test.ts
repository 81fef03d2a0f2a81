import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { type OrderState, orderStates, statesOfView } from './order-states.ts';

let rooms: OrderRooms;
let clerkId = '';
let owners: { accountId: string; email: string }[] = [];

before(async () => {
  rooms = await openOrderRooms();
  const { rows } = await sql<{ id: string }>`SELECT id FROM accounts ORDER BY id LIMIT 4`.execute(rooms.db);
  clerkId = rows[0]?.id ?? '';
  owners = rows.map(({ id }, index) => ({ accountId: id, email: `owner${index}@demo.countercheck.example` }));
});
after(() => rooms?.close());

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => rooms.db.transaction().execute(work);

/** The owner of this test alone. */
function nextOwner() {
  const owner = owners.pop();
  assert.ok(owner);
  return owner;
}

type Asked = Partial<Record<'name' | 'regCode' | 'vatCode', string>>;
const companyRow = {
  companyId: uuidv7(),
  address: '',
  form: '',
  status: '',
  registerName: '',
  isDemo: true,
  nameLat: '',
  regCode: '',
  vatCode: '',
};

/** A placed order of an account or of a guest, about what was asked for. */
async function placed(
  owner: { accountId: string | null; email: string },
  { state = 'queued', asked = {} }: { state?: OrderState; asked?: Asked } = {},
): Promise<string> {
  const body = await rooms.orderBody();
  const request = { ...(body.subject.kind === 'request' ? body.subject.request : {}), ...asked };
  const { id } = await rooms.place({
    email: owner.email,
    subject: { ...body.subject, request } as typeof body.subject, // a request whose fields are replaced
  });
  await rooms.putInto(id, state);
  await sql`UPDATE orders SET account_id = ${owner.accountId} WHERE id = ${id}`.execute(rooms.db);
  rooms.clock.advance(1_000);
  return id;
}

const listed = async (
  accountId: string,
  filter: { states?: readonly OrderState[]; words?: string[]; countryId?: number } = {},
  page = { limit: 50, offset: 0 },
) => {
  const { states = orderStates, words = [], countryId } = filter;
  const { orders, total } = await rooms.orders.listOwn(
    rooms.db,
    { of: { accountId, entityId: undefined, isMineOnly: false }, states, words, countryId },
    page,
  );
  return { ids: orders.map(({ id }) => id), total };
};

test('one’s own orders, the latest first, page by page, with how many there are on all of them', async () => {
  const owner = nextOwner();
  const ids: string[] = [];
  for (const state of ['queued', 'completed', 'cancelled'] as const) ids.push(await placed(owner, { state }));
  const [first, second, third] = ids;
  assert.deepEqual(await listed(owner.accountId), { ids: [third, second, first], total: 3 });
  assert.deepEqual(await listed(owner.accountId, {}, { limit: 2, offset: 0 }), {
    ids: [third, second],
    total: 3,
  });
  assert.deepEqual(await listed(owner.accountId, {}, { limit: 2, offset: 2 }), { ids: [first], total: 3 });
  assert.deepEqual(await listed(owner.accountId, {}, { limit: 2, offset: 4 }), { ids: [], total: 3 });

  assert.deepEqual((await listed(owner.accountId, { states: statesOfView('delivered') })).ids, [second]);
  assert.deepEqual((await listed(owner.accountId, { states: statesOfView('closed') })).ids, [third]);
  assert.deepEqual(await listed(owner.accountId, { states: [] }), { ids: [], total: 0 });
  const { countryId } = await rooms.orders.get(rooms.db, first ?? '');
  assert.equal((await listed(owner.accountId, { countryId })).total, 3);
  assert.equal((await listed(owner.accountId, { countryId: countryId + 1 })).total, 0);

  const counted = await rooms.orders.countOwn(rooms.db, {
    accountId: owner.accountId,
    entityId: undefined,
    isMineOnly: false,
  });
  assert.deepEqual(
    counted.toSorted((a, b) => a.state.localeCompare(b.state)),
    (['cancelled', 'completed', 'queued'] as const).map((state) => ({ state, countryId, count: 1 })),
  );
});

test('two of the same moment stand in one order on every page', async () => {
  const owner = nextOwner();
  const ids = [await placed(owner), await placed(owner), await placed(owner)];
  await sql`UPDATE orders SET placed_at = ${rooms.clock.now()} WHERE account_id = ${owner.accountId}`.execute(
    rooms.db,
  );
  const pages = [];
  for (const offset of [0, 1, 2])
    pages.push(...(await listed(owner.accountId, {}, { limit: 1, offset })).ids);
  assert.deepEqual(pages, ids.toReversed());
});

test('words stand anywhere in number, names and codes, in any case, and mean no pattern', async () => {
  const owner = nextOwner();
  const percent = await placed(owner, { asked: { name: '777% Müller_Bau \\ Söhne', regCode: 'HRB 12' } });
  const plain = await placed(owner, { asked: { name: '777 Mueller Bau', vatCode: 'DE123' } });
  const company = await placed(owner);
  const subject = { ...companyRow, kind: 'company', name: 'Ромашка', nameLat: 'Romashka', regCode: '7707' };
  await sql`UPDATE orders SET subject = ${JSON.stringify(subject)} WHERE id = ${company}`.execute(rooms.db);
  const found = async (...words: string[]) => (await listed(owner.accountId, { words })).ids.toSorted();
  assert.deepEqual(await found('%'), [percent]);
  assert.deepEqual(await found('_'), [percent]);
  assert.deepEqual(await found('\\'), [percent]);
  assert.deepEqual(await found('MÜLLER'), [percent]);
  assert.deepEqual(await found('777'), [percent, plain].toSorted());
  assert.deepEqual(await found('777', 'de123'), [plain]);
  assert.deepEqual(await found('777', 'nothing'), []);
  for (const words of ['ромашка', 'ROMASHKA', '7707']) assert.deepEqual(await found(words), [company], words);
  const { number } = await rooms.orders.get(rooms.db, plain);
  assert.deepEqual(await found(number.toLowerCase()), [plain]);
  assert.deepEqual(await found('hrb 12'), [percent]);
  assert.deepEqual(await found('isdemo'), [], 'only what is shown is searched');
});

test('what somebody ordered as a guest becomes theirs once, whatever the case of the address', async () => {
  const [owner, stranger] = [
    nextOwner(),
    { accountId: uuidv7(), email: 'stranger@demo.countercheck.example' },
  ];
  const guest = await placed({ accountId: null, email: owner.email.toUpperCase() });
  const other = await placed({ accountId: null, email: stranger.email });
  const before = await rooms.orders.listOfOwner(rooms.db, owner);
  assert.deepEqual(
    before.map(({ id }) => id),
    [guest],
    'before it is taken over it belongs to its address',
  );
  assert.deepEqual(await listed(owner.accountId), { ids: [], total: 0 });
  const taken = await Promise.all([1, 2, 3].map(() => rooms.orders.takeOverGuestOrders(rooms.db, owner)));
  assert.deepEqual(taken.toSorted(), [0, 0, 1], 'three at once take it once');
  assert.deepEqual((await listed(owner.accountId)).ids, [guest]);
  assert.equal((await rooms.orders.get(rooms.db, other)).accountId, null);

  // Somebody else who proves the same address later gets nothing of it.
  const rows = await inTransaction((tx) =>
    rooms.orders.lockOfOwner(tx, { accountId: stranger.accountId, email: owner.email }),
  );
  assert.deepEqual(rows, []);
  assert.deepEqual(
    (await rooms.orders.listOfOwner(rooms.db, { ...owner, email: 'moved@demo.countercheck.example' })).map(
      ({ id }) => id,
    ),
    [guest],
    'an order of the account stays its own when the address changes',
  );
});

test('a customer who is forgotten leaves what was sold, and a link that opens nothing', async () => {
  const email = 'anna@demo.countercheck.example';
  const body = await rooms.orderBody();
  const hints = { phone: '+7 495 123-45-67', email: 'anna@buyer.example', addInfo: 'Ask for Anna' };
  const subject = {
    kind: 'request',
    request: { name: 'Nord AG', regCode: 'HRB 7', vatCode: 'DE1', address: 'Kiel', ...hints },
  };
  const { id, secret } = await rooms.place({
    ...body,
    email,
    timeZone: 'Asia/Omsk',
    subject: subject as typeof body.subject, // of the kind that the contract takes
  });
  const order = await rooms.orders.get(rooms.db, id);
  await inTransaction(async (tx) => {
    await rooms.orders.noteDeliveryProblem(tx, id, `550 no mailbox ${email}`);
    await rooms.research.ask(tx, order, 'Which Anna?', clerkId);
    await rooms.orders.eraseCustomer(tx, order, 'gone@erased.example');
  });
  const kept = await rooms.orders.get(rooms.db, id);
  assert.deepEqual([kept.email, kept.timeZone, kept.deliveryProblem], ['gone@erased.example', null, null]);
  assert.deepEqual(kept.subject, {
    kind: 'request',
    request: { ...subject.request, phone: '', email: '', addInfo: '' },
  });
  assert.deepEqual([kept.tariff, kept.number, kept.placedAt], [order.tariff, order.number, order.placedAt]);
  assert.deepEqual(await rooms.research.listClarifications(rooms.db, id), []);
  await assert.rejects(rooms.orders.getBySecret(rooms.db, secret), { code: 'unknown_order', status: 404 });
  assert.notEqual(rooms.orders.secretOf(kept), secret);
  const { rows } = await sql<{
    row: string;
  }>`SELECT orders::text AS row FROM orders WHERE id = ${id}`.execute(rooms.db);
  assert.doesNotMatch(rows[0]?.row ?? '', /anna|495 123|4951234567/i);
});

test('a company of the register is what was sold: all of it stays', async () => {
  const { id } = await rooms.place();
  const subject = { ...companyRow, kind: 'company', name: 'Nord AG', address: 'Kiel' } as const;
  await sql`UPDATE orders SET subject = ${JSON.stringify(subject)} WHERE id = ${id}`.execute(rooms.db);
  const order = await rooms.orders.get(rooms.db, id);
  await inTransaction((tx) => rooms.orders.eraseCustomer(tx, order, 'gone@erased.example'));
  assert.deepEqual((await rooms.orders.get(rooms.db, id)).subject, subject);
});
