import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { smallPdf } from '#testing/samples/small-pdf.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { assignOrder, getStaffOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { keepPicture, lookAt } from './staff-looks.ts';
import { enterDesk, watchConsole } from './steps.ts';

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

const writer = () => signIn(app.url, 'manager@demo.countercheck.example', demoPassword);

async function takenOrder() {
  const placed = await order(app, { locale: 'en' });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const staff = await writer();
  const { items } = await staff.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await staff.call(assignOrder, { params: { orderId } });
  return { orderId };
}

const pdf = smallPdf(['Balance sheet', 'Note 7: 40 employees', 'Note 8']);
const activities = async (orderId: string) => {
  const { dossier } = await (await writer()).call(getStaffOrder, { params: { orderId } });
  return dossier?.sections.find(({ code }) => code === 'activities')?.facts ?? [];
};

async function openDossier(orderId: string, locale = 'en-GB'): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    ...{ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale },
  });
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff/orders/${orderId}/dossier?section=activities`);
  await enterDesk(page, 'manager@demo.countercheck.example');
  await page.locator('#dossier-section').waitFor();
  return { page, faults };
}

test('a document is put beside a dossier by keyboard, named once, and the next values cite it', async () => {
  const { orderId } = await takenOrder();
  const { page, faults } = await openDossier(orderId);
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Documents' });
  await dialog.waitFor();
  // The browser's own window for choosing a file cannot be typed into; everything else is keys.
  await dialog.getByLabel(/^Add a document/).setInputFiles({
    ...{ name: 'Jahresabschluss_2025.exe', mimeType: 'application/x-msdownload', buffer: pdf },
  });
  const naming = page.getByRole('dialog', { name: 'What is this document?' });
  await naming.waitFor();
  assert.equal(await naming.getByLabel(/^Title/).inputValue(), 'Jahresabschluss 2025');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nordwind GmbH');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Нордвинд ГмбХ');
  await keepPicture(page, 'documents-naming');
  await page.keyboard.press('Enter');
  await naming.waitFor({ state: 'hidden' });
  await page.getByText('What you type cites', { exact: true }).waitFor();
  await page.getByRole('img', { name: /^Page 1 of “Jahresabschluss 2025”/ }).waitFor();
  await page.keyboard.press('Alt+PageDown');
  await page.getByRole('img', { name: /^Page 2 of/ }).waitFor();

  for (const [field, typed] of [
    ['premises', 'Own works in Hamburg'],
    ['activity_code', '28.13'],
    ['employees', '40'],
  ] as const) {
    const line = page.locator(`[data-line="activities:${field}:0"]`).first();
    await line.click();
    await page.keyboard.press('e');
    await line.locator('textarea, input').first().waitFor();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await waitFor(
      `${field} to be saved`,
      async () =>
        (await activities(orderId)).some((fact) => fact.field === field && !fact.isFromMachine) || undefined,
    );
    await page.keyboard.press('Escape');
  }
  const typed = (await activities(orderId)).filter(({ isFromMachine }) => !isFromMachine);
  assert.ok(typed.length >= 3);
  for (const fact of typed)
    assert.deepEqual([fact.source, fact.place, fact.evidenceHash?.length], ['Nordwind GmbH', 'page=2', 64]);
  await keepPicture(page, 'documents-cited');
  await page.reload();
  await page.getByText('What you type cites', { exact: true }).waitFor();
  await dropped(page);
  assert.deepEqual(faults, []);
  await lookAt(page, app.url, 'documents');
  await page.context().close();
});

/** A file that is dropped anywhere on the page is taken, and the page stays. */
async function dropped(page: Page): Promise<void> {
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['name;sales\nNordwind;12'], 'table.csv', { type: 'text/csv' }));
    return transfer;
  });
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await page.getByText('Drop the document here').waitFor();
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  const naming = page.getByRole('dialog', { name: 'What is this document?' });
  await naming.waitFor();
  assert.equal(await naming.getByLabel(/^Title/).inputValue(), 'table');
  assert.deepEqual(await axeFindings(page), []);
  await naming.getByRole('button', { name: 'Back' }).click();
  const list = page.getByRole('dialog', { name: 'Documents' });
  await list.getByText('Nobody has said yet what it is').waitFor();
  await keepPicture(page, 'documents-list');
  await list.getByRole('button', { name: 'Close' }).click();
}
