import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { accountsFixture } from '#modules/registers/companies-house/readings/accounts-fixture.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { childEnvironment } from '#testing/processes/child-environment.ts';
import { runResearch } from '#testing/research/research-run.ts';
import { documents, officers, startSourceServer } from '#testing/research/source-server.ts';
import { waitFor } from '#testing/timeline.ts';

// kill -9 at every step of a research: the next process ends it, with every question answered once and every answer kept once.

const script = join(import.meta.dirname, '../../../testing/processes/research-process.ts');
// Of the company in the accounts.
const number = '01234567';
const steps = ['taken', 'fetched', 'filed', 'stored', 'read', 'ended', 'assembling', 'assembled'];
let rooms: OrderRooms;
let orderId: string;
let source: Awaited<ReturnType<typeof startSourceServer>>;
let dataDir: string;
before(async () => {
  rooms = await openOrderRooms();
  orderId = (await rooms.place()).id;
  source = await startSourceServer();
  dataDir = mkdtempSync(join(tmpdir(), 'countercheck-killed-'));
});
after(async () => {
  source.close();
  await rooms.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the research of an order in a process of its own that is killed at a step; answers by what it ended. */
async function runAndKill(step: string): Promise<unknown> {
  const env = {
    ...childEnvironment(),
    DATABASE_URL: rooms.database.url,
    DATA_DIR: dataDir,
    SOURCE_URL: source.base,
    ORDER_ID: orderId,
    NUMBER: number,
    NOW: '2026-03-01T12:00:00Z',
    KILL_AT: step,
  };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'exit');
  // The server notices a moment later that a client is gone, and keeps its locks until then.
  await waitFor('the end of its connections', async () => {
    const { rows } = await rooms.database.pool.query(`SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`);
    return rows[0].others === 0 || undefined;
  });
  return signal;
}

async function facts() {
  const { rows } = await rooms.database.pool.query(`
    SELECT (SELECT count(*)::int FROM research_runs) AS runs,
      (SELECT count(*)::int FROM research_tasks WHERE state = 'found') AS found,
      (SELECT json_agg(part || ' ' || state || ' ' || coalesce(reason, '')) FROM research_tasks WHERE state <> 'found') AS others,
      (SELECT count(*)::int FROM research_snapshots) AS answers,
      (SELECT count(*)::int FROM findings) AS readings,
      (SELECT count(*)::int FROM research_task_events WHERE to_state = 'found') AS ends,
      (SELECT count(*)::int FROM research_runs WHERE changes <> assembled_changes) AS unassembled,
      (SELECT json_agg(line ORDER BY line) FROM assembled_lines) AS lines`);
  return rows[0];
}

test('whatever step a process is killed at, the next one loses and doubles nothing', async () => {
  source.answers.set('/officers', officers('DOE, Jane'));
  source.answers.set('/filing-history', documents('d1', 'd2'));
  for (const id of ['/document/d1', '/document/d2'])
    source.answers.set(id, (response) => response.end(accountsFixture([['CurrentAssets', 'now', '1']])));
  await rooms.database.pool.query('CREATE TABLE assembled_lines (line text)');
  for (const step of steps) {
    const before = source.calls.length;
    await rooms.database.pool.query(
      'TRUNCATE research_runs, research_tasks, research_task_events, research_snapshots, findings, earlier_findings, snapshots, assembled_lines',
    );
    assert.equal(await runAndKill(step), 'SIGKILL', step);
    // After the lease of whoever was killed.
    await runResearch({
      db: rooms.db,
      dataDir,
      sourceUrl: source.base,
      orderId,
      number,
      now: '2026-03-01T12:02:00Z',
      reach: () => {},
    });
    const expected = { runs: 1, found: 2, others: null, answers: 4, readings: 4, ends: 2, unassembled: 0 };
    assert.deepEqual(await facts(), { ...expected, lines: ['accounts 2', 'officers 1'] }, step);
    // What was on its way to the disk is asked again, and nothing else: two questions were out at once.
    const calls = source.calls.length - before;
    assert.ok(calls >= 4 && calls <= 6, `${step}: ${calls} calls`);
  }
});
