import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import { createAuditLog } from '#modules/audit/service.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { runPrinted } from '#testing/processes/printed-command.ts';

let database: Awaited<ReturnType<typeof createThrowawayDatabase>>;
before(async () => {
  database = await createThrowawayDatabase();
  const log = createAuditLog({ db: database.db, clock: systemClock, warn: () => {} });
  const actor = {
    kind: 'account',
    accountId: '019a0000-0000-7000-8000-00000000000a',
    role: 'Admin',
  } as const;
  const endpoint = {
    name: 'publishPrices',
    action: 'catalogue.edit',
    method: 'POST',
    file: undefined,
  } as const;
  for (let acts = 0; acts < 3; acts += 1) {
    const entry = await log.calls.begin({ endpoint, actor, params: {} });
    await log.calls.end(entry ?? 0n, 200);
  }
});
after(() => database?.drop());

const verify = (anchor?: string) =>
  anchor === undefined
    ? runPrinted('npm run verify-audit', { env: { DATABASE_URL: database.url, DEMO: 'on' } })
    : runPrinted('npm run verify-audit -- --anchor LINE:HASH', {
        env: { DATABASE_URL: database.url, DEMO: 'on' },
        replace: { 'LINE:HASH': anchor },
      });

test('a whole chain names its end, by which a later one is tried; a broken one names its line', async () => {
  const whole = await verify();
  assert.equal(whole.code, 0, whole.output);
  const anchor = /note elsewhere: (6:[0-9a-f]{64})/.exec(whole.output)?.[1] ?? '';
  assert.equal((await verify(anchor)).code, 0);
  const other = await verify(`6:${'ab'.repeat(32)}`);
  assert.equal(other.code, 1);
  assert.match(other.output, /broken: line 6 is not the one that was noted/);
  assert.equal((await verify('yesterday')).code, 2);
  await database.pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER');
  await database.pool.query("UPDATE audit_log SET call = 'nothing' WHERE seq = 3");
  const broken = await verify();
  assert.equal(broken.code, 1);
  assert.match(broken.output, /broken: line 3 is not what was written/);
});
