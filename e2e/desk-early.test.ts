import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
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

const visit = () => openEarly(browser, `${app.url}/staff/login?to=/outbox`);
const fields = (page: Page) => page.locator('input[type="email"], input[type="password"]');
const email = 'manager@demo.countercheck.example';

async function fillIn(page: Page, password = demoPassword): Promise<void> {
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
}

for (const [how, send] of [
  ['by Enter', (page: Page) => page.locator('input[type="password"]').press('Enter')],
  ['by its button', (page: Page) => page.getByRole('button', { name: 'Sign in' }).click()],
] as const)
  test(`a sign-in at the desk that was sent ${how} before the page is awake is sent as soon as it is`, async () => {
    const { page, bring, faults, end } = await visit();
    await fillIn(page);
    await send(page);
    assert.match(page.url(), /\/staff\/login/);
    assert.equal(await page.locator('html[data-awake]').count(), 0);
    bring();
    await page.waitForURL(`${app.url}/staff/outbox`);
    assert.deepEqual(faults, []);
    await end();
  });

test('a demo account that was chosen and sent before the page is awake signs in', async () => {
  const { page, bring, faults, end } = await visit();
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  bring();
  await page.waitForURL(`${app.url}/staff/outbox`);
  assert.deepEqual(faults, []);
  await end();
});

test('who types on after Enter is not signed in with half a password, and nothing typed is lost', async () => {
  const { page, bring, faults, end } = await visit();
  await fillIn(page, demoPassword.slice(0, 5));
  await page.keyboard.press('Enter');
  await page.keyboard.type(demoPassword.slice(5));
  bring();
  await awake(page);
  await page.waitForTimeout(300);
  assert.match(page.url(), /\/staff\/login/);
  assert.deepEqual(await fields(page).evaluateAll((all) => all.map((one) => 'value' in one && one.value)), [
    email,
    demoPassword,
  ]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/staff/outbox`);
  assert.deepEqual(faults, []);
  await end();
});

test('a demo account that was pressed before something else was typed is not signed in', async () => {
  const { page, bring, faults, end } = await visit();
  await page.getByRole('button', { name: email }).click();
  await page.locator('input[type="email"]').fill('nobody@demo.countercheck.example');
  await page.locator('input[type="password"]').fill('no password of anybody');
  await page.keyboard.press('Enter');
  bring();
  await page.getByRole('alert').waitFor();
  assert.match(page.url(), /\/staff\/login/);
  assert.equal(await page.locator('input[type="email"]').inputValue(), 'nobody@demo.countercheck.example');
  assert.ok(
    faults.every((fault) => /401/.test(fault)),
    faults.join('\n'),
  );
  await end();
});

test('without JavaScript nothing is posted that nobody answers', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/staff/login`);
  assert.equal(await page.getByRole('button', { name: 'Sign in' }).isDisabled(), true);
  await context.close();
});
