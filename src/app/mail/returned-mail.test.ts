import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { giveAddress } from '#workflows/answer-bounce/contract.ts';
import { readDesk } from '#workflows/hand-out-orders/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { getDeskFigures } from '#workflows/watch-desk/contract.ts';
import { returnWebhookPath } from './return-webhook.ts';

const secret = 's'.repeat(40);
let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false, env: { MAIL_RETURN_SECRET: secret } });
});
after(() => app.close());

type Caught = { id: string; sender: string; recipients: string[]; subject: string };

/** The latest mail to an address, as the mailbox of this installation has it. */
async function lastTo(email: string): Promise<Caught | undefined> {
  await app.services.outbox.drain();
  const { items }: { items: Caught[] } = await (await fetch(`${app.url}/dev/mailbox.json`)).json();
  return items.find(({ recipients }) => recipients.includes(email));
}

async function accepted(email: string) {
  const placed = await order(app, { email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const mail = await lastTo(email);
  assert.match(mail?.sender ?? '', /^b\+[0-9a-f]{32}\.[0-9a-f]{24}@returns\.invalid$/);
  return { ...placed, mail, track: () => placed.client.call(trackOrder, { params: placed.params }) };
}

function bring(body: string | object, authorization = `Bearer ${secret}`) {
  const isText = typeof body === 'string';
  return fetch(`${app.url}${returnWebhookPath}`, {
    method: 'POST',
    headers: { 'content-type': isText ? 'message/rfc822' : 'application/json', authorization },
    body: isText ? body : JSON.stringify(body),
  });
}
const outcomeOf = async (response: Response) => [response.status, (await response.json()).outcome];

test('a mail of the mailbox is returned by its button, and the customer gives an address that works', async () => {
  const { mail, track, client, params } = await accepted('gone@demo.countercheck.example');
  const page = await (await fetch(`${app.url}/dev/mailbox/${mail?.id}`)).text();
  assert.match(page, /<button>Return this mail<\/button>/);
  const back = await fetch(`${app.url}/dev/mailbox/${mail?.id}/return`, { method: 'POST' });
  assert.match(await back.text(), /has gone back to its sender/);
  await app.services.outbox.drain();
  assert.equal((await track()).isUndelivered, true);
  const report = await lastTo(mail?.sender ?? '');
  assert.match(report?.subject ?? '', /Undelivered/);
  assert.equal((await fetch(`${app.url}/dev/mailbox/${report?.id}/return`, { method: 'POST' })).status, 404);

  const email = 'found@demo.countercheck.example';
  assert.deepEqual(await client.call(giveAddress, { params, body: { email } }), { email });
  assert.equal((await lastTo(email))?.subject, mail?.subject);
  assert.deepEqual([(await track()).isUndelivered, (await track()).order.email], [false, email]);
});

test('a mail to bounce@… comes back by itself', async () => {
  const { track, number } = await accepted('bounce+me@demo.countercheck.example');
  await app.services.outbox.hurry();
  await app.services.outbox.drain();
  assert.equal((await track()).isUndelivered, true);
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(readDesk, { body: { view: 'all', search: number } });
  assert.deepEqual(
    items.map((row) => [row.number, row.isUndelivered]),
    [[number, true]],
  );
  const { undelivered } = await manager.call(getDeskFigures, {});
  assert.ok(undelivered.some((row) => row.number === number));
});

test('a relay brings what came back, as a message or as its meaning, with the secret alone', async () => {
  const { mail, track } = await accepted('relayed@demo.countercheck.example');
  const told = { to: mail?.sender, event: 'bounce', status: '5.1.1', diagnostic: '550 no such user' };
  for (const authorization of ['', 'Bearer', `Bearer ${secret}x`, `Basic ${secret}`])
    assert.equal((await bring(told, authorization)).status, 401);
  const message = [
    `To: ${mail?.sender}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    ...['--x', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', ''],
    ...['Action: failed', 'Status: 5.1.1', '--x--', ''],
  ].join('\r\n');
  assert.deepEqual(await outcomeOf(await bring(`${message}${'y'.repeat(3_000_000)}`)), [200, 'bounce']);
  assert.deepEqual(await outcomeOf(await bring(told)), [200, 'bounce']);
  assert.deepEqual(await outcomeOf(await bring({ ...told, to: 'b+0.0@returns.invalid' })), [200, 'unsigned']);
  assert.deepEqual(await outcomeOf(await bring('Subject: I am away\r\n\r\n')), [200, 'unread']);
  const wrong = [
    { ...told, event: 'lost' },
    { ...told, status: '9' },
    {},
    { ...told, diagnostic: 'x'.repeat(9_000) },
  ];
  for (const body of wrong) assert.equal((await bring(body)).status, 400);
  await app.services.outbox.drain();
  assert.equal((await track()).isUndelivered, true);
  const { rows } = await app.pool.query(
    "SELECT count(*)::int AS n FROM order_mail_events e JOIN order_mails m ON m.id = e.mail_id WHERE m.recipient LIKE 'relayed@%'",
  );
  assert.equal(rows[0].n, 1, 'brought twice, it came back once');
});
