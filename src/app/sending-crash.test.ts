import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { order } from '#testing/buyer.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { signIn } from '#testing/people.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '#testing/scripted-smtp.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { sandboxKeys } from './rooms.ts';

// kill -9 while the mail server is saying 250: the next process finds the order in `sending` and settles it.

const script = join(import.meta.dirname, '../../testing/processes/app-process.ts');
const limitMs = 60_000;
let database: ThrowawayDatabase;
let smtp: ScriptedSmtp;
let dataDir: string;
const children = new Set<ChildProcess>();
before(async () => {
  database = await createThrowawayDatabase();
  smtp = await startScriptedSmtp();
  dataDir = mkdtempSync(join(tmpdir(), 'countercheck-crash-'));
});
afterEach(async () => {
  smtp.mend();
  for (const child of children) await kill(child);
});
after(async () => {
  await smtp.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(now: string): Promise<{ child: ChildProcess; url: string; sandboxUrl: string }> {
  const own = { NOW: now, DATA_DIR: dataDir, DATABASE_URL: database.url, MAIL_URL: smtp.url };
  // What is typed here and what research finds would make one balance sheet of two companies.
  const env = { ...process.env, ...own, RESEARCH_SOURCES: 'none' };
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  children.add(child);
  for await (const line of createInterface({ input: child.stdout })) return { child, ...JSON.parse(line) };
  throw new Error('the app ended before it printed its address');
}

async function kill(child: ChildProcess): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const rowOf = (number: string) =>
  database.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

/** Looks until the order is in `state`, or fails with where it stands instead. */
async function reaches(number: string, state: string): Promise<void> {
  const until = performance.now() + limitMs;
  while ((await rowOf(number)).state !== state) {
    if (performance.now() > until) assert.equal((await rowOf(number)).state, state);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

for (const isHoldLost of [false, true]) {
  test(`kill -9 during the 250${isHoldLost ? ', and the bank drops the hold' : ''}: the next process settles it`, async () => {
    const first = await start('2026-11-18T10:00:00Z');
    const placed = await order(first, { email: `crash-${isHoldLost}@buyer.example` });
    await placed.pay();
    await placed.client.call(checkPayment, { params: placed.params });
    const staff = (name: string) => signIn(first.url, `${name}@demo.countercheck.example`, demoPassword);
    const manager = await staff('manager');
    const { items } = await manager.call(listQueue, { query: {} });
    const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
    await prepareReport(manager, orderId, undefined, new Date('2026-11-18T10:00:00Z'));
    const reviewer = await staff('reviewer');
    const reports = () => smtp.taken.filter(({ raw }) => raw.includes(`${placed.number}-en.pdf`));

    let isKilled = false;
    smtp.pauses.content = async () => {
      if (isKilled || reports().length === 0) return;
      isKilled = true;
      if (isHoldLost) await loseHold(first.sandboxUrl, orderId);
      await kill(first.child);
    };
    await assert.rejects(approve(reviewer, orderId));
    const killed = await rowOf(placed.number);
    assert.deepEqual([isKilled, killed.state, killed.mail_response], [true, 'sending', null]);

    await start('2026-11-18T10:03:00Z');
    await reaches(placed.number, isHoldLost ? 'payment_problem' : 'completed');
    const settled = await rowOf(placed.number);
    assert.match(settled.mail_response ?? '', /^250/);
    const ids = new Set(reports().map(({ messageId }) => messageId));
    assert.deepEqual([reports().length, ids.size], [2, 1], 'the same mail twice, recognisable as one');
    const captures = await database.db
      .selectFrom('ledger_entries')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('kind')
      .where('order_id', '=', orderId)
      .execute();
    assert.deepEqual(captures, isHoldLost ? [] : [{ kind: 'capture' }]);
  });
}

async function loseHold(sandboxUrl: string, orderId: string): Promise<void> {
  const payment = await database.db
    .selectFrom('payments')
    .select('gateway_payment_id')
    .where('order_id', '=', orderId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  const { apiKey } = sandboxKeys(openSecrets(dataDir));
  const answer = await fetch(`${sandboxUrl}/v1/test/payments/${payment.gateway_payment_id}/lose_hold`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}` },
  });
  assert.ok(answer.ok, `lose_hold: ${answer.status}`);
}
