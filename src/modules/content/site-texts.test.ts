import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createSiteTexts, type SiteTexts } from './service.ts';

const admin: Actor = { kind: 'account', accountId: '0198f3c2-0000-7000-8000-000000000001', role: 'Admin' };
const clock = createSettableClock(new Date('2026-11-28T10:00:00Z'));
const key = { kind: 'article', name: 'registry' } as const;
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

const now = async () => (await texts.desk.get(key)).state;
/** The file with another title and one more paragraph, in every language. */
async function written(title: string, more = ''): Promise<Localized> {
  const { release } = await now();
  const change = (source: string) => `${source.replace(/^title: .*$/m, `title: ${title}`)}\n${more}\n`;
  return inEveryLanguage((locale) => change(release.sources[locale]));
}
const publish = async (sources: Localized) =>
  texts.desk.publish(key, { sources, seen: (await now()).mark, reason }, admin);
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
  ['[press](/#nothing-there', /./],
  ['# A title', /headings are ## and ###/],
  ['{{seller}}', /there is no place/],
  [`${'>'.repeat(9_000)} deep`, /nested too deeply|./],
];
for (const [more, sentence] of hostile)
  test(`refused at the desk as in a file: ${more.slice(0, 40)}`, async () => {
    const sources = await written('A title', more);
    const { faults } = await texts.desk.judge(key, sources);
    if (faults.length === 0) {
      // What Markdown takes for bare words is shown as bare words.
      assert.match(more, /^(\[press\]\(\/#nothing-there|>+ deep)$/);
      return;
    }
    assert.match(faults[0]?.sentence ?? '', sentence);
    await assert.rejects(publish(sources), { code: 'text_not_readable', status: 422 });
    assert.equal(await titleOf(texts), undefined);
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
  const { release } = await now();
  const change = (source: string) => source.replaceAll(/^## .*$/gm, '## Other');
  const changed = inEveryLanguage((locale) => change(release.sources[locale]));
  const { faults } = await texts.desk.judge(key, changed);
  for (const { sentence } of faults) assert.match(sentence, /names no heading/);
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
