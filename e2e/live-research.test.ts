import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { britishCompany } from '#testing/research/british-company.ts';
import { officers, startSourceServer } from '#testing/research/source-server.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { getOrderResearch } from '#workflows/research-company/contract.ts';
import { openFresh, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let source: Awaited<ReturnType<typeof startSourceServer>>;
let companyName: string;
before(async () => {
  source = await startSourceServer();
  app = await startTestApp({
    withPages: true,
    env: {
      RESEARCH_SOURCES: 'companies-house',
      COMPANIES_HOUSE_KEY: 'a-key-of-nobody',
      RESEARCH_URLS: `companies-house=${source.base},companies-house.documents=${source.base}`,
    },
  });
  companyName = await britishCompany(app.pool);
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
  source?.close();
});

test('a tracker shows source by source what is asked, without a touch, and as a list without JavaScript', async () => {
  const placed = await order(app, { countryCode: 'gb', companyName });
  // What one part says comes only when it has been seen that it is asked.
  const { promise: seen, resolve: answerNow } = Promise.withResolvers<void>();
  source.answers.set('/officers', (response) => void seen.then(() => officers('DOE, Jane')(response)));
  await placed.pay();
  await waitFor('the question', async () => source.countCalls('/officers') > 0 || undefined);
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watchConsole(page);
  const events = page.waitForRequest((request) => request.url().includes('/research/events'));
  await page.goto(`${app.url}/track/${placed.secret}`);
  await events;
  const list = page.getByRole('region', { name: 'Sources asked about the company' });
  await list.getByText('being asked', { exact: true }).waitFor();
  answerNow();
  await list
    .getByRole('status')
    .filter({ hasText: /^(\d+)\sof \1\squestions answered$/ })
    .waitFor();
  assert.equal(await list.getByText('found', { exact: true }).count(), 1);
  assert.deepEqual(faults, []);
  await context.close();

  const bare = await openFresh(browser, `${app.url}/ru/track/${placed.secret}`, { javaScriptEnabled: false });
  await bare.page.getByRole('heading', { name: 'Какие источники опрошены' }).waitFor();
  assert.equal(await bare.page.getByText('найдено', { exact: true }).count(), 1);
  await bare.end();
});

test('staff see every question with what was kept, and ask a source again', async () => {
  const placed = await order(app, { countryCode: 'gb', companyName });
  await placed.pay();
  await waitFor('the end of the research', async () => {
    const research = await placed.client.call(getOrderResearch, { params: placed.params });
    return (research.sources.length > 0 && !research.isUnderWay) || undefined;
  });
  const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff/orders/${rows[0].id}`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill('manager@demo.countercheck.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const panel = page.getByRole('region', { name: 'Sources' });
  await panel.locator('summary').first().click();
  const again = panel.getByRole('button', { name: /^Ask again: Management/ });
  await again.first().click();
  await page.getByText('The source is asked again').first().waitFor();
  const download = page.waitForEvent('download');
  await panel
    .getByRole('button', { name: /^Answer 1/ })
    .first()
    .click();
  assert.match((await download).suggestedFilename(), /^answer-[0-9a-f]{12}\.bin$/);
  assert.deepEqual(faults, []);
  await context.close();
});
