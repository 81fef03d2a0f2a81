import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { readDesk } from '#workflows/hand-out-orders/contract.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { enterDesk, followSystem, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let manager: ApiClient;
let reviewer: ApiClient;
const mailbox = (name: string) => `${name}@demo.countercheck.example`;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
  browser = await launchChromium();
  manager = await signIn(app.url, mailbox('manager'), demoPassword);
  reviewer = await signIn(app.url, mailbox('reviewer'), demoPassword);
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** An accepted order. */
async function accepted(): Promise<string> {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  await app.services.outbox.drain();
  const { items } = await manager.call(listQueue, { query: {} });
  return items.find(({ number }) => number === placed.number)?.orderId ?? '';
}

/** The order's page as the manager; whatever the browser complains about is in `faults`. */
async function open(orderId: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await followSystem(context, app.url);
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff/orders/${orderId}`, { waitUntil: 'networkidle' });
  await enterDesk(page, mailbox('manager'));
  await page.locator('time').first().waitFor();
  return { page, faults, end: () => context.close() };
}

test('an order is taken, noted, given on and filtered by keys alone, in both looks and at 320 px', async () => {
  const orderId = await accepted();
  const { page, faults, end } = await open(orderId);
  // Whoever came by the form of the sign-in has the keys nowhere yet.
  await page.reload();
  await page.getByText('Payment confirmed, order accepted').waitFor();
  await page.getByRole('contentinfo').getByText('take it').waitFor();
  await page.keyboard.press('a');
  await page.getByText('Taken into work').waitFor();
  await page.keyboard.press('m');
  await page.keyboard.type('@Whitfield they sign on Thursday');
  await page.getByText('Will be told: Whitfield').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.locator('li', { hasText: 'they sign on Thursday' }).waitFor();
  await page.locator('h1').click();
  await page.keyboard.press('6');
  await waitFor('notes alone', async () => (await page.locator('time').count()) === 1 || undefined);
  assert.match(page.url(), /\?show=note$/);
  await page.keyboard.press('1');
  await page.getByText('Order placed').waitFor();

  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 320]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      findings.push(
        ...(await axeFindings(page, { onlyColours: colorScheme === 'dark' })).map(
          (one) => `${colorScheme} ${width}: ${one}`,
        ),
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) findings.push(`${colorScheme} ${width}: ${overflow} px too wide`);
      assert.ok(await page.getByText('held until').first().isVisible(), 'the money line is always there');
    }
  assert.deepEqual(findings, []);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Take back' }).click();
  await waitFor('the note to be gone', async () =>
    (await page.locator('li', { hasText: 'they sign on Thursday' }).count()) === 0 ? true : undefined,
  );
  await page.locator('h1').click();
  await page.keyboard.press('g');
  await page.getByRole('dialog').getByText('Lindqvist').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give' }).click();
  await page.getByText('Given to a colleague').waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('whoever is named in a note has the order among their own until they open it', async () => {
  const orderId = await accepted();
  const isMentioned = async () => {
    const { items } = await manager.call(readDesk, { body: { view: 'mine' } });
    return items.find((item) => item.orderId === orderId)?.isMentioned ?? false;
  };
  const { page: theirs, end: endTheirs } = await (async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${app.url}/staff/orders/${orderId}`, { waitUntil: 'networkidle' });
    await enterDesk(page, mailbox('reviewer'));
    return { page, end: () => context.close() };
  })();
  await theirs.getByLabel('Note for colleagues').fill('@Okafor look at the number');
  await theirs.getByRole('button', { name: 'Add note' }).click();
  await theirs.getByText('The note is added').waitFor();
  assert.equal(await isMentioned(), true);
  await endTheirs();
  const { page, end } = await open(orderId);
  await page.getByText('look at the number').waitFor();
  await waitFor('the note to be seen', async () => ((await isMentioned()) ? undefined : true));
  await end();
});

test('a mail is read as it was sent, and sent again with a reason', async () => {
  const orderId = await accepted();
  await prepareReport(manager, orderId);
  await approve(reviewer, orderId);
  await app.services.outbox.drain();
  const { page, end } = await open(orderId);
  const mail = page.locator('li', { hasText: 'Mail “Your report on' });
  await mail.getByRole('button', { name: 'As sent' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('Bodies of mails are not kept').waitFor();
  const frame = page.frameLocator('dialog iframe');
  await frame.getByText('Nordwind Maschinenbau GmbH').first().waitFor();
  assert.equal(
    await frame.locator('h1').evaluate((element) => getComputedStyle(element).fontSize),
    '24px',
    'the mail has its styles',
  );
  assert.equal(await frame.locator('a[href]').count(), 0, 'no link leads to the customer’s page');
  await dialog.getByRole('button', { name: 'As plain text' }).click();
  await dialog.locator('pre').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await mail.getByRole('button', { name: 'Send again' }).click();
  const ask = page.getByRole('dialog', { name: 'Send this mail again?' });
  await ask.getByRole('button', { name: 'Send again' }).click();
  await ask.getByText('at least three characters').waitFor();
  await ask.getByLabel('Why').fill('They deleted it');
  await ask.getByRole('button', { name: 'Send again' }).click();
  await page
    .getByText(/Mail “Your report on .*” sent again/)
    .first()
    .waitFor();
  await page.getByRole('region', { name: 'What happened' }).getByText('They deleted it').waitFor();
  const { rows } = await app.pool.query(
    "SELECT raw FROM mailbox_messages WHERE subject LIKE 'Your report on%' ORDER BY id",
  );
  const ids = rows.map(
    ({ raw }: { raw: Buffer }) => /^Message-ID: (.+)$/im.exec(raw.toString('latin1'))?.[1],
  );
  assert.equal(ids.length, 2);
  assert.equal(ids[0], ids[1]);
  await end();
});

test('whoever goes back after signing out is asked to sign in, and sees nothing of the order', async () => {
  const { page, end } = await open(await accepted());
  await page.getByText('Order placed').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/staff\/login$/);
  await page.goBack();
  await page.waitForURL(/\/staff\/login\?to=/);
  assert.equal(await page.getByText('Order placed').count(), 0);
  await end();
});
