import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { linkTo, openAwake, watchConsole } from './steps.ts';

const director = 'director@demo.countercheck.example';
const customer = 'customer@demo.countercheck.example';
const password = 'Good-pass-1';

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

/** What the browser itself notes of each refused answer, which here is the point. */
const isOurs = (line: string) => !/status of (401|403|404|409|410)/.test(line);

async function device(width: number): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, faults: watchConsole(page) };
}

async function enter(page: Page, email: string, secret: string, to: string): Promise<void> {
  await openAwake(page, `${app.url}/login?to=${encodeURIComponent(to)}`);
  await page.locator('#email').fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await page.waitForURL(app.url + to);
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

test('a Director invites by keyboard, a colleague joins by the mail, reads the order of the other, and is removed', async () => {
  const [boss, mate] = [await device(1440), await device(360)];
  await enter(boss.page, director, demoPassword, '/profile/company');
  await boss.page.getByLabel('E-mail of the colleague').focus();
  await boss.page.keyboard.type('ada@firm.example');
  await boss.page.keyboard.press('Enter');
  await boss.page.getByText('The invitation is on its way').waitFor();
  await boss.page.getByText('ada@firm.example').waitFor();
  await check(boss.page, 'the company');

  const link = await linkTo(app, 'ada@firm.example');
  await mate.page.goto(link);
  await mate.page.getByText('Hartmann Handel GmbH').waitFor();
  assert.ok(!mate.page.url().includes('#'), 'the secret does not stay in the address');
  await check(mate.page, 'the invitation');
  await mate.page.getByLabel('Last name').fill('Okafor');
  await mate.page.getByLabel('Name', { exact: true }).fill('Ada');
  await mate.page.getByLabel('Password', { exact: true }).fill(password);
  await mate.page.getByLabel('Confirm password').fill(password);
  await mate.page.keyboard.press('Enter');
  await mate.page.waitForURL(`${app.url}/profile/company`);
  await mate.page.getByText('All of you see every order').waitFor();

  const placed = await order(app, { client: await signIn(app.url, director, demoPassword), email: director });
  await mate.page.getByRole('link', { name: 'Orders and reports' }).click();
  const card = mate.page.getByRole('article').filter({ hasText: placed.number });
  await card.getByText(/^ordered by /).waitFor();
  await check(mate.page, 'the list');
  await mate.page.getByLabel('Whose orders').selectOption('mine');
  await card.waitFor({ state: 'detached' });
  await mate.page.getByLabel('Whose orders').selectOption('all');
  await card.getByRole('link', { name: /^Open/ }).click();
  await mate.page.getByRole('heading', { name: `Order ${placed.number}` }).waitFor();
  await mate.page.getByText('Paying, cancelling and claiming is for whoever ordered').waitFor();
  assert.equal(await mate.page.getByRole('button', { name: 'Go to the card page' }).count(), 0);
  assert.ok(!(await mate.page.content()).includes(placed.secret), 'the secret is not given out');
  await check(mate.page, 'the order');

  const { page } = boss;
  await page.reload();
  await page.getByRole('button', { name: 'Remove Okafor Ada' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed').waitFor();
  await page.getByRole('button', { name: 'Remove Okafor Ada' }).waitFor({ state: 'detached' });
  await mate.page.reload();
  await mate.page.getByText('There is no order at this address').waitFor();
  await mate.page.goto(`${app.url}/profile/orders`);
  await mate.page.getByText('No orders yet').waitFor();
  assert.deepEqual([...boss.faults, ...mate.faults].filter(isOurs), []);
});

test('who has an account signs in and joins by the same link; the Director cancels a colleague’s order', async () => {
  const [boss, mate] = [await device(1440), await device(1440)];
  await enter(boss.page, director, demoPassword, '/profile/company');
  await boss.page.getByLabel('E-mail of the colleague').fill(customer);
  await boss.page.keyboard.press('Enter');
  await boss.page.getByText('The invitation is on its way').waitFor();
  const link = await linkTo(app, customer);
  await mate.page.goto(link);
  const signInToJoin = async () => {
    await mate.page.getByRole('link', { name: 'Sign in and join' }).click();
    await mate.page.waitForURL(/\/login\?to=/);
    await mate.page.locator('#email').fill(customer);
    await mate.page.locator('#password').fill(demoPassword);
    await mate.page.locator('#password').press('Enter');
    await mate.page.waitForURL(`${app.url}/join-company`);
    await mate.page.getByRole('button', { name: 'Join the company' }).waitFor();
  };
  await signInToJoin();
  // The session has ended meanwhile: the way in is offered again, and the invitation is not lost.
  await mate.page.evaluate(() => {
    localStorage.setItem('accessToken', 'gone');
    localStorage.setItem('refreshToken', 'gone');
  });
  await mate.page.getByRole('button', { name: 'Join the company' }).click();
  await signInToJoin();
  await mate.page.getByRole('button', { name: 'Join the company' }).click();
  await mate.page.waitForURL(`${app.url}/profile/company`);

  const placed = await order(app, { client: await signIn(app.url, customer, demoPassword), email: customer });
  await boss.page.goto(`${app.url}/profile/orders`);
  const card = boss.page.getByRole('article').filter({ hasText: placed.number });
  await card.getByRole('link', { name: /^Open/ }).click();
  await boss.page.getByText('Cancel the order', { exact: true }).click();
  await boss.page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await boss.page.getByText('Cancelled', { exact: true }).first().waitFor();
  await boss.page.getByRole('heading', { name: 'How to go on', level: 3 }).waitFor();
  await boss.page.getByText('You can order the report again at any time.').waitFor();
  await check(boss.page, 'the cancelled order');

  // Who ordered a report on a company that was not found reads why, and how one goes on; a colleague has no mail to answer.
  await app.pool.query("UPDATE orders SET state = 'not_found' WHERE number = $1", [placed.number]);
  await app.pool.query(
    `INSERT INTO order_events (order_id, event, to_state, actor, reason, at)
     SELECT id, 'declare_not_found', 'not_found', 'staff', 'No register names it.', now() FROM orders WHERE number = $1`,
    [placed.number],
  );
  const ended = boss.page.url();
  for (const [page, isOwn] of [
    [boss.page, false],
    [mate.page, true],
  ] as const) {
    await page.goto(ended);
    await page.getByText('No register names it.').waitFor();
    assert.equal(await page.getByText(/answer our mail/).count(), isOwn ? 1 : 0);
    await check(page, 'an order that found nothing');
    await page.goto(page.url().replace('/profile/', '/ru/profile/'));
    await page.getByRole('heading', { name: 'Что можно сделать', level: 3 }).waitFor();
    await check(page, 'an order that found nothing, in Russian');
  }
  await mate.page.getByRole('link', { name: 'Найти компанию ещё раз' }).click();
  await mate.page.waitForURL(/company-search\?country=de&name=/);
  assert.deepEqual([...boss.faults, ...mate.faults].filter(isOurs), []);
});

test('without scripts the pages say what they need', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/join-company#${'ab'.repeat(32)}`);
  assert.match((await page.textContent('noscript p')) ?? '', /^Joining needs JavaScript/);
  await page.goto(`${app.url}/ru/profile/company`);
  assert.match((await page.textContent('noscript p')) ?? '', /JavaScript/);
  await context.close();
});
