import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { inAllLanguages, publicPaths } from '#testing/site-pages.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

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

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every page fits into 320 px, the header of the staff as well', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  const wide: string[] = [];
  for (const path of inAllLanguages(publicPaths)) {
    await page.goto(app.url + path);
    const header = await page.evaluate(() =>
      Math.max(
        0,
        ...Array.from(document.querySelectorAll('header *'), (one) => one.getBoundingClientRect().right),
      ),
    );
    const more = await excess(page);
    if (more > 0 || header > 320.5) wide.push(`${path}: ${more} px, header to ${header}`);
  }
  // On a slow line a first page is read in the machine's own letters; Russian has the longer words.
  const plain = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await plain.route('**/*.woff2', (route) => route.abort());
  for (const path of inAllLanguages(publicPaths).filter((one) => one.startsWith('/ru'))) {
    await plain.goto(app.url + path);
    const more = await excess(plain);
    if (more > 0) wide.push(`${path} without Inter: ${more} px`);
  }
  await plain.close();
  await page.goto(`${app.url}/staff/login`);
  await page.getByLabel('E-mail').fill('admin@demo.countercheck.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
  for (const path of ['/staff', '/staff/people', '/staff/feedback']) {
    await page.goto(app.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const more = await excess(page);
    if (more > 0) wide.push(`${path}: ${more} px`);
  }
  assert.deepEqual(wide, []);
  await page.close();
});

test('at 360 px a table of an article is stacked rows, each cell under the name of its column', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(`${app.url}/check_inn`);
  const cell = page.locator('main figure td[data-label]').first();
  assert.equal(await cell.evaluate((element) => getComputedStyle(element).display), 'block');
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  assert.match(label, /\p{L}/u);
  const frame = page.locator('main figure').first();
  assert.ok(await frame.evaluate((element) => element.scrollWidth <= element.clientWidth));
  await page.close();
});

test('English pages fetch no Cyrillic letters, Russian ones do', async () => {
  const page = await browser.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const path of ['/', '/our-prices', '/about', '/blogs'])
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
  assert.deepEqual(
    fonts.filter((url) => url.includes('cyrillic')),
    [],
  );
  await page.goto(`${app.url}/ru`, { waitUntil: 'networkidle' });
  assert.ok(fonts.some((url) => url.includes('cyrillic')));
  await page.close();
});

test('on paper there are no buttons', async () => {
  const page = await browser.newPage();
  await page.goto(app.url);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('button:visible').count(), 0);
  await page.close();
});

test('in forced colours a badge has an edge and the current page of the menu a line', async () => {
  const page = await browser.newPage({ forcedColors: 'active', viewport: { width: 1280, height: 800 } });
  await page.goto(`${app.url}/our-prices`);
  const current = page.locator('#main-menu [aria-current="page"]');
  assert.equal(await current.evaluate((one) => getComputedStyle(one).borderBottomWidth), '3px');
  await page.goto(`${app.url}/company-search?country=de&name=maschinenbau`);
  const badge = page.locator('main article span[class*="badge_"]').first();
  assert.equal(await badge.evaluate((one) => getComputedStyle(one).borderTopWidth), '1px');
  await page.close();
});

test('the card page groups the digits in fours, in the shop’s typeface', async () => {
  const { paymentUrl } = await order(app);
  const page = await browser.newPage();
  await page.goto(paymentUrl ?? '');
  await page.locator('#number').pressSequentially('4242424242424242');
  assert.equal(await page.locator('#number').inputValue(), '4242 4242 4242 4242');
  assert.ok(await page.evaluate(() => document.fonts.check('16px "Inter Variable"')));
  assert.match(await page.evaluate(() => getComputedStyle(document.body).fontFamily), /Inter Variable/);
  await page.close();
});
