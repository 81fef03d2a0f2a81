import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { type DatabaseLink, openDatabaseLink } from '#testing/database/database-link.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';

const mainPages = ['/', '/ru', '/our-prices', '/ru/countries', '/countries/country/de'];

let app: TestApp;
let link: DatabaseLink;
before(async () => {
  app = await startTestApp({
    withPages: true,
    withScheduledJobs: false,
    async databaseUrl(url) {
      link = await openDatabaseLink(url);
      return link.url;
    },
  });
  for (const path of mainPages) await assertReads(path);
});
after(async () => {
  await app.close();
  await link.close();
});
afterEach(async () => {
  await link.restore();
  await waitFor('readiness', async () => ((await readiness()).status === 200 ? true : undefined));
});

async function readiness() {
  const began = performance.now();
  const response = await fetch(`${app.url}/readyz`);
  const { status: said }: { status: string } = await response.json();
  return {
    status: response.status,
    said,
    retryAfter: response.headers.get('retry-after'),
    tookMs: performance.now() - began,
  };
}

/** One call of each kind: read, search, write, sign in. */
const calls: readonly [path: string, body: object][] = [
  ['/Dictionary/GetCountries', {}],
  ['/Auth/Login', { email: 'anna@demo.countercheck.example', password: 'Countercheck-2026!' }],
  [
    '/FeedBack/Question',
    { name: 'Anna', phone: '030-1234567', email: 'anna@demo.countercheck.example', message: 'How?' },
  ],
];

async function call(path: string, body: object, locale: 'en' | 'ru') {
  const response = await fetch(`${app.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Locale': locale },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  };
}

async function assertUnavailable(): Promise<void> {
  for (const [path, body] of calls) {
    for (const locale of ['en', 'ru'] as const) {
      const { status, retryAfter, text } = await call(path, body, locale);
      assert.equal(status, 503, `${path}: ${text}`);
      assert.ok(Number(retryAfter) >= 1, `${path} says when to come back`);
      const { value }: { value: { code: string; description: string }[] } = JSON.parse(text);
      assert.equal(value[0]?.code, 'unavailable');
      assert.match(value[0]?.description ?? '', locale === 'ru' ? /Ничего не потеряно/ : /Nothing is lost/);
    }
  }
}

async function assertReads(path: string): Promise<void> {
  const response = await fetch(app.url + path);
  assert.equal(response.status, 200, path);
  assert.match(await response.text(), /<h1/);
}

test('a server that refuses: calls are 503, readiness says so at once, cached pages are served', async () => {
  await link.refuse();
  await assertUnavailable();
  const { status, said, retryAfter, tookMs } = await readiness();
  assert.deepEqual([status, said], [503, 'database unavailable']);
  assert.ok(Number(retryAfter) >= 1 && tookMs < 2_000, `readiness took ${tookMs} ms`);
  for (const path of mainPages) await assertReads(path);
  const unknown = await fetch(`${app.url}/countries/country/fr`);
  assert.equal(unknown.status, 503);
  assert.ok(Number(unknown.headers.get('retry-after')) >= 1);
  assert.match(await unknown.text(), /Nothing is lost/);
});

test('a server that says nothing: readiness answers within its bound, whoever waits is told, pages go on', async () => {
  link.silence();
  const waiting = calls.map(([path, body]) => call(path, body, 'en'));
  const { status, said, tookMs } = await readiness();
  assert.deepEqual([status, said], [503, 'database unavailable']);
  assert.ok(tookMs < 3_000, `readiness took ${tookMs} ms`);
  for (const path of mainPages) await assertReads(path);
  for (const { status, text } of await Promise.all(waiting)) assert.equal(status, 503, text);
});

test('a busy server is no register that is away: what was found, or a truthful sentence, and then the answer', async () => {
  const { rows } = await app.pool.query('select current_database() as name');
  const { id } = await app.services.countries.getCountryByCode(app.services.db, 'DE');
  const search = async (name: string) => {
    const { status, text } = await call(
      '/SearchReport/FindCompany',
      { countryId: id, company: { name } },
      'en',
    );
    assert.equal(status, 200, text);
    return JSON.parse(text);
  };
  const page = async (language: string, name: string) => {
    const path = `${language}/company-search?country=de&name=${encodeURIComponent(name)}`;
    const response = await fetch(app.url + path, { redirect: 'manual' });
    assert.equal(response.status, 200);
    return response.text();
  };
  const slip = 'Nordwnd Maschinnbau';
  await app.pool.query(`alter database ${rows[0].name} set lock_timeout = '150ms'`);
  link.cut();
  const other = await app.pool.connect();
  try {
    // The words of the search are not to be had for as long as this lasts.
    await other.query('begin; lock table search_words in access exclusive mode');
    const none = await search(slip);
    assert.deepEqual([none.outcome, none.companies, none.isCutShort], ['unfinished', null, true]);
    assert.deepEqual([none.request.name, none.sources[0].state], [slip, 'unfinished']);
    const some = await search('maschinenbau');
    assert.deepEqual([some.outcome, some.isCutShort, some.sources[0].note], ['list', true, 'cut_short']);
    assert.match(await page('', slip), /does not mean that there is no such company/);
    assert.match(await page('/ru', slip), /не\sзначит, что такой компании нет/);
    const list = await page('', 'maschinenbau');
    assert.match(list, /The search was cut short/);
    assert.match(list, /Nordwind Maschinenbau/);
    assert.match(await page('/ru', 'maschinenbau'), /Поиск прерван на\sполпути/);
  } finally {
    await other.query('rollback');
    other.release();
    await app.pool.query(`alter database ${rows[0].name} reset lock_timeout`);
  }
  const after = await search(slip);
  assert.deepEqual([after.outcome, after.isCutShort], ['list', false]);
  assert.match(after.companies[0].name, /^Nordwind Maschinenbau/);
});

test('connections killed in the middle of requests are 503, never 500', async () => {
  const statuses = new Map<number, number>();
  const wasHit = () => (statuses.get(503) ?? 0) > 0;
  const wasSpared = () => [...statuses.keys()].some((status) => status < 400);
  const began = performance.now();
  const isEarly = () => performance.now() - began < 1_500;
  // A slow machine gets more time, and more of it between two kills, until both were seen.
  const goesOn = () => isEarly() || (!(wasHit() && wasSpared()) && performance.now() - began < 30_000);
  const ask = async ([path, body]: (typeof calls)[number]) => {
    while (goesOn()) {
      const { status, retryAfter, text } = await call(path, body, 'en');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      assert.ok(status < 500 || status === 503, text);
      if (status === 503) assert.ok(retryAfter);
    }
  };
  const kill = async () => {
    while (goesOn()) {
      await app.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await new Promise((resolve) => setTimeout(resolve, isEarly() ? 5 : 300));
    }
  };
  await Promise.all([...calls, ...calls].map(ask).concat(kill()));
  assert.ok(wasHit(), 'some requests were hit');
  assert.ok(wasSpared(), 'and some were not');
});

test('a listener that was killed alone comes back at once, and a new price is on the page', async () => {
  await assertReads('/countries/country/at');
  await app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'countercheck-listener' and datname = current_database()`,
  );
  assert.equal((await readiness()).status, 200);
  await app.pool.query('update tariffs set price_minor = 87600 where country_id = 40');
  await waitFor('the new price', async () => {
    const html = await (await fetch(`${app.url}/countries/country/at`)).text();
    return html.includes('€876') || undefined;
  });
});

test('no room in the database: writes are 503 and readiness says so, until there is room again', async () => {
  await app.pool.query(`create function refuse_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await app.pool.query(`create function refuse_tables() returns event_trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await app.pool.query(
    'create trigger no_room before insert on questions for each row execute function refuse_room()',
  );
  await app.pool.query(
    `create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS') execute function refuse_tables()`,
  );
  const [path, body] = calls[2] ?? ['', {}];
  const assertFull = async () => {
    const { status, retryAfter, text } = await call(path, body, 'ru');
    assert.equal(status, 503, text);
    assert.ok(Number(retryAfter) >= 1);
    assert.match(text, /"code":"storage_full","description":"Закончилось место/);
  };
  await assertFull();
  // The count of calls is the first that is written.
  await app.pool.query(
    'create trigger no_room before insert or update on rate_limits for each row execute function refuse_room()',
  );
  await assertFull();
  await app.pool.query('drop trigger no_room on rate_limits');
  const { said, tookMs } = await readiness();
  assert.equal(said, 'disk full');
  assert.ok(tookMs < 2_000);
  await assertReads('/');
  await app.pool.query('drop event trigger no_room');
  await app.pool.query('drop trigger no_room on questions');
  assert.equal((await readiness()).said, 'ready');
});
