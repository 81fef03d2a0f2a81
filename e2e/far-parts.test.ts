import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { looks, openInLook, shiftsOf } from './looks.ts';

/** A report is 15,000 pixels long: whoever is led to a place in it, comes back to one or wakes it, stands where they were to stand. */
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

const path = '/ru/example-report';

for (const look of looks)
  test(`an address leads to its part, and nothing moves while one reads, ${look.join(' ')}`, async () => {
    for (const id of ['rating', 'sources']) {
      const { page } = await openInLook(browser, app.url, look);
      await page.goto(`${app.url}${path}#${id}`, { waitUntil: 'load' });
      await page.waitForFunction((part) => {
        const top = document.querySelector(`#${part} > header`)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < window.innerHeight / 2;
      }, id);
      await page.context().close();
    }
    const { page } = await openInLook(browser, app.url, look);
    await page.goto(app.url + path, { waitUntil: 'load' });
    const reached = () => page.evaluate(() => window.scrollY);
    for (let at = -1, now = 0; now > at; now = await reached()) {
      at = now;
      await page.mouse.wheel(0, 800);
      await page.waitForFunction(
        (was) =>
          window.scrollY > was ||
          window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4,
        at,
      );
    }
    assert.deepEqual(await shiftsOf(page, path), []);
    await page.context().close();
  });

for (const isAwake of [false, true])
  for (const javaScriptEnabled of isAwake ? [true] : [true, false])
    test(`a place that is pressed is reached, ${isAwake ? 'awake' : 'asleep'}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      for (const { width, height } of [
        { width: 1440, height: 900 },
        { width: 360, height: 800 },
      ]) {
        const context = await browser.newContext({
          viewport: { width, height },
          reducedMotion: 'reduce',
          javaScriptEnabled,
        });
        const page = await context.newPage();
        await page.goto(app.url + path, { waitUntil: 'load' });
        if (isAwake) {
          await page.keyboard.press('Shift');
          await page.locator('input[type="range"]:enabled').first().waitFor({ state: 'attached' });
        }
        for (const id of ['rating', 'sources', 'contacts', 'financials']) {
          await page.locator(`nav a[href="#${id}"]`).first().press('Enter');
          const head = page.locator(`#${id} > header`);
          const top = async () => Math.round((await head.boundingBox())?.y ?? -1);
          await waitFor(
            `${id} at ${width}`,
            async () => ((await top()) > 0 && (await top()) < 260) || undefined,
          );
        }
        await context.close();
      }
    });

test('nothing moves under a reader when the page wakes', async () => {
  const { page } = await openInLook(browser, app.url, looks[0]);
  await page.goto(`${app.url}${path}#sources`, { waitUntil: 'load' });
  const slider = page.locator('input[type="range"]').first();
  assert.equal(await slider.isDisabled(), true, 'asleep');
  const top = () =>
    page.evaluate(() => Math.round(document.querySelector('#sources')?.getBoundingClientRect().top ?? 0));
  await page.waitForFunction(
    () => Math.abs(document.querySelector('#sources > header')?.getBoundingClientRect().top ?? 9e9) < 400,
  );
  const before = await top();
  await page.keyboard.press('Shift');
  await slider.and(page.locator(':enabled')).waitFor({ state: 'attached' });
  assert.equal(await top(), before);
  await page.context().close();
});

test('a report that is loaded anew stays where it was read', async () => {
  const { page } = await openInLook(browser, app.url, looks[0]);
  await page.goto(app.url + path, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.locator('input[type="range"]:enabled').first().waitFor({ state: 'attached' });
  const top = () =>
    page.evaluate(() => Math.round(document.querySelector('#sources')?.getBoundingClientRect().top ?? 0));
  await page.locator('#sources').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  const before = await top();
  await page.reload({ waitUntil: 'load' });
  await waitFor('the same place', async () => Math.abs((await top()) - before) < 100 || undefined);
  await page.context().close();
});

/** Opens the report in a page that never goes on to lay out what is far away. */
async function openUnfinished(): Promise<Page> {
  const { page } = await openInLook(browser, app.url, looks[0]);
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(app.url + path, { waitUntil: 'load' });
  return page;
}

/** How many parts are not laid out. */
const skipped = (page: Page) =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll('[data-part] > header')];
    return heads.filter((head) => !head.checkVisibility({ contentVisibilityAuto: true })).length;
  });

test('what is far away is laid out after what is seen, and soon', async () => {
  const unfinished = await openUnfinished();
  assert.ok((await skipped(unfinished)) > 5);
  await unfinished.emulateMedia({ media: 'print' });
  await waitFor('every part in print', async () => (await skipped(unfinished)) === 0 || undefined);
  await unfinished.context().close();
  const { page } = await openInLook(browser, app.url, looks[0]);
  await page.goto(app.url + path, { waitUntil: 'load' });
  const unready = page.locator('html[data-in-turn]');
  await waitFor('the end', async () => (await unready.count()) === 0 || undefined);
  assert.equal(await skipped(page), 0);
  assert.deepEqual(await shiftsOf(page, path), []);
  await page.context().close();
});

test('who takes an interest, is led to a place or comes back finds every part', async () => {
  for (const key of ['Shift', 'End']) {
    const page = await openUnfinished();
    await page.keyboard.press(key);
    await waitFor(key, async () => (await skipped(page)) === 0 || undefined);
    await page.reload({ waitUntil: 'load' });
    assert.equal(await skipped(page), 0, 'loaded anew');
    await page.context().close();
  }
  const page = await openUnfinished();
  await page.goto(`${app.url}/ru/about`);
  await page.goBack({ waitUntil: 'load' });
  assert.equal(await skipped(page), 0, 'back');
  await page.goto(`${app.url}${path}?again#sources`, { waitUntil: 'load' });
  assert.equal(await skipped(page), 0, 'led to a place');
  await page.context().close();
});

test('drawings far away are not laid out and take the room they will have', async () => {
  for (const look of looks) {
    const { page } = await openInLook(browser, app.url, look);
    await page.goto(`${app.url}${path}#summary`, { waitUntil: 'load' });
    const sizes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-part] svg.picture')].map((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          return `${width.toFixed(1)} ${height.toFixed(1)}`;
        }),
      );
    const before = await sizes();
    assert.ok(before.length > 20);
    const waiting = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('[data-part] svg.picture')].filter(
            (picture) =>
              picture.checkVisibility() &&
              !picture.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );
    assert.ok((await waiting()) > 3, look.join(' '));
    await page.emulateMedia({ media: 'print' });
    assert.equal(await waiting(), 0, 'print');
    await page.emulateMedia({ media: 'screen' });
    assert.deepEqual(await sizes(), before);
    await page.context().close();
  }
});
