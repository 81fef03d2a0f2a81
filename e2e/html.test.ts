import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { localizedPath } from '#kernel/locale.ts';
import { inAllLanguages, orderPaths, publicPaths } from '#testing/site-pages.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

/** The recommended rules without those about spelling: React writes attributes and void elements in its own way. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Boxes of one question share a name, as radio buttons do: two companies to compare, several cities.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'no-implicit-input-type': 'off',
    'no-inline-style': 'error',
    'no-raw-characters': 'off',
    'no-self-closing': 'off',
    'script-type': 'off',
    'long-title': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
});

let app: TestApp;
let paths: string[] = [];
before(async () => {
  app = await startTestApp({ withPages: true });
  paths = inAllLanguages([...publicPaths, ...(await orderPaths(app))]);
});
after(() => app.close());

/** Asks for a path as it stands: nothing is packed here that is unpacked again at once, thousands of times. */
const ask = (path: string) =>
  fetch(app.url + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } });

/** Each page is made once, though several tests read it. */
const pages = new Map<string, Promise<string>>();
function read(path: string): Promise<string> {
  const known = pages.get(path) ?? ask(path).then((response) => response.text());
  pages.set(path, known);
  return known;
}

test('every page is valid HTML', async () => {
  const faults: string[] = [];
  for (const path of paths) {
    const html = await read(path);
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages)
        faults.push(`${path}: ${ruleId}: ${message} ${selector}`);
    }
  }
  assert.deepEqual(faults.slice(0, 30), []);
});

test('every page has its own title and description, and names its other language', async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const html = await read(path);
    const [title = '', description = ''] = [
      /<title>([^<]*)</,
      /<meta name="description" content="([^"]*)"/,
    ].map((pattern) => pattern.exec(html)?.[1]);
    assert.ok(description.length >= 30, `${path}: "${description}"`);
    if (/<meta name="robots" content="noindex"/.test(html)) continue;
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    assert.equal(canonical, app.url + path.replace(/\?.*/, ''), path);
    // Both twins name the same pair.
    const plain = path.replace(/\?.*/, '').replace(/^\/ru(?=\/|$)/, '') || '/';
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/gi)];
    assert.deepEqual(
      named.map(([, language, href]) => [language, href]),
      [
        ['en', app.url + plain],
        ['ru', app.url + localizedPath('ru', plain)],
        ['x-default', app.url + plain],
      ],
      path,
    );
    assert.match(html, /"@type":"WebPage"/, path);
    assert.ok(title.length >= 10 && description.length >= 50, `${path}: "${title}" "${description}"`);
    if (path.includes('?')) continue;
    assert.equal(titles.get(title), undefined, `${path} has the title of ${titles.get(title)}`);
    assert.equal(
      descriptions.get(description),
      undefined,
      `${path} has the description of ${descriptions.get(description)}`,
    );
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test('every class of a page is in the styles that the page brings', async () => {
  const styles = new Map<string, string>();
  const faults: string[] = [];
  for (const path of paths) {
    const html = await read(path);
    let css = '';
    for (const [, href = ''] of html.matchAll(/rel="stylesheet" href="([^"#]+)/g)) {
      if (!styles.has(href)) styles.set(href, await (await ask(href)).text());
      css += styles.get(href);
    }
    // CSS modules name a class `_name_hash_line`.
    const names = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')),
    );
    for (const name of names)
      if (/^_.+_\w+_\d+$/.test(name) && !css.includes(name)) faults.push(`${path}: ${name}`);
  }
  assert.deepEqual(faults, []);
  assert.ok(styles.size > 3);
});

/** Follows every link from both home pages and from the sitemap. */
async function crawl() {
  const found = new Map<string, { status: number; ids: Set<string> }>();
  const links: { from: string; path: string; fragment: string }[] = [];
  const waiting = [
    '/',
    '/ru',
    '/robots.txt',
    '/manifest.webmanifest',
    '/sitemap.xml',
    ...(await sitemapPaths()),
  ];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const response = await ask(path);
    const text = await response.text();
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''));
    found.set(path, { status: response.status, ids });
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, link = ''] of text.matchAll(/ (?:href|src|action)="([^"]+)"/g)) {
      const url = new URL(link.replaceAll('&amp;', '&'), app.url + path);
      // Filters and orders of a list lead to the list; sending the colours needs a form; samples have tests of their own.
      const isElsewhere = url.origin !== app.url || url.search !== '';
      if (isElsewhere || url.pathname === '/theme' || url.pathname.includes('/sample/')) continue;
      links.push({ from: path, path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) });
      waiting.push(url.pathname);
    }
  }
  return { found, links };
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await ask('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

test('no link of the site or its sitemap leads nowhere, neither to a page nor to a place on it', async () => {
  const { found, links } = await crawl();
  const missing = [...found]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => `${path}: ${status}`);
  assert.deepEqual(missing.slice(0, 30), []);
  const lost = links.filter(({ path, fragment }) => fragment !== '' && !found.get(path)?.ids.has(fragment));
  assert.deepEqual(lost.slice(0, 30), []);
  assert.ok(found.size > 1_500, `only ${found.size} addresses were found`);
  const listed = await sitemapPaths();
  assert.equal(new Set(listed).size, listed.length);
});
