import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { seedDemoList } from '#database/seed/demo-lists/seed-demo-list.ts';
import { demoPassword } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { order } from '#testing/buyer.ts';
import { runAsAdmin, urlOfDatabase } from '#testing/database/admin-connection.ts';
import { borrowServer } from '#testing/database/throwaway-server.ts';
import { keptHashes } from '#testing/kept-hashes.ts';
import { signIn } from '#testing/people.ts';
import { type PrintedRun, runPrinted } from '#testing/processes/printed-command.ts';
import { bannerOf, spawnStart } from '#testing/processes/start-process.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';

const passphrase = 'correct horse battery';
let folder = '';
let app: TestApp;
let databaseUrl = '';
let secret = '';
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countercheck-backup-'));
  app = await startTestApp();
  // As every start of a demo does.
  await seedDemoList(createDatabase(app.pool), systemClock);
  databaseUrl = app.pool.options.connectionString ?? '';
  secret = await deliverReport();
});
after(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** An order with all its traces: a hold, a report in two languages, mails, a debit. */
async function deliverReport(): Promise<string> {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(manager, orderId);
  await approve(await signIn(app.url, 'reviewer@demo.countercheck.example', demoPassword), orderId);
  await waitFor('the debit', async () => {
    const { payment } = await placed.client.call(trackOrder, { params: placed.params });
    return payment.state === 'captured' || undefined;
  });
  return placed.secret;
}

const run = (command: string, env: Record<string, string>, more: PrintedRun = {}) =>
  runPrinted(command, { env: { BACKUP_PASSPHRASE: passphrase, ...env }, ...more });
const running = () => ({ DATABASE_URL: databaseUrl, DATA_DIR: app.dataDir });
const path = (name: string) => join(folder, name);

/** What must be the same before and after: a line a row, of every table. */
async function rowsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', relnamespace::regnamespace, relname) AS name FROM pg_class
         WHERE relnamespace IN ('public'::regnamespace, 'sandbox'::regnamespace)
         AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      // A sign-in and a limit that is counted meanwhile are no loss; the order of rows is none either, nor that a start of the demo
      // has looked at its list of sanctions again.
      if (['public.rate_limits', 'public.schema_migrations', 'public.list_versions'].includes(name)) continue;
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' ORDER BY line)), '') AS sum
           FROM (SELECT t::text AS line FROM ${name} t) rows`,
      );
      sums[name] = rows[0]?.sum ?? '';
    }
    return sums;
  } finally {
    await client.end();
  }
}

test('a running site is backed up, and stands in a new folder with every row, file, key and sign-in', async () => {
  const file = path('site.backup');
  const written = await run('npm run backup -- FILE --encrypt', running(), { replace: { FILE: file } });
  assert.equal(written.code, 0, written.output);
  assert.match(written.output, /\d+ rows of \d+ tables and \d+ files, .* encrypted/);
  const before = await rowsOf(databaseUrl);
  for (const table of ['public.ledger_entries', 'public.orders', 'sandbox.payments'])
    assert.match(before[table] ?? '', /^[1-9]/, table);

  const dataDir = path('restored');
  const restored = await run('npm run restore -- FILE', { DATA_DIR: dataDir }, { replace: { FILE: file } });
  assert.equal(restored.code, 0, restored.output);
  assert.deepEqual(keptHashes(dataDir), keptHashes(app.dataDir));
  const site = spawnStart({ PORT: '0', DATA_DIR: dataDir, DEMO: 'on' });
  try {
    const { url } = await bannerOf(site);
    const { port }: { port: number } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
    const password = readFileSync(join(dataDir, 'pg18/countercheck-password'), 'utf8').trim();
    const there = await rowsOf(`postgres://countercheck:${password}@127.0.0.1:${port}/countercheck`);
    assert.deepEqual(there, before);
    const { client } = await order({ url });
    const kept = await client.call(trackOrder, { params: { secret } });
    assert.deepEqual([kept.order.state, kept.payment.state], ['completed', 'captured']);
    await signIn(url, 'customer@demo.countercheck.example', demoPassword);

    // The embedded database of a running site goes the same way, into a database of one's own this time.
    const again = path('embedded.backup');
    const second = await run('npm run backup -- FILE', { DATA_DIR: dataDir }, { replace: { FILE: again } });
    assert.equal(second.code, 0, second.output);
    const refused = await run(
      'npm run restore -- FILE --force',
      { DATA_DIR: dataDir },
      { replace: { FILE: again } },
    );
    assert.equal(refused.code, 1);
    assert.match(refused.output, /is running on .*: stop the site first/);
    await restoreOutside(again);
  } finally {
    site.child.kill('SIGTERM');
    await site.ended;
  }
});

/** Into an empty database beside the site's own. */
async function restoreOutside(file: string): Promise<void> {
  const server = await borrowServer();
  const name = `restored_${process.pid}`;
  await runAsAdmin(server.adminUrl, `create database ${name}`);
  try {
    const url = urlOfDatabase(server.adminUrl, name);
    const env = { DATABASE_URL: url, DATA_DIR: path('outside') };
    const restored = await run('npm run restore -- FILE', env, { replace: { FILE: file } });
    assert.equal(restored.code, 0, restored.output);
    const rows = await rowsOf(url);
    assert.match(rows['public.orders'] ?? '', /^2 /);
    assert.match(rows['sandbox.payments'] ?? '', /^2 /);
    const { rows: next } = await withClient(
      url,
      "SELECT nextval(pg_get_serial_sequence('order_events', 'id')) AS id",
    );
    const { rows: last } = await withClient(url, 'SELECT max(id) AS id FROM order_events');
    assert.ok(Number(next[0]?.id) > Number(last[0]?.id), 'numbers go on after those that were given');
    await assert.rejects(withClient(url, 'DELETE FROM ledger_entries'), /append|refuse|change/i);
    const full = await run(
      'npm run restore -- FILE',
      { ...env, DATA_DIR: path('third') },
      { replace: { FILE: file } },
    );
    assert.match(full.output, /The database is not empty/);
  } finally {
    await runAsAdmin(server.adminUrl, `drop database ${name} with (force)`);
    await server.giveBack();
  }
}

async function withClient(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query<{ id: string }>(text).finally(() => client.end());
}

test('a site that runs, a missing passphrase and a stranger’s file are refused in one line', async () => {
  const file = path('site.backup');
  for (const [command, env, words] of [
    [
      'npm run restore -- FILE',
      { ...running(), DATA_DIR: path('new') },
      /A site or another restore is at work on this database/,
    ],
    ['npm run backup -- FILE', running(), /is there already/],
    [
      'npm run backup -- FILE --encrypt',
      { ...running(), BACKUP_PASSPHRASE: '' },
      /BACKUP_PASSPHRASE: is needed/,
    ],
    ['npm run restore -- package.json', { DATA_DIR: path('new') }, /not whole/],
    ['npm run restore -- nowhere', { DATA_DIR: path('new') }, /nowhere/],
  ] as const) {
    const { code, output } = await run(command, env, { replace: { FILE: file } });
    assert.notEqual(code, 0, command);
    assert.match(output, words);
    assert.equal(existsSync(path('new')), false, 'nothing was touched');
  }
});
