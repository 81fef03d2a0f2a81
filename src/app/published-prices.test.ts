import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { draftPrices, getPriceDesk, publishPrices } from '#workflows/edit-catalogue/contract.ts';
import { readConfig } from './config/config.ts';
import { type RunningApp, startApp } from './start-app.ts';

/** Two instances of the site on one database, each with pages kept of its own. */
let first: TestApp;
let second: RunningApp;
const closers: (() => Promise<unknown>)[] = [];
before(async () => {
  first = await startTestApp({ withPages: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-second-'));
  const url = first.pool.options.connectionString ?? '';
  const pool = createPool(url);
  second = await startApp({
    config: readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RESEARCH_SOURCES: 'none' }),
    database: { url, pool, db: createDatabase(pool), onExit: () => {}, close: () => pool.end() },
    log: pino({ level: 'silent' }),
    version: 'test',
    withWarmPages: false,
  });
  closers.push(
    () => second.stop(),
    () => pool.end(),
    () => rm(dataDir, { recursive: true, force: true }),
  );
});
after(async () => {
  for (const close of closers) await close();
  await first.close();
});

const paths = ['/our-prices', '/countries/country/de', '/ru/countries/country/de'];
const read = async (origin: string, path: string) => (await fetch(origin + path)).text();
const shows = (html: string, whole: number) => new RegExp(`€${whole}|${whole}\u00a0€`).test(html);

async function draftGermany(admin: ApiClient, priceMinor: number): Promise<string> {
  const { countries } = await admin.call(getPriceDesk, {});
  const tariff = countries.find(({ code }) => code === 'de')?.tariffs[0];
  assert.ok(tariff);
  const wish = { tariffId: tariff.tariffId, seen: tariff.seen, terms: { ...tariff.terms, priceMinor } };
  return (await admin.call(draftPrices, { body: { tariffs: [wish] } })).mark;
}

test('a published price is on every page of every instance within a second', async () => {
  const admin = await signIn(first.url, 'admin@demo.countercheck.example', demoPassword);
  for (const origin of [first.url, second.url])
    for (const path of paths) assert.ok(!shows(await read(origin, path), 973), path);
  const mark = await draftGermany(admin, 973_00);
  for (const origin of [first.url, second.url])
    assert.ok(!shows(await read(origin, '/our-prices'), 973), 'a draft is nobody’s price');
  await admin.call(publishPrices, { body: { mark, reason: 'A test of pages', at: null } });
  const published = Date.now();
  for (const origin of [first.url, second.url]) {
    for (const path of paths) {
      while (!shows(await read(origin, path), 973)) {
        assert.ok(Date.now() - published < 1_000, `${path} still shows the old price`);
        await wait(10);
      }
    }
  }
});

test('a price that is due is on every instance within a second of its time', async () => {
  const admin = await signIn(second.url, 'admin@demo.countercheck.example', demoPassword);
  const mark = await draftGermany(admin, 974_00);
  const due = Date.now() + 1_500;
  await admin.call(publishPrices, { body: { mark, reason: 'At its time', at: new Date(due).toISOString() } });
  for (const origin of [first.url, second.url]) {
    while (!shows(await read(origin, '/our-prices'), 974)) {
      assert.ok(Date.now() - due < 1_000, 'it is late');
      await wait(20);
    }
    assert.ok(Date.now() >= due, 'it came too early');
  }
});
