import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { keepPicture, openDesk } from './staff-looks.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** A paid order whose money was taken at the gateway, though nobody had asked for it. */
async function contradiction(): Promise<string> {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  await app.pool.query(
    `UPDATE sandbox.payments SET status = 'captured', captured_minor = amount_minor WHERE order_number = $1`,
    [placed.number],
  );
  const { rows } = await app.pool.query<{ id: string; payment: string }>(
    'SELECT o.id, p.id AS payment FROM orders o JOIN payments p ON p.order_id = o.id WHERE o.number = $1',
    [placed.number],
  );
  const { payments, settle, db } = app.services;
  await settle.check(await payments.get(db, rows[0]?.payment ?? ''));
  return rows[0]?.id ?? '';
}

test('an Admin sees both sides of a contradiction and brings the payment in line, by keyboard', async () => {
  const orderId = await contradiction();
  const { context, page, faults } = await openDesk(browser, app.url, {
    path: `/orders/${orderId}`,
    mailbox: 'admin',
  });
  await page.getByRole('button', { name: 'Ask the gateway' }).waitFor();
  for (const [language, look] of [
    ['ru', 'Спросить шлюз'],
    ['en', 'Ask the gateway'],
  ] as const) {
    await context.addCookies([{ name: 'staffLanguage', value: language, url: `${app.url}/staff` }]);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: look }).press('Enter');
    await page.getByRole('dialog').waitFor();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark']) {
        await page.evaluate((wanted) => {
          document.documentElement.dataset.theme = wanted;
        }, theme);
        const words = `force ${language} ${theme} ${width}`;
        assert.deepEqual(await axeFindings(page, { onlyColours: theme === 'dark' }), [], words);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(wide <= 0, `${words}: ${wide} px too wide`);
        await keepPicture(page, words);
      }
    }
  }
  const dialog = page.getByRole('dialog', { name: 'What we have, and what the gateway says now' });
  await dialog
    .getByRole('row', { name: /^State/ })
    .getByText('taken', { exact: true })
    .waitFor();
  await dialog.getByRole('button', { name: 'Force: taken' }).press('Enter');
  await dialog.getByText('10 characters or more').waitFor();
  await dialog.getByRole('textbox').fill('The gateway debited it by a fault of its own; it is given back.');
  await dialog.getByRole('button', { name: 'Force: taken' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const { rows } = await app.pool.query<{ state: string; kind: string }>(
    `SELECT p.state, l.kind FROM payments p JOIN ledger_entries l ON l.payment_id = p.id WHERE p.order_id = $1 ORDER BY l.id`,
    [orderId],
  );
  assert.deepEqual(rows, [{ state: 'captured', kind: 'capture' }]);
  assert.deepEqual(faults, []);
  await context.close();
});
