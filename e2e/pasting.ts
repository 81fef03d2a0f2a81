import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { order } from '#testing/buyer.ts';
import { enter, mailbox } from '#testing/colleagues/colleagues.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { writeFacts } from '#testing/research/write-dossier.ts';
import type { TestApp } from '#testing/test-app.ts';
import { assignOrder } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { enterDesk, watchConsole } from './steps.ts';

/** An order that somebody works on, all of it written but people, owners and holders. */
export async function begun(app: TestApp) {
  const [researcher, reviewer] = await Promise.all([
    enter(app, mailbox('manager')),
    enter(app, mailbox('reviewer')),
  ]);
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { id } = await app.services.orders.getBySecret(app.services.db, placed.secret);
  await researcher.client.call(assignOrder, { params: { orderId: id }, query: { answer: 'brief' } });
  const left = ['management', 'owners', 'capital'];
  const facts = demoFacts.filter(({ section }) => !left.includes(section));
  await writeFacts(researcher.client, id, facts, new Date());
  return { orderId: id, placed, researcher: researcher.client, reviewer: reviewer.client };
}

/** A section of an order at the desk, whose clipboard can be read and written. */
export async function openSection(
  { app, browser }: { app: TestApp; browser: Browser },
  orderId: string,
  section: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff/orders/${orderId}/dossier?section=${section}`);
  await enterDesk(page, mailbox('manager'));
  await page.locator('#dossier-section').waitFor();
  await page.getByRole('button', { name: 'Paste a table' }).waitFor();
  return { page, faults, context };
}

/** Puts a text into the clipboard. */
export const copy = (page: Page, text: string) =>
  page.evaluate((words) => navigator.clipboard.writeText(words), text);

/** The head of what was understood stands within the window, not above it. */
export async function headIsSeen(page: Page): Promise<void> {
  const head = await page.locator('dialog[open] thead').evaluate((element) => {
    const body = element.closest('dialog')?.querySelector('section')?.getBoundingClientRect();
    const { top } = element.getBoundingClientRect();
    return body !== undefined && top >= body.top && top < body.bottom;
  });
  assert.ok(head);
}

/** Drops a file of values on an element, as from a folder beside the window. */
export async function dropOn(page: Page, selector: string, words: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'owners.csv', { type: 'text/csv' }));
    return transfer;
  }, words);
  for (const event of ['dragover', 'drop']) await page.dispatchEvent(selector, event, { dataTransfer });
}
