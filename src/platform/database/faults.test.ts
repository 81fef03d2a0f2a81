import assert from 'node:assert/strict';
import { open } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/supervisor.ts';
import { ask, makeTestFolder } from './embedded/test-folder.ts';
import { isDatabaseAway, isDatabaseBusy, isDiskFull, isUniqueViolation, isUnstorableText } from './faults.ts';
import { createPool, cutConnections } from './pool.ts';

const folder = makeTestFolder();
let server: EmbeddedPostgres;
before(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
});
after(async () => {
  await server.stop();
  folder[Symbol.dispose]();
});

/** What `work` on a connection of its own fails with. */
async function faultOf(work: (client: pg.Client) => Promise<unknown>): Promise<Error & { code?: string }> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } catch (error) {
    if (error instanceof Error) return error;
  } finally {
    await client.end().catch(() => {});
  }
  throw new Error('nothing failed');
}

const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid;

test('a server that is there with too much to do is told from one that is not there', async () => {
  const pool = new pg.Pool({ connectionString: server.url, max: 1, connectionTimeoutMillis: 1_000 });
  const only = await pool.connect();
  const full = await pool.connect().catch((error: unknown) => error);
  only.release();
  await pool.end();
  const slow = await faultOf((client) => client.query('set statement_timeout = 20; select pg_sleep(30)'));
  const ended = await faultOf(async (client) => {
    const pid = await pidOf(client);
    await Promise.all([
      client.query('select pg_sleep(30)'),
      ask(server.url, `select pg_terminate_backend(${pid})`),
    ]);
  });
  const nobody = new pg.Client({ connectionString: 'postgres://127.0.0.1:1/x' });
  const refused = await nobody.connect().catch((error: unknown) => error);
  assert.deepEqual(
    [full, slow, ended, refused].map((error) => [isDatabaseBusy(error), isDatabaseAway(error)]),
    [
      [true, true],
      [true, true],
      [false, true],
      [false, true],
    ],
  );
});

test('a connection that an operator ends, and every limit of time, is a database that is away', async () => {
  const cases: readonly [code: string, work: (client: pg.Client) => Promise<unknown>][] = [
    [
      '57P01',
      async (client) => {
        const pid = await pidOf(client);
        const sleeping = client.query('select pg_sleep(30)');
        await Promise.all([sleeping, ask(server.url, `select pg_terminate_backend(${pid})`)]);
      },
    ],
    ['57014', (client) => client.query(`set statement_timeout = 20; select pg_sleep(30)`)],
    [
      '57014',
      async (client) => {
        const pid = await pidOf(client);
        await Promise.all([
          client.query('select pg_sleep(30)'),
          ask(server.url, `select pg_cancel_backend(${pid}) from pg_sleep(0.2)`),
        ]);
      },
    ],
    [
      '55P03',
      async (client) => {
        await ask(server.url, 'create table if not exists wanted (a int)');
        const holder = new pg.Client({ connectionString: server.url });
        await holder.connect();
        await holder.query('begin; lock table wanted');
        await client.query('set lock_timeout = 20; lock table wanted').finally(() => holder.end());
      },
    ],
  ];
  for (const [code, work] of cases) {
    const fault = await faultOf(work);
    assert.equal(fault.code, code, fault.message);
    assert.ok(isDatabaseAway(fault), fault.message);
    assert.ok(isDatabaseAway(new Error('wrapped', { cause: fault })));
  }
});

test('a server that has crashed and recovers is away until it is back', async () => {
  const faults: Error[] = [];
  const hit = faultOf(async (client) => {
    const pid = await pidOf(client);
    const sleeping = client.query('select pg_sleep(30)');
    process.kill(pid, 'SIGKILL');
    await sleeping;
  });
  const bystander = faultOf((client) => client.query('select pg_sleep(30)'));
  faults.push(await hit, await bystander);
  const until = performance.now() + 20_000;
  for (;;) {
    try {
      await ask(server.url, 'select 1');
      break;
    } catch (error) {
      assert.ok(error instanceof Error && performance.now() < until, String(error));
      faults.push(error);
    }
  }
  for (const fault of faults)
    assert.ok(isDatabaseAway(fault), `${fault.message} ${Reflect.get(fault, 'code')}`);
});

test('whoever waits in a pool whose connections are cut hears of it, and the pool goes on', async () => {
  await using pool = Object.assign(createPool(server.url, { max: 2, statementTimeoutMs: 0 }), {
    [Symbol.asyncDispose]: () => pool.end(),
  });
  const waiting = [1, 2].map(() => pool.query('select pg_sleep(30)').catch((error: unknown) => error));
  const sleeping = `select count(*)::int as count from pg_stat_activity where query like 'select pg_sleep%'`;
  while (Number((await ask(server.url, sleeping))[0]?.count) < 2);
  cutConnections(pool);
  for (const fault of await Promise.all(waiting)) assert.ok(isDatabaseAway(fault), String(fault));
  assert.equal((await pool.query('select 1 as one')).rows[0]?.one, 1);
});

test('more connections than the server has is a server that cannot now', async () => {
  const clients: pg.Client[] = [];
  const fault = await faultOf(async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: server.url });
      client.on('error', () => {});
      await client.connect();
      clients.push(client);
    }
  });
  await Promise.all(clients.map((client) => client.end()));
  assert.equal(fault.code, '53300');
  assert.ok(isDatabaseAway(fault));
});

test('what is wrong with a request is not blamed on the database', async () => {
  await ask(server.url, 'create table if not exists single (a text primary key)');
  await ask(server.url, `insert into single values ('x') on conflict do nothing`);
  const twice = await faultOf((client) => client.query(`insert into single values ('x')`));
  const nul = await faultOf((client) => client.query('insert into single values ($1)', ['a\u0000']));
  const wrong = await faultOf((client) => client.query('select from nowhere at all'));
  for (const fault of [twice, nul, wrong])
    assert.ok(!isDatabaseAway(fault) && !isDiskFull(fault), fault.message);
  assert.ok(isUniqueViolation(twice));
  assert.ok(isUnstorableText(nul));
  for (const other of [undefined, 'ECONNREFUSED', { code: '57P01' }, new TypeError('x is not a function')])
    assert.ok(!isDatabaseAway(other) && !isDiskFull(other));
});

test('a full disk is told by PostgreSQL and by the system', async () => {
  const refused = await faultOf((client) =>
    client.query(`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`),
  );
  assert.ok(isDiskFull(refused));
  if (process.platform !== 'linux') return;
  const full = await open('/dev/full', 'w');
  const written = await full.writeFile('x').catch((error: unknown) => error);
  await full.close();
  assert.ok(isDiskFull(written), String(written));
});

test('a server that is stopped, and one that was never there, is away', async () => {
  const fault = faultOf((client) => client.query('select pg_sleep(30)'));
  await ask(server.url, 'select 1');
  await server.stop();
  assert.ok(isDatabaseAway(await fault), String(await fault));
  assert.ok(isDatabaseAway(await faultOf((client) => client.query('select 1'))));
});
