import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { keepPicture, lookAt, openDesk } from './staff-looks.ts';

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

const read = async (path: string) => (await fetch(app.url + path)).text();
const names = (path: string, name: string) =>
  waitFor(`${name} at ${path}`, async () => (await read(path)).includes(name) || undefined);

test('an administrator says by keys alone who sells, is told of slips, and takes it back', async () => {
  const { page, faults, context } = await openDesk(browser, app.url, {
    path: '/catalogue',
    mailbox: 'admin',
  });
  await page.getByRole('link', { name: 'Seller', exact: true }).press('Enter');
  await page.getByText('Nobody is named').waitFor();
  assert.match(await read('/terms'), /demonstration/);
  await lookAt(page, app.url, 'seller');

  const typed: Readonly<Record<string, string>> = {
    Name: 'Northlight Reports Ltd',
    'Number in the register': '01234567',
    'Registered address': '1 Example Street, London, EC1A 1AA',
    'E-mail': 'office@northlight.example',
    Telephone: '+44 20 7946 0000',
    'Country, two letters': 'gb',
    'VAT number': 'GB980780685',
    'Rate, per cent': '20',
    Bank: 'Example Bank',
    'IBAN or account number': 'GB82 WEST 1234 5698 7654 33',
    BIC: 'westgb22',
  };
  await page.getByLabel('Name', { exact: true }).focus();
  for (const [label, text] of Object.entries(typed)) {
    assert.ok(
      await page.getByLabel(label, { exact: true }).evaluate((one) => one === document.activeElement),
      label,
    );
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('This IBAN has a slip').waitFor();
  const account = page.getByLabel('IBAN or account number');
  await account.evaluate(async (one) => {
    while (one !== document.activeElement) await new Promise(requestAnimationFrame);
  });
  assert.deepEqual(await axeFindings(page), []);
  await keepPicture(page, 'seller slip');
  await account.fill('GB82 WEST 1234 5698 7654 32');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Northlight Reports Ltd').waitFor();
  await dialog.getByLabel('Why').fill('The company is founded');
  await page.keyboard.press('Enter');
  await dialog.getByText('The check digit does not fit').waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('VAT number').fill('GB980780684');
  await page.reload({ waitUntil: 'networkidle' });
  assert.equal(await page.getByLabel('VAT number').inputValue(), 'GB980780684', 'what is typed stays');
  await page.getByRole('button', { name: 'Publish…' }).press('Enter');
  await dialog.getByText('Northlight Reports Ltd').waitFor();
  await keepPicture(page, 'seller publish');
  const began = Date.now();
  await page.keyboard.press('Enter');
  await page.getByText('Published', { exact: true }).first().waitFor();
  await names('/terms', 'Northlight Reports Ltd');
  assert.ok(Date.now() - began < 3_000, 'a publication and its page');
  await names('/ru/terms', 'GB82 WEST 1234 5698 7654 32, BIC WESTGB22');
  await names('/', 'Northlight Reports Ltd');
  await lookAt(page, app.url, 'seller published');

  await page.getByRole('button', { name: 'Restore: The settings of the installation' }).press('Enter');
  await dialog.getByLabel('Why').fill('It was only a rehearsal');
  await page.keyboard.press('Enter');
  await page.getByText('It is on the site again').first().waitFor();
  await waitFor('nobody', async () => !(await read('/terms')).includes('Northlight') || undefined);
  // The browser itself notes the one refusal.
  assert.deepEqual(
    faults.filter((fault) => !/seller\/publish: .*status of 400/.test(fault)),
    [],
  );
  const { rows } = await app.pool.query('SELECT DISTINCT call FROM audit_log');
  const calls = rows.map(({ call }) => call);
  for (const call of ['publishSeller', 'restoreSeller']) assert.ok(calls.includes(call), call);
  await context.close();
});

/** Publishes what is typed. */
async function publish(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill(reason);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

test('whoever was slower is told and keeps what was typed; a Manager has no such page', async () => {
  const one = await openDesk(browser, app.url, { path: '/catalogue/seller', mailbox: 'admin' });
  const other = await openDesk(browser, app.url, { path: '/catalogue/seller', mailbox: 'admin' });
  for (const [{ page }, name] of [
    [one, 'First Ltd'],
    [other, 'Second Ltd'],
  ] as const) {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await publish(page, 'Names must be told apart');
  }
  await other.page.getByText('Somebody else has published meanwhile').first().waitFor();
  assert.equal(await other.page.getByRole('dialog').count(), 0, 'a second Enter replaces nothing');
  assert.equal(await other.page.getByLabel('Name', { exact: true }).inputValue(), 'Second Ltd');
  // Whoever was told replaces theirs by publishing once more; the reason is kept.
  await other.page.getByRole('button', { name: 'Publish…' }).click();
  await other.page.getByRole('dialog').getByText('First Ltd').waitFor();
  await other.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await other.page.getByText('Published', { exact: true }).first().waitFor();
  await names('/terms', 'Second Ltd');

  // What was typed before somebody published is older after a reload too, and says so.
  await one.page.reload({ waitUntil: 'networkidle' });
  await one.page.getByLabel('Telephone').fill('+44 20 7946 0001');
  await other.page.getByLabel('E-mail').fill('theirs@northlight.example');
  await publish(other.page, 'The mailbox has moved');
  await one.page.reload({ waitUntil: 'networkidle' });
  await one.page.getByText('What you typed is still here').waitFor();
  await publish(one.page, 'The telephone has moved');
  await one.page.getByText('What you typed is still here').waitFor();
  const { rows } = await app.pool.query('SELECT max(number) AS number FROM seller_versions');
  assert.equal(Number(rows[0]?.number), 5, 'nobody has replaced the mailbox');
  await one.page.getByRole('button', { name: 'Take theirs instead' }).click();
  assert.equal(await one.page.getByLabel('E-mail').inputValue(), 'theirs@northlight.example');
  await one.context.close();
  await other.context.close();
  const manager = await openDesk(browser, app.url, { path: '/catalogue/seller', mailbox: 'manager' });
  await manager.page.getByRole('heading', { name: 'This page is for other roles' }).waitFor();
  await manager.context.close();
});
