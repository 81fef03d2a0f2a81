import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { sendQuestion } from '#modules/feedback/contract.ts';
import { goodQuestion } from '#modules/feedback/feedback-fixture.ts';
import { axeFindings, bringAxe } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { watchConsole } from './steps.ts';

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

/** Every look of a page: no finding of axe, nothing wider than the window. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['ru', 'en']) {
      await page.context().addCookies([{ name: 'staffLanguage', value: language, url: `${app.url}/staff` }]);
      await page.reload({ waitUntil: 'networkidle' });
      for (const theme of ['light', 'dark']) {
        await page.evaluate((look) => {
          document.documentElement.dataset.theme = look;
        }, theme);
        const words = `${name} ${language} ${theme} ${width}`;
        assert.deepEqual(await axeFindings(page), [], words);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(wide <= 0, `${words}: ${wide} px too wide`);
        await keepPicture(page, words);
      }
    }
  }
}

async function keepPicture(page: Page, words: string): Promise<void> {
  const folder = process.env.KEEP_PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${words.replaceAll(' ', '-')}.png` });
}

test('what people write lies in one inbox, where it is found, taken and opened by keys', async () => {
  const late = await clientOf(app.url).call(sendQuestion, { body: goodQuestion });
  await app.pool.query(`UPDATE questions SET due_at = now() - interval '3 days' WHERE id = $1`, [late.id]);
  await clientOf(app.url).call(sendQuestion, {
    body: { ...goodQuestion, name: 'Boris', email: 'b@example.com', message: 'Сколько стоит отчёт?' },
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await bringAxe(context);
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff/inbox`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill('manager@demo.countercheck.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  await page.getByText('2 entries', { exact: true }).waitFor();
  await page
    .getByRole('link', { name: /^Inbox/ })
    .filter({ hasText: '2 open, 1 late' })
    .waitFor();
  await lookAt(page, 'inbox');

  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByText('You have it now').first().waitFor();
  await page.getByLabel('Who has it').selectOption('I have it');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/owner=mine/);
  await page.getByText('1 entry', { exact: true }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
