import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { system } from '#kernel/actor.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { openFresh, reportViolations } from './steps.ts';

let app: TestApp;
let browser: Browser;
let orderId = '';
before(async () => {
  [app, browser] = await Promise.all([startTestApp({ withPages: true }), launchChromium()]);
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  orderId = (await app.services.orders.getBySecret(app.services.db, placed.secret)).id;
  await prepareReport(await staff('manager'), orderId);
  await deliver(1);
});
after(async () => {
  await browser?.close();
  await app?.close();
});

const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

/** A second person approves, and the report goes out. */
async function deliver(revision: number): Promise<void> {
  const { db, orders } = app.services;
  await approve(await staff('reviewer'), orderId);
  await waitFor('the delivery', async () => {
    const now = await orders.get(db, orderId);
    return now.state === 'completed' && now.revision === revision ? true : undefined;
  });
}

/** Opens the next revision as a correction does, for which there is no call yet; the payments are told anew. */
async function correct(): Promise<void> {
  const { db, orders, research, reports } = app.services;
  await db.transaction().execute(async (tx) => {
    await orders.apply(tx, orderId, 'claim', { actor: system });
    const order = await orders.apply(tx, orderId, 'correct', { actor: system });
    await research.layOut(tx, order);
    await reports.openDossier(tx, { orderId, revision: order.revision });
  });
  const facts = demoFacts
    .filter(({ field }) => field === 'days_beyond_terms')
    .map((fact) => ({ ...fact, value: 31 }));
  await prepareReport(await staff('manager'), orderId, undefined, undefined, { isTaken: true, facts });
  await deliver(2);
}

const codeOf = async (revision: number) =>
  (await app.services.records.find(app.services.db, orderId, revision))?.code ?? '';

async function sentFile(revision: number): Promise<Buffer> {
  const { db, reports } = app.services;
  const file = await reports.findReportFile(db, orderId, revision, 'en');
  return reports.readReportFile(file?.sha256 ?? '');
}

const chooseFile = (page: Page, buffer: Buffer) =>
  page.locator('#verify-file').setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });

test('a held report: its code typed, its file chosen, one byte of it changed, and both pages in Russian', async () => {
  const code = await codeOf(1);
  const { page, faults, end } = await openFresh(browser, `${app.url}/verify`, {
    viewport: { width: 360, height: 800 },
  });
  await reportViolations(page.context());
  assert.deepEqual(await axeFindings(page), []);
  await page.getByLabel('Verification code').focus();
  // As people type: small letters, no hyphens.
  await page.keyboard.type(code.toLowerCase().replaceAll('-', ''));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Genuine and current' }).waitFor();
  assert.equal(await page.getByLabel('Verification code').inputValue(), code);
  await page.getByText('Nordwind Maschinenbau GmbH').first().waitFor();
  const pdf = await sentFile(1);
  await chooseFile(page, pdf);
  await page.getByText('not a byte has changed').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const changed = Buffer.from(pdf);
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
  await chooseFile(page, changed);
  await page.getByText('We did not issue this file').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.goto(`${app.url}/ru/verify/${code}`);
  await page.getByRole('heading', { name: 'Подлинный и действующий' }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(faults, []);
  await end();
});

test('a file alone says which report it is, and a foreign one that it is none of ours', async () => {
  const { page, faults, end } = await openFresh(browser, `${app.url}/verify`);
  await chooseFile(page, await sentFile(1));
  await page.getByRole('heading', { name: 'Genuine and current' }).waitFor();
  await page.getByText(await codeOf(1)).waitFor();
  await chooseFile(page, Buffer.from('%PDF-1.7 of somebody else'));
  await page.getByRole('heading', { name: 'Not issued by us' }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(faults, []);
  await end();
});

test('without JavaScript the form of the code works, and says of the file what it needs', async () => {
  const { page, faults, end } = await openFresh(browser, `${app.url}/verify`, { javaScriptEnabled: false });
  await page.getByLabel('Verification code').fill(await codeOf(1));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('heading', { name: 'Genuine and current' }).waitFor();
  await page.getByText('this page needs JavaScript').waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('after a correction the old report is replaced, with the sections that say something else', async () => {
  await correct();
  const { page, faults, end } = await openFresh(browser, `${app.url}/verify/${await codeOf(1)}`);
  await page.getByRole('heading', { name: 'Genuine, but replaced' }).waitFor();
  await page.getByText('Ask the sender for revision 2').waitFor();
  const changed = page.locator('dl > div', { hasText: 'Sections changed' }).locator('dd');
  const sections = (await changed.textContent()) ?? '';
  assert.match(sections, /Payment/);
  assert.doesNotMatch(sections, /Management/);
  assert.deepEqual(await axeFindings(page), []);
  await page.goto(`${app.url}/verify/${await codeOf(2)}`);
  await page.getByRole('heading', { name: 'Genuine and current' }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});
