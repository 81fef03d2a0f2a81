import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { linkTo, openAwake, wake, watchConsole } from './steps.ts';

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

async function device(width = 1280): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  return { page, context, faults: watchConsole(page) };
}

const open = (page: Page, path: string) => openAwake(page, path.startsWith('http') ? path : app.url + path);

/** What the browser says of itself when a request is refused, which here is the point. */
const isOurs = (line: string) => !/status of (401|403|410|422)/.test(line);

test('another e-mail: refused with a wrong password, taken by its link, old one signs in no more', async () => {
  const { page, faults } = await device(360);
  await open(page, '/ru/login?to=/ru/profile/security');
  await page.getByLabel('Электронная почта').fill('customer@demo.countercheck.example');
  await page.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Электронная почта' }).waitFor();
  await page.getByLabel('Новая почта').focus();
  await page.keyboard.type('new@demo.countercheck.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong-pass-1');
  await page.keyboard.press('Enter');
  await page.getByText('Текущий пароль: Текущий пароль указан неверно.').waitFor();
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Проверьте новую почту').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const link = await linkTo(app, 'new@demo.countercheck.example');
  assert.match(link, /\/confirm-new-email\?token=/);
  await open(page, link);
  await page.getByRole('button', { name: 'Use this e-mail' }).click();
  await page.getByText('Your e-mail is changed').waitFor();
  await open(page, link);
  await page.getByRole('button', { name: 'Use this e-mail' }).click();
  await page.getByText('The e-mail is not changed').waitFor();
  await open(page, '/profile/security');
  await page.getByText('You sign in with new@demo.countercheck.example.').waitFor();
  assert.deepEqual(faults.filter(isOurs), []);
});

test('copies of mails: added, agreed to by its owner, ended by its owner, removed', async () => {
  const { page, faults } = await device();
  await open(page, '/login?to=/profile/data');
  await page.getByLabel('E-mail').fill('director@demo.countercheck.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('No other address gets your mails.').waitFor();
  for (const email of ['books@partner.example', 'boss@partner.example']) {
    await page.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: email }).getByText('Waits for consent').waitFor();
  }
  assert.deepEqual(await axeFindings(page), []);
  const { page: theirs, faults: theirFaults } = await device(360);
  const link = await linkTo(app, 'books@partner.example');
  await open(theirs, link);
  await theirs.getByRole('button', { name: 'I agree' }).click();
  await theirs.getByText('You will get the mails').waitFor();
  await page.reload();
  await wake(page);
  await page.getByRole('listitem').filter({ hasText: 'books@' }).getByText('Gets copies').waitFor();
  await page.getByRole('button', { name: 'Remove: boss@partner.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('boss@partner.example', { exact: true }).waitFor({ state: 'detached' });
  await open(theirs, `${link.replace('?', '?stop=1&')}`);
  await theirs.getByRole('button', { name: 'Get no more copies' }).click();
  await theirs.getByText('You get no more copies').waitFor();
  await page.reload();
  await page.getByText('No other address gets your mails.').waitFor();
  assert.deepEqual([...faults, ...theirFaults].filter(isOurs), []);
});

test('a mistyped address of a registration is corrected before its link is opened', async () => {
  const { page, faults } = await device();
  await open(page, '/registration');
  // As they are heard: the labels also hold a note for companies that a person does not see.
  const typed = { 'Last name': 'Novak', Name: 'Ivo', Username: 'ivo.n', Phone: '+420-555-0101' };
  for (const [name, text] of Object.entries(typed)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByLabel('E-mail', { exact: true }).fill('ivo@mistypd.example');
  await page.getByLabel('Password', { exact: true }).fill('Good-pass-1');
  await page.getByLabel('Confirm password', { exact: true }).fill('Good-pass-1');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('We have sent a link to ivo@mistypd.example.').waitFor();
  const dead = await linkTo(app, 'ivo@mistypd.example');
  await page.getByText('Mistyped the address?').click();
  await page.getByLabel('Correct e-mail').fill('ivo@mistyped.example');
  await page.getByRole('button', { name: 'Send the link there' }).click();
  await page.getByText('We have sent a link to ivo@mistyped.example.').waitFor();
  await open(page, dead);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await page.getByText('The e-mail is not confirmed').waitFor();
  await open(page, await linkTo(app, 'ivo@mistyped.example'));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await page.getByText('Your e-mail is confirmed').waitFor();
  assert.deepEqual(faults.filter(isOurs), []);
});
