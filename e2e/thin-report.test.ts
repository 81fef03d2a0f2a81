import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let staff: ApiClient[];
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
  const names = ['manager', 'reviewer'];
  staff = await Promise.all(
    names.map((name) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword)),
  );
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** An order with a hold, whose buyer has been asked about a thin report. */
async function asked() {
  const [researcher, reviewer] = staff;
  assert.ok(researcher !== undefined && reviewer !== undefined);
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await researcher.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(researcher, orderId, undefined, undefined, { isThin: true });
  const reason = everyLanguageOf(
    { ru: 'Реестр этой страны публикует только названия и номера.' },
    'The register of this country publishes names and numbers only.',
  );
  await approve(reviewer, orderId, undefined, reason);
  return placed;
}

async function open(
  path: string,
  options: Parameters<Browser['newContext']>[0],
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}${path}`, { waitUntil: 'load' });
  return { page, faults };
}

test('the buyer of a thin report waits without JavaScript, then takes it: only the share is debited', async () => {
  const placed = await asked();
  const plain = await open(`/track/${placed.secret}`, { javaScriptEnabled: false });
  await plain.page.getByRole('heading', { name: 'There is little in this report: you choose' }).waitFor();
  await plain.page.getByRole('button', { name: 'Wait for more' }).click();
  await plain.page.getByRole('heading', { name: 'Waiting for more' }).waitFor();
  const { page, faults } = await open(`/ru/track/${placed.secret}`, {
    viewport: { width: 360, height: 800 },
    colorScheme: 'dark',
  });
  await page.getByRole('heading', { name: /^Ищем дальше до/ }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole('button', { name: /^Взять за/ }).click();
  const paid = await waitFor('the share to be debited', async () => {
    const now = await placed.client.call(trackOrder, { params: placed.params });
    return now.payment.state === 'captured' ? now : undefined;
  });
  assert.equal(paid.payment.capturedMinor, paid.shareOffer?.shareMinor);
  assert.ok(paid.payment.capturedMinor < paid.order.priceMinor);
  assert.deepEqual(faults, []);
});
