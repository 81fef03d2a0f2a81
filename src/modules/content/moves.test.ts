import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { inEveryLanguage, type Localized, localizedPath } from '#kernel/locale.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createSiteTexts, type SiteTexts } from './service.ts';

const admin: Actor = { kind: 'account', accountId: '0198f3c2-0000-7000-8000-000000000001', role: 'Admin' };
const clock = createSettableClock(new Date('2026-11-29T10:00:00Z'));
const reason = 'The words people search for';
let database: ThrowawayDatabase;
let texts: SiteTexts;
const open = () => createSiteTexts({ db: database.db, clock, isKnownPath: () => true, warn: () => {} });
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  clock.advance(1_000);
  await database.pool.query('TRUNCATE content_versions, content_drafts, content_events, content_moves');
  texts = open();
});

const stateOf = async (name: string) => (await texts.desk.get({ kind: 'article', name })).state;
const move = async (name: string, slug: string, from?: string) =>
  texts.desk.move(name, { slug, reason, from: from ?? (await stateOf(name)).path }, admin);
const create = (name: string) =>
  texts.desk.create(
    name,
    inEveryLanguage(() => 'A title'),
    admin,
  );
const publish = async (name: string, sources: Localized) =>
  texts.desk.publish({ kind: 'article', name }, { sources, seen: (await stateOf(name)).mark, reason }, admin);
const moved = async () => (await open().current()).moved;
const code = (expected: string) => (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === expected;

test('every address that an article had leads to the one it has, and it may come back to its first one', async () => {
  await move('registry', 'registers');
  assert.equal((await stateOf('registry')).path, '/blogs/registers');
  assert.deepEqual(await moved(), { '/registry': '/blogs/registers' });
  await move('registry', 'registers-of-the-world');
  assert.deepEqual(await moved(), {
    '/registry': '/blogs/registers-of-the-world',
    '/blogs/registers': '/blogs/registers-of-the-world',
  });
  await move('registry', 'registers');
  await move('registry', 'registry');
  assert.equal((await stateOf('registry')).path, '/registry');
  assert.deepEqual(await moved(), {
    '/blogs/registers': '/registry',
    '/blogs/registers-of-the-world': '/registry',
  });
  const { moves } = await texts.desk.get({ kind: 'article', name: 'registry' });
  assert.deepEqual(
    moves.map(({ slug }) => slug),
    ['registers', 'registers-of-the-world', 'registers', null],
  );
  const { rows } = await database.pool.query("SELECT count(*) FROM content_events WHERE event = 'move'");
  assert.equal(rows[0].count, 4);
});

test('an address that another text has, had, or is drafted for is taken, also for whoever begins an article', async () => {
  await create('suppliers');
  await move('suppliers', 'check-suppliers');
  for (const slug of ['how_to_check', 'about', 'suppliers', 'check-suppliers'])
    await assert.rejects(move('registry', slug), code('text_name_taken'), slug);
  await move('registry', 'registers');
  await move('registry', 'registers-of-the-world');
  await assert.rejects(move('suppliers', 'registers'), code('text_name_taken'), 'it leads elsewhere');
  for (const name of ['registers', 'check-suppliers'])
    await assert.rejects(create(name), code('text_name_taken'), name);
  await assert.rejects(move('registry', 'registers-of-the-world'), code('text_at_this_address'));
  await assert.rejects(move('nothing', 'something', '/blogs/nothing'), code('unknown_text'));
});

test('of ten who move an article at once one does, and of ten articles one gets an address', async () => {
  const from = '/registry';
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      texts.desk.move('registry', { slug: `a-${at}`, from, reason }, admin),
    ),
  );
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  const names = ['check_inn', 'check_belarus', 'how_to_check'];
  const others = await Promise.allSettled(names.map((name) => move(name, 'checks')));
  assert.equal(others.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('what links to an earlier address links to the article still, by headings too, and holds it on the site', async () => {
  const { release } = await stateOf('how_to_check');
  const linking = (path: string) =>
    inEveryLanguage((locale) => `${release.sources[locale]}\n[More](${localizedPath(locale, path)})\n`);
  const written = inEveryLanguage(
    () => `---
title: "Suppliers"
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

## First

The [LEI](https://search.gleif.org/) names a company.
`,
  );
  await create('suppliers');
  await publish('suppliers', written);
  await publish('how_to_check', linking('/blogs/suppliers#first'));
  await move('suppliers', 'check-suppliers');
  const { articles } = await open().current();
  assert.equal(articles.suppliers?.ru.path, '/blogs/check-suppliers');
  // Both addresses are known to whoever writes, and the heading that others link to cannot be taken away.
  await publish('how_to_check', linking('/blogs/check-suppliers#first'));
  await publish('how_to_check', linking('/blogs/suppliers#first'));
  const bare = inEveryLanguage((locale) => written[locale].replace('## First', '## Second'));
  await assert.rejects(publish('suppliers', bare), code('text_not_readable'));
  const { mark: seen } = await stateOf('suppliers');
  const takeOff = texts.desk.restore(
    { kind: 'article', name: 'suppliers' },
    { number: 0, seen, reason },
    admin,
  );
  await assert.rejects(takeOff, code('text_still_linked'));
});

test('fifty addresses are enough', async () => {
  for (let count = 0; count < 50; count += 1) await move('registry', `address-${count}`);
  await assert.rejects(move('registry', 'one-more'), code('too_many_moves'));
});
