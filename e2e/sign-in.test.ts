import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
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

const password = 'Good-pass-1';
const newPassword = 'Other-pass-2';
const customer = 'customer@demo.countercheck.example';

async function device(): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  return { page, context, faults: watchConsole(page) };
}

const open = (page: Page, path: string) => openAwake(page, app.url + path);

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** What the browser says of itself when a request is refused, which here is the point. */
const isOurs = (line: string) => !/status of (401|403|422)/.test(line);

test('register, confirm, sign in, edit the profile, change the password, sign out', async () => {
  const { page, faults } = await device();
  const email = 'anna.new@demo.countercheck.example';
  await open(page, '/registration');
  assert.equal(await page.getByLabel('Company number').isVisible(), false);
  await page.getByLabel('Legal entity', { exact: true }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  const summary = page.getByRole('alert');
  await summary.getByText('Company name: This field is required').waitFor();
  await page.getByLabel('Last name').fill('Müller');
  await page.locator('#name').fill('Anna');
  await page.getByLabel('Username').fill('анна');
  await page.getByLabel('Phone').fill('+49 30 1234567');
  await page.getByText('Username can only contain Latin letters, digits, and the characters . _ -').waitFor();
  await page.getByLabel('Username').fill('anna.m');
  await page.getByLabel('Company name', { exact: true }).fill('Северный ветер');
  await page.getByLabel('Company name in Latin characters').fill('Severny Veter');
  await page.getByLabel('Company number').fill('1027700132195');
  await page.getByLabel('TAX/VAT number').fill('7707083893');
  await page.getByLabel('Company address').fill('Tverskaya 1, Moscow');
  await page.reload();
  await wake(page);
  assert.equal(await page.getByLabel('Company number').inputValue(), '1027700132195', 'kept over a reload');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill('Good-pass-x');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Confirm password: Password confirmation does not match').waitFor();
  assert.ok(!(await page.evaluate(() => JSON.stringify(sessionStorage))).includes(password));
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText(`We have sent a link to ${email}.`).waitFor();

  await open(page, '/login');
  await signIn(page, email, password);
  await page.getByText('Confirm your e-mail first').waitFor();
  await openAwake(page, await linkTo(app, email));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await page.getByText('Your e-mail is confirmed').waitFor();

  await open(page, '/profile?from=mail');
  await page.waitForURL(/\/login\?to=%2Fprofile%3Ffrom%3Dmail$/);
  await signIn(page, email, 'Wrong-pass-1');
  await page.getByText('Wrong e-mail or password.').waitFor();
  await signIn(page, email, password);
  await page.waitForURL(/\/profile\?from=mail$/);
  await page.getByText('Müller Anna · Customer, Legal Entity').waitFor();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  assert.ok(kept.accessToken && kept.refreshToken && kept.user);
  const { userId, phone, ...user } = JSON.parse(kept.user);
  assert.ok(userId && phone);
  assert.deepEqual(user, { fullName: 'Müller Anna', role: 'Director', login: email, avatar: '' });
  await open(page, '/login');
  await page.waitForURL(`${app.url}/`);

  await open(page, '/profile');
  await page.getByLabel('Patronymic').fill('Ivanovna');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changes saved', { exact: true }).waitFor();
  await page.getByText('Müller Anna Ivanovna · Customer, Legal Entity').waitFor();

  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await page.getByPlaceholder('Enter current password').fill('Wrong-pass-1');
  await page.getByPlaceholder('Enter new password').fill(newPassword);
  await page.getByPlaceholder('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Current password: The current password is wrong.').waitFor();
  await page.getByPlaceholder('Enter current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await waitFor('the empty form', async () => {
    const left = await page.getByPlaceholder('Enter new password').inputValue();
    return left === '' ? true : undefined;
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${app.url}/`);
  assert.equal(await page.evaluate(() => localStorage.getItem('accessToken')), null);
  assert.deepEqual(faults.filter(isOurs), []);
});

test('a changed password signs another device out; signing out signs other tabs out', async () => {
  const here = await device();
  const there = await device();
  for (const { page } of [here, there]) {
    await open(page, '/login?to=/profile/security');
    await signIn(page, customer, demoPassword);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  }
  await here.page.getByPlaceholder('Enter current password').fill(demoPassword);
  await here.page.getByPlaceholder('Enter new password').fill(newPassword);
  await here.page.getByPlaceholder('Confirm password').fill(newPassword);
  await here.page.getByRole('button', { name: 'Change password' }).click();
  await here.page.getByText('Changes saved', { exact: true }).waitFor();
  await open(there.page, '/profile');
  await there.page.waitForURL(`${app.url}/`);
  assert.equal(await there.page.evaluate(() => localStorage.getItem('refreshToken')), null);
  const tab = await here.context.newPage();
  await open(tab, '/profile');
  await tab.getByRole('button', { name: 'Sign out' }).waitFor();
  await here.page.getByRole('button', { name: 'Sign out' }).click();
  await tab.waitForURL(`${app.url}/`);
  assert.deepEqual([...here.faults, ...there.faults].filter(isOurs), []);
});

test('an expired token is renewed once for all calls, and the page comes', async () => {
  const { page } = await device();
  await open(page, '/login?to=/profile');
  await signIn(page, 'director@demo.countercheck.example', demoPassword);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  const before = await page.evaluate(() => {
    localStorage.setItem('accessToken', 'a.b.c');
    return localStorage.getItem('refreshToken');
  });
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Auth/RefreshToken')) refreshes.push(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  assert.equal(refreshes.length, 1);
  assert.notEqual(await page.evaluate(() => localStorage.getItem('refreshToken')), before);
});

test('sign-in leads to no other site, and is in Russian where the page is', async () => {
  const { page } = await device();
  await open(page, '/ru/login?to=https://evil.example/');
  await page.getByLabel('Электронная почта').fill('director@demo.countercheck.example');
  await page.getByLabel('Пароль', { exact: true }).fill('Неверный-1');
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  assert.equal(await page.getByLabel('Пароль', { exact: true }).getAttribute('type'), 'text');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByText('Неверная почта или пароль.').waitFor();
  await page.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL(`${app.url}/ru`);
});

test('without JavaScript registration works, and sign-in and profile say what they need', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/registration`);
  await page.getByLabel('Last name').fill('Quiet');
  await page.getByLabel('Password', { exact: true }).fill('weak');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('E-mail: This field is required').waitFor();
  assert.equal(await page.getByLabel('Last name').inputValue(), 'Quiet');
  assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), '');
  const email = 'quiet@demo.countercheck.example';
  await page.locator('#name').fill('Ann');
  await page.getByLabel('Username').fill('quiet');
  await page.getByLabel('Phone').fill('123-45-67');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('We have sent a link to the address you gave.').waitFor();
  await page.goto(await linkTo(app, email));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await page.getByText('Your e-mail is confirmed').waitFor();
  for (const path of ['/login', '/profile']) {
    await page.goto(app.url + path);
    await page.getByText(/needs JavaScript/).waitFor();
  }
  await context.close();
});
