import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { orderBody } from '#testing/buyer.ts';
import { codeOf, enter, mailbox, newColleague, type Person } from '#testing/colleagues/colleagues.ts';
import { type DebtsFixture, limit, openDebtsFixture } from '#testing/gateways/debts-fixture.ts';
import { handOverCompany, removeColleague } from '#workflows/leave-company/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { approveCredit, getDebts, getOwnCredit } from './contract.ts';

let desk: DebtsFixture;
let director: Person;
before(async () => {
  desk = await openDebtsFixture();
  director = await enter(desk.app, mailbox('director'));
});
after(() => desk?.close());

async function order({ client }: Person, email: string) {
  const body = { ...(await orderBody(client, { email })), payBy: 'invoice' as const };
  return client.call(placeOrder, { body });
}

test('the limit is of the company: what its people order at once never goes beyond it together', async () => {
  const [ada, other] = [await newColleague(desk.app, director), await newColleague(desk.app, director)];
  assert.equal(await codeOf(order(ada, ada.email)), '409 no_credit');
  const price = (await orderBody(director.client)).quotedPriceMinor;
  await desk.admin.call(approveCredit, { body: { ...limit, limitMinor: price * 5 + 1 } });

  const people = [ada, other, { ...director, email: limit.email }];
  const ends = await Promise.all(
    [1, 2, 3, 4].flatMap(() => people.map((person) => codeOf(order(person, person.email)))),
  );
  await desk.app.services.outbox.drain();
  assert.ok(
    ends.every((end) => end === 'ok' || end === '409 limit_reached'),
    String(ends),
  );
  const { rows } = await desk.app.pool.query(
    `SELECT d.state, count(*)::int AS count, count(*) FILTER (WHERE d.account_id <> l.director_id)::int AS others
     FROM debts d JOIN orders o ON o.id = d.order_id JOIN legal_entities l ON l.id = o.entity_id GROUP BY d.state`,
  );
  const reserved = rows.find(({ state }) => state === 'reserved');
  assert.deepEqual([reserved?.count, reserved?.others], [5, 0]);
  const [line] = (await desk.admin.call(getDebts, {})).lines;
  assert.equal(line?.usedMinor, price * 5);
  for (const { client } of people)
    assert.equal((await client.call(getOwnCredit, {})).credit?.leftMinor, 1, 'all see what is left');
  assert.equal(await codeOf(order(ada, ada.email)), '409 limit_reached');

  // Who has left orders by card; what they had ordered still counts.
  const { memberId } = other;
  await director.client.call(removeColleague, { params: { memberId } });
  assert.equal((await other.client.call(getOwnCredit, {})).credit, null);
  assert.equal(await codeOf(order(other, other.email)), '409 no_credit');
  assert.equal((await desk.admin.call(getDebts, {})).lines[0]?.usedMinor, price * 5);

  // Limit and debts go over with the directorship, also of what colleagues ordered.
  await director.client.call(handOverCompany, { params: { memberId: ada.memberId } });
  const { rows: why } = await desk.app.pool.query(
    'SELECT DISTINCT reason FROM credit_line_events WHERE reason <> $1',
    [limit.reason],
  );
  assert.deepEqual(why, [{ reason: 'handed_over' }], 'said in the language of whoever reads it');
  await desk.admin.call(approveCredit, { body: { ...limit, email: ada.email, limitMinor: price * 6 } });
  assert.equal(await codeOf(order({ ...director }, limit.email)), 'ok');
  const lines = (await desk.admin.call(getDebts, {})).lines.filter(({ isEnded }) => !isEnded);
  assert.deepEqual(
    lines.map(({ email, usedMinor }) => [email, usedMinor]),
    [[ada.email, price * 6]],
  );
});

test('a colleague sees the invoices of their own orders, the Director those of the company', async () => {
  const boss = (await desk.admin.call(getDebts, {})).lines.find(({ isEnded }) => !isEnded);
  assert.ok(boss);
  const more = { ...limit, email: boss.email, limitMinor: limit.limitMinor * 10 };
  await desk.admin.call(approveCredit, { body: more });
  const { number } = await desk.delivered();
  const invoicesOf = async ({ client }: Person) =>
    (await client.call(getOwnCredit, {})).invoices.map(({ orderNumber }) => orderNumber);
  const ada = await enter(desk.app, boss.email, 'Good-pass-1');
  assert.deepEqual([await invoicesOf(director), await invoicesOf(ada)], [[number], [number]]);
  const third = await newColleague(desk.app, ada);
  assert.deepEqual(await invoicesOf(third), []);
  assert.ok((await third.client.call(getOwnCredit, {})).credit);
});
