import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '#testing/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openAwake, reportViolations, wake, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true, withChores: false });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

async function visitor(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await reportViolations(context);
  const page = await context.newPage();
  return { page, faults: watchConsole(page), end: () => context.close() };
}

/** What the visitor sees, not what the document says: the lightness of the background, 0 to 255. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const pixel = document.createElement('canvas').getContext('2d');
    if (pixel === null) throw new Error('no canvas');
    pixel.fillStyle = getComputedStyle(document.body).backgroundColor;
    pixel.fillRect(0, 0, 1, 1);
    return pixel.getImageData(0, 0, 1, 1).data[0] ?? Number.NaN;
  });

test('the chosen colours survive reload, links, the other language and a page that is not there', async () => {
  const { page, faults, end } = await visitor();
  await openAwake(page, `${app.url}/our-prices`);
  assert.ok((await lightness(page)) > 200);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  assert.ok((await lightness(page)) < 60, 'at once');
  assert.equal(page.url(), `${app.url}/our-prices`);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await page.waitForURL(/\/blogs/);
  assert.ok((await lightness(page)) < 60, 'after a link');
  await page.reload();
  assert.ok((await lightness(page)) < 60, 'after a reload, before any script');
  await page.getByRole('link', { name: 'Русский' }).click();
  await page.waitForURL(/\/ru\/blogs/);
  assert.ok((await lightness(page)) < 60, 'in Russian');
  assert.deepEqual(faults, []);
  await page.goto(`${app.url}/nothing-here`);
  await wake(page);
  assert.ok((await lightness(page)) < 60, 'on a page that is not there');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  assert.ok((await lightness(page)) > 200);
  await end();
});

test('colours chosen on a running page stay when the next page cannot be shown', async () => {
  const { page, end } = await visitor();
  await openAwake(page, `${app.url}/blogs`);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.route('**/our-prices.data*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.locator('#main-menu a[href="/our-prices"]').click();
  await page.getByRole('heading', { level: 1, name: /wrong/i }).waitFor();
  assert.ok((await lightness(page)) < 60);
  await end();
});

test('the language switch keeps the page and what was asked of it', async () => {
  const { page, faults, end } = await visitor();
  for (const [path, twin] of [
    ['/', '/ru'],
    ['/our-prices?q=de', '/ru/our-prices?q=de'],
    ['/countries/country/de', '/ru/countries/country/de'],
    ['/company-search?country=de', '/ru/company-search?country=de'],
  ] as const) {
    await page.goto(app.url + path);
    await page.getByRole('link', { name: 'Русский' }).click();
    await page.waitForURL(app.url + twin);
    assert.equal(await page.locator('html').getAttribute('lang'), 'ru');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(app.url + path);
    assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  }
  assert.deepEqual(faults, []);
  await end();
});

test('the way back to the top appears after 300 pixels and leads there', async () => {
  for (const path of ['/our-prices', '/ru']) {
    const { page, faults, end } = await visitor({ viewport: { width: 360, height: 800 } });
    await openAwake(page, app.url + path);
    const button = page.getByRole('button', { name: /Back to the top|Наверх/ });
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(300);
    await page.waitForTimeout(100);
    assert.equal(await button.isVisible(), false, 'at 300');
    await scrollTo(301);
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await button.waitFor({ state: 'hidden' });
    assert.deepEqual(faults, []);
    await end();
  }
});

test('a toast stays for 3 seconds, and for as long as somebody points at it or is in it', async () => {
  const { page, end } = await visitor();
  await page.clock.install();
  await page.route('**/GetSampleReport', (route) => route.abort());
  await openAwake(page, `${app.url}/countries/country/de`);
  const toast = page.locator('[popover="manual"] > div');
  const ask = async () => {
    await page.locator('#picker').getByRole('button', { name: 'Download sample' }).click();
    await toast.waitFor();
  };
  await ask();
  await page.clock.runFor(2900);
  assert.equal(await toast.count(), 1, 'after 2.9 s');
  await page.clock.runFor(200);
  await toast.waitFor({ state: 'detached', timeout: 2000 });

  await ask();
  await toast.hover();
  await page.clock.runFor(10_000);
  assert.equal(await toast.count(), 1, 'under the pointer');
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(10_000);
  assert.equal(await toast.count(), 1, 'with the focus in it');
  await toast.hover();
  await page.mouse.move(5, 5);
  await page.clock.runFor(10_000);
  assert.equal(await toast.count(), 1, 'with the focus in it, after the pointer has passed');
  await page.locator('#picker').getByRole('button', { name: 'Download sample' }).focus();
  await page.clock.runFor(3100);
  await toast.waitFor({ state: 'detached', timeout: 2000 });

  await ask();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await toast.waitFor({ state: 'detached', timeout: 2000 });
  await end();
});
