import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { cards } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { trackOrder } from '#workflows/track-order/contract.ts';
import { approveInBackOffice, payAt, placeInBrowser, watchConsole } from './steps.ts';

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

async function visitor(locale: 'en' | 'ru' = 'en'): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  return { page, faults: watchConsole(page) };
}

const secretOf = (page: Page) => new URL(page.url()).searchParams.get('order') ?? '';
const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

test('a guest orders a report, staff deliver it, and only then the card is debited', async () => {
  const { page, faults } = await visitor();
  await placeInBrowser(page, app.url, { country: 'Germany', company: 'Nordwind Maschinenbau GmbH' });
  await payAt(page, cards.accepted);
  await page.waitForURL(/\/payment-success/);
  const secret = secretOf(page);
  const tracked = await clientOf(app.url).call(trackOrder, { params: { secret } });
  await page.getByText(tracked.order.number).first().waitFor();

  await page.goto(`${app.url}/track/${secret}`);
  await page
    .getByText(/reserved/i)
    .first()
    .waitFor();

  const manager = await staff('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === tracked.order.number)?.orderId ?? '';
  await prepareReport(manager, orderId);
  const second = await visitor();
  await approveInBackOffice(second.page, app.url, orderId, {
    email: 'reviewer@demo.countercheck.example',
    password: demoPassword,
  });

  await page.getByText('Delivered').first().waitFor({ timeout: 30_000 });
  const done = await waitFor('the debit', async () => {
    const now = await clientOf(app.url).call(trackOrder, { params: { secret } });
    return now.payment.state === 'captured' ? now : undefined;
  });
  assert.ok(new Date(done.payment.capturedAt ?? 0) >= new Date(done.order.sentAt ?? '9999'));
  await page.goto(`${app.url}/dev/mailbox`);
  await page.getByRole('link', { name: /Your report on Nordwind/ }).click();
  await page.getByRole('link', { name: /-ru\.pdf/ }).waitFor();
  assert.deepEqual([...faults, ...second.faults], []);
});

test('a declined card keeps the order, and the retry pays it', async () => {
  const { page, faults } = await visitor();
  await placeInBrowser(page, app.url, { country: 'Germany', company: 'Nordwind Maschinenbau GmbH' });
  await payAt(page, cards.declined);
  await page.waitForURL(/\/payment-error/);
  const secret = secretOf(page);
  await page.getByRole('button', { name: /try again/i }).click();
  await page.waitForURL(/\/pay\//);
  await payAt(page, cards.accepted);
  await page.waitForURL(/\/payment-success/);
  assert.equal(secretOf(page), secret);
  const { order, payment } = await clientOf(app.url).call(trackOrder, { params: { secret } });
  assert.deepEqual([order.state, payment.attempt], ['queued', 2]);
  assert.deepEqual(faults, []);
});
