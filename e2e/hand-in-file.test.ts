import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { accountsFixture } from '#modules/registers/companies-house/readings/accounts-fixture.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { britishCompany } from '#testing/research/british-company.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { lookAt, openDesk } from './staff-looks.ts';

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

/** What the focus is on, by its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const said = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
    return said?.replaceAll('\u00a0', ' ');
  });

test('a file of a source is handed in at the desk, by keyboard, and what it says stands among the sources', async () => {
  const companyName = await britishCompany(app.pool);
  const placed = await order(app, { countryCode: 'gb', companyName });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { rows } = await app.pool.query(
    "SELECT o.id, c.reg_code FROM orders o, companies c WHERE o.number = $1 AND c.country = 'GB' AND c.name = $2",
    [placed.number, companyName],
  );
  const [{ id, reg_code: number }] = rows;
  const { context, page, faults } = await openDesk(browser, app.url, {
    path: `/orders/${id}`,
    mailbox: 'manager',
  });
  await page.getByText('Hand in a file of a source', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const accounts = (of: string) =>
    Buffer.from(accountsFixture([['CurrentAssets', 'now', '4,321']]).replaceAll('01234567', of));
  const choose = (of: string) =>
    page
      .getByLabel('File, up to 40 MB')
      .setInputFiles({ name: 'accounts.html', mimeType: 'text/html', buffer: accounts(of) });
  const read = page.getByRole('button', { name: 'Read the file' });
  await read.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Choose a file of 40 MB at most').waitFor();
  assert.equal(await focused(page), 'File, up to 40 MB');
  await choose('00000001');
  assert.equal(await page.getByText('Choose a file of 40 MB at most').count(), 0);
  await read.focus();
  await page.keyboard.press('Enter');
  await page.getByText('the accounts are those of another company').waitFor();
  await choose(String(number));
  await read.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The file was read and kept', { exact: true }).waitFor();
  assert.equal(await focused(page), 'Read the file', 'who goes on by keyboard is still there');
  const source = page.getByRole('listitem').filter({ hasText: 'Companies House: accounts as a file' });
  await source.getByText('1 found', { exact: true }).waitFor();
  assert.equal(await page.getByText('the accounts are those of another company').count(), 0);
  assert.equal(await source.getByRole('button', { name: /^Ask again/ }).count(), 0);
  // The refusal before is a line of the browser's own.
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('422')),
    [],
  );
  await lookAt(page, app.url, 'hand in a file');
  await context.close();
});
