import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { readDesk } from '#workflows/hand-out-orders/contract.ts';
import { excuseSection, getStaffOrder, listQueue, submitReport } from '#workflows/prepare-report/contract.ts';
import { getOrderResearch } from '#workflows/research-company/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { completeReport } from '../bin/demo-order/complete-report.ts';
import { enterDesk, followSystem, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let orderId: string;
before(async () => {
  app = await startTestApp({ withPages: true, env: { RESEARCH_SOURCES: '' } });
  browser = await launchChromium();
  orderId = await handedOver('first@buyer.example');
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** An order whose report the machine has prefilled, and its author has completed and handed over. */
async function handedOver(email: string): Promise<string> {
  const placed = await order(app, { email });
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
  const author = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await author.call(listQueue, { query: {} });
  const id = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await completeReport(author, id, { note: () => {} });
  return id;
}

/** What is wrong with the page in both looks, and whether it is too wide. */
async function faultsIn(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of widths) {
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
      // Its panes scroll, the page itself does not; and what a tab is called stands in it whole.
      const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      if (width > 960 && below > 0) faults.push(`${what}: ${below} px of nothing below`);
      const cut = await page
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).length);
      if (cut > 0) faults.push(`${what}: ${cut} names of sources are cut off`);
    }
  return faults;
}

test('a second person checks a prefilled report and sends it with at most 40 keys and no click', async () => {
  const address = `${app.url}/staff/orders/${orderId}/review`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await followSystem(context, app.url);
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await enterDesk(page, 'reviewer@demo.countercheck.example');
  const current = page.locator('article[aria-current]');
  await current.waitFor();
  await page.reload();
  await current.waitFor();
  assert.deepEqual(await faultsIn(page, [1440, 360, 320]), []);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  let pressed = 0;
  const press = async (keys: string) => {
    await page.keyboard.press(keys);
    pressed += 1;
  };
  // A value is spoken about, and what was said is read again before it is accepted.
  const first = await current.getAttribute('aria-label');
  await press('c');
  await page.getByRole('textbox', { name: 'Comment' }).fill('@Daniel is this of this year?');
  await press('Control+Enter');
  await page.getByText('1 open comment').waitFor();
  assert.equal(await current.getAttribute('aria-label'), first);
  const waiting = page.locator('article', {
    has: page.getByRole('img', { name: /to be decided|open comment|contradict/ }),
  });
  while ((await waiting.count()) > 0) {
    assert.ok(pressed < 40, `${pressed} keys, ${await waiting.count()} values are open`);
    const before = await waiting.count();
    await press('Shift+A');
    await waitFor('the decision', async () => (await waiting.count()) < before || undefined);
  }
  await page.getByText('Every changed value is accepted.').waitFor();
  await press('u');
  await waitFor('the undone one', async () => (await waiting.count()) === 1 || undefined);
  await press('a');
  await page.getByRole('button', { name: 'Approve and send' }).waitFor();
  await waitFor('its key', async () => {
    await page.keyboard.press('Control+Enter');
    return (await page.locator('dialog[open]').count()) === 1 || undefined;
  });
  pressed += 1;
  await press('Shift+Tab');
  await press('Enter');
  await page.waitForURL(`${app.url}/staff/orders/${orderId}`);
  assert.ok(pressed <= 40, `${pressed} keys`);
  const reviewer = await signIn(app.url, 'reviewer@demo.countercheck.example', demoPassword);
  const { order: approved } = await reviewer.call(getStaffOrder, { params: { orderId } });
  assert.notEqual(approved.state, 'in_review');
  assert.deepEqual(faults, []);
  await context.close();
});

test('in Russian a report goes back with a comment, its author finds it at the value, and it is approved in a second round', async () => {
  const second = await handedOver('second@buyer.example');
  const author = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const params = { orderId: second };

  /** A page of the desk in Russian, signed in. */
  const open = async (name: string, path: string) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'staffLanguage', value: 'ru', url: app.url }]);
    const page = await context.newPage();
    await page.goto(`${app.url}/staff/orders/${second}${path}`, { waitUntil: 'networkidle' });
    await enterDesk(page, `${name}@demo.countercheck.example`);
    return { page, end: () => context.close() };
  };
  const { page: check, end } = await open('reviewer', '/review');
  const current = check.locator('article[aria-current]');
  await current.waitFor();
  await check.reload();
  await current.waitFor();
  await waitFor('the field for a comment', async () => {
    await check.keyboard.press('c');
    return (await check.locator('#check-comment').count()) === 1 || undefined;
  });
  await check.locator('#check-comment').fill('@Okafor уточните, пожалуйста');
  await check.getByText(/Узнает: .*Okafor/).waitFor();
  await check.keyboard.press('Control+Enter');
  await check.getByText('уточните, пожалуйста').first().waitFor();
  await check
    .getByRole('button', { name: /^Вернуть/ })
    .first()
    .click();
  await check.locator('dialog[open] [type="submit"]').click();
  await check.waitForURL(`${app.url}/staff/orders/${second}`);
  const desk = await author.call(readDesk, { body: { view: 'mine' } });
  assert.equal(desk.items.find((one) => one.orderId === second)?.isMentioned, true);

  const { page: dossier, end: endDossier } = await open('manager', '/dossier');
  await dossier.getByText('1 замечание проверяющего').waitFor();
  await dossier.getByRole('button', { name: /уточните, пожалуйста/ }).click();
  const line = dossier.locator('[data-line][aria-current="true"]', { hasText: 'уточните, пожалуйста' });
  await line.getByRole('link', { name: 'Ответить в проверке' }).waitFor();
  await endDossier();

  const { dossier: told } = await author.call(getStaffOrder, { params });
  const empty = told?.sections.find(({ facts, excuse }) => facts.length === 0 && excuse !== null);
  assert.ok(empty);
  const corrected = {
    section: empty.code,
    reason: 'not_published' as const,
    source: 'Federal Gazette',
    sourceRu: 'Федеральный вестник',
  };
  await author.call(excuseSection, { params, body: corrected });
  await author.call(submitReport, { params });
  await check.goto(`${app.url}/staff/orders/${second}/review`, { waitUntil: 'networkidle' });
  const waiting = check.locator('article', {
    has: check.getByRole('img', { name: /ждёт решения|открытое замечание|расходятся/ }),
  });
  await current.waitFor();
  for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
    await check.keyboard.press('Shift+A');
    await waitFor('the decisions', async () => (await waiting.count()) < left || undefined);
  }
  await check.getByRole('button', { name: 'Утвердить и отправить' }).first().click();
  await check.locator('dialog[open] [type="submit"]').click();
  await check.waitForURL(`${app.url}/staff/orders/${second}`);
  const reviewer = await signIn(app.url, 'reviewer@demo.countercheck.example', demoPassword);
  const { order: approved } = await reviewer.call(getStaffOrder, { params });
  assert.notEqual(approved.state, 'in_review');
  await end();
});
