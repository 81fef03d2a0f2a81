import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { linkTo, openAwake, reportViolations, watchConsole } from './steps.ts';

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
const newPassword = 'Другой-пароль-7';

async function newPage(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: 360, height: 800 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  if (options.javaScriptEnabled !== false) {
    await reportViolations(context);
  }
  return context.newPage();
}

/** Presses Tab until the field with this label, or the link or button with these words, has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return label?.textContent ?? '';
    });
    if (focused.trim() === words) return;
  }
  assert.fail(`the keyboard does not reach «${words}»`);
}

test('a forgotten password, in Russian and by keyboard alone: asked for, mailed, chosen, signed in with', async () => {
  const page = await newPage();
  const faults = watchConsole(page);
  const check = async (what: string) => {
    assert.deepEqual(await axeFindings(page), [], what);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `${what} is too wide`);
  };
  // Somebody is signed in elsewhere, who will not be for long.
  const other = await newPage();
  await openAwake(other, `${app.url}/login?to=/profile`);
  await other.getByLabel('E-mail').fill(customer);
  await other.getByLabel('Password', { exact: true }).fill(demoPassword);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('button', { name: 'Sign out' }).waitFor();

  await openAwake(page, `${app.url}/ru/login`);
  await tabTo(page, 'Забыли пароль?');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/ru/forgot-password`);
  await page.getByRole('heading', { name: 'Забыли пароль?' }).waitFor();
  await tabTo(page, 'Электронная почта');
  await page.keyboard.press('Enter');
  await page.getByText('Электронная почта: Заполните это поле').waitFor();
  await check('the refused question');
  await tabTo(page, 'Электронная почта');
  await page.keyboard.type(customer);
  await page.keyboard.press('Enter');
  await page.getByText(`Если учётная запись с адресом ${customer} есть, ссылка уже отправлена.`).waitFor();
  await check('the answer');

  const link = await linkTo(app, customer);
  assert.match(link, /\/ru\/reset-password\?token=[0-9a-f]{64}$/);
  const [response] = await Promise.all([page.waitForResponse(link), openAwake(page, link)]);
  assert.equal(response.headers()['referrer-policy'], 'same-origin');
  assert.match(response.headers()['cache-control'] ?? '', /no-store/);
  await page.getByText(customer).waitFor();
  assert.equal(await page.locator('[autocomplete="username"]').inputValue(), customer);
  assert.equal(await page.locator('[autocomplete="new-password"]').count(), 2);
  assert.equal(await page.locator('meta[name="robots"]').getAttribute('content'), 'noindex');
  await tabTo(page, 'Новый пароль');
  await page.keyboard.type('слабый');
  await page.keyboard.press('Enter');
  await page.getByText('Пароль ещё раз: Заполните это поле').waitFor();
  await check('the refused form');
  await tabTo(page, 'Новый пароль');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(newPassword);
  await tabTo(page, 'Пароль ещё раз');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Пароль изменён').waitFor();
  await check('the end');
  await tabTo(page, 'Войти');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/ru/login`);
  await page.getByRole('heading', { name: 'Вход' }).waitFor();
  await tabTo(page, 'Электронная почта');
  await page.keyboard.type(customer);
  await tabTo(page, 'Пароль');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/ru`);

  await other.reload();
  await other.waitForURL(`${app.url}/`);
  assert.equal(await other.evaluate(() => localStorage.getItem('refreshToken')), null);
  // The browser itself notes each answer of 4xx.
  assert.deepEqual(
    faults.filter((line) => !/status of (401|410)/.test(line)),
    [],
  );
});

test('a used link and half a link say so and lead on; a link that ran out while one typed says it beside the form', async () => {
  const page = await newPage();
  const director = 'director@demo.countercheck.example';
  await openAwake(page, `${app.url}/forgot-password`);
  await page.getByLabel('E-mail').fill(director);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByText('Check your mail').waitFor();
  const link = await linkTo(app, director);
  await openAwake(page, link);
  await app.services.db.updateTable('password_resets').set({ used_at: new Date() }).execute();
  await page.getByLabel('New password', { exact: true }).fill('Good-pass-1');
  await page.getByLabel('Confirm password').fill('Good-pass-1');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('The password is not changed').waitFor();
  assert.equal((await page.goto(link))?.status(), 410);
  await page.getByText('This link does not work').waitFor();
  await page.getByText(/it works once and for 30\sminutes/).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  for (const half of ['', '?token=', `?token=${'a'.repeat(201)}`]) {
    assert.equal((await page.goto(`${app.url}/reset-password${half}`))?.status(), 400);
    await page.getByText(/The link is incomplete/).waitFor();
  }
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await page.waitForURL(`${app.url}/forgot-password`);
});

test('without JavaScript the link is asked for and the password chosen', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  const email = 'director@demo.countercheck.example';
  await page.goto(`${app.url}/forgot-password`);
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByText('E-mail: Invalid email address').waitFor();
  assert.equal(await page.getByLabel('E-mail').inputValue(), 'nobody');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByText('If there is an account with this address, a link is on its way.').waitFor();
  await page.goto(await linkTo(app, email, 2));
  await page.getByLabel('New password', { exact: true }).fill('weak');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('Confirm password: This field is required').waitFor();
  assert.equal(await page.getByLabel('New password', { exact: true }).inputValue(), '');
  await page.getByLabel('New password', { exact: true }).fill('Good-pass-1');
  await page.getByLabel('Confirm password').fill('Good-pass-1');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('Your password is changed').waitFor();
  assert.equal(page.url(), `${app.url}/reset-password?done=1`);
  await page.context().close();
});
