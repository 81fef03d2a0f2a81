import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { anyMark, markAccount } from '#testing/marked-account.ts';
import { readPersonalDataMap } from '#testing/personal-data.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const map = readPersonalDataMap();
const named = (rows: typeof map) =>
  rows.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
const ofCustomers = map.filter(({ section }) => section === 'Of customers');

let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
});
after(() => app?.close());

/** Every column that could hold something about a person. */
async function textColumns(): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(`
    SELECT c.table_name || '.' || c.column_name AS name
    FROM information_schema.columns c
    JOIN pg_class k ON k.relname = c.table_name AND k.relnamespace = 'public'::regnamespace
    WHERE c.table_schema = 'public' AND k.relkind IN ('r', 'p') AND NOT k.relispartition
      AND c.data_type NOT IN ('uuid', 'boolean', 'smallint', 'integer', 'bigint', 'date', 'timestamp with time zone')`);
  return rows.map(({ name }) => name);
}

/** The whole database, searched: columns in which `word` stands anywhere. */
async function columnsWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await textColumns()) {
    const [table, column] = name.split('.');
    const { rows } = await app.pool.query(
      `SELECT 1 FROM "${table}" WHERE position(lower($1) IN lower("${column}"::text)) > 0
         OR position($2 IN "${column}"::text) > 0 LIMIT 1`,
      // Bytes are written in hex.
      [word, Buffer.from(word).toString('hex')],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

test('every column of text, JSON or bytes stands in docs/personal-data.md, once', async () => {
  const all = named(map);
  assert.deepEqual(all.toSorted(), (await textColumns()).toSorted());
  assert.equal(new Set(all).size, all.length);
});

test('the page says of everything of a customer what an erasure does to it', () => {
  const words = new Set(ofCustomers.map(({ erasure }) => erasure));
  assert.deepEqual([...words].toSorted(), ['deleted', 'emptied', 'kept', 'replaced']);
});

test('after an erasure nothing of a person is left but what the page says is kept', async () => {
  const { accountId, orderIds } = await markAccount(app);
  const beforehand = await columnsWith(anyMark);
  const unmarked = named(ofCustomers).filter((name) => !beforehand.includes(name));
  // With a mark it would be nobody's password; it is looked at below.
  assert.deepEqual(unmarked, ['accounts.password_hash'], 'every column of the page was filled');

  const actor = { kind: 'account', accountId, role: 'User' } as const;
  await app.services.eraseAccount(actor, { password: demoPassword });
  const kept = named(ofCustomers.filter(({ erasure }) => erasure === 'kept'));
  assert.deepEqual(await columnsWith(anyMark), kept.toSorted());

  // The last mail has gone out by now, and the mailbox is the owner's own.
  await app.services.outbox.drain();
  assert.deepEqual(await columnsWith(anyMark), kept.toSorted());
  const { rows } = await app.pool.query(
    "SELECT payload, done_at FROM outbox WHERE topic = 'accounts.erased'",
  );
  assert.deepEqual(rows[0].payload, {});
  assert.ok(rows[0].done_at);

  const account = (await app.pool.query('SELECT * FROM accounts WHERE id = $1', [accountId])).rows[0];
  const { email, full_name: name, password_hash: password, erased_at: erasedAt } = account;
  assert.deepEqual([email, name, password], [`erased-${accountId}@erased.invalid`, '—', 'erased']);
  assert.ok(erasedAt && account.disabled_at);
  const orders = await app.pool.query('SELECT email, subject FROM orders WHERE id = ANY($1)', [orderIds]);
  for (const order of orders.rows) {
    assert.equal(order.email, email);
    const { phone, email: hint, addInfo, name: asked } = order.subject.request;
    assert.deepEqual([phone, hint, addInfo, asked], ['', '', '', 'Nordwind GmbH']);
  }
  const reviews = await app.pool.query('SELECT DISTINCT author_name, company_name FROM reviews');
  assert.deepEqual(reviews.rows, [{ author_name: 'Клиент', company_name: null }]);
});
