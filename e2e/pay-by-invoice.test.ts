import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { orderBody } from '#testing/buyer.ts';
import { camtOf } from '#testing/gateways/camt.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { approveCredit, getDebts } from '#workflows/collect-debts/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { faultsOf, looks, openInLook } from './looks.ts';
import { enterDesk, wake } from './steps.ts';

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

const mailbox = (name: string) => `${name}@demo.countercheck.example`;
const as = (name: string) => signIn(app.url, mailbox(name), demoPassword);

async function enterSite(page: Page, to: string): Promise<void> {
  await page.goto(`${app.url}/login?to=${encodeURIComponent(to)}`);
  await wake(page);
  await page.locator('#email').fill(mailbox('director'));
  await page.locator('#password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(app.url + to);
  await wake(page);
}

async function openDeskAt(page: Page, to: string): Promise<void> {
  await page.goto(`${app.url}/staff/login?to=${encodeURIComponent(to)}`);
  await enterDesk(page, mailbox('admin'));
  await page.waitForURL(`${app.url}/staff${to}`);
}

const directory = process.env.PICTURES;
async function looked(page: Page, name: string, faults: string[]): Promise<void> {
  faults.push(...(await faultsOf(page, name)));
  if (directory !== undefined) await page.screenshot({ path: `${directory}/${name}.png`, fullPage: true });
}

test('from the approval to the paid invoice, on the pages of both sides', async () => {
  const faults: string[] = [];
  const desk = await openInLook(browser, `${app.url}/staff/login`, looks[0]);
  await openDeskAt(desk.page, '/debts');
  await desk.page.getByRole('button', { name: 'Approve a company' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel('E-mail of its account').fill(mailbox('director'));
  await dialog.getByLabel('Limit', { exact: true }).fill('2000');
  await dialog.getByLabel('Why').fill('Orders every month');
  await looked(desk.page, 'approve-1440', faults);
  await dialog.getByRole('button', { name: 'Approve a company' }).click();
  await desk.page.getByText('Hartmann Handel GmbH', { exact: true }).first().waitFor();

  const body = await orderBody(clientOf(app.url));
  const address = `/order?country=de&name=Nordwind&company=${body.subject.companyId}`;
  const buyer = await openInLook(browser, app.url, looks[0]);
  const { page } = buyer;
  await enterSite(page, address);
  await page.getByLabel('By invoice').check();
  await page.getByText('Kept of your limit').waitFor();
  await looked(page, 'order-1440', faults);
  await page.locator('#terms').check();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page.waitForURL(/\/track\//);
  await page.getByText('of your limit is kept; you owe nothing yet').waitFor();
  await looked(page, 'track-kept-1440', faults);

  const manager = await as('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items[0]?.orderId ?? '';
  await prepareReport(manager, orderId);
  await approve(await as('reviewer'), orderId);
  await app.services.outbox.drain();
  await page.reload();
  await page.getByText('to be paid by').waitFor();
  const paper = page.getByRole('link', { name: /^Invoice I-/ });
  assert.equal(await paper.count(), 1);
  await looked(page, 'track-owed-1440', faults);
  const [download] = await Promise.all([page.waitForEvent('download'), paper.click()]);
  assert.match(download.suggestedFilename(), /^Invoice I-.*\.pdf$/);
  if (directory !== undefined) await download.saveAs(`${directory}/invoice.pdf`);

  const { owed } = await (await as('admin')).call(getDebts, {});
  await desk.page.reload();
  await desk.page.getByRole('button', { name: /^Mark as paid/ }).click();
  await looked(desk.page, 'mark-1440', faults);
  const mark = desk.page.getByRole('dialog').filter({ visible: true });
  await mark.getByLabel(/^Amount that came/).fill('99999');
  await mark.getByLabel('Day of the booking').fill(new Date().toISOString().slice(0, 10));
  await mark.getByLabel('Reference at the bank').fill('BANK-1');
  await mark.getByRole('button', { name: 'Mark as paid' }).click();
  await mark.getByText('This is more than is owed').waitFor();
  const pay = async (minor: number) => {
    await mark.getByLabel(/^Amount that came/).fill(String(minor / 100));
    await mark.getByLabel('Day of the booking').fill(new Date().toISOString().slice(0, 10));
    await mark.getByLabel('Reference at the bank').fill('BANK-1');
    await mark.getByRole('button', { name: 'Mark as paid' }).click();
  };
  const all = owed[0]?.owedMinor ?? 0;
  await pay(1_000);
  await desk.page.getByText(/10\scame$/).waitFor();
  await looked(desk.page, 'part-1440', faults);
  await page.reload();
  await page.getByText(/10\sreceived already/).waitFor();
  await looked(page, 'track-part-1440', faults);
  await desk.page.getByRole('button', { name: /^Mark as paid/ }).click();
  await pay(all - 1_000);
  await desk.page.getByText('Every invoice is paid').waitFor();
  await desk.page
    .getByRole('button', { name: /^Take back/ })
    .first()
    .press('Enter');
  const back = desk.page.getByRole('dialog').filter({ visible: true });
  await looked(desk.page, 'take-back-1440', faults);
  await back.getByLabel('Why').fill('It was of another buyer');
  await back.getByRole('button', { name: 'Take back' }).press('Enter');
  await desk.page.getByRole('button', { name: /^Mark as paid/ }).click();
  await pay(all - 1_000);
  await desk.page.getByText('Every invoice is paid').waitFor();
  await page.reload();
  await page.getByText(/^Invoice over .* paid$/).waitFor();
  await looked(page, 'track-paid-1440', faults);
  await desk.page.goto(`${app.url}/staff/orders/${orderId}`);
  for (const told of ['Kept of the buyer’s limit: €', 'Invoice made: €', 'Invoice paid by transfer: €'])
    await desk.page.getByText(told).first().waitFor();
  await looked(desk.page, 'timeline-1440', faults);
  assert.deepEqual(
    [...faults, ...desk.complaints, ...buyer.complaints].filter((line) => !line.includes(' 422 ')),
    [],
  );
});

test('narrow, dark and in Russian the same pages fit', async () => {
  const faults: string[] = [];
  const limit = { email: mailbox('director'), limitMinor: 300_000, currency: 'EUR', days: 21 } as const;
  await (await as('admin')).call(approveCredit, { body: { ...limit, reason: 'a test' } });
  const { page, complaints } = await openInLook(browser, app.url, looks[1]);
  const body = await orderBody(clientOf(app.url));
  await enterSite(page, '/profile');
  await page.goto(`${app.url}/ru/order?country=de&name=Nordwind&company=${body.subject.companyId}`);
  await wake(page);
  await page.getByLabel('По счёту').check();
  await page.getByText('Отложено из лимита').waitFor();
  await looked(page, 'order-ru-360', faults);
  await page.locator('#terms').check();
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.waitForURL(/\/ru\/track\//);
  await looked(page, 'track-ru-360', faults);
  const desk = await openInLook(browser, `${app.url}/staff/login`, looks[1]);
  await openDeskAt(desk.page, '/debts');
  await desk.page.getByText('Hartmann Handel GmbH', { exact: true }).first().waitFor();
  await looked(desk.page, 'desk-360', faults);
  assert.deepEqual([...faults, ...complaints, ...desk.complaints], []);
});

test('a statement is read at the desk: one invoice is paid, the rest is looked at, by keyboard too', async () => {
  const faults: string[] = [];
  const director = await as('director');
  const placed = await Promise.all(
    [1, 2].map(async () => {
      const body = {
        ...(await orderBody(director, { email: mailbox('director') })),
        payBy: 'invoice' as const,
      };
      return director.call(placeOrder, { body });
    }),
  );
  const manager = await as('manager');
  const reviewer = await as('reviewer');
  for (const { number } of placed) {
    const { items } = await manager.call(listQueue, { query: {} });
    const orderId = items.find((item) => item.number === number)?.orderId ?? '';
    await prepareReport(manager, orderId);
    await approve(reviewer, orderId);
  }
  await app.services.outbox.drain();
  const { owed } = await (await as('admin')).call(getDebts, {});
  const [paid, other] = owed;
  assert.ok(paid && other);
  const amountOf = (debt: typeof paid) => (debt.owedMinor / 100).toFixed(2);
  const xml = camtOf([
    {
      amount: amountOf(paid),
      remittance: `Invoice ${paid.number}`,
      reference: 'E1',
      debtor: 'Hartmann Handel',
    },
    { amount: amountOf(other), remittance: 'Danke', reference: 'E2', debtor: 'Hartmann Handel GmbH' },
    { amount: '12.50', remittance: 'Zinsen', reference: 'E3', debtor: 'Example Bank' },
  ]);
  await app.pool.query("UPDATE debts SET due_on = '2026-01-31' WHERE id = $1", [other.debtId]);
  const { page, complaints } = await openInLook(browser, `${app.url}/staff/login`, looks[1]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDeskAt(page, '/debts');
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('heading', { name: 'Банковские выписки' }).waitFor();
  await page.getByLabel('Выписка').setInputFiles({
    name: 'statement.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(xml),
  });
  await page.getByRole('button', { name: 'Прочесть' }).press('Enter');
  await page.getByText('Проведён 1 перевод').waitFor();
  await page.getByText('счёт не назван').first().waitFor();
  await looked(page, 'statement-ru-1440', faults);
  await page.setViewportSize({ width: 360, height: 900 });
  await looked(page, 'statement-ru-360', faults);
  await page.goto(`${app.url}/staff/books`);
  await page.getByText('1 счёт просрочен').waitFor();
  await looked(page, 'books-ru-360', faults);
  await page.getByRole('link', { name: 'Открыть счета' }).click();
  await page.waitForURL(/\/staff\/debts$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: `Оплачивает ${other.number}` }).press('Enter');
  await page.getByText('Все счета оплачены').waitFor();
  await page.getByRole('button', { name: /^Не по\sсчёту/ }).press('Enter');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel('Почему').fill('проценты банка');
  await page.keyboard.press('Enter');
  await page.getByText('счёт не назван').waitFor({ state: 'detached' });
  assert.deepEqual([...faults, ...complaints], []);
});

test('the account shows what is free of the limit and what is owed', async () => {
  const faults: string[] = [];
  const { page, complaints } = await openInLook(browser, app.url, looks[0]);
  const director = await as('director');
  const body = { ...(await orderBody(director, { email: mailbox('director') })), payBy: 'invoice' as const };
  const { number } = await director.call(placeOrder, { body });
  const manager = await as('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find((item) => item.number === number)?.orderId ?? '';
  await prepareReport(manager, orderId);
  await approve(await as('reviewer'), orderId);
  await app.services.outbox.drain();
  await enterSite(page, '/profile/orders');
  await page.getByText(/of your company’s limit of .* is free/).waitFor();
  await page.getByRole('link', { name: /^I-/ }).waitFor();
  await looked(page, 'account-1440', faults);
  assert.deepEqual([...faults, ...complaints], []);
});
