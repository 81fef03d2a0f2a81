import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const seller = {
  SELLER_NAME: 'Example Reports Ltd',
  SELLER_NUMBER: '01234567',
  SELLER_EMAIL: 'office@example.org',
};

let app: TestApp;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false, env: seller });
});
after(() => app.close());

async function read(path: string, status = 200): Promise<string> {
  const response = await fetch(app.url + path);
  assert.equal(response.status, status, path);
  return response.text();
}

test('an article shows every kind of block, its questions and its sources', async () => {
  const html = await read('/registry');
  assert.match(html, /<h1>Registry of foreign companies/);
  assert.match(html, /<h2 id="what-the-status-means">What the status means<\/h2>/);
  assert.match(html, /<h3 id="central-and-regional-registers">/);
  assert.match(html, /<a href="#what-the-status-means">/);
  assert.match(html, /<figure [^>]*aria-labelledby="[^"]+" tabindex="0"><table/i);
  assert.match(html, /<th scope="row">Norway<\/th>/);
  assert.match(html, /<ol><li>Compare the registration number first/);
  assert.match(html, /<a href="https:\/\/search\.gleif\.org\/" rel="noopener">/);
  assert.match(html, /<a href="\/check_inn"[^>]*>check by TIN<\/a>/);
  assert.match(html, /<details [^>]*><summary><span>Is there one world register of companies\?/);
  assert.match(html, /<time dateTime="2026-11-21">Published 21\s+November\s+2026<\/time>/i);
  assert.match(html, /href="\/#picker"/);
});

test('a source in the text has a number, its note an address, a day and the way back, and both lead to each other', async () => {
  for (const path of ['/check_on_tax', '/ru/registry']) {
    const html = await read(path);
    const marks = [
      ...html.matchAll(/<a id="([\w-]+)" href="#(source-\d+)" role="doc-noteref"[^>]*>(\d+)<\/a>/g),
    ];
    assert.ok(marks.length > 2, path);
    for (const [, mark, note, number] of marks) {
      assert.equal(note, `source-${number}`);
      const text = new RegExp(`<li id="${note}">(.*?)</li>`).exec(html)?.[1] ?? '';
      assert.match(text, new RegExp(`href="#${mark}" role="doc-backlink"`));
      assert.match(text, /<p><span[^>]*>[\w-]+\.[^<]+<\/span><span>[^<]*2026/);
    }
    assert.deepEqual(
      [...new Set(marks.map(([, , , number]) => number))],
      Array.from({ length: new Set(marks.map(([, , note]) => note)).size }, (_none, at) => String(at + 1)),
      'numbered as the text comes to them',
    );
  }
});

test('an article has the cover of its countries, and leads to them; the list shows the covers', async () => {
  const belarus = await read('/check_belarus');
  assert.match(belarus, /<svg [^>]*viewBox="0 0 480 192" aria-hidden="true"/);
  assert.match(
    belarus,
    /<h2 id="countries">The country in this article<\/h2>.*?href="\/countries\/country\/by"/s,
  );
  const general = await read('/ru/how_to_check');
  assert.match(general, /<svg [^>]*viewBox="0 -12 1000 400" aria-hidden="true"/);
  assert.doesNotMatch(general, /id="countries"/);
  assert.equal((await read('/blogs')).match(/viewBox="0 (?:0 480 192|-12 1000 400)"/g)?.length, 6);
});

test('an article describes itself, its questions and its place to machines, and no text can end the element', async () => {
  const html = await read('/ru/registry');
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  // The shape is checked by what is asserted of it.
  const all = scripts.map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown> & { '@graph'?: Record<string, unknown>[] },
  );
  const graph = all.flatMap((data) => data['@graph'] ?? []);
  assert.deepEqual(
    graph.map((node) => node['@type']),
    ['Article', 'FAQPage'],
  );
  assert.equal(all.filter((data) => data['@type'] === 'BreadcrumbList').length, 1);
  assert.equal(graph[0]?.inLanguage, 'ru');
  assert.equal(graph[0]?.mainEntityOfPage, `${app.url}/ru/registry`);
});

test('articles are found in both languages, as data too, and others are not', async () => {
  assert.match(await read('/ru/check_inn'), /<html lang="ru"/);
  await read('/ru/check_belarus.data?_routes=check_belarus');
  await read('/ru/oferta.data?_routes=oferta');
  await read('/check_nothing', 404);
});

test('the list filters by topic without JavaScript', async () => {
  const all = await read('/blogs');
  assert.match(all, /<p role="status"[^>]*>6\u00a0articles<\/p>/);
  const few = await read('/ru/blogs?topic=belarus');
  assert.match(few, /2\u00a0статьи по\u00a0теме «Беларусь»/);
  assert.match(few, /<a aria-current="true"[^>]*href="\/ru\/blogs\?topic=belarus"/);
  assert.match(few, /href="\/ru\/contr_agent_belarus"/);
  assert.doesNotMatch(few, /<article[^>]*>(?:(?!<\/article>).)*href="\/ru\/check_inn"/);
  assert.match(await read('/blogs?topic=unknown'), /6\u00a0articles/);
});

test('the public offer is there by version, and the newest without one', async () => {
  for (const path of ['/oferta', '/oferta/1', '/oferta/2', '/ru/oferta', '/ru/oferta/1', '/ru/oferta/2'])
    await read(path);
  assert.match(await read('/oferta'), /Version 2/);
  await read('/oferta/99', 404);
  await read('/oferta/one', 404);
});

test('the seller of the settings stands in the legal block, and without settings nobody does', async () => {
  const html = await read('/oferta');
  assert.match(html, /<dt>Seller<\/dt><dd>Example Reports Ltd<\/dd>/);
  assert.match(html, /<a href="mailto:office@example.org">/);
  assert.doesNotMatch(html, /<dt>Bank<\/dt>/);
  const demo = await startTestApp({ withPages: true, withScheduledJobs: false });
  try {
    const about = await (await fetch(`${demo.url}/ru/about`)).text();
    assert.match(about, /Отчёты здесь никто не\sпродаёт/);
    assert.doesNotMatch(about, /<dt>Продавец<\/dt>/);
  } finally {
    await demo.close();
  }
});
