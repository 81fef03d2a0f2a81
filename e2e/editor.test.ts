import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { assignOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { watchConsole } from './steps.ts';

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

/** An order on the desk of the researcher, open in a browser. */
async function openEditor() {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await manager.call(assignOrder, { params: { orderId } });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff/orders/${orderId}`);
  await page.getByLabel('E-mail').fill('manager@demo.countercheck.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /Financial/ }).waitFor();
  await page.getByText('The list of sources makes itself').waitFor();
  return {
    page,
    faults,
    section: page.locator('section', { has: page.getByRole('heading', { name: /Financial/ }) }).last(),
  };
}

test('a row is saved while the next words are typed: none of them is lost, and the currency is said once', async () => {
  const { page, faults, section } = await openEditor();
  await section.getByRole('button', { name: /Sales/ }).click();
  const form = section.locator('form');
  assert.equal(await form.getByLabel('Currency').count(), 1);
  await form.getByLabel('Currency').fill('sek');
  await form.getByLabel('Period end').fill('2025');
  await form.getByLabel('Sales').fill('1000');
  await form
    .locator('details')
    .last()
    .evaluate((details) => details.setAttribute('open', ''));
  await form.getByLabel('Source, as the English report names it').fill('Annual accounts');
  await form.getByLabel('Obtained from').selectOption('filing');
  // The answers to saving come late, as over a slow line.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'POST' || route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByLabel('Net result').fill('77');
  release();
  // The row stays open with what was typed on.
  await page.locator('form button[type="submit"]:not([disabled])', { hasText: 'Save' }).waitFor();
  assert.equal(await form.getByLabel('Net result').inputValue(), '77');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  // Saved whole: the next row is open, in the same currency.
  await section.getByText(/SEK\s77/).waitFor();
  assert.equal(await section.getByText(/SEK\s1,000/).count(), 1);
  await form.getByLabel('Sales').waitFor();
  assert.equal(await form.getByLabel('Sales').inputValue(), '');
  assert.equal(await form.getByLabel('Currency').inputValue(), 'SEK');
  assert.deepEqual(faults, []);
});

test('a reason that is saved late closes no form that was opened meanwhile', async () => {
  const { page, faults, section } = await openEditor();
  await section.getByRole('button', { name: /Say why/ }).click();
  await section.getByLabel('Source, as the English report names it').fill('Bundesanzeiger');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'POST' || route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await section.getByRole('button', { name: /do not publish/ }).click();
  await section.getByRole('button', { name: /Sales/ }).click();
  const form = section.locator('form');
  await form.getByLabel('Sales').fill('77');
  release();
  await section.getByText(/Bundesanzeiger/).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  assert.equal(await form.getByLabel('Sales').inputValue(), '77');
  assert.deepEqual(faults, []);
});

test('sources that are typed outlive a reload: of a row, of a reason, and the Russian name in the list of obstacles', async () => {
  const { page, faults, section } = await openEditor();
  const again = async () => {
    await page.reload();
    await page.getByRole('heading', { name: /Financial/ }).waitFor();
  };
  const english = 'Source, as the English report names it';
  const row = section.locator('form');
  await section.getByRole('button', { name: /Sales/ }).click();
  await row
    .locator('details')
    .last()
    .evaluate((details) => details.setAttribute('open', ''));
  await row.getByLabel(english).fill('Annual accounts');
  await again();
  await section.getByRole('button', { name: /Sales/ }).click();
  assert.equal(await row.getByLabel(english).inputValue(), 'Annual accounts');
  await row.getByRole('button', { name: 'Do not save' }).click();

  const owners = page.locator('section', { has: page.getByRole('heading', { name: /owners/ }) }).last();
  await owners.getByRole('button', { name: /Say why/ }).click();
  await owners.getByLabel(english).fill('Bundesanzeiger');
  await again();
  await owners.getByRole('button', { name: /Say why/ }).click();
  assert.equal(await owners.getByLabel(english).inputValue(), 'Bundesanzeiger');
  await owners.getByRole('button', { name: /do not publish/ }).click();

  await page.getByRole('button', { name: 'Name it in Russian' }).click();
  await page.getByLabel('Name in Russian').fill('Вестник');
  await again();
  assert.equal(await page.getByLabel('Name in Russian').inputValue(), 'Вестник');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByLabel('Name in Russian').waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('button', { name: 'Name it in Russian' }).count(), 0);
  assert.deepEqual(faults, []);
});

test('whoever names another source than the one that is offered keeps nothing of that one', async () => {
  const { page, faults } = await openEditor();
  const summary = page.locator('section', { has: page.getByRole('heading', { name: /Summary/ }) }).last();
  await summary.getByRole('button', { name: /opinion/ }).click();
  await summary
    .locator('details')
    .last()
    .last()
    .evaluate((details) => details.setAttribute('open', ''));
  const russian = summary.getByLabel('Source, as the Russian report names it');
  assert.equal(await russian.inputValue(), 'Countercheck, аналитик отчёта');
  await summary.getByLabel('Source, as the English report names it').fill('An outside expert');
  assert.equal(await russian.inputValue(), '');
  assert.deepEqual(faults, []);
});
