import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openEarly } from './early-page.ts';
import { awake } from './steps.ts';

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

test('a claim typed while the tracker wakes up stays, and is what is sent', async () => {
  const { secret, number } = await order(app);
  const sent = "UPDATE orders SET state = 'completed', sent_at = now() WHERE number = $1";
  await app.pool.query(sent, [number]);
  const { page, bring, faults, end } = await openEarly(browser, `${app.url}/track/${secret}`);
  const text = 'Page 3: the register names another director.';
  await page.getByText('Something is wrong in this report').click();
  await page.locator('#claim-text').focus();
  await page.keyboard.type(text.slice(0, 20));
  bring();
  await page.keyboard.type(text.slice(20), { delay: 40 });
  await awake(page);
  await page.waitForTimeout(200);
  assert.equal(await page.locator('#claim-text').inputValue(), text);
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await page.locator('#claim').getByText(text).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('what staff type before their page is awake signs them in', async () => {
  const { page, bring, end } = await openEarly(browser, `${app.url}/staff/login`);
  await page.getByLabel('E-mail').fill('manager@demo.countercheck.example');
  await page.getByLabel('Password').fill(demoPassword);
  bring();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  await end();
});
