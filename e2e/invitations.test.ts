import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { focusOn, linkTo, watchConsole } from './steps.ts';

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

/** What the browser itself notes of each refused answer, which here is the point. */
const isOurs = (line: string) => !/status of (403|409|410|422)/.test(line);

async function device(width: number): Promise<{ page: Page; faults: string[] }> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', viewport });
  const page = await context.newPage();
  return { page, faults: watchConsole(page) };
}

/** Axe in both looks, and nothing that has to be scrolled to the side. */
async function check(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((look) => {
      document.documentElement.dataset.theme = look;
    }, theme);
    assert.deepEqual(await axeFindings(page, { onlyColours: theme === 'dark' }), [], `${what}, ${theme}`);
  }
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(isTooWide, false, `${what} is too wide`);
}

function nextCode(secret: string): string {
  clock.advance(30_000);
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
}

async function secretOn(page: Page): Promise<string> {
  const shown = page.locator('code').filter({ hasText: /^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/ });
  return ((await shown.textContent()) ?? '').replaceAll(' ', '');
}

async function keepCodes(page: Page, locale: 'en' | 'ru'): Promise<void> {
  await page.getByLabel(locale === 'en' ? 'I have kept them' : 'Коды сохранены').check();
  await page.getByRole('button', { name: locale === 'en' ? 'Done' : 'Готово' }).click();
}

test('invited by keyboard, joined from the mail in Russian, a second factor set up and moved, at the desk', async () => {
  const { page, faults } = await device(1440);
  await page.goto(`${app.url}/staff/people`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill('admin@demo.countercheck.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const open = page.getByRole('button', { name: 'Invite a colleague' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague to the desk' });
  const field = dialog.getByLabel('Work e-mail');
  await focusOn(field);
  await page.keyboard.type('customer@demo.countercheck.example');
  await page.keyboard.press('Enter');
  await dialog.getByText('There is an account with this e-mail already.').waitFor();
  await field.fill('ada@desk.example');
  await dialog.getByRole('radio', { name: 'Русский' }).check();
  await check(page, 'the dialog');
  await field.press('Enter');
  await page.getByText('The invitation is on its way').waitFor();
  await focusOn(open);
  const row = page.getByRole('row').filter({ hasText: 'ada@desk.example' });
  await row.getByText('Manager').waitFor();
  const first = await linkTo(app, 'ada@desk.example');
  clock.advance(1_000);
  await row.getByRole('button', { name: 'Send again: ada@desk.example' }).click();
  await row.getByText('2 mails').waitFor();
  await check(page, 'the list');
  const link = await linkTo(app, 'ada@desk.example', 2);
  assert.notEqual(first, link);
  assert.match(link, /\/staff\/join\?lang=ru#[0-9a-f]{64}$/);

  const { page: own, faults: ownFaults } = await device(360);
  await own.goto(first, { waitUntil: 'networkidle' });
  await own.getByText('По этой ссылке не войти').waitFor();
  await check(own, 'a former link');
  await own.goto(link, { waitUntil: 'networkidle' });
  await own.getByRole('heading', { name: 'Вас пригласили' }).waitFor();
  assert.equal(new URL(own.url()).search, '', 'the language is kept in a cookie');
  await own.getByText('Вас приглашает Whitfield Margaret. Ваша роль: Менеджер.').waitFor();
  await own.getByText('ada@desk.example').waitFor();
  await check(own, 'the form');
  await own.getByLabel('Фамилия').fill('Okafor');
  await own.getByLabel('Фамилия').press('Enter');
  await own.getByRole('alert').filter({ hasText: 'Исправьте, пожалуйста' }).waitFor();
  await check(own, 'the refused form');
  await own.getByLabel('Имя', { exact: true }).fill('Ada');
  await own.getByLabel('Пароль', { exact: true }).fill('Good-pass-1');
  await own.getByLabel('Пароль ещё раз').fill('Good-pass-1');
  await own.keyboard.press('Enter');
  await own.waitForURL(/\/staff\/second-factor$/);
  await own.getByRole('button', { name: 'Настроить' }).click();
  await own.getByLabel('Ваш пароль').fill('Good-pass-1');
  await own.keyboard.press('Enter');
  await own.getByLabel('Код из приложения').waitFor();
  const former = await secretOn(own);
  await own.getByLabel('Код из приложения').fill(nextCode(former));
  await own.keyboard.press('Enter');
  await keepCodes(own, 'ru');
  await own.waitForURL(/\/staff\/?$/);
  await own.getByRole('banner').getByText('Okafor Ada').waitFor({ state: 'attached' });

  // The link is used up, and says so to who holds it.
  const { page: late } = await device(360);
  await late.goto(link, { waitUntil: 'networkidle' });
  await late.getByText('Приглашение уже использовано').waitFor();
  await late.goto(`${app.url}/staff/join`, { waitUntil: 'networkidle' });
  await late.getByText('Ссылка неполная').waitFor();

  // A new telephone, on the website's profile, where the name in the head leads.
  const ownProfile = own.getByRole('link', { name: 'Okafor Ada: профиль и второй фактор' });
  assert.equal(await ownProfile.getAttribute('href'), '/ru/profile/security');
  await own.goto(`${app.url}/profile/security`, { waitUntil: 'networkidle' });
  await own.getByRole('button', { name: 'Move to another telephone' }).click();
  await own.getByLabel('Your password').fill('Good-pass-1');
  await own.getByLabel('Code from the app, or a recovery code').fill(nextCode(former));
  await check(own, 'password and present code');
  await own.keyboard.press('Enter');
  await own.getByRole('img', { name: 'QR picture' }).waitFor();
  const newer = await secretOn(own);
  assert.notEqual(newer, former);
  await own.getByLabel('Code from the app').fill(nextCode(former));
  await own.keyboard.press('Enter');
  await own.getByText('This code is not right').waitFor();
  await own.getByLabel('Code from the app').fill(nextCode(newer));
  await check(own, 'the new key');
  await own.keyboard.press('Enter');
  await own.getByText('Two-step sign-in has moved').waitFor();
  await keepCodes(own, 'en');
  await own.getByText('Recovery codes left: 10 of 10').waitFor();
  assert.deepEqual([...faults, ...ownFaults].filter(isOurs), []);
});

test('a withdrawn invitation leaves the list, and its link says what has become of it', async () => {
  const { page, faults } = await device(360);
  await page.goto(`${app.url}/staff/people`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill('admin@demo.countercheck.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByRole('dialog').getByLabel('Work e-mail').fill('noor@desk.example');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('The invitation is on its way').waitFor();
  const link = await linkTo(app, 'noor@desk.example');
  await page.getByRole('button', { name: 'Withdraw: noor@desk.example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw the invitation of noor@desk.example?' });
  await check(page, 'the question');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('The invitation is withdrawn').waitFor();
  await page.getByRole('row').filter({ hasText: 'noor@desk.example' }).waitFor({ state: 'detached' });
  await focusOn(page.locator('#users-title'));
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByText('This invitation was withdrawn.').waitFor();
  assert.deepEqual(faults.filter(isOurs), []);
});
