import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { cancelOrder } from '#workflows/track-order/contract.ts';
import { awake, watchConsole } from './steps.ts';

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

/** The tracker of a new order, asleep and with a clock of its own; how often the API was asked for the order. */
async function openTracker() {
  const placed = await order(app);
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watchConsole(page);
  let asked = 0;
  page.on('request', (request) => {
    if (isOfOrder(request)) asked += 1;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // Every pause that the page makes between two questions, so that a test knows when the next one has begun.
  await page.addInitScript(() => {
    const { setTimeout: set } = window;
    const pauses = (run: () => void, milliseconds = 0) => {
      if (milliseconds >= 5000)
        Object.assign(window, { pauses: Number(Reflect.get(window, 'pauses') ?? 0) + 1 });
      return set(run, milliseconds);
    };
    Object.assign(window, { setTimeout: pauses });
  });
  await page.goto(`${app.url}/track/${placed.secret}`, { waitUntil: 'networkidle' });
  return { placed, page, faults, asked: () => asked, end: () => context.close() };
}

const isOfOrder = (response: { url(): string }) =>
  new URL(response.url()).pathname.startsWith('/api/v1/orders/');

const pausesOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'pauses')));

/** Lets the page's clock, which stands still otherwise, run on until an answer has come and the next pause begun. */
async function passUntilAnswered(page: Page, milliseconds: number): Promise<number> {
  const before = await pausesOf(page);
  const answered = page.waitForResponse(isOfOrder);
  await page.clock.runFor(milliseconds);
  const response = await answered;
  await waitFor('the next pause', async () => (await pausesOf(page)) > before || undefined);
  return response.status();
}

const isAwake = (page: Page) => page.locator('html[data-awake]').count();

test('a sleeping tracker asks every five seconds, sleeps on, and wakes up when the order has changed', async () => {
  const { placed, page, faults, asked, end } = await openTracker();
  for (const times of [1, 2, 3]) {
    await page.clock.runFor(4900);
    assert.equal(asked(), times - 1);
    assert.equal(await passUntilAnswered(page, 100), 200);
    assert.equal(asked(), times);
    assert.equal(await isAwake(page), 0);
  }
  await placed.client.call(cancelOrder, { params: placed.params });
  await page.clock.runFor(5000);
  await awake(page);
  await page.getByRole('heading', { level: 1, name: 'Cancelled' }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('a tracker that nobody looks at asks nothing, and goes on when somebody does', async () => {
  const { page, asked, end } = await openTracker();
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    }, state);
  await look('hidden');
  await page.clock.runFor(60_000);
  assert.equal(asked(), 0);
  await look('visible');
  assert.equal(await passUntilAnswered(page, 5000), 200);
  assert.equal(asked(), 1);
  await end();
});

test('without an answer a sleeping tracker asks ever more seldom, and stays asleep', async () => {
  const { page, asked, end } = await openTracker();
  await page.route('**/api/v1/orders/**', (route) => route.fulfill({ status: 503, body: '' }));
  let before = 0;
  // After 5 seconds, then 10, 20, 40, 60 and 60 later.
  for (const pause of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    await page.clock.runFor(pause - 100);
    assert.equal(asked(), before, `asked too early in a pause of ${pause}`);
    assert.equal(await passUntilAnswered(page, 100), 503);
    before += 1;
    assert.equal(asked(), before);
  }
  assert.equal(await isAwake(page), 0);
  await end();
});

test('results of a payment and a missing page sleep, but for a result that is still to come', async () => {
  const placed = await order(app);
  const context = await browser.newContext();
  for (const [path, isDeferred] of [
    ['/no-such-page', true],
    ['/payment-success', true],
    [`/payment-error?order=${placed.secret}`, true],
    [`/payment-success?order=${placed.secret}`, false],
  ] as const) {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    if (!isDeferred) await awake(page);
    assert.equal(await isAwake(page), isDeferred ? 0 : 1, path);
    assert.equal(scripts.length === 1, isDeferred, `${path} fetched ${scripts}`);
  }
  await placed.pay();
  const waiting = context.pages().at(-1);
  await waiting?.getByRole('heading', { level: 1, name: /the order is accepted/ }).waitFor();
  await context.close();
});
