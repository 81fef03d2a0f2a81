import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { mailbox } from '#testing/colleagues/colleagues.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { signIn } from '#testing/people.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { bannerOf, type StartedProcess, spawnStart } from '#testing/processes/start-process.ts';
import { waitFor } from '#testing/timeline.ts';
import { assignOrder, getStaffOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { enterDesk, focusOn } from './steps.ts';

let database: ThrowawayDatabase;
let browser: Browser;
let dataDir = '';
let port = 0;
const running = new Set<StartedProcess>();
before(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'countercheck-lost-'));
  database = await createThrowawayDatabase();
  port = await freePort();
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  for (const one of running) await kill(one);
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The product as its operator starts it; at the same address each time, as behind a name. */
async function start(): Promise<{ server: StartedProcess; url: string }> {
  const server = spawnStart({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    MAIL_URL: 'smtp://127.0.0.1:9',
    ABUSE_LIMIT_FACTOR: '1000',
    RESEARCH_SOURCES: 'none',
  });
  running.add(server);
  const { url } = await bannerOf(server);
  return { server, url: url.replace('localhost', '127.0.0.1') };
}

async function kill(one: StartedProcess): Promise<void> {
  running.delete(one);
  one.child.kill('SIGKILL');
  await one.ended;
}

async function begun(url: string): Promise<string> {
  const staff = await signIn(url, mailbox('manager'), demoPassword);
  const placed = await order({ url });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await staff.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await staff.call(assignOrder, { params: { orderId }, query: { answer: 'brief' } });
  return orderId;
}

/** The server dies once it has kept a change, and before it could say so. */
async function killAtNextChange(context: BrowserContext, server: StartedProcess): Promise<void> {
  await context.route('**/desk/changes', async (route) => {
    await route.fetch();
    await kill(server);
    await route.abort('connectionreset');
  });
}

const changesKept = async () => {
  const all = database.db.selectFrom('fact_changes').select(['section', 'act', 'call_id']);
  const kept = (await all.execute()).filter(({ call_id }) => call_id !== null);
  return kept.map(({ section, act }) => `${section} ${act}`).toSorted();
};
const line = (page: Page, field: string) => page.locator(`[data-line="activities:${field}:0"]`);

/** Opens the field of a value by its key. */
async function openField(page: Page, field: string) {
  const at = line(page, field);
  // On its label: where the middle of a chosen line is, stand its buttons.
  await at.click({ position: { x: 60, y: 12 } });
  await page.keyboard.press('e');
  const words = at.locator('textarea').first();
  await focusOn(words);
  return { at, words };
}

test('the server, the tab and the session die in the midst of typing: everything is there again, and saved once', async () => {
  const { server, url } = await start();
  const orderId = await begun(url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  await first.goto(`${url}/staff/orders/${orderId}/dossier?section=partners`);
  await enterDesk(first, mailbox('manager'));
  await first.locator('[data-line][aria-current]').waitFor();

  // The server: its answer to the first change never comes, the second one it never hears of.
  await killAtNextChange(context, server);
  await first.keyboard.press('m');
  await first.keyboard.press('1');
  await first.getByText('Saved on this machine, 1 change waits').waitFor();
  await context.unrouteAll({ behavior: 'wait' });
  const section = (name: RegExp) =>
    first.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name }).click();
  await section(/Courts/);
  await first.locator('[data-line^="legal:"][aria-current]').waitFor();
  await first.keyboard.press('m');
  await first.keyboard.press('1');
  await first.getByText('Saved on this machine, 2 changes wait').waitFor();

  // The tab: nobody presses anything before it goes.
  await section(/Activities/);
  await openField(first, 'premises');
  await first.keyboard.type('Own works in Ham');
  await first.close();

  await start();
  const second = await context.newPage();
  await second.goto(`${url}/staff/orders/${orderId}/dossier?section=activities`);
  await second.getByText(/^Saved \d\d:/).waitFor();
  assert.deepEqual(await changesKept(), ['legal missing', 'partners missing']);
  const { at, words } = await openField(second, 'premises');
  assert.equal(await words.inputValue(), 'Own works in Ham');
  await second.keyboard.type('burg');
  await at.getByLabel('Source, as the English report names it').fill('Annual report');
  await at.locator('select').last().selectOption({ index: 1 });

  // The session: what is typed elsewhere and what is sent now wait for whoever signs in again.
  await second.keyboard.press('Escape');
  await openField(second, 'activity');
  await second.keyboard.type('Machines that make');
  await second.keyboard.press('Escape');
  await database.pool.query('UPDATE sessions SET revoked_at = now()');
  await second.evaluate(() => localStorage.setItem('accessToken', 'a.b.c'));
  await openField(second, 'premises');
  await second.keyboard.press('Enter');
  await enterDesk(second, mailbox('manager'));
  await second.locator('[data-line][aria-current]').waitFor();
  await second.getByText(/^Saved \d\d:/).waitFor();
  const staff = await signIn(url, mailbox('manager'), demoPassword);
  const saved = await waitFor('the value', async () => {
    const { dossier } = await staff.call(getStaffOrder, { params: { orderId } });
    const facts = dossier?.sections.find(({ code }) => code === 'activities')?.facts;
    return facts?.find(({ field }) => field === 'premises');
  });
  assert.deepEqual(saved.shown, 'Own works in Hamburg');
  assert.deepEqual(await changesKept(), ['activities write', 'legal missing', 'partners missing']);
  assert.equal(await (await openField(second, 'activity')).words.inputValue(), 'Machines that make');
  await context.close();
});
