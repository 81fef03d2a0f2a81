import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { cards, order, orderBody } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listMyOrders } from '#workflows/list-my-orders/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { openAwake, watchConsole } from './steps.ts';

const mailbox = (name: string) => `${name}@demo.countercheck.example`;
const staff = (name: string) => signIn(app.url, mailbox(name), demoPassword);

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

async function device(width: number): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, faults: watchConsole(page) };
}

/** Signs in with the keyboard and stands on `to` afterwards. */
async function enter(page: Page, name: string, to: string): Promise<void> {
  const prefix = to.startsWith('/ru/') ? '/ru' : '';
  await openAwake(page, `${app.url}${prefix}/login?to=${encodeURIComponent(to)}`);
  await page.locator('#email').fill(mailbox(name));
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(app.url + to);
}

/** An order of a guest, paid for, researched, approved and sent. */
async function delivered(email: string): Promise<string> {
  const placed = await order(app, { email });
  await placed.pay(cards.accepted);
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await staff('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(manager, orderId);
  await approve(await staff('reviewer'), orderId);
  await waitFor('the delivery', async () => {
    const { hasReport } = await placed.client.call(trackOrder, { params: placed.params });
    return hasReport ? true : undefined;
  });
  return placed.number;
}

test('orders of a guest are in the profile of the same address: found, filtered, opened, downloaded', async () => {
  const email = mailbox('Customer');
  const sent = await delivered(email);
  const unpaid = await order(app, { email, countryCode: 'by', companyName: 'Полесская мебель' });
  const { page, faults } = await device(1280);
  await enter(page, 'customer', '/profile/orders');
  await page.getByRole('heading', { name: 'Orders and reports' }).waitFor();
  await page.getByText('2 orders', { exact: true }).waitFor();
  assert.deepEqual(await axeFindings(page), []);

  await page.getByRole('searchbox').focus();
  await page.keyboard.type(sent.toLowerCase());
  await page.waitForURL(/\?search=cc-/);
  await page.getByText('1 order found').waitFor();
  await page.getByRole('link', { name: `Open order ${sent}` }).waitFor();
  await page.getByRole('searchbox').fill('nobody');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await page.goBack();
  await page.getByText('1 order found').waitFor();
  assert.equal(await page.getByRole('searchbox').inputValue(), sent.toLowerCase());
  await page.goBack();
  await page.waitForURL(`${app.url}/profile/orders`);
  await page.getByText('2 orders', { exact: true }).waitFor();

  await page.getByLabel('Country').selectOption('Belarus');
  await page.waitForURL(/\?country=112$/);
  await page.getByText('1 order found').waitFor();
  assert.deepEqual(await page.getByRole('heading', { level: 3 }).allTextContents(), [
    'ООО «Полесская мебель»',
  ]);
  await page.getByLabel('Country').selectOption('All countries');
  // The links keep the country until its answer is there.
  await page.getByText('2 orders', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Waiting for you 1' }).click();
  await page.waitForURL(/\?view=waiting$/);
  await page.getByText('1 order', { exact: true }).waitFor();
  await page.getByRole('link', { name: `Pay order ${unpaid.number}` }).waitFor();
  await page.getByRole('link', { name: 'Closed 0' }).click();
  await page.getByRole('heading', { name: 'Nothing closed' }).waitFor();
  await page.getByRole('link', { name: 'Delivered 1' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /^RU\b.*in Russian/ }).click();
  assert.equal((await coming).suggestedFilename(), `${sent}-ru.pdf`);
  await page.getByRole('link', { name: `Open order ${sent}` }).click();
  await page.waitForURL(/\/track\/[0-9a-f]{40}$/);
  await page.getByRole('heading', { name: 'Delivered' }).waitFor();
  await page.getByRole('link', { name: 'All your orders and reports' }).click();
  await page.waitForURL(`${app.url}/profile/orders`);
  assert.deepEqual(faults, []);
});

/** The order page of a company, by the keyboard's next step: its form. */
async function openOrder(page: Page, prefix = ''): Promise<void> {
  const { subject } = await orderBody(await staff('manager'));
  const query = new URLSearchParams({ country: 'de', company: subject.companyId });
  await openAwake(page, `${app.url}${prefix}/order?${query}`);
}

test('an order placed while signed in belongs to the account, whatever address the report goes to', async () => {
  const { page, faults } = await device(360);
  await enter(page, 'director', '/profile/orders');
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await openOrder(page);
  const field = page.getByLabel('E-mail');
  await page.getByText('The order stays in your profile too').waitFor();
  await waitFor('the account’s address', async () => ((await field.inputValue()) === '' ? undefined : true));
  assert.equal(await field.inputValue(), mailbox('director'));
  await field.fill(mailbox('accountant'));
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Go to the card page' }).press('Enter');
  await page.waitForURL(/\/pay\//);
  const director = await staff('director');
  const { items } = await director.call(listMyOrders, { query: {} });
  assert.deepEqual(
    items.map(({ companyName, isWaiting }) => [companyName, isWaiting]),
    [['Nordwind Maschinenbau GmbH', true]],
  );
  const params = { secret: items[0]?.secret ?? '' };
  assert.equal((await director.call(trackOrder, { params })).order.email, mailbox('accountant'));
  assert.deepEqual(faults, []);
});

test('a sign-in that has ended orders nothing by itself and loses nothing; staff read why they may not', async () => {
  const { page } = await device(1280);
  await enter(page, 'customer', '/profile');
  await openOrder(page);
  const field = page.getByLabel('E-mail');
  // Else this first call could be the one that finds the session ended.
  await waitFor('the account’s address', async () => ((await field.inputValue()) === '' ? undefined : true));
  await field.fill(mailbox('elsewhere'));
  await page.getByRole('checkbox').check();
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'a.b.c');
    localStorage.setItem('refreshToken', 'gone');
  });
  const pay = page.getByRole('button', { name: 'Go to the card page' });
  await pay.click();
  await page.getByText('Nothing has been ordered yet.').waitFor();
  assert.equal(await page.getByLabel('E-mail').inputValue(), mailbox('elsewhere'));
  assert.equal(await page.getByRole('checkbox').isChecked(), true);
  assert.deepEqual(await axeFindings(page), []);
  const link = await page.getByRole('link', { name: 'Sign in and come back' }).getAttribute('href');
  assert.match(link ?? '', /^\/login\?to=%2Forder%3Fcountry%3Dde%26company%3D/);
  await pay.click();
  await page.waitForURL(/\/pay\//);
  const { items } = await (await staff('customer')).call(listMyOrders, { query: { view: 'waiting' } });
  assert.ok(items.every(({ companyName }) => companyName !== 'Nordwind Maschinenbau GmbH'));

  await enter(page, 'manager', '/ru/profile');
  await openOrder(page, '/ru');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Перейти к оплате картой' }).click();
  await page.getByText('Ваша роль не позволяет это сделать.').first().waitFor();
});

test('many orders have pages, in Russian and on a small screen', async () => {
  const client = await staff('director');
  const body = await orderBody(client);
  await Promise.all(Array.from({ length: 21 }, () => client.call(placeOrder, { body })));
  const { page, faults } = await device(360);
  await enter(page, 'director', '/ru/profile/orders');
  await page.getByText('1–20 из 22 заказов', { exact: true }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await page.waitForURL(/\?page=2$/);
  await page.getByText('21–22 из 22 заказов', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Ждут вас 22' }).click();
  await page.waitForURL(/\?view=waiting$/);
  await openAwake(page, `${app.url}/ru/profile/orders?page=99`);
  await page.waitForURL(/\?page=2$/);
  await page.route('**/api/v1/User/Orders**', (route) => route.abort());
  await page.getByRole('searchbox').fill('nordwind');
  await page.getByText('Не удалось загрузить заказы').waitFor();
  await page.unroute('**/api/v1/User/Orders**');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByText('1–20 из 22 заказов', { exact: true }).waitFor();
  assert.deepEqual(
    faults.filter((line) => !line.includes('net::ERR_FAILED')),
    [],
  );
});
