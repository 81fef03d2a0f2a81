import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { login } from '#modules/accounts/contract.ts';
import { listPeople } from '#modules/accounts/user-administration/contract.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { clientOf } from '#testing/people.ts';
import { childEnvironment } from '#testing/processes/child-environment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let empty: ThrowawayDatabase;
let app: TestApp;
let dataDir = '';
before(async () => {
  empty = await createThrowawayDatabase();
  // As a real installation begins: no account, no role.
  await empty.pool.query('TRUNCATE accounts, roles CASCADE');
  app = await startTestApp({ withScheduledJobs: false });
  dataDir = mkdtempSync(join(tmpdir(), 'countercheck-admin-'));
});
after(async () => {
  await app.close();
  await empty.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Outcome = Readonly<{ code: number; out: string; err: string }>;

function run(databaseUrl: string, ...words: string[]): Promise<Outcome> {
  const script = join(import.meta.dirname, 'create-admin.ts');
  const env = {
    ...childEnvironment(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    MAIL_URL: 'smtp://127.0.0.1:2525',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

test('an installation without accounts gets its first administrator, whose address is taken from then on', async () => {
  const made = await run(empty.url, 'boss@example.com', 'Whitfield Margaret', '--language', 'ru');
  assert.equal(made.code, 0, made.err);
  const { rows } = await empty.pool.query('SELECT role, full_name, locale FROM accounts');
  assert.deepEqual(rows, [{ role: 'Admin', full_name: 'Whitfield Margaret', locale: 'ru' }]);
  const again = await run(empty.url, 'BOSS@example.com', 'Whitfield Margaret');
  assert.equal(again.code, 1);
  assert.match(again.err, /^BOSS@example\.com has an account already: nothing was changed\.\n$/);
  const events = await empty.pool.query('SELECT event, actor FROM account_events');
  assert.deepEqual(events.rows, [{ event: 'registered', actor: 'system' }]);
});

test('the printed password opens the door', async () => {
  const { url } = app;
  const [found] = await app.services.db
    .selectNoFrom((eb) => eb.fn<string>('current_database').as('name'))
    .execute();
  const database = new URL(empty.url);
  database.pathname = `/${found?.name ?? ''}`;
  const made = await run(database.href, 'second@example.com', 'Okoye Ada');
  const password = /Password +(\S+)/.exec(made.out)?.[1] ?? '';
  const { token } = await clientOf(url).call(login, { body: { email: 'second@example.com', password } });
  // Until a second factor is set up it opens the profile only.
  await app.services.db
    .updateTable('accounts')
    .set({ second_factor_waived_at: new Date() })
    .where('email', '=', 'second@example.com')
    .execute();
  const { items } = await clientOf(url, token).call(listPeople, { query: { search: 'ada okoye' } });
  assert.partialDeepStrictEqual(items, [{ email: 'second@example.com', role: 'Admin', isSelf: true }]);
});

test('what cannot be meant is said before anything is opened', async () => {
  const nowhere = 'postgres://127.0.0.1:1/none';
  assert.match((await run(nowhere, '--help')).out, /npm run create-admin/);
  const cases: [string[], RegExp][] = [
    [[], /npm run create-admin/],
    [['boss@example.com'], /npm run create-admin/],
    [['boss@example.com', 'A B', 'C'], /npm run create-admin/],
    [['boss@example.com', 'A B', '--language', 'de'], /npm run create-admin/],
    [['boss', 'Whitfield Margaret'], /boss is no e-mail address/],
    [['boss@example.com', 'Whitfield'], /surname and given name/],
  ];
  for (const [words, said] of cases) {
    const { code, err } = await run(nowhere, ...words);
    assert.equal(code, 2, words.join(' '));
    assert.match(err, said);
  }
  assert.equal((await run(nowhere, 'boss@example.com', 'Whitfield Margaret')).code, 1);
});
