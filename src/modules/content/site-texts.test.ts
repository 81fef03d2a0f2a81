import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { inEveryLanguage, type Locale, type Localized, locales, localizedPath } from '#kernel/locale.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createSiteTexts, type SiteTexts, type TextKey } from './service.ts';

const admin: Actor = { kind: 'account', accountId: '0198f3c2-0000-7000-8000-000000000001', role: 'Admin' };
const clock = createSettableClock(new Date('2026-11-28T10:00:00Z'));
const key = { kind: 'article', name: 'registry' } as const;
const linked = { kind: 'article', name: 'how_to_check' } as const;
const reason = 'The register has moved';
let database: ThrowawayDatabase;
let warned: string[] = [];
const open = (): SiteTexts =>
  createSiteTexts({
    db: database.db,
    clock,
    isKnownPath: (path) => !path.startsWith('/nowhere'),
    warn: (_error, text) => warned.push(text),
  });
let texts: SiteTexts;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  clock.advance(1_000);
  warned = [];
  await database.pool.query('TRUNCATE content_versions, content_drafts, content_events');
  texts = open();
});

const now = async (of: TextKey = key) => (await texts.desk.get(of)).state;
/** The file with another title and one more paragraph, in every language. */
async function written(title: string, more = ''): Promise<Localized> {
  const { release } = await now();
  const change = (source: string) => `${source.replace(/^title: .*$/m, `title: ${title}`)}\n${more}\n`;
  return inEveryLanguage((locale) => change(release.sources[locale]));
}
const publish = async (sources: Localized, of: TextKey = key) =>
  texts.desk.publish(of, { sources, seen: (await now(of)).mark, reason }, admin);
/** The file of `of` with a last paragraph. */
async function withMore(of: TextKey, more: (locale: Locale) => string): Promise<Localized> {
  const { release } = await now(of);
  return inEveryLanguage((locale) => `${release.sources[locale]}\n${more(locale)}\n`);
}
const linkTo = (id: (locale: Locale) => string) => (locale: Locale) =>
  `[More](${localizedPath(locale, `/${linked.name}`)}#${id(locale)})`;
const titleOf = async (of: SiteTexts) => (await of.current()).articles.registry?.ru.title;
const eventsOf = async () => {
  const { rows } = await database.pool.query('SELECT event, number FROM content_events ORDER BY id');
  return rows.map(({ event, number }) => (number === null ? event : `${event} ${number}`));
};

test('a draft is nobody’s text; what is published wins over the file in every process, and goes back', async () => {
  const other = open();
  assert.equal(await titleOf(other), undefined, 'the file has the word');
  const sources = await written('First words');
  await texts.desk.saveDraft(key, { sources, seen: (await now()).mark }, admin);
  assert.equal(await titleOf(other), undefined);
  assert.equal(await publish(sources), 1);
  assert.equal(await titleOf(other), 'First words');
  assert.equal((await now()).draft, undefined, 'the draft has ended');
  await publish(await written('Second words'));
  assert.equal(await titleOf(other), 'Second words');
  const restore = async (number: number) =>
    texts.desk.restore(key, { number, seen: (await now()).mark, reason }, admin);
  assert.equal(await restore(1), 3);
  assert.equal(await titleOf(other), 'First words');
  await assert.rejects(restore(1), { code: 'nothing_to_publish', status: 409 });
  await restore(0);
  assert.equal(await titleOf(other), undefined, 'the file has the word again');
  await assert.rejects(restore(9), { code: 'unknown_text_version', status: 404 });
  assert.deepEqual(await eventsOf(), ['draft', 'publish 1', 'publish 2', 'restore 3', 'restore 4']);
  const { versions } = await texts.desk.get(key);
  assert.deepEqual(
    versions.map(({ number, restores }) => [number, restores]),
    [
      [4, 0],
      [3, 1],
      [2, null],
      [1, null],
    ],
  );
  assert.deepEqual(
    versions.map(({ isRelease }) => isRelease),
    [true, false, false, false],
  );
  assert.ok(!versions.some((version) => 'sources' in version), 'a list has no words');
});

test('of two who saw the same, the second is told and nothing of theirs is written', async () => {
  const { mark } = await now();
  const wish = async (title: string) => ({ sources: await written(title), seen: mark });
  await texts.desk.saveDraft(key, await wish('Mine'), admin);
  const late = { code: 'text_changed_meanwhile', status: 409 };
  await assert.rejects(texts.desk.saveDraft(key, await wish('Theirs'), admin), late);
  await assert.rejects(texts.desk.publish(key, { ...(await wish('Theirs')), reason }, admin), late);
  await assert.rejects(texts.desk.discardDraft(key, mark, admin), late);
  assert.match((await now()).draft?.sources.en ?? '', /title: Mine/);
  await texts.desk.discardDraft(key, (await now()).mark, admin);
  assert.deepEqual(await eventsOf(), ['draft', 'discard']);
});

const hostile: readonly (readonly [string, RegExp])[] = [
  ['<script>alert(1)</script>', /raw HTML is not allowed/],
  ['Words <img src=x onerror=alert(1)> here.', /raw HTML is not allowed/],
  ['![picture](https://evil.example/x.png)', /image is not allowed/],
  ['[press](javascript:alert(1))', /neither https:\/\/ nor a path/],
  ['[press](data:text/html,x)', /neither https:\/\/ nor a path/],
  ['[press](https://evil.example/)', /none of the sources/],
  ['[press](/nowhere)', /leads nowhere/],
  ['# A title', /headings are ## and ###/],
  ['{{seller}}', /there is no place/],
  [`${'>'.repeat(30_000)} deep`, /8 deep in each other at most/],
  [`${'- '.repeat(9)}deep`, /8 deep in each other at most/],
  [
    '12345678'.replaceAll(/./g, (depth) => `${'  '.repeat(Number(depth))}- level\n`) +
      `${' '.repeat(18)}- deep`,
    /8 deep/,
  ],
  [`${'*a _b '.repeat(5)}c${'_ d*'.repeat(5)}`, /8 deep in each other at most/],
  ['## Same\n\n'.repeat(201), /200 headings at most/],
  ['*a_'.repeat(12_000), /200 signs of emphasis/],
];
for (const [more, sentence] of hostile)
  test(`refused at the desk as in a file: ${more.slice(0, 40).replaceAll('\n', ' ')}`, async () => {
    const sources = await written('A title', more);
    const { faults } = await texts.desk.judge(key, sources);
    assert.match(faults[0]?.sentence ?? '', sentence);
    await assert.rejects(publish(sources), { code: 'text_not_readable', status: 422 });
    assert.equal(await titleOf(texts), undefined);
  });

test('what is eight deep can be read', async () => {
  const { faults } = await texts.desk.judge(key, await written('A title', `${'>'.repeat(8)} deep`));
  assert.deepEqual(faults, []);
});

test('a source is a page of the web', async () => {
  const { release } = await now();
  const sources = inEveryLanguage((locale) =>
    release.sources[locale].replace(/url: "https:\/\/search.gleif.org\/"/, 'url: "javascript:alert(1)"'),
  );
  const { faults } = await texts.desk.judge(key, sources);
  assert.deepEqual(
    faults.map(({ sentence }) => sentence),
    locales.map(() => 'sources.1.url: must be a web address'),
  );
});

test('both languages must be there and agree, and an alias without end ends', async () => {
  const { release } = await now();
  const only = { ...release.sources, ru: '' };
  assert.deepEqual(
    (await texts.desk.judge(key, only)).faults.map(({ locale }) => locale),
    ['ru'],
  );
  const other = {
    ...release.sources,
    ru: release.sources.ru.replace(/^updated: .*$/m, 'updated: 2027-01-01'),
  };
  const [differs] = (await texts.desk.judge(key, other)).faults;
  assert.deepEqual([differs?.locale, differs?.sentence], ['ru', 'updated differs from the English file']);
  const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]', ...'bcdefgh'].map((letter, at, all) =>
    at === 0 ? letter : `${letter}: &${letter} [${`*${at === 1 ? 'a' : all[at - 1]},`.repeat(9)}]`,
  );
  const { faults } = await texts.desk.judge(key, {
    ...(await now()).release.sources,
    en: `---\n${bomb.join('\n')}\n---\n`,
    ru: '',
  });
  assert.equal(faults.length, 2);
});

test('a heading that another text links to cannot go', async () => {
  const { release } = await now(linked);
  const { article } = await texts.desk.judge(linked, release.sources);
  const id = (locale: Locale) => article[locale]?.toc[0]?.id ?? '';
  await publish(await withMore(key, linkTo(id)));
  const changed = inEveryLanguage((locale) => release.sources[locale].replaceAll(/^## .*$/gm, '## Other'));
  const { faults } = await texts.desk.judge(linked, changed);
  assert.deepEqual(
    faults.map(({ locale }) => locale),
    locales,
  );
  for (const { locale, sentence } of faults)
    assert.ok(sentence.includes(`#${id(locale)} names no heading`), sentence);
  await assert.rejects(publish(changed, linked), { code: 'text_not_readable', status: 422 });
});

test('a heading that only a published version has cannot go back to the file while others link to it', async () => {
  await publish(await withMore(linked, () => '## Extra'), linked);
  await publish(
    await withMore(
      key,
      linkTo(() => 'extra'),
    ),
  );
  const toFile = async (of: TextKey) =>
    texts.desk.restore(of, { number: 0, seen: (await now(of)).mark, reason }, admin);
  await assert.rejects(toFile(linked), { code: 'text_not_readable', status: 422 });
  await toFile(key);
  assert.equal(await toFile(linked), 2);
});

test('a broken link of another text holds up only the text that it leads to', async () => {
  const broken = await withMore(
    key,
    linkTo(() => 'gone-long-ago'),
  );
  await database.pool.query(
    `INSERT INTO content_versions (kind, name, number, sources, file_hash, reason, actor, published_at)
     VALUES ('article', 'registry', 1, $1, 'x', 'of another release', 'system', now())`,
    [JSON.stringify(broken)],
  );
  const third = { kind: 'article', name: 'check_inn' } as const;
  assert.equal(await publish(await withMore(third, () => 'One more paragraph.'), third), 1);
  const { faults } = await texts.desk.judge(linked, (await now(linked)).release.sources);
  assert.match(faults[0]?.sentence ?? '', /registry\.en\.md.*names no heading/);
});

test('a version of the offer is nobody’s to write, nor is a text that is not there', async () => {
  for (const name of ['oferta-5', 'nothing'])
    await assert.rejects(texts.desk.get({ kind: 'page', name }), { code: 'unknown_text', status: 404 });
  const listed = await texts.desk.list();
  assert.equal(listed.length, 10);
  assert.ok(listed.some(({ name }) => name === 'privacy'));
});

test('a published text that a release cannot read gives way to its file, and somebody hears of it', async () => {
  await publish(await written('Readable'));
  await database.pool.query(
    `INSERT INTO content_versions (kind, name, number, sources, file_hash, reason, actor, published_at)
     VALUES ('article', 'registry', 2, '{"en":"<p>","ru":"<p>"}', 'x', 'of another release', 'system', now())`,
  );
  assert.equal(await titleOf(texts), undefined);
  assert.deepEqual(warned, ['article registry']);
  const state = await now();
  assert.equal(state.isUnreadable, true);
  assert.equal(state.shown.en, state.release.sources.en);
});
