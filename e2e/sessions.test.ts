import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { getProfile, login } from '#modules/accounts/contract.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { longestLine } from './longest-line.ts';
import { focusOn, openAwake, reportViolations, watchConsole } from './steps.ts';

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

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function device(
  options: { userAgent?: string; colorScheme?: 'dark' | 'light'; timezoneId?: string } = {},
) {
  const context = await browser.newContext({
    ...options,
    locale: 'en',
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  });
  await reportViolations(context);
  const page = await context.newPage();
  return { context, page, faults: watchConsole(page) };
}

const open = (page: Page, path: string) => openAwake(page, app.url + path);

async function sendSignIn(page: Page, name: string, target: string): Promise<void> {
  await open(page, `/login?to=${target}`);
  await page.getByLabel('E-mail').fill(`${name}@demo.countercheck.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signIn(page: Page, name: string, target: string): Promise<void> {
  await sendSignIn(page, name, target);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const spoil = (page: Page) => page.evaluate(() => localStorage.setItem('accessToken', 'a.b.c'));

/** Paths of refreshes that any page of a browser sends. */
function watchRefreshes(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/Auth/RefreshToken')) seen.push(request.url());
  });
  return seen;
}

test('an order whose buyer’s zone nobody knows is told in the profile where its reader is, as sign-ins are', async () => {
  const placed = await order(app, { email: 'customer@demo.countercheck.example' });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { page, context } = await device({ timezoneId: 'Europe/Berlin' });
  await signIn(page, 'customer', '/profile/orders');
  await page.getByText(/^Arrives by .*\(Berlin,\sUTC\+[12]\)/).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${app.url}/`);
  await context.close();
});

test('one sees where one is signed in, ends one device and all others, by keyboard', async () => {
  const here = await device({ colorScheme: 'dark', timezoneId: 'Europe/Berlin' });
  const there = await device({ userAgent: firefox });
  await signIn(there.page, 'customer', '/profile');
  const credentials = { email: 'customer@demo.countercheck.example', password: demoPassword };
  const programs = [1, 2].map(() => clientOf(app.url).call(login, { body: credentials }));
  const clients = (await Promise.all(programs)).map(({ token }) => clientOf(app.url, token));
  const { page, faults } = here;
  await signIn(page, 'customer', '/profile/security');
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await section.getByText('This device', { exact: true }).waitFor();
  assert.equal(await section.getByRole('listitem').count(), 4);
  assert.match(
    (await section.getByRole('listitem').first().textContent()) ?? '',
    /^Chrome, LinuxThis deviceSince \d+.*Last used \d.*\(Berlin,\sUTC/,
  );
  assert.deepEqual(await axeFindings(page), []);

  const endFirefox = section.getByRole('button', { name: /^End the sign-in on Firefox, Windows/ });
  await endFirefox.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('End the sign-in on Firefox, Windows?').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await section.getByRole('listitem').count(), 4);
  await endFirefox.press('Enter');
  await dialog.getByRole('button', { name: 'End', exact: true }).press('Enter');
  await page.getByText('Ended', { exact: true }).waitFor();
  await endFirefox.waitFor({ state: 'detached' });
  await focusOn(page.locator('#sessions'));
  await open(there.page, '/profile');
  await there.page.waitForURL(`${app.url}/`);
  assert.equal(await kept(there.page, 'refreshToken'), null);

  await section.getByRole('button', { name: 'End all others' }).press('Enter');
  await dialog.getByText('2 other devices have to sign in again.').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole('button', { name: 'End all others' }).press('Enter');
  await section.getByText('Nowhere but here.').waitFor();
  for (const client of clients) await assert.rejects(client.call(getProfile, {}), { status: 401 });
  assert.deepEqual(faults, []);

  await open(page, '/ru/profile/security');
  await page.getByRole('heading', { name: 'Где вы вошли' }).waitFor();
  await page.getByText('Больше нигде.').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { longest, text } = await longestLine(page);
  assert.ok(longest <= 75, `${longest} characters: ${text}`);
  await page.route('**/User/Sessions', (route) => route.abort());
  await open(page, '/ru/profile/security');
  await page.getByText('Список не загрузился').waitFor();
  await page.unroute('**/User/Sessions');
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await page.getByText('Это устройство', { exact: true }).waitFor();
});

test('two tabs that renew at once do not sign each other out, and one renewal serves all', async () => {
  const { context, page } = await device();
  await signIn(page, 'director', '/profile');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await open(tab, '/profile');
  const first = await kept(page, 'refreshToken');
  await spoil(page);
  const refreshes = watchRefreshes(context);
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await tab.getByRole('button', { name: 'Sign out' }).waitFor();
  assert.equal(refreshes.length, 1);
  assert.notEqual(await kept(page, 'refreshToken'), first);
  // What the three of them hold now is still good.
  await spoil(page);
  await open(page, '/profile/security');
  await page.getByText('This device', { exact: true }).waitFor();
});

test('a server that is not reached, or is busy, while a pair is renewed signs nobody out', async () => {
  const { page } = await device();
  await signIn(page, 'manager', '/profile');
  const before = await kept(page, 'refreshToken');
  await spoil(page);
  const answers = [
    (route: { abort(): Promise<void> }) => route.abort(),
    (route: { fulfill(how: { status: number; body: string }): Promise<void> }) =>
      route.fulfill({ status: 503, body: 'away' }),
    (route: { fulfill(how: { status: number; body: string }): Promise<void> }) =>
      route.fulfill({ status: 429, body: '' }),
  ];
  for (const answer of answers) {
    await page.route('**/Auth/RefreshToken', answer);
    await page.reload({ waitUntil: 'networkidle' });
    assert.equal(await kept(page, 'refreshToken'), before);
    assert.equal(await kept(page, 'accessToken'), 'a.b.c');
    assert.equal(new URL(page.url()).pathname, '/profile');
    await page.unroute('**/Auth/RefreshToken');
  }
  await page.reload();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  assert.notEqual(await kept(page, 'accessToken'), 'a.b.c');
});

test('a refused renewal signs out in every tab and leaves the profile for the home page, other pages stay', async () => {
  const { context, page } = await device();
  await signIn(page, 'reviewer', '/profile');
  const reader = await context.newPage();
  await open(reader, '/contact');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'a.b.c');
    localStorage.setItem('refreshToken', 'nobody');
  });
  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await page.waitForURL(`${app.url}/`);
  for (const key of ['accessToken', 'refreshToken', 'user']) assert.equal(await kept(page, key), null);
  assert.equal(new URL(reader.url()).pathname, '/contact');
});

test('a token kept from before is used at the start; the way back after sign-in stays on this site', async () => {
  const { context, page } = await device();
  await signIn(page, 'customer', '/profile');
  const state = await context.storageState();
  const later = await (await browser.newContext({ locale: 'en', storageState: state })).newPage();
  await open(later, '/profile/security');
  await later.getByText('This device', { exact: true }).waitFor();
  await later.evaluate(() => localStorage.clear());
  for (const to of ['//evil.example', 'javascript:alert(1)']) {
    await sendSignIn(later, 'customer', encodeURIComponent(to));
    await later.waitForURL((url) => url.pathname === '/' && url.origin === app.url);
    await later.evaluate(() => localStorage.clear());
  }
});
