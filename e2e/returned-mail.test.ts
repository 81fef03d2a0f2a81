import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { openFresh } from './steps.ts';

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

/** An order whose report was sent and paid for. */
async function delivered(email: string) {
  const placed = await order(app, { email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const author = await signIn(app.url, mailbox('manager'), demoPassword);
  const { items } = await author.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(author, orderId);
  await approve(await signIn(app.url, mailbox('reviewer'), demoPassword), orderId);
  const track = () => placed.client.call(trackOrder, { params: placed.params });
  await waitFor('the debit', async () => (await track()).order.state === 'completed' || undefined);
  return { ...placed, orderId, track };
}

/** What is wrong with the page in both looks, and whether it is too wide. */
async function faultsIn(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 360]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const what = `${name} ${colorScheme} at ${width}`;
      faults.push(
        ...(await axeFindings(page, { onlyColours: colorScheme === 'dark' })).map(
          (finding) => `${what}: ${finding}`,
        ),
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${what}: ${overflow} px too wide`);
      const shots = process.env.RETURN_SHOTS;
      if (shots !== undefined)
        await page.screenshot({ path: `${shots}/${what.replaceAll(' ', '-')}.png`, fullPage: true });
    }
  return faults;
}

test('a report comes back, the page says so, another address is given, and the report is there, charged once', async () => {
  const { secret, orderId, track } = await delivered(mailbox('gone'));
  const visit = await openFresh(browser, `${app.url}/track/${secret}`);
  const { page } = visit;
  await page.goto(`${app.url}/dev/mailbox`);
  await page.getByRole('link', { name: /Your report on Nordwind/ }).click();
  await page.getByRole('button', { name: 'Return this mail' }).click();
  await page.getByRole('status').waitFor();
  await waitFor('the problem', async () => (await track()).isUndelivered || undefined);

  await page.goto(`${app.url}/ru/track/${secret}`);
  await page.getByText('Наше письмо до вас не дошло').waitFor();
  assert.deepEqual(await faultsIn(page, 'ru'), []);
  await page.goto(`${app.url}/track/${secret}`);
  await page.getByText('Our mail did not reach you').waitFor();
  await page.getByRole('link', { name: /Download in English/ }).waitFor();
  assert.deepEqual(await faultsIn(page, 'en'), []);

  await page.getByLabel('Where mails about this order go now').fill(mailbox('found'));
  await page.getByRole('button', { name: 'Send the mail there' }).click();
  await page.getByText('Our mail did not reach you').waitFor({ state: 'detached' });
  await page.goto(`${app.url}/dev/mailbox`);
  await page
    .getByRole('listitem')
    .filter({ hasText: mailbox('found') })
    .getByRole('link')
    .click();
  await page.getByRole('link', { name: /-ru\.pdf/ }).waitFor();
  const now = await track();
  assert.deepEqual(
    [now.order.state, now.payment.state, now.order.email],
    ['completed', 'captured', mailbox('found')],
  );
  const { rows } = await app.pool.query(
    "SELECT count(*)::int AS n FROM ledger_entries l JOIN payments p ON p.id = l.payment_id WHERE p.order_id = $1 AND l.kind = 'capture'",
    [orderId],
  );
  assert.equal(rows[0].n, 1);
  assert.deepEqual(visit.faults, []);
  await visit.end();
});
