import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { getStaffOrder } from '#workflows/prepare-report/contract.ts';
import { checkPayment, makeClaim, trackOrder } from './contract.ts';

let app: TestApp;
const clock = createSettableClock(new Date('2026-11-20T10:00:00Z'));
before(async () => {
  app = await startTestApp({ withScheduledJobs: false, clock });
});
after(() => app.close());

const pdf = Buffer.from('%PDF-1.7 what the register says');
const text = 'Page 3: the register names another director.';

/** A held order whose report counts as sent; what comes before is tried elsewhere. */
async function delivered() {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { rows } = await app.pool.query(
    "UPDATE orders SET state = 'completed', sent_at = $2 WHERE number = $1 RETURNING id",
    [placed.number, clock.now()],
  );
  return { ...placed, orderId: String(rows[0].id) };
}

const claimAt = (secret: string, said = text) =>
  clientOf(app.url).call(makeClaim, { params: { secret }, body: { text: said } });

const addFile = (secret: string, claimId: string, body: Buffer, type = 'application/pdf') =>
  fetch(`${app.url}/api/v1/orders/${secret}/claims/${claimId}/files`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });

test('a claim is stored with its copies, and only staff get them, as attachments', async () => {
  const { secret, orderId, client, params } = await delivered();
  const { claimId } = await claimAt(secret);
  assert.equal((await addFile(secret, claimId, pdf)).status, 200);
  const { claims } = await client.call(trackOrder, { params });
  assert.deepEqual(
    claims.map((claim) => [claim.text, claim.files.map(({ type, size }) => [type, size])]),
    [[text, [['application/pdf', pdf.length]]]],
  );
  const { rows } = await app.pool.query('SELECT sha256 FROM claim_files WHERE claim_id = $1', [claimId]);
  assert.equal(rows[0].sha256, createHash('sha256').update(pdf).digest('hex'));

  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const seen = await manager.call(getStaffOrder, { params: { orderId } });
  const fileId = seen.claims[0]?.files[0]?.id ?? '';
  const address = `${app.url}/api/v1/staff/orders/${orderId}/claim-files/${fileId}`;
  assert.equal((await fetch(address)).status, 401);
  const token = await tokenOf('manager@demo.countercheck.example');
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), pdf);
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="claim-1\.pdf"/);
  assert.equal(answer.headers.get('content-type'), 'application/octet-stream');
  const customer = await tokenOf('customer@demo.countercheck.example');
  const refused = await fetch(address, { headers: { authorization: `Bearer ${customer}` } });
  assert.equal(refused.status, 403);
  const events = await app.pool.query('SELECT event FROM claim_events WHERE claim_id = $1 ORDER BY id', [
    claimId,
  ]);
  assert.deepEqual(
    events.rows.map(({ event }) => event),
    ['made', 'file_added', 'file_read'],
  );
  await assert.rejects(app.pool.query('DELETE FROM claim_events'), /append-only/);
  await app.services.outbox.drain();
  const mails = await app.pool.query("SELECT 1 FROM mailbox_messages WHERE subject LIKE 'Claim about%'");
  assert.equal(mails.rowCount, 1, 'our own address is told');
});

test('the same words sent again are the same claim, of which we are told once', async () => {
  const { secret, orderId, client, params } = await delivered();
  const first = await claimAt(secret);
  assert.deepEqual(await claimAt(secret), first);
  assert.equal((await client.call(trackOrder, { params })).claims.length, 1);
  const { rows } = await app.pool.query('SELECT event FROM claim_events WHERE claim_id = $1', [
    first.claimId,
  ]);
  assert.deepEqual(rows, [{ event: 'made' }]);
  await app.pool.query('UPDATE orders SET revision = 2 WHERE id = $1', [orderId]);
  assert.notDeepEqual(await claimAt(secret), first, 'about a corrected report it is another one');
});

test('files of other kinds, too large, too many, of a stranger’s claim: refused, and nothing is kept', async () => {
  const { secret } = await delivered();
  const { claimId } = await claimAt(secret);
  const statusOf = async (body: Buffer, type?: string) => (await addFile(secret, claimId, body, type)).status;
  assert.equal(await statusOf(Buffer.from('<html>'), 'text/html'), 415);
  assert.equal(await statusOf(Buffer.from('<svg onload="x">')), 415, 'a name and a type are not believed');
  assert.equal(await statusOf(Buffer.alloc(0)), 422);
  assert.equal(await statusOf(Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)])), 413);
  for (const expected of [200, 200, 200, 409]) assert.equal(await statusOf(pdf), expected);
  const other = await delivered();
  assert.equal((await addFile(other.secret, claimId, pdf)).status, 404);
  const { rows } = await app.pool.query('SELECT count(*)::int AS n FROM claim_files WHERE claim_id = $1', [
    claimId,
  ]);
  assert.equal(rows[0].n, 3);
});

test('no claim before the report, after sixty days, by a wrong link, without words, or a fourth', async () => {
  const waiting = await order(app);
  await assert.rejects(claimAt(waiting.secret), { status: 409, code: 'order_state_conflict' });
  await assert.rejects(claimAt('0'.repeat(40)), { status: 404 });
  const { secret, client, params } = await delivered();
  for (const said of ['', '   ', 'x'.repeat(4_001)])
    await assert.rejects(claimAt(secret, said), { status: 400 });
  for (let made = 0; made < 3; made += 1) await claimAt(secret, `${text} ${made}`);
  await assert.rejects(claimAt(secret), { status: 409, code: 'too_many_claims' });
  const late = await delivered();
  clock.advance(60 * dayMs + 1);
  await assert.rejects(claimAt(late.secret), { status: 410, code: 'claim_too_late' });
  assert.equal((await client.call(trackOrder, { params })).mayClaim, false);
});

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/v1/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { token }: { token: string } = await answer.json();
  return token;
}
