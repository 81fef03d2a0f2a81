import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { system } from '#kernel/actor.ts';
import { createOutboxDesk } from '#platform/jobs/outbox-desk.ts';
import { admin, type DeliveryRooms, openDeliveryRooms } from '#testing/delivery-rooms.ts';
import { createOrderMails } from './order-mails.ts';
import { maxResends, registerResends } from './resend-mail.ts';

let rooms: DeliveryRooms;
let mails: ReturnType<typeof createOrderMails>;
let resends: ReturnType<typeof registerResends>;
before(async () => {
  rooms = await openDeliveryRooms();
  const publicUrl = () => 'https://site.example';
  mails = createOrderMails({ ...rooms, outboxDesk: createOutboxDesk(rooms), publicUrl });
  resends = registerResends(rooms);
});
after(() => rooms.close());
beforeEach(() => rooms.calm());

const why = { actor: admin, reason: 'The customer deleted it' };

/** An order whose report the mail server has taken, and that mail. */
async function delivered() {
  const placed = await rooms.ready();
  assert.equal(await rooms.deliver(placed), null);
  const { mails: sent } = await mails.list(placed.id);
  const report = sent.find(({ kind }) => kind === 'report');
  assert.ok(report);
  return { ...placed, report };
}

test('a mail that was taken stands with its subject, address and the answer of the mail server', async () => {
  const { id, report } = await delivered();
  assert.deepEqual([report.to, report.response], ['buyer@demo.countercheck.example', '250 taken']);
  assert.match(report.subject ?? '', /report/i);
  assert.equal(report.mayResend, true);
  const shown = await mails.read(id, report.mailId);
  assert.equal(shown.messageId, rooms.taken[0]?.messageId);
  assert.match(shown.body?.text ?? '', /Unbekannt Handel GmbH/);
  // The customer's own page opens to nobody else.
  assert.match(shown.body?.html ?? '', /\/track\/…/);
  await assert.rejects(mails.read(id, crypto.randomUUID()), { code: 'unknown_mail' });
});

test('it is sent again under its Message-ID with the files, with a row that says who and why, and charges nothing', async () => {
  const placed = await delivered();
  const charged = rooms.capturesOf(placed);
  await resends.resend(placed.id, placed.report.mailId, why);
  const [first, second] = rooms.taken;
  assert.deepEqual(
    [second?.messageId, second?.to, second?.attachments?.length],
    [first?.messageId, first?.to, 2],
  );
  assert.equal(rooms.capturesOf(placed), charged);
  const { mails: sent } = await mails.list(placed.id);
  const again = sent.find(({ isAgain }) => isAgain);
  assert.deepEqual([again?.isAgain, again?.mayResend, again?.timesAgain], [true, false, 1]);
  const rows = await rooms.db
    .selectFrom('order_mail_events')
    .select(['event', 'actor', 'reason'])
    .where('order_id', '=', placed.id)
    .execute();
  assert.deepEqual(rows, [{ event: 'resend', actor: `account:${admin.accountId}`, reason: why.reason }]);
});

test('five times is enough, and neither a copy nor a mail of an earlier revision is sent again', async () => {
  const { id, report } = await delivered();
  for (let time = 0; time < maxResends.ofMail; time += 1) await resends.resend(id, report.mailId, why);
  await assert.rejects(resends.resend(id, report.mailId, why), { status: 409, code: 'too_many_resends' });
  assert.equal(rooms.taken.length, 1 + maxResends.ofMail);
  assert.ok((await mails.list(id)).mails.every(({ mayResend }) => !mayResend));

  const other = await delivered();
  await rooms.db.updateTable('order_mails').set({ is_copy: true }).where('order_id', '=', other.id).execute();
  const refused = { status: 409, code: 'mail_not_resendable' };
  await assert.rejects(resends.resend(other.id, other.report.mailId, why), refused);
  await rooms.db
    .updateTable('order_mails')
    .set({ is_copy: false })
    .where('order_id', '=', other.id)
    .execute();
  await rooms.db.updateTable('orders').set({ revision: 2 }).where('id', '=', other.id).execute();
  await assert.rejects(resends.resend(other.id, other.report.mailId, why), refused);
  await assert.rejects(resends.resend(other.id, crypto.randomUUID(), why), { status: 404 });
});

test('an address is changed only after it was refused; then the same mail goes to the new one', async () => {
  const { id, report } = await delivered();
  const change = () => resends.changeAddress(id, 'new@buyer.example', why);
  await assert.rejects(change(), { status: 409, code: 'no_delivery_problem' });
  rooms.script.answer = 'refuses recipient';
  await resends.resend(id, report.mailId, why);
  const refused = await mails.list(id);
  assert.equal(refused.mayChangeAddress, true);
  assert.deepEqual(
    refused.waiting.filter(({ kind }) => kind === 'resend').map(({ state }) => state),
    ['given_up'],
  );
  rooms.script.answer = 'takes';
  await change();
  assert.equal((await rooms.orders.get(rooms.db, id)).deliveryProblem, null);
  assert.equal(rooms.taken.length, 2, 'what did not arrive goes there at once');
  const [first, second] = rooms.taken;
  assert.deepEqual([second?.to, second?.messageId], ['new@buyer.example', first?.messageId]);
  assert.equal((await mails.list(id)).mails.find(({ isAgain }) => isAgain)?.to, 'new@buyer.example');
});

test('a report that was refused goes to the new address by its delivery, and is charged once', async () => {
  const placed = await rooms.ready();
  rooms.script.answer = 'refuses recipient';
  await rooms.deliver(placed);
  rooms.script.answer = 'takes';
  await resends.changeAddress(placed.id, 'new@buyer.example', why);
  assert.equal(rooms.taken.at(-1)?.to, 'new@buyer.example');
  assert.equal(rooms.capturesOf(placed), 1);
});

test('nobody is mailed after an erasure', async () => {
  const { id, report } = await delivered();
  const order = await rooms.orders.get(rooms.db, id);
  await rooms.db
    .transaction()
    .execute((tx) => rooms.orders.eraseCustomer(tx, order, 'erased-1@erased.invalid'));
  assert.deepEqual((await mails.list(id)).mails, []);
  await assert.rejects(resends.resend(id, report.mailId, { actor: system, reason: 'why' }), { status: 404 });
});
