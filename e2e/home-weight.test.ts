import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Request } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openAwake, pickCountry } from './steps.ts';

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

const goalBytes = 110_000;

for (const path of ['/', '/ru']) {
  test(`with a country picked, ${path} has fetched at most 110 kB of JavaScript`, async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await openAwake(page, app.url + path);
    const name = path === '/' ? 'Germany' : 'Германия';
    await pickCountry(page, name.toLowerCase(), name);
    await page.locator('#picker [aria-haspopup="dialog"]').waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    assert.ok(sizes.length > 3);
    assert.ok(bytes <= goalBytes, `${bytes} bytes of JavaScript`);
    await context.close();
  });
}
