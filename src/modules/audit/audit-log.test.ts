import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Actor, visitor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createAuditLog } from './service.ts';

let database: Awaited<ReturnType<typeof createThrowawayDatabase>>;
let log: ReturnType<typeof createAuditLog>;
const warnings: unknown[] = [];
const clock = createSettableClock(new Date('2026-11-27T10:00:00Z'));
before(async () => {
  database = await createThrowawayDatabase();
  log = createAuditLog({ db: database.db, clock, warn: (error) => warnings.push(error) });
});
after(() => database?.drop());

const accountId = '019a0000-0000-7000-8000-00000000000a';
const orderId = '019a0000-0000-7000-8000-00000000000b';
const admin: Actor = { kind: 'account', accountId, role: 'Admin' };
const endpoint = { name: 'cancelByStaff', action: 'desk.work', method: 'POST', file: undefined } as const;
const begin = (over: Partial<Parameters<typeof log.calls.begin>[0]> = {}) =>
  log.calls.begin({ endpoint, actor: admin, params: { orderId, secret: 'hush' }, ...over });

test('an act stands in the log before it is done, and its end after it; ids, and no secret', async () => {
  const entry = await begin();
  assert.equal((await log.list({}, { limit: 10, offset: 0 })).acts[0]?.ended, null);
  await log.calls.end(entry ?? 0n, 409);
  const { acts, total } = await log.list({ about: orderId }, { limit: 10, offset: 0 });
  assert.equal(total, 1);
  assert.deepEqual(
    [acts[0]?.call, acts[0]?.subject, acts[0]?.ended],
    ['cancelByStaff', `orderId ${orderId}`, 409],
  );
  assert.equal((await log.list({ action: 'people.manage' }, { limit: 10, offset: 0 })).total, 0);
  assert.equal((await log.list({ to: clock.now() }, { limit: 10, offset: 0 })).total, 0);
});

test('customers, reading and what has a history of its own are not kept', async () => {
  assert.equal(await begin({ actor: visitor }), undefined);
  assert.equal(await begin({ actor: { kind: 'account', accountId, role: 'User' } }), undefined);
  assert.equal(await begin({ endpoint: { ...endpoint, method: 'GET' } }), undefined);
  assert.equal(await begin({ endpoint: { ...endpoint, name: 'changeDesk' } }), undefined);
  assert.notEqual(await begin({ endpoint: { ...endpoint, method: 'GET', file: 'text/csv' } }), undefined);
});

test('twenty at once make one chain without gaps', async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => log.calls.end((await begin()) ?? 0n, 200 + index)),
  );
  const found = await log.check();
  assert.equal(found.broken, null);
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS n, max(seq)::int AS last FROM audit_log',
  );
  assert.deepEqual([rows[0].n, rows[0].last, found.lines], [rows[0].last, found.lines, rows[0].n]);
  assert.deepEqual(warnings, []);
});

test('an end is written once; one of nothing is a warning, not a failure', async () => {
  const entry = (await begin()) ?? 0n;
  await log.calls.end(entry, 200);
  await log.calls.end(entry, 500);
  await log.calls.end(999_999n, 200);
  assert.equal(warnings.splice(0).length, 2);
  assert.equal((await log.check()).broken, null);
});

test('the table refuses changes; whoever gets around that breaks the chain where they did', async () => {
  const query = (sql: string) => database.pool.query(sql);
  for (const sql of ['UPDATE audit_log SET call = call', 'DELETE FROM audit_log'])
    await assert.rejects(query(sql), /append-only/);
  const { lines, hash } = await log.check();
  const anchor = { seq: lines, hash };
  await query('ALTER TABLE audit_log DISABLE TRIGGER USER');
  await query("UPDATE audit_log SET subject = 'orderId another' WHERE seq = 3");
  assert.deepEqual((await log.check()).broken, { seq: 3, why: 'changed' });
  await query(`UPDATE audit_log SET subject = 'orderId ${orderId}' WHERE seq = 3`);
  assert.equal((await log.check(anchor)).broken, null);
  await query(`DELETE FROM audit_log WHERE seq = ${lines}`);
  assert.equal((await log.check()).broken, null, 'a chain cannot tell that its end is cut off');
  assert.deepEqual((await log.check(anchor)).broken, { seq: lines, why: 'anchor' }, 'whoever noted it can');
  await begin();
  assert.deepEqual((await log.check(anchor)).broken, { seq: lines, why: 'anchor' });
  await query('DELETE FROM audit_log WHERE seq = 2');
  assert.deepEqual((await log.check()).broken, { seq: 2, why: 'missing' });
  await query('TRUNCATE audit_log');
  assert.deepEqual((await log.check(anchor)).broken, { seq: lines, why: 'anchor' }, 'an emptied log too');
});
