import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { focusOn, watchConsole } from './steps.ts';

const clock = createSettableClock(new Date('2026-11-21T10:00:00Z'));
let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true, clock });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** What the browser says of itself when a request is refused, which here is the point. */
const isOurs = (line: string) => !/status of (401|403|422)/.test(line);

async function device(width: number): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    locale: 'en',
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  const page = await context.newPage();
  return { page, faults: watchConsole(page) };
}

const open = (page: Page, path: string) => page.goto(app.url + path, { waitUntil: 'networkidle' });

/** The next code of the app: each is good once. */
function nextCode(secret: string): string {
  clock.advance(30_000);
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
}

async function secretOn(page: Page): Promise<string> {
  const shown = await page
    .locator('code')
    .filter({ hasText: /^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/ })
    .textContent();
  return (shown ?? '').replaceAll(' ', '');
}

async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a customer switches it on, signs in with a code and with a recovery code, and switches it off', async () => {
  const email = 'customer@demo.countercheck.example';
  const { page, faults } = await device(1280);
  await open(page, '/login?to=/profile/security');
  await fillCredentials(page, email, demoPassword);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const focusOnField = (name: string) => focusOn(page.locator(`[name=${name}]`));
  await focusOnField('password');
  await page.keyboard.type('Wrong-pass-1');
  await page.keyboard.press('Enter');
  await page.getByText('The current password is wrong.').waitFor();
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('img', { name: 'QR picture' }).waitFor();
  const secret = await secretOn(page);
  const first = page.getByLabel('Code from the app');
  assert.equal(await first.getAttribute('autocomplete'), 'one-time-code');
  assert.equal(await first.getAttribute('inputmode'), 'numeric');
  await focusOnField('code');
  await first.fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByText('This code is not right').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await first.fill(nextCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();

  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
  const codes = await page.locator('li > code').allInnerTexts();
  assert.equal(codes.length, 10);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Recovery codes copied').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), codes.join('\n'));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as text' }).click();
  const kept = readFileSync(await (await saving).path(), 'utf8');
  assert.ok(codes.every((code) => kept.includes(code)));
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Tick this when you have kept the codes').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('On since 21 November 2026').waitFor();
  await page.getByText('Recovery codes left: 10 of 10').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${app.url}/`);

  // In Russian by keyboard alone; the password need not be typed again.
  await open(page, '/ru/login?to=/profile/security');
  await page.getByLabel('Электронная почта').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  // The list of what is missing takes the focus: typed before that, the password would be lost to it.
  await focusOn(page.getByRole('alert').filter({ hasText: 'Проверьте данные' }));
  await page.getByLabel('Пароль', { exact: true }).focus();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Код из приложения').waitFor();
  await focusOnField('code');
  assert.equal(await page.getByLabel('Электронная почта').isVisible(), false);
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.type('111111');
  await page.keyboard.press('Enter');
  await page.getByText('Код неверный или уже использован').waitFor();
  await focusOnField('code');
  await page.getByLabel('Код из приложения').fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${app.url}/`);

  await open(page, '/login?to=/profile/security');
  await fillCredentials(page, email, demoPassword);
  await page.getByRole('button', { name: 'Back to e-mail and password' }).click();
  await focusOnField('password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[3]?.toUpperCase().replaceAll('-', ' ') ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Recovery codes left: 9 of 10').waitFor();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByLabel('Code from the app, or a recovery code').fill(nextCode(secret));
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('Off', { exact: true }).waitFor();
  assert.deepEqual(faults.filter(isOurs), []);
});

test('a new Manager sets it up before the back office opens, and then signs in with it', async () => {
  const person = { email: 'new.manager@example.com', password: 'Good-pass-1' };
  await app.services.accounts.users.add(app.services.db, {
    ...person,
    fullName: 'Newman Mary',
    role: 'Manager',
  });
  const { page, faults } = await device(360);
  await open(page, '/staff/login?to=/feedback');
  await fillCredentials(page, person.email, person.password);
  await page.waitForURL(/\/staff\/second-factor\?to=%2Ffeedback$/);
  await page.getByRole('heading', { name: 'One thing before you start' }).waitFor();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  const secret = await secretOn(page);
  await page.getByLabel('Code from the app').fill(nextCode(secret));
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Enter');
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL(/\/staff\/feedback$/);
  await open(page, '/staff/second-factor');
  await page.waitForURL(/\/staff$|\/staff\/$/);
  const profile = await page.context().newPage();
  await open(profile, '/profile/security');
  await profile.getByText('Your role needs the second step').waitFor();
  assert.equal(await profile.getByRole('button', { name: 'Switch off' }).count(), 0);
  await profile.close();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/staff\/login$/);
  await fillCredentials(page, person.email, person.password);
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('This code is not right').waitFor();
  await focusOn(page.getByLabel('Code from the app'));
  assert.deepEqual(await axeFindings(page), []);
  await page.getByLabel('Code from the app').fill(nextCode(secret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/staff\/?$/);
  assert.deepEqual(faults.filter(isOurs), []);
});
