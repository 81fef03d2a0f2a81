import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { chooseTheme, openAwake, reportViolations, wake, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
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
  await chooseTheme(page, 'Dark');
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
  await chooseTheme(page, 'Light');
  assert.ok((await lightness(page)) > 200);
  await end();
});

test('colours chosen on a running page stay when the next page cannot be shown', async () => {
  const { page, end } = await visitor();
  await openAwake(page, `${app.url}/blogs`);
  await chooseTheme(page, 'Dark');
  await page.route('**/our-prices.data*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.locator('#main-menu a[href="/our-prices"]').click();
  await page.getByRole('heading', { level: 1, name: 'This page could not be shown' }).waitFor();
  assert.ok((await lightness(page)) < 60);
  await end();
});

test('light unless chosen, whatever the device prefers; "as the system" follows it at once and after a reload', async () => {
  const { page, faults, end } = await visitor({ colorScheme: 'dark' });
  await openAwake(page, app.url);
  assert.ok((await lightness(page)) > 200, 'light although the device is dark');
  await chooseTheme(page, 'As the system');
  assert.ok((await lightness(page)) < 60, 'as the device');
  await page.emulateMedia({ colorScheme: 'light' });
  assert.ok((await lightness(page)) > 200, 'the device has changed');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  assert.ok((await lightness(page)) < 60, 'before any script');
  assert.equal(await page.locator('#theme-choice [aria-pressed="true"]').getAttribute('value'), 'system');
  assert.deepEqual(faults, []);
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

test('a smooth way to the top ends at the top, also where something stops it half-way', async () => {
  const { page, faults, end } = await visitor({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'no-preference',
  });
  await openAwake(page, `${app.url}/ru`);
  const button = page.getByRole('button', { name: 'Наверх' });
  for (const from of [400, 1200, 2400, 4800, 100_000]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from);
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
  }
  await page.evaluate(() => {
    window.scrollTo({ top: 3000, behavior: 'instant' });
    // What a page does that lays itself out anew under a scroll that is on its way.
    const stopOnce = () => {
      if (window.scrollY > 1500) return;
      window.removeEventListener('scroll', stopOnce);
      window.scrollTo({ top: 120, behavior: 'instant' });
    };
    window.addEventListener('scroll', stopOnce);
  });
  await button.click();
  await page.waitForFunction(() => window.scrollY === 0);
  // Whoever goes down again as soon as they are there stays there.
  await page.evaluate(() => {
    window.scrollTo({ top: 3000, behavior: 'instant' });
    window.addEventListener('scroll', () => {
      if (window.scrollY > 0 || 'isDown' in window) return;
      Object.assign(window, { isDown: true });
      requestAnimationFrame(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    });
  });
  await button.click();
  await page.waitForFunction(() => window.scrollY === 2000);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => window.scrollY), 2000);
  assert.deepEqual(faults, []);
  await end();
});

test('a toast stays for 3 seconds, and for as long as somebody points at it or is in it', async () => {
  const { page, end } = await visitor();
  await page.clock.install();
  await page.route('**/GetSampleReport', (route) => route.abort());
  await openAwake(page, `${app.url}/countries/country/de`);
  // From here on no time passes but what the test lets pass, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
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

test('the description for machines is that of the page, also after a click and back, under the policy', async () => {
  const { page, faults, end } = await visitor();
  const assertDescribed = (url: string) =>
    waitFor(`the description of ${url}`, async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const all = texts.map((text): { '@type': string; url?: string } => JSON.parse(text));
      const pages = all.filter((one) => one['@type'] === 'WebPage').map((one) => one.url);
      return pages.length === 1 && pages[0] === url ? true : undefined;
    });
  await openAwake(page, `${app.url}/our-prices`);
  await assertDescribed(`${app.url}/our-prices`);
  await page.locator('#main-menu a[href="/blogs"]').click();
  await page.waitForURL(/\/blogs$/);
  await assertDescribed(`${app.url}/blogs`);
  await page.locator('main li h2 a').first().click();
  await page.waitForURL((url) => url.pathname !== '/blogs');
  await assertDescribed(page.url());
  // An article describes itself and the way to it as well; nothing of the page before is left.
  const text = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  assert.match(text, /"@type":"Article"/);
  await page.goBack();
  await page.waitForURL(/\/blogs$/);
  await assertDescribed(`${app.url}/blogs`);
  assert.deepEqual(faults, []);
  await end();
});

test('after a click the heading has the focus and the title is said; what a page focuses itself stays', async () => {
  const { page, faults, end } = await visitor();
  const announcer = page.locator('[data-announcer]');
  await openAwake(page, `${app.url}/our-prices`);
  assert.equal(await announcer.textContent(), '', 'a new document speaks for itself');
  await page.locator('#main-menu a[href="/blogs"]').click();
  await announcer.filter({ hasText: /^Blog/ }).waitFor({ state: 'attached' });
  assert.equal(await announcer.textContent(), await page.title());
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  await page.goBack();
  await announcer.filter({ hasText: /rices/ }).waitFor({ state: 'attached' });
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  await page.goForward();
  await announcer.filter({ hasText: /^Blog/ }).waitFor({ state: 'attached' });
  // Somebody who begins to type as soon as the field is there.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLElement>('main [name="q"]');
      field?.focus();
      if (field !== null) observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('#main-menu a[href="/our-prices"]').click();
  await announcer.filter({ hasText: /rices/ }).waitFor({ state: 'attached' });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'q');
  assert.deepEqual(faults, []);
  await end();
});

test('a page sleeps until it is wanted, and gets no second copy of its styles when it wakes up', async () => {
  for (const path of ['/', '/about', '/on-time', '/verify']) {
    const { page, faults, end } = await visitor();
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    assert.equal(await page.locator('html[data-awake]').count(), 0, `${path} is awake`);
    await wake(page);
    await page.waitForLoadState('networkidle');
    // A second copy brings the fonts again: the letters of a page that is read would change.
    const frames = await page
      .locator('link[rel="stylesheet"][href*="/frame-"], link[rel="stylesheet"][href*="/picker-"]')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').pathname),
      );
    // Of every page, or it would be gone with one: what is taken for there is never fetched again.
    for (const kept of ['/frame-', '/picker-'])
      assert.ok(
        frames.some((each) => each.includes(kept)),
        path,
      );
    assert.deepEqual(frames, [...new Set(frames)], path);
    assert.deepEqual(faults, []);
    await end();
  }
});
