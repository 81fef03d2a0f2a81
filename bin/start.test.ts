import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { cards, order } from '#testing/buyer.ts';
import { prepareDataDir } from '#testing/database/template-database.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { bannerOf, spawnStart } from '#testing/processes/start-process.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { waitFor } from '#testing/timeline.ts';
import { getStaffOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { getOrderResearch } from '#workflows/research-company/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';

let dataDir = '';
before(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'countercheck-start-'));
  await prepareDataDir(dataDir);
});
after(() => rmSync(dataDir, { recursive: true, force: true }));

async function takenPort(): Promise<{ port: number; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return { port: address.port, free: () => server.close() };
}

/** Whoever was killed in it holds the research for a while. */
const researchLimitMs = 200_000;

test('wrong variables end the start with a line each', async () => {
  const started = spawnStart({ PORT: 'many', MAIL_URL: 'ftp://x', DATA_DIR: dataDir });
  assert.equal(await started.ended, 1);
  assert.deepEqual(started.output().match(/^\w+(?=:)/gm), ['PORT', 'MAIL_URL']);
});

test('a folder that cannot be used is one clear line', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const started = spawnStart({ PORT: '0', DATA_DIR: join(file, 'below') });
  assert.equal(await started.ended, 1);
  assert.equal(started.output().trim().split('\n').length, 1, started.output());
  assert.match(started.output(), /a-file/);
});

test('a database that does not answer is one clear line', async () => {
  const { port, free } = await takenPort();
  free();
  const started = spawnStart({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://127.0.0.1:${port}/x`,
    DEMO: 'on',
  });
  assert.equal(await started.ended, 1);
  assert.equal(started.output().trim().split('\n').length, 1, started.output());
});

test('killed in the middle of an order, the next start goes on with it; a taken port is one clear line', async () => {
  const first = spawnStart({ PORT: '0', DATA_DIR: dataDir });
  const { url } = await bannerOf(first);
  const placed = await order({ url });
  await placed.pay(cards.accepted);
  await placed.client.call(checkPayment, { params: placed.params });
  const postgresPid: { pid: number } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  first.child.kill('SIGKILL');
  await first.ended;
  await waitFor('PostgreSQL to end after its parent', async () => !isAlive(postgresPid.pid) || undefined);

  const second = spawnStart({ PORT: '0', DATA_DIR: dataDir });
  const again = await bannerOf(second);
  try {
    const params = placed.params;
    const books = /Gateway's books +(\S+)/.exec(second.output())?.[1] ?? '';
    const refused = await fetch(new URL('/', books));
    assert.equal(refused.status, 403, 'the books are locked without their key');
    const cookie = (await fetch(books, { redirect: 'manual' })).headers.get('set-cookie') ?? '';
    assert.match(await (await fetch(new URL('/', books), { headers: { cookie } })).text(), /visa 4242/);
    const kept = await clientOf(again.url).call(trackOrder, { params });
    assert.deepEqual([kept.order.state, kept.payment.state], ['queued', 'authorised']);
    if (process.platform === 'linux') assert.equal(poolThreads(second.child.pid), 8, 'threads of the pool');
    const staff = (name: string) => signIn(again.url, `${name}@demo.countercheck.example`, demoPassword);
    const manager = await staff('manager');
    const { items } = await manager.call(listQueue, { query: {} });
    const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
    // The statements are those that the demo's registers gave; other figures over them would not balance.
    await waitFor(
      'the statements',
      async () => {
        const { dossier } = await manager.call(getStaffOrder, { params: { orderId } });
        const found = dossier?.sections.find(({ code }) => code === 'financials')?.facts ?? [];
        const { isUnderWay } = await clientOf(again.url).call(getOrderResearch, { params });
        return (found.length > 0 && !isUnderWay) || undefined;
      },
      researchLimitMs,
    );
    const facts = demoFacts.filter(({ section }) => section !== 'financials');
    await prepareReport(manager, orderId, undefined, undefined, { facts });
    await approve(await staff('reviewer'), orderId);
    await waitFor('the debit', async () => {
      const { payment } = await clientOf(again.url).call(trackOrder, { params });
      return payment.state === 'captured' || undefined;
    });
    const port = new URL(again.url).port;
    const other = mkdtempSync(join(tmpdir(), 'countercheck-start-'));
    const clash = spawnStart({ PORT: port, SANDBOX_PORT: '0', DATA_DIR: other });
    assert.equal(await clash.ended, 1);
    assert.match(clash.output().trim(), new RegExp(`^Port ${port} is taken: .*PORT.*$`));
    rmSync(other, { recursive: true, force: true });
  } finally {
    second.child.kill('SIGTERM');
  }
  assert.equal(await second.ended, 0);
});

test('PostgreSQL that dies while visitors are led elsewhere ends the process at once, and with an error', async () => {
  const started = spawnStart({ PORT: '0', DATA_DIR: dataDir, DRAIN_SECONDS: '10' });
  const { url } = await bannerOf(started);
  const { pid }: { pid: number } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  started.child.kill('SIGTERM');
  await waitFor('the drain', async () => {
    const { status }: { status: string } = await (await fetch(new URL('/readyz', url))).json();
    return status === 'draining' || undefined;
  });
  process.kill(pid, 'SIGKILL');
  assert.equal(await started.ended, 1);
});

/** The threads that hash passwords and read files, as Linux names them. */
function poolThreads(pid: number | undefined): number {
  const folder = `/proc/${pid}/task`;
  const names = readdirSync(folder).map((thread) =>
    readFileSync(join(folder, thread, 'comm'), 'utf8').trim(),
  );
  return names.filter((name) => name === 'libuv-worker').length;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
