import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '#testing/scripted-smtp.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { listQueue, sendAgain } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { watchConsole } from './steps.ts';

let app: TestApp;
let smtp: ScriptedSmtp;
let browser: Browser;
before(async () => {
  smtp = await startScriptedSmtp();
  app = await startTestApp({ withPages: true, withScheduledJobs: false, env: { MAIL_URL: smtp.url } });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
  await smtp?.close();
});

async function accepted(email: string): Promise<void> {
  const placed = await order(app, { email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  await app.services.outbox.drain();
}

async function signedIn(): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/staff`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill('manager@demo.countercheck.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  await page.close();
  return context;
}

test('staff see what was given up and that the mail server fails, and have it tried again, one and all', async () => {
  smtp.answers.rcpt = '550 5.1.1 no such mailbox';
  for (const name of ['first', 'second', 'third']) await accepted(`${name}@buyer.example`);
  smtp.mend();
  smtp.answers.greeting = '554 5.3.2 no service here';
  await accepted('fourth@buyer.example');
  const longAgo = new Date(Date.now() - 3_600_000);
  await app.services.db.updateTable('mail_server').set({ failing_since: longAgo }).execute();

  const context = await signedIn();
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff`, { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^Not done/ })
    .filter({ hasText: 'The mail server takes no mails' })
    .click();
  await page.getByText('3 pieces of work', { exact: true }).waitFor();
  await page.getByText('It says: Error: Invalid greeting').waitFor();
  const speak = (language: string) =>
    context.addCookies([{ name: 'staffLanguage', value: language, url: `${app.url}/staff` }]);
  for (const [language, widths] of [
    ['en', [1440, 360]],
    ['ru', [360, 1440]],
  ] as const) {
    await speak(language);
    await page.setViewportSize({ width: widths[0], height: 900 });
    await page.reload({ waitUntil: 'networkidle' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark']) {
        await page.evaluate((look) => {
          document.documentElement.dataset.theme = look;
        }, theme);
        const words = `${language} ${theme} ${width}`;
        assert.deepEqual(await axeFindings(page, { onlyColours: theme === 'dark' }), [], words);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(wide <= 0, `${words}: ${wide} px too wide`);
        await keepPicture(words);
      }
    }
  }
  async function keepPicture(words: string): Promise<void> {
    const folder = process.env.KEEP_PICTURES;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/outbox-${words.replaceAll(' ', '-')}.png` });
  }
  await speak('en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload({ waitUntil: 'networkidle' });

  smtp.mend();
  await page
    .getByRole('button', { name: /^Try again: Mail to the customer/ })
    .first()
    .click();
  await page.getByText('2 pieces of work', { exact: true }).waitFor();
  await app.services.outbox.drain();
  await page
    .getByRole('button', { name: /^Leave it: Mail to the customer/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it' }).click();
  await page.getByText('1 piece of work', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Try all again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Try all again' }).click();
  await page
    .getByRole('heading', { name: 'Nothing is given up' })
    .or(page.getByText('Nothing is given up'))
    .first()
    .waitFor();
  await app.services.outbox.drain();
  assert.ok(smtp.taken.length >= 3, `${smtp.taken.length} mails`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a sending in doubt that was then refused says so: nothing is sent again by itself', async () => {
  smtp.mend();
  await accepted('doubt@buyer.example');
  const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
  const [researcher, reviewer] = await Promise.all([staff('manager'), staff('reviewer')]);
  const { items } = await researcher.call(listQueue, { query: {} });
  const orderId = items.find(({ state }) => state === 'queued')?.orderId ?? '';
  await prepareReport(researcher, orderId);
  smtp.answers.content = 'hang up';
  await approve(reviewer, orderId);
  smtp.answers.rcpt = '550 5.1.1 no such mailbox';
  await reviewer.call(sendAgain, { params: { orderId } });
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(`${app.url}/staff/orders/${orderId}`, { waitUntil: 'networkidle' });
  await page.getByText('It is not known whether the customer has the report').waitFor();
  await page.getByText('The last try: refused with 550').waitFor();
  await context.close();
});
