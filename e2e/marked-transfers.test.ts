import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { camtOf } from '#testing/gateways/camt.ts';
import { type DebtsFixture, limit, openDebtsFixture, today } from '#testing/gateways/debts-fixture.ts';
import { approveCredit, getDebts, markPaid } from '#workflows/collect-debts/contract.ts';
import { lookAt, openDesk } from './staff-looks.ts';

let desk: DebtsFixture;
let browser: Browser;
before(async () => {
  desk = await openDebtsFixture({ withPages: true });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await desk?.close();
});

test('money that was marked by hand before it stands in a statement is said to be that transfer', async () => {
  await desk.admin.call(approveCredit, { body: limit });
  const { paper, debt, orderId } = await desk.delivered();
  const { url } = desk.app;
  const mark = (amountMinor: number, seenOwedMinor: number) => {
    const body = { amountMinor, seenOwedMinor, madeOn: today(), reference: 'BY-HAND' };
    return desk.admin.call(markPaid, { params: { debtId: debt.debtId }, body });
  };
  await mark(1_000, paper.amountMinor);
  const { page, faults } = await openDesk(browser, url, { path: '/debts', mailbox: 'admin' });
  await page.getByLabel('Statement', { exact: true }).setInputFiles({
    name: 'statement.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      camtOf([
        { amount: '10.00', remittance: `Part of ${paper.number}`, reference: 'P1', debtor: 'Hartmann' },
      ]),
    ),
  });
  await page.getByRole('button', { name: 'Read it' }).press('Enter');
  await page.getByText('may be marked already').waitFor();
  await lookAt(page, url, 'marked-entry');
  await page.getByRole('button', { name: /^It is that one/ }).press('Enter');
  await page.getByText('Left out: its mark stands').waitFor();
  await page.getByText('may be marked already').waitFor({ state: 'detached' });
  const owedMinor = async () => (await desk.admin.call(getDebts, {})).owed[0]?.owedMinor;
  assert.equal(await owedMinor(), paper.amountMinor - 1_000);

  // Somebody else marks a part meanwhile: this page is told, and shows what is owed now.
  await mark(500, paper.amountMinor - 1_000);
  await page.getByRole('button', { name: /^Mark as paid/ }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel(/^Amount that came/).fill('5');
  await dialog.getByLabel('Day of the booking').fill(today());
  await dialog.getByLabel('Reference at the bank').fill('BY-HAND');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await dialog.getByText('Another amount is owed of this invoice by now').waitFor();
  assert.equal(await owedMinor(), paper.amountMinor - 1_500);
  await page.keyboard.press('Escape');
  await page.getByText(/15\scame$/).waitFor();

  await page
    .getByRole('button', { name: /^Take back/ })
    .last()
    .click();
  const back = page.getByRole('dialog').filter({ visible: true });
  await back.getByLabel('Why').fill('It was of another buyer');
  await back.getByRole('button', { name: 'Take back' }).press('Enter');
  await page.getByText('its mark was taken back').waitFor();
  await page.goto(`${url}/staff/orders/${orderId}`);
  await page.getByText('It was of another buyer').first().waitFor();
  await lookAt(page, url, 'taken-back');
  assert.deepEqual(
    faults.filter((line) => !line.includes(' 409 ')),
    [],
  );
});
