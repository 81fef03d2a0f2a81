import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { inEveryLanguage, type Locale, type Localized, localizedPath } from '#kernel/locale.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createSiteTexts, type SiteTexts, type TextKey } from './service.ts';

const admin: Actor = { kind: 'account', accountId: '0198f3c2-0000-7000-8000-000000000001', role: 'Admin' };
const clock = createSettableClock(new Date('2026-11-28T10:00:00Z'));
const reason = 'Suppliers are asked about often';
const key = { kind: 'article', name: 'check-a-supplier' } as const;
const path = '/blogs/check-a-supplier';
const titles = inEveryLanguage((locale) =>
  locale === 'ru' ? 'Как проверить поставщика' : 'How to check a supplier',
);
let database: ThrowawayDatabase;
let texts: SiteTexts;
const open = () => createSiteTexts({ db: database.db, clock, isKnownPath: () => true, warn: () => {} });
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  clock.advance(1_000);
  await database.pool.query('TRUNCATE content_versions, content_drafts, content_events');
  texts = open();
});

const now = async (of: TextKey = key) => (await texts.desk.get(of)).state;
const create = (name: string = key.name) => texts.desk.create(name, titles, admin);
const filled = (more: (locale: Locale) => string = () => '') =>
  inEveryLanguage(
    (locale) => `---
title: "${titles[locale]}"
description: "What to look at."
summary: "What to look at, in short."
topics: ["steps"]
countries: [by]
published: 2026-11-28
updated: 2026-11-28
faq: []
sources:
  - title: "GLEIF"
    url: "https://search.gleif.org/"
---

The [LEI](https://search.gleif.org/) names a company. ${more(locale)}
`,
  );
const publish = async (sources: Localized = filled(), of: TextKey = key) =>
  texts.desk.publish(of, { sources, seen: (await now(of)).mark, reason }, admin);
const restore = async (number: number, of: TextKey = key) =>
  texts.desk.restore(of, { number, seen: (await now(of)).mark, reason }, admin);
const shown = async () => (await open().current()).articles[key.name];
const code = (expected: string) => (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === expected;

test('an article that is no file is begun as a draft, published, taken off the site and put there again', async () => {
  await create();
  assert.equal(await shown(), undefined);
  const { draft, path: address } = await now();
  assert.equal(address, path);
  assert.match(draft?.sources.ru ?? '', /Как проверить поставщика[\s\S]*published: 2026-11-28/);
  await assert.rejects(publish(draft?.sources), code('text_not_readable'), 'a skeleton is no article');
  assert.equal(await publish(), 1);
  assert.deepEqual([(await shown())?.ru.path, (await shown())?.ru.title], [path, titles.ru]);
  await restore(0);
  assert.equal(await shown(), undefined);
  await restore(1);
  assert.equal((await shown())?.en.title, titles.en);
  const { rows } = await database.pool.query('SELECT event FROM content_events ORDER BY id');
  assert.deepEqual(
    rows.map(({ event }) => event),
    ['create', 'publish', 'withdraw', 'restore'],
  );
});

test('an address is taken once: by a file, by a draft, by what was published', async () => {
  await assert.rejects(create('registry'), code('text_name_taken'));
  await create();
  await assert.rejects(create(), code('text_name_taken'));
  await publish();
  await restore(0);
  await assert.rejects(create(), code('text_name_taken'));
});

test('of ten who begin the same article one does', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => create()));
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('a draft that is dropped before anything was published leaves nothing', async () => {
  await create();
  assert.ok((await texts.desk.list()).some(({ name }) => name === key.name));
  assert.equal(await texts.desk.discardDraft(key, (await now()).mark, admin), false);
  assert.ok(!(await texts.desk.list()).some(({ name }) => name === key.name));
  await assert.rejects(texts.desk.get(key), code('unknown_text'));
  await create();
  await publish();
  await texts.desk.saveDraft(key, { sources: filled(), seen: (await now()).mark }, admin);
  assert.equal(await texts.desk.discardDraft(key, (await now()).mark, admin), true);
});

test('others link to it while it is on the site, and it stays there while they do', async () => {
  const other = { kind: 'article', name: 'registry' } as const;
  const { release } = await now(other);
  const linking = inEveryLanguage(
    (locale) => `${release.sources[locale]}\n[More](${localizedPath(locale, path)})\n`,
  );
  await create();
  await assert.rejects(publish(linking, other), code('text_not_readable'), 'a draft is no page');
  await publish(filled((locale) => `[Registers](${localizedPath(locale, '/registry')})`));
  await publish(linking, other);
  await assert.rejects(restore(0), code('text_still_linked'));
  await restore(0, other);
  await restore(0);
  assert.equal(await shown(), undefined);
});

test('no page about ourselves is begun, and nothing is read of a text that never was', async () => {
  await assert.rejects(now({ kind: 'article', name: 'never' }), code('unknown_text'));
  await assert.rejects(now({ kind: 'page', name: key.name }), code('unknown_text'));
  await create();
  await assert.rejects(now({ kind: 'page', name: key.name }), code('unknown_text'));
});

test('of who links to it and who takes it off the site at the same moment, one is refused', async () => {
  const other = { kind: 'article', name: 'registry' } as const;
  const { release } = await now(other);
  const linking = inEveryLanguage(
    (locale) => `${release.sources[locale]}\n[More](${localizedPath(locale, path)})\n`,
  );
  await create();
  await publish();
  const ends = await Promise.allSettled([publish(linking, other), restore(0)]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
});
