import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { orderPaths } from '#testing/site-pages.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openAwake } from './steps.ts';

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

test('the secret link of an order is copied from the result page and from the tracker', async () => {
  const [track = '', success = ''] = await orderPaths(app);
  const context = await browser.newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  const page = await context.newPage();
  for (const [path, prefix, label, done] of [
    [success, '', 'Copy the link', 'Copied'],
    [track, '', 'Copy the link', 'Copied'],
    [`/ru${track}`, '/ru', 'Скопировать ссылку', 'Скопировано'],
  ] as const) {
    await openAwake(page, app.url + path);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: label }).click();
    await page.getByText(done, { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(new URL(copied).pathname, prefix + track, path);
  }
  await context.close();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(app.url + track);
  await still.getByText('The address of this page opens your order without a password').waitFor();
  assert.equal(
    await still.getByRole('button', { name: 'Copy the link' }).count(),
    0,
    'nothing that does nothing',
  );
  await plain.close();
});
