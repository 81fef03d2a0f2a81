import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { getOrderResearch } from '#workflows/research-company/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { completeReport } from '../bin/demo-order/complete-report.ts';
import { enterDesk, followSystem, openFresh, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let secret: string;
let orderId: string;
const mailbox = (name: string) => `${name}@demo.countercheck.example`;

before(async () => {
  app = await startTestApp({ withPages: true, env: { RESEARCH_SOURCES: '' } });
  browser = await launchChromium();
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  await waitFor(
    'the research',
    async () => {
      const research = await placed.client.call(getOrderResearch, { params: placed.params });
      return research.isUnderWay || research.sources.length === 0 ? undefined : true;
    },
    60_000,
  );
  const author = await signIn(app.url, mailbox('manager'), demoPassword);
  const { items } = await author.call(listQueue, { query: {} });
  orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await completeReport(author, orderId, { note: () => {} });
  await approve(await signIn(app.url, mailbox('reviewer'), demoPassword), orderId);
  await waitFor('the debit', async () => {
    const { order: now } = await placed.client.call(trackOrder, { params: placed.params });
    return now.state === 'completed' || undefined;
  });
  secret = placed.secret;
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** What is wrong with the page in both looks, and whether it is too wide. */
async function faultsIn(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 360, 320]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const what = `${colorScheme} at ${width}`;
      faults.push(
        ...(await axeFindings(page, { onlyColours: colorScheme === 'dark' })).map(
          (finding) => `${what}: ${finding}`,
        ),
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${what}: ${overflow} px too wide`);
      const shots = process.env.CLAIM_SHOTS;
      if (shots !== undefined)
        await page.screenshot({ path: `${shots}/${Date.now()}-${colorScheme}-${width}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}

/** The order at the desk, as one of the staff sees it. */
async function deskOf(name: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await followSystem(context, app.url);
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff/orders/${orderId}`, { waitUntil: 'networkidle' });
  await enterDesk(page, mailbox(name));
  await page.getByText('the register names another director').first().waitFor();
  return { page, faults, end: () => context.close() };
}

test('a claim becomes a refund that one proposes, another grants and the gateway makes; the buyer sees it', async () => {
  const buyer = await openFresh(browser, `${app.url}/track/${secret}`);
  await followSystem(buyer.page.context(), app.url);
  await buyer.page.getByText('Something is wrong in this report').click();
  await buyer.page.locator('#claim-text').fill('Page 3: the register names another director.');
  await buyer.page.getByRole('button', { name: 'Send the claim' }).click();
  await buyer.page.getByText('Your claim has arrived').waitFor();
  await buyer.page.getByText('Somebody who did not write the report decides by').waitFor();

  const first = await deskOf('reviewer');
  await first.page.getByRole('button', { name: 'Propose a refund' }).click();
  const form = first.page.getByRole('form', { name: 'Propose a refund' });
  await form.getByLabel('Amount in EUR').fill('9999');
  await form.getByRole('button', { name: 'Propose a refund' }).click();
  await form.getByText('Type an amount up to').waitFor();
  await form.getByLabel('Amount in EUR').fill('30');
  await form.getByLabel('Begin with').selectOption({ label: 'It was our mistake' });
  await form.getByRole('checkbox').check();
  assert.deepEqual(await faultsIn(first.page), []);
  await form.getByRole('button', { name: 'Propose a refund' }).click();
  await first.page.getByText('proposes to give €30 back').waitFor();
  assert.equal(await first.page.getByRole('button', { name: 'Grant the refund' }).count(), 0);
  await buyer.page.reload();
  await buyer.page.getByText('Your claim has arrived').waitFor();
  // On a telephone: the report first, then its money, then what else there is.
  await buyer.page.setViewportSize({ width: 360, height: 800 });
  const tops = await buyer.page.evaluate(() =>
    ['#downloads', '[aria-label="Money"]', '#claim'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  assert.ok(tops.every(Number.isFinite), tops.join(' '));
  assert.deepEqual(
    tops,
    tops.toSorted((a, b) => a - b),
  );
  await buyer.page.setViewportSize({ width: 1440, height: 900 });

  const second = await deskOf('admin');
  await second.page.getByRole('button', { name: 'Grant the refund' }).click();
  const grant = second.page.getByRole('form', { name: 'Grant the refund' });
  await grant.getByText('€30 goes back to the card at once').waitFor();
  await grant.getByRole('button', { name: 'Grant the refund' }).click();
  await second.page.getByText('Refund of €30: given back').waitFor();

  await buyer.page.reload();
  await buyer.page.getByText('Given back to you: €30').waitFor();
  await buyer.page.getByText('You are right: the report contradicts').waitFor();
  assert.deepEqual(await faultsIn(buyer.page), []);
  await buyer.page.goto(`${app.url}/ru/track/${secret}`);
  await buyer.page.getByText(/^Возврат: /).waitFor();
  assert.deepEqual(await faultsIn(buyer.page), []);
  assert.deepEqual([...first.faults, ...second.faults, ...buyer.faults], []);
  for (const one of [first, second, buyer]) await one.end();

  await waitFor('the mails', async () => {
    const { rows } = await app.pool.query(
      "SELECT subject FROM mailbox_messages WHERE subject LIKE '%€30%' OR subject LIKE 'Your claim%'",
    );
    return rows.length === 3 || undefined;
  });
});
