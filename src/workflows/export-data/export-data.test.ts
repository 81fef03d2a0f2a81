import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { login } from '#modules/accounts/contract.ts';
import { markAccount, markedEmail, markedReport, markOf } from '#testing/marked-account.ts';
import { clientOf } from '#testing/people.ts';
import { readPersonalDataMap } from '#testing/personal-data.ts';
import { readZip } from '#testing/read-zip.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let accountId: string;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  ({ accountId } = await markAccount(app));
});
after(() => app?.close());

async function fetchExport(email = markedEmail): Promise<Response> {
  const { token } = await clientOf(app.url).call(login, { body: { email, password: demoPassword } });
  return fetch(`${app.url}/api/v1/User/ExportData`, { headers: { Authorization: `Bearer ${token}` } });
}

test('the archive holds what the map of personal data promises, and nothing that it says is never given', async () => {
  const response = await fetchExport();
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/zip');
  const today = new Date().toISOString().slice(0, 10);
  assert.match(
    response.headers.get('content-disposition') ?? '',
    new RegExp(`filename="countercheck-data-${today}.zip"`),
  );
  const entries = await readZip(Buffer.from(await response.arrayBuffer()));
  const report = [...entries.keys()].find((name) => /^reports\/CC-2026-\w+-en\.pdf$/.test(name)) ?? '';
  assert.deepEqual([...entries.keys()].toSorted(), [
    'README.txt',
    'account-events.json',
    'avatar.webp',
    'company.json',
    'credit.json',
    'data-requests.json',
    'notification-addresses.json',
    'orders.json',
    'profile.json',
    'questions.json',
    report,
    'security-events.json',
    'sign-ins.json',
  ]);
  assert.deepEqual(entries.get(report), markedReport);
  assert.match(
    String(entries.get('README.txt')),
    /your claims and the papers you gave the analyst with size and checksum/,
  );
  const everything = [...entries.values()].map((bytes) => bytes.toString()).join('\n');
  for (const { section, table, columns, exported } of readPersonalDataMap()) {
    if (section !== 'Of customers') continue;
    const file = /`([\w-]+\.\w+)`/.exec(exported)?.[1];
    for (const column of columns) {
      const isSealed = table === 'second_factors';
      const isAddress = ['questions', 'data_requests'].includes(table) && column === 'email';
      const mark = isAddress ? markedEmail : markOf(table, column);
      if (file === undefined || isSealed) assert.ok(!everything.includes(mark), `${mark} is not for export`);
      else if (column === 'full_name') assert.match(String(entries.get(file)), /"fullName": "zq\./);
      else assert.ok(entries.get(file)?.toString().toLowerCase().includes(mark), `${mark} is in ${file}`);
    }
  }
});

test('orders placed as a guest are there; staff, secrets and hashes are not', async () => {
  const entries = await readZip(Buffer.from(await (await fetchExport()).arrayBuffer()));
  const orders = JSON.parse(String(entries.get('orders.json')));
  assert.equal(orders.length, 2);
  assert.equal(orders[0].payments[0].state, 'captured');
  assert.equal(orders[0].review.rating, 5);
  const everything = [...entries.values()].map((bytes) => bytes.toString()).join('\n');
  const staff = await app.pool.query(
    "SELECT id, full_name, email FROM accounts WHERE role IN ('Manager', 'Admin')",
  );
  for (const { id, full_name: name, email } of staff.rows) {
    for (const word of [id, name, email, 'account:staff']) assert.ok(!everything.includes(word), word);
  }
  assert.ok(!/secret|hash|argon2/i.test(everything.replace(String(entries.get('README.txt')), '')));
  const [event] = JSON.parse(String(entries.get('account-events.json')));
  assert.deepEqual([event.event, event.by], ['enabled', 'us']);
});

test('the README is in the language of the account and names every file', async () => {
  await app.pool.query("UPDATE accounts SET locale = 'ru' WHERE id = $1", [accountId]);
  const entries = await readZip(Buffer.from(await (await fetchExport()).arrayBuffer()));
  const readme = String(entries.get('README.txt'));
  assert.match(readme, /Ваши данные в Countercheck/);
  assert.match(readme, /Архив собран \d+ [а-я]+ \d{4} г\./);
  for (const name of entries.keys()) {
    const word = name.startsWith('reports/') ? 'reports/' : name;
    if (name !== 'README.txt') assert.ok(readme.includes(`\n${word}\n`), name);
  }
});

test('an export leaves one event, and a visitor gets none', async () => {
  const { rows } = await app.pool.query(
    "SELECT actor FROM account_events WHERE account_id = $1 AND event = 'data_exported'",
    [accountId],
  );
  assert.deepEqual(rows, Array(3).fill({ actor: `account:${accountId}` }));
  assert.equal((await fetch(`${app.url}/api/v1/User/ExportData`)).status, 401);
  const manager = await fetchExport('manager@demo.countercheck.example');
  assert.equal(manager.status, 403);
});

test('a report that cannot be read breaks the download off instead of leaving a file that looks whole', async () => {
  rmSync(join(app.dataDir, 'files'), { recursive: true });
  const response = await fetchExport();
  await assert.rejects(response.arrayBuffer());
  assert.equal((await fetch(`${app.url}/healthz`)).status, 200);
});
