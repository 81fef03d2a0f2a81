import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { focusOn, watchConsole } from './steps.ts';

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

const customer = 'customer@demo.countercheck.example';

/** Somebody of the staff on a page of the back office, signed in. */
async function staffOn(
  path: string,
  mailbox: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff${path}`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill(`${mailbox}@demo.countercheck.example`);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return { page, faults };
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('by keyboard: find a person, make them a Manager, disable and enable them', async () => {
  const { page, faults } = await staffOn('/', 'admin');
  await page.getByRole('link', { name: 'People' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('5 accounts').waitFor();
  await page.getByLabel('Name, e-mail or company').focus();
  await page.keyboard.type('camille moreau');
  await page.keyboard.press('Enter');
  await page.getByText('1 account', { exact: true }).waitFor();
  assert.match(page.url(), /\/staff\/people\?search=camille/);
  await page.getByRole('cell', { name: 'Customer', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Change role: Moreau Camille' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Another role for Moreau Camille' }).waitFor();
  const now = dialog.getByRole('radio', { name: 'Customer', exact: true });
  await focusOn(now);
  await page.keyboard.press('ArrowUp');
  await dialog.getByText('This role needs a second factor.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Joins the desk on Monday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('The role is changed').waitFor();
  await row(page, 'Moreau Camille').getByText('No second factor').waitFor();
  await focusOn(page.getByRole('button', { name: 'Change role: Moreau Camille' }));

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: 'Disable Moreau Camille?' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await focusOn(page.getByRole('button', { name: 'Disable: Moreau Camille' }));
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await dialog.getByText('Write at least three characters').waitFor();
  await dialog.getByLabel('Reason').fill('A telephone was stolen');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await page.getByText('The account is disabled').waitFor();
  await row(page, 'Moreau Camille').getByText('Disabled', { exact: true }).waitFor();
  await assert.rejects(signIn(app.url, customer, demoPassword));

  await page.getByRole('button', { name: 'Enable: Moreau Camille' }).click();
  await dialog.getByLabel('Reason').fill('It was found again');
  await dialog.getByRole('button', { name: 'Enable' }).click();
  await page.getByText('The account is enabled').waitFor();
  await row(page, 'Moreau Camille').getByText('Active', { exact: true }).waitFor();
  await signIn(app.url, customer, demoPassword);

  await page.goBack();
  await page.getByText('5 accounts').waitFor();
  assert.equal(await page.getByLabel('Name, e-mail or company').inputValue(), '');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Director');
  await page.getByRole('button', { name: 'Find' }).click();
  await row(page, 'Hartmann Jonas').waitFor();
  await page.getByText('1 account', { exact: true }).waitFor();
  assert.deepEqual(faults, []);
});

test('on a telephone, in the dark and in Russian: nothing about oneself, refusals in words', async () => {
  const { page, faults } = await staffOn('/people', 'admin', {
    colorScheme: 'dark',
    viewport: { width: 360, height: 800 },
  });
  await page.getByRole('heading', { name: 'People' }).waitFor();
  await page
    .getByRole('button', { name: 'Русский' })
    .or(page.getByRole('link', { name: 'Русский' }))
    .click();
  await page.getByRole('heading', { name: 'Люди' }).waitFor();
  const own = row(page, 'Whitfield Margaret');
  await own.getByText('Вашу запись изменит другой администратор.').waitFor();
  assert.equal(await own.getByRole('button').count(), 0);
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(await isTooWide(), false);
  assert.deepEqual(await axeFindings(page), []);

  await page.getByRole('button', { name: 'Сменить роль: Hartmann Jonas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Клиент', exact: true }).check();
  await dialog.getByLabel('Причина').fill('Компания закрылась');
  assert.deepEqual(await axeFindings(page), []);
  assert.equal(await isTooWide(), false);
  assert.deepEqual(faults, []);
  await app.services.db
    .updateTable('accounts')
    .set({ role: 'Manager' })
    .where('email', '=', 'admin@demo.countercheck.example')
    .execute();
  await dialog.getByRole('button', { name: 'Сменить роль' }).click();
  await dialog.getByText('Ваша роль не позволяет это сделать.').waitFor();
  assert.equal(await dialog.getByLabel('Причина').inputValue(), 'Компания закрылась');
});

test('a Manager has no such page', async () => {
  const { page, faults } = await staffOn('/', 'reviewer');
  await page.getByRole('link', { name: 'Inbox' }).waitFor();
  await page.getByRole('banner').getByText('Lindqvist Sofia').waitFor();
  assert.equal(await page.getByRole('link', { name: 'People' }).count(), 0);
  await page.goto(`${app.url}/staff/people`);
  await page.getByText('Your role does not allow this.').waitFor();
  await page.getByRole('heading', { name: 'This page is for other roles' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Try again' }).count(), 0);
  // The browser itself notes each answer of 4xx.
  assert.deepEqual(
    faults.filter((line) => !line.includes('403')),
    [],
  );
});
