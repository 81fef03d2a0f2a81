import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { longestLine } from './longest-line.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** In how many columns the items stand: the different left edges. */
const columnsOf = (page: Page, items: string) =>
  page.evaluate((selector) => {
    const edges = Array.from(document.querySelectorAll(selector), (one) => one.getBoundingClientRect());
    return new Set(edges.filter(({ width }) => width > 0).map(({ left }) => Math.round(left))).size;
  }, items);

for (const [what, path, items] of [
  ['countries', '/countries/continent/africa', 'main li:has(> a[href*="/countries/country/"])'],
  ['risks and notes of the home page', '/', '#sections :is(h2, h3, #report ol > li)'],
  ['tariffs of an order', '/order?country=de&name=unbekannt&request=1', 'label:has(input[name="tariffId"])'],
  ['rules of the promise kept', '/on-time', '#how ~ ul > li'],
  ['cells of a company found', '/company-search?country=de&name=maschinenbau', 'main li > article > div > *'],
] as const) {
  test(`at 1920 there are more columns than at 1280: ${what}`, async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(app.url + path);
    const columns: number[] = [];
    for (const width of [1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      columns.push(await columnsOf(page, items));
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`);
    }
    const [lg = 0, xl = 0, xxl = 0] = columns;
    assert.ok(lg > 0 && xl > lg && xxl >= xl, columns.join(' '));
    await page.close();
  });
}

test('prices of popular countries stand on one line, however long a name is', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 1000 } });
  await page.goto(`${app.url}/our-prices`);
  const tops = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main ul:has(> li > a > img) .tabular'), (one) =>
      Math.round(one.getBoundingClientRect().top),
    ),
  );
  assert.equal(tops.length, 6);
  assert.equal(new Set(tops).size, 1, tops.join(' '));
  await page.close();
});

test('the home page is no longer for its width: nothing but what stands side by side is added', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 1000 } });
  await page.goto(app.url);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.setViewportSize({ width: 1920, height: 1000 });
  const after = await height();
  assert.ok(after < before, `${before} px at 1280, ${after} at 1920`);
  await page.close();
});

test('the contents of an article stand above its text, from 1200 px on beside it, where they stay in sight', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${app.url}/registry`);
  const places = () =>
    page.evaluate(() => {
      const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [contents, text] = [of('main nav:has(a[href="#search-across-borders"])'), of('main h2[id]')];
      const crumbs = of('main nav:not(:has(a[href^="#"])) ol')?.left ?? 0;
      return { contents, crumbs, text: text && { top: text.top, left: text.left, right: text.right } };
    });
  await page.setViewportSize({ width: 1100, height: 800 });
  const narrow = await places();
  assert.ok((narrow.contents?.bottom ?? 9e9) <= (narrow.text?.top ?? 0));
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.querySelector('#what-the-status-means')?.scrollIntoView());
    const { contents, crumbs, text } = await places();
    assert.ok(
      contents !== undefined && contents.top > 0 && contents.bottom < 800,
      `${width} px: out of sight`,
    );
    const isApart = contents.left >= (text?.right ?? 9e9) || contents.right <= (text?.left ?? 0);
    assert.ok(isApart, `${width} px: over the text`);
    if (width === 1920)
      assert.ok(Math.abs(contents.left - crumbs) < 1, `contents at ${contents.left}, path at ${crumbs}`);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.close();
});

for (const path of [
  '/company-search?country=de&name=maschinenbau',
  '/our-prices',
  '/countries',
  '/countries/country/de',
  '/check_belarus',
  '/ru/check_belarus',
  '/example-report',
  '/ru/example-report',
]) {
  test(`no line of a page’s text is longer than 75 characters, however wide the screen: ${path}`, async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(app.url + path);
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const { longest, text } = await longestLine(page);
      assert.ok(longest <= 75, `${width} px: ${longest} characters: ${text}`);
    }
    await page.close();
  });
}

test('at 320 px the buttons of the header stand beside the name, whole enough to be pressed', async () => {
  for (const path of ['/', '/ru']) {
    const page = await browser.newPage({ viewport: { width: 320, height: 600 } });
    await page.goto(app.url + path);
    const places = await page.getByRole('banner').evaluate((header) =>
      Array.from(header.querySelectorAll('a, button'), (one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, width, height }) => [Math.round(top), width >= 44 && height >= 44]),
    );
    assert.equal(places.length, 5, 'name, language, account, colours, menu');
    assert.deepEqual([...new Set(places.map(([top]) => top))].length, 1, path);
    assert.ok(places.every(([, isBig]) => isBig));
    await page.close();
  }
});
