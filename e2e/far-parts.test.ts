import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
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
