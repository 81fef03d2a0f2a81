import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { order } from '#testing/buyer.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ env: { METRICS_PORT: '0' } });
});
after(() => app?.close());

const read = async () => (await fetch(app.metricsUrl ?? '')).text();
const figureOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`countercheck_${line} `))
      ?.split(' ')
      .at(-1),
  );

test('what stands in the database and what this process did is told, on a port of its own', async () => {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  await app.services.compareBooks.run();
  const text = await waitFor('the mail', async () => {
    const told = await read();
    return figureOf(told, 'jobs_total{topic="orders.notify",outcome="done"}') >= 1 ? told : undefined;
  });
  assert.equal(figureOf(text, 'database_up'), 1);
  assert.equal(figureOf(text, 'orders_undelivered'), 0);
  assert.equal(figureOf(text, 'orders_open{state="queued"}'), 1);
  assert.equal(figureOf(text, 'payments{gateway="sandbox",state="authorised"}'), 1);
  assert.ok(figureOf(text, 'held_minor{currency="EUR"}') > 0);
  assert.ok(figureOf(text, 'books_compared_days{gateway="sandbox"}') < 0.01);
  const route = 'route="/api/v1/orders/:secret/check-payment"';
  assert.match(text, new RegExp(`request_seconds_count\\{method="POST",${route},status="2xx"\\} 1`));
  assert.doesNotMatch(text, new RegExp(placed.params.secret), 'never an address');
  assert.equal((await fetch(`${app.url}/metrics`)).status, 404, 'not where visitors are');
  const other = new URL('/other', app.metricsUrl);
  assert.equal((await fetch(other)).status, 404);
});

test('every metric that a rule asks for is told', async () => {
  const rules = readFileSync(new URL('../../docs/alerts.yml', import.meta.url), 'utf8');
  const { groups } = parse(rules) as { groups: { rules: { alert: string; expr: string }[] }[] }; // the test reads what it names
  const told = await read();
  const known = new Set([...told.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const { alert, expr } of groups.flatMap((group) => group.rules)) {
    const [name] = /(countercheck|nodejs)_\w+/.exec(expr) ?? [];
    assert.ok(known.has((name ?? '').replace(/_count$/, '')), `${alert} asks for ${name}`);
  }
});

test('while the database is away the process still tells of itself', async () => {
  await app.pool.query('ALTER TABLE outbox RENAME TO outbox_away');
  try {
    const text = await read();
    assert.equal(figureOf(text, 'database_up'), 0);
    assert.match(text, /nodejs_eventloop_lag_p99_seconds/);
    assert.doesNotMatch(
      text,
      /^countercheck_(?!database_|request_|document_|jobs_|mails_returned_)\S* /m,
      'no figures of before',
    );
  } finally {
    await app.pool.query('ALTER TABLE outbox_away RENAME TO outbox');
  }
});
