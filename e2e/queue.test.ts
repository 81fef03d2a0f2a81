import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { getDeskOrder, readDesk } from '#workflows/hand-out-orders/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { enterDesk, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
const numbers: string[] = [];
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
  browser = await launchChromium();
  for (let count = 0; count < 3; count += 1) {
    const placed = await order(app);
    await placed.pay();
    await placed.client.call(checkPayment, { params: placed.params });
    numbers.push(placed.number);
  }
});
after(async () => {
  await browser?.close();
  await app?.close();
});

const mailbox = (name: string) => `${name}@demo.countercheck.example`;
const staff = () => signIn(app.url, mailbox('manager'), demoPassword);

async function openQueue({ width = 1440, language = 'en', path = '/staff' } = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: language === 'ru' ? 'dark' : 'light',
  });
  await context.addCookies([
    { name: 'staffLanguage', value: language, url: app.url },
    { name: 'theme', value: 'system', url: app.url },
  ]);
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(app.url + path);
  await enterDesk(page, mailbox('admin'));
  await page.locator('tr[data-order]').first().waitFor();
  return { page, faults, context };
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const assigned = async () =>
  (await (await staff()).call(readDesk, { body: { view: 'all' } })).items.filter(
    ({ assignee }) => assignee !== null,
  ).length;

test('orders are taken, given back, given on and noted by the keyboard alone', async () => {
  const { page, faults, context } = await openQueue();
  const focused = page.locator('tr[data-order]:focus');
  await press(page, 'j');
  await focused.getByText(numbers[0] ?? '').waitFor();
  await press(page, 'x', 'j', 'x');
  await focused.getByText(numbers[1] ?? '').waitFor();
  await page.getByText('2 selected').waitFor();
  // An undo that is asked while the list is still read anew waits for it, and is not lost.
  const list = `**${readDesk.path}`;
  await page.route(list, async (route) => {
    await wait(700);
    // Whoever leaves the page leaves its questions.
    await route.continue().catch(() => {});
  });
  await press(page, 'a');
  await page.getByText('2 orders taken').waitFor();
  await press(page, 'Control+z');
  await page.getByText('Undone').waitFor();
  await page.unroute(list);
  assert.equal(await assigned(), 0);

  await press(page, 'g');
  await page.getByRole('dialog', { name: 'Give 1 order to' }).waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await page.getByText(/^1\sorder given to/).waitFor();
  await press(page, 'm');
  await page.keyboard.type('They sign on Thursday');
  // What was given is told before the list is read anew; until it is, nothing else is sent.
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Add the note' });
  await leave.and(page.locator(':enabled')).waitFor();
  await press(page, 'Control+Enter');
  await page.getByText('Note left at 1 order').waitFor();
  await page
    .getByRole('complementary', { name: 'The chosen order' })
    .getByText('They sign on Thursday')
    .waitFor();
  const { items } = await (await staff()).call(readDesk, { body: {} });
  const noted = items.find(({ noteCount }) => noteCount > 0);
  const { notes } = await (await staff()).call(getDeskOrder, { params: { orderId: noted?.orderId ?? '' } });
  assert.deepEqual([noted?.number, notes[0]?.text], [numbers[1], 'They sign on Thursday']);

  await press(page, 'Space');
  await waitFor('the panel to close', async () =>
    (await page.getByRole('complementary', { name: 'The chosen order' }).count()) === 0 ? true : undefined,
  );
  await press(page, 'Space', 'Enter');
  await page.waitForURL(new RegExp(`/staff/orders/${noted?.orderId}/dossier$`));
  assert.deepEqual(faults, []);
  await context.close();
});

test('nothing of the next pages is fetched on the way there: it came while nothing was done', async () => {
  const { page, context } = await openQueue();
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const pages = ['order', 'dossier', 'review'];
  await waitFor('the next pages', async () => {
    const before = await fetched();
    // What those files need comes one after the other.
    await page.waitForTimeout(2_000);
    const isHere = (name: string) => before.some((one) => one.includes(`/staff/assets/${name}-`));
    const isAll =
      (await fetched()).filter((one) => one.includes('/assets/') && !before.includes(one)).length === 0;
    return (pages.every(isHere) && isAll) || undefined;
  });
  const late: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/staff/assets/')) late.push(request.url());
  });
  await press(page, 'j', 'a', 'Enter');
  await page.locator('[data-line][aria-current]').waitFor();
  assert.deepEqual(late, []);
  await context.close();
});

test('views, filters and sorting stand in the address, and a view is kept, renamed and removed', async () => {
  const { page, faults, context } = await openQueue();
  await press(page, '3');
  await page.getByRole('heading', { name: 'Nobody on it', level: 1 }).waitFor();
  await press(page, '/');
  await page.keyboard.type((numbers[2] ?? '').slice(-4));
  await page.waitForURL(/view=nobody&search=\d{4}$/);
  await waitFor('one row', async () =>
    (await page.locator('tr[data-order]').count()) === 1 ? true : undefined,
  );
  await press(page, 'Escape');
  await page.getByRole('link', { name: 'Company' }).click();
  await page.waitForURL(/sort=company$/);
  await page.locator('th[aria-sort="ascending"]', { hasText: 'Company' }).waitFor();
  const kept = page.url();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.keyboard.type('One of mine');
  await press(page, 'Enter');
  await page.getByRole('link', { name: /^One of mine/ }).waitFor();
  await press(page, '5');
  await page.getByText('Nothing is due.').waitFor();
  await page.getByRole('link', { name: /^One of mine/ }).click();
  await page.waitForURL(kept);
  await page.getByRole('button', { name: 'Rename or remove “One of mine”' }).click();
  await page.keyboard.type('!');
  await press(page, 'Enter');
  await page.getByRole('button', { name: /One of mine!”$/ }).click();
  await page.getByRole('button', { name: 'Remove the view' }).click();
  await waitFor('the view to go', async () =>
    (await page.getByRole('link', { name: /^One of mine/ }).count()) === 0 ? true : undefined,
  );

  // The palette finds an order, a person and an act by name, on every page.
  await press(page, 'Control+k');
  await page.keyboard.type(numbers[2] ?? '');
  const option = (name: RegExp) => page.getByRole('option', { name, selected: true });
  await option(new RegExp(numbers[2] ?? '')).waitFor();
  await press(page, 'Enter');
  await page.waitForURL(/\/staff\/orders\/[^/]+$/);
  await page.locator('tr[data-order]').first().waitFor({ state: 'detached' });
  await press(page, 'Control+k');
  await page.keyboard.type('security');
  await option(/^Security/).waitFor();
  await press(page, 'Enter');
  await page.waitForURL(/\/staff\/security$/);
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
  await press(page, 'Control+k');
  await page.keyboard.type(mailbox('reviewer'));
  await option(new RegExp(mailbox('reviewer'))).waitFor();
  await press(page, 'Enter');
  await page.waitForURL(/\/staff\/people\?search=reviewer/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('no findings and no sideways scrolling in both languages and themes; narrow, the chosen order is a page', async () => {
  const found: string[] = [];
  const look = async (page: Page, name: string) => {
    found.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${name} is ${wide} px too wide`);
  };
  for (const language of ['en', 'ru']) {
    const { page, faults, context } = await openQueue({ language });
    await page.locator('svg[role="img"]').waitFor();
    await press(page, 'j', 'x', '/');
    await page.locator('search').waitFor();
    await look(page, `${language} 1440`);
    await press(page, 'Escape', 'Control+k');
    await page.getByRole('listbox').waitFor();
    await look(page, `${language} palette`);
    await press(page, 'Escape');
    await page.setViewportSize({ width: 320, height: 800 });
    await look(page, `${language} 320`);
    await page.locator('tr[data-order] th a').nth(1).click();
    await page.waitForURL(/order=/);
    await page.locator('table').waitFor({ state: 'hidden' });
    await page.locator('#queue-notes').waitFor();
    await look(page, `${language} 320 order`);
    await page.goBack();
    await page.locator('table').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  }
  assert.deepEqual(found, []);
});
