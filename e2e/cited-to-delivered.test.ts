import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { workItemKinds } from '#modules/orders/contract.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { enter, mailbox } from '#testing/colleagues/colleagues.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { confirmFindings } from '#testing/research/confirm-findings.ts';
import { loopbackReach, startPageServer } from '#testing/research/page-server.ts';
import { writeFacts } from '#testing/research/write-dossier.ts';
import { smallPdf } from '#testing/samples/small-pdf.ts';
import { explainTheRest, outcomes } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { assignOrder, getStaffOrder, tickWorkItem } from '#workflows/prepare-report/contract.ts';
import { getRecord, getSnapshot } from '#workflows/read-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { keepFromTable } from './keep-from-table.ts';
import { keepPicture, openDesk } from './staff-looks.ts';
import { focusOn, openAwake, openFresh } from './steps.ts';

let app: TestApp;
let browser: Browser;
let site: Awaited<ReturnType<typeof startPageServer>>;
before(async () => {
  site = await startPageServer();
  app = await startTestApp({ withPages: true, env: { FETCH_PAGES: 'on' }, pageReach: loopbackReach });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
  await site?.close();
});

const pdf = smallPdf(['Balance sheet', 'Note 7: own works in Hamburg']);
const page =
  '<!doctype html><html><head><title>Facts and figures – Nordwind</title></head><body><p>40 people work here.</p></body></html>';

/** An order that somebody works on, all of it written but what the company does. */
async function begun() {
  const researcher = (await enter(app, mailbox('manager'))).client;
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { id } = await app.services.orders.getBySecret(app.services.db, placed.secret);
  await researcher.call(assignOrder, { params: { orderId: id }, query: { answer: 'brief' } });
  const facts = demoFacts.filter(({ section }) => section !== 'activities');
  await writeFacts(researcher, id, facts, new Date());
  return { orderId: id, placed, researcher };
}
type World = Awaited<ReturnType<typeof begun>>;

const typedIn = async ({ researcher, orderId }: World, field: string) => {
  const { dossier } = await researcher.call(getStaffOrder, { params: { orderId } });
  const facts = dossier?.sections.find(({ code }) => code === 'activities')?.facts ?? [];
  return facts.find((fact) => fact.field === field && !fact.isFromMachine);
};

/** Types a value that cites what is chosen, and waits until it is saved. */
async function type(world: World, desk: Page, field: string, text: string): Promise<void> {
  const line = desk.locator(`[data-line="activities:${field}:0"]`).first();
  // On its label: where the middle of a chosen line is, stand its buttons.
  await line.click({ position: { x: 60, y: 12 } });
  await desk.keyboard.press('e');
  await line.locator('textarea, input').first().waitFor();
  await desk.keyboard.type(text);
  await desk.keyboard.press('Enter');
  await waitFor(`${field} to be saved`, async () => ((await typedIn(world, field)) ? true : undefined));
  await desk.keyboard.press('Escape');
}

async function prepared(world: World): Promise<void> {
  const { orderId, researcher } = world;
  const path = `/orders/${orderId}/dossier?section=activities`;
  const { page: desk, faults, context } = await openDesk(browser, app.url, { path, mailbox: 'manager' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await desk.locator('#dossier-section').waitFor();
  const documents = desk.getByRole('dialog', { name: 'Documents' });
  const naming = desk.getByRole('dialog', { name: 'What is this document?' });

  // A file, of which the customer gets no copy.
  await desk.keyboard.press('d');
  await documents.getByLabel(/^Add a document/).setInputFiles({
    ...{ name: 'Jahresabschluss_2025.pdf', mimeType: 'application/pdf', buffer: pdf },
  });
  await naming.getByLabel(/^Who made it/).fill('Nordwind GmbH');
  await naming.getByLabel(/^The same, as the Russian/).fill('Нордвинд ГмбХ');
  await desk.keyboard.press('Enter');
  await naming.waitFor({ state: 'hidden' });
  await desk.getByRole('img', { name: /^Page 1 of “Jahresabschluss 2025”/ }).waitFor();
  await desk.keyboard.press('Alt+PageDown');
  await desk.getByRole('img', { name: /^Page 2 of/ }).waitFor();
  await type(world, desk, 'premises', 'Own works in Hamburg');

  // An address, by four keys: what it says of itself is proposed. Of this one the customer may have a copy.
  const address = site.give('/facts', 'text/html; charset=utf-8', page);
  await desk.evaluate((text) => navigator.clipboard.writeText(text), site.lead('/short', '/facts'));
  await desk.keyboard.press('d');
  await documents.waitFor();
  await desk.keyboard.press('Control+v');
  await focusOn(documents.getByLabel('Address of a page of the web'));
  await keepPicture(desk, 'page-address');
  assert.deepEqual(await axeFindings(desk), []);
  await desk.keyboard.press('Enter');
  await naming.waitFor();
  assert.deepEqual(
    [
      await naming.getByLabel(/^Title/).inputValue(),
      await naming.getByLabel('Who made it, as the English report names it').inputValue(),
      await naming.getByLabel(/^Address where it was found/).inputValue(),
    ],
    ['Facts and figures – Nordwind', '127.0.0.1', address],
  );
  await naming.getByLabel('The customer may have a copy').check();
  await keepPicture(desk, 'page-naming');
  await naming.getByLabel(/^Title/).press('Enter');
  await naming.waitFor({ state: 'hidden' });
  await desk.getByText('40 people work here.').waitFor();
  await keepPicture(desk, 'page-cited');
  await type(world, desk, 'employees', '40');

  // What does not come is told, and can be mended there.
  await desk.keyboard.press('d');
  await documents.getByLabel('Address of a page of the web').fill(`${site.url}/missing`);
  await desk.keyboard.press('Enter');
  await documents.getByText('The site does not give this page to us.').waitFor();
  await keepPicture(desk, 'page-refused');
  await documents.getByRole('button', { name: 'Close' }).click();
  await keptFromSource(world, desk);
  await keepFromTable(desk, { ...world, app, site });
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('/documents/fetched')),
    [],
  );
  await context.close();

  await confirmFindings(researcher, orderId);
  await explainTheRest(researcher, orderId);
  const steps = workItemKinds.map((kind) => ({ kind, outcome: outcomes[kind] }));
  const asked = { params: { orderId }, query: { answer: 'brief' as const } };
  await researcher.call(tickWorkItem, { ...asked, body: { steps } });
}

/** An address that is typed as the source of a value is kept from there, and the value cites it. */
async function keptFromSource(world: World, desk: Page): Promise<void> {
  await desk.goto(`${app.url}/staff/orders/${world.orderId}/dossier?section=activities`);
  await desk.getByRole('button', { name: 'Cite it no more' }).click();
  const line = desk.locator('[data-line="activities:activity:0"]').first();
  await line.click();
  await desk.keyboard.press('e');
  await line.locator('textarea').first().fill('Machines that make machines');
  const address = site.give('/about', 'text/plain', 'We make machines.');
  // The section cites the page before; this value is read of something else.
  await line.locator('summary').last().click();
  await line.getByRole('button', { name: 'Type another source' }).press('Enter');
  await line.getByLabel('Address of the page').fill(address);
  await keepPicture(desk, 'source-address');
  await line.getByRole('button', { name: 'Keep a copy of the page' }).press('Enter');
  const naming = desk.getByRole('dialog', { name: 'What is this document?' });
  await naming.waitFor();
  // It says no title: it is called by the end of its address.
  assert.equal(await naming.getByLabel(/^Title/).inputValue(), 'about');
  await naming.getByLabel(/^Title/).press('Enter');
  await naming.waitFor({ state: 'hidden' });
  await line.getByText('· about').waitFor();
  await keepPicture(desk, 'source-kept');
  await line.locator('textarea').first().press('Enter');
  const saved = await waitFor('the value to be saved', () => typedIn(world, 'activity'));
  assert.deepEqual([saved.source, saved.sourceUrl, saved.evidenceHash?.length], ['127.0.0.1', address, 64]);
}

async function handedOver({ orderId }: World): Promise<void> {
  const path = `/orders/${orderId}/dossier`;
  const { page: desk, faults, context } = await openDesk(browser, app.url, { path, mailbox: 'manager' });
  await desk.locator('[data-line][aria-current]').waitFor();
  await desk.keyboard.press('Control+Enter');
  await desk.getByRole('dialog').getByRole('button', { name: 'Hand over', exact: true }).press('Enter');
  await desk.getByText('To be approved', { exact: true }).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
}

/** Both values are seen beside the page and the words that they were read of, and the report is approved. */
async function approved({ orderId }: World): Promise<void> {
  const path = `/orders/${orderId}/review`;
  const { page: desk, faults, context } = await openDesk(browser, app.url, { path, mailbox: 'reviewer' });
  await desk.locator('article[aria-current]').waitFor();
  const card = (words: string) => desk.locator('article', { hasText: words }).first();
  await card('Own works in Hamburg').click();
  await desk.getByRole('img', { name: /^Page 2 of “Jahresabschluss 2025”/ }).waitFor();
  await keepPicture(desk, 'review-document');
  const employees = desk
    .locator('article', { has: desk.getByRole('heading', { name: /employees/i }) })
    .first();
  await employees.click();
  await desk.getByText('40 people work here.').waitFor();
  await keepPicture(desk, 'review-page');
  const waiting = desk.locator('article', {
    has: desk.getByRole('img', { name: /to be decided|contradict/ }),
  });
  for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
    await desk.keyboard.press('Shift+A');
    await waitFor('the decisions', async () => (await waiting.count()) < left || undefined);
  }
  await desk.getByRole('button', { name: 'Approve and send' }).first().click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve and send' }).click();
  await desk.waitForURL(`${app.url}/staff/orders/${orderId}`);
  assert.deepEqual(faults, []);
  await context.close();
}

test('what was read of a document and of a page is checked beside them, and the report names both and gives the one that may leave', async () => {
  const world = await begun();
  const { placed } = world;
  await prepared(world);
  await handedOver(world);
  await approved(world);
  await waitFor('the delivery', async () => {
    const { order: now } = await placed.client.call(trackOrder, { params: placed.params });
    return now.state === 'completed' || undefined;
  });

  const {
    page: shown,
    faults,
    end,
  } = await openFresh(browser, `${app.url}/track/${placed.secret}/report`, {
    viewport: { width: 1440, height: 900 },
  });
  const evidence = shown.getByRole('complementary', { name: 'Evidence for' });
  const copy = evidence.getByRole('link', { name: 'Save the kept copy' });
  const open = (text: RegExp) =>
    shown
      .locator('#activities dl > div, #activities tr')
      .filter({ hasText: text })
      .locator('a[data-facts]')
      .first()
      .click();
  await open(/Own works in Hamburg/);
  await evidence.getByText('Jahresabschluss 2025').waitFor();
  await evidence.getByText('page 2', { exact: true }).waitFor();
  assert.equal(await copy.count(), 0);
  await keepPicture(shown, 'report-document');
  await open(/40/);
  await evidence.getByText('Facts and figures – Nordwind').waitFor();
  const [download] = await Promise.all([shown.waitForEvent('download'), copy.click()]);
  assert.equal(await readFile(await download.path(), 'utf8'), page);
  await keepPicture(shown, 'report-page');
  assert.deepEqual(faults, []);

  // The signed record names both, and is known where reports are verified.
  const answer = await shown.request.get(
    `${app.url}/api/v1${getRecord.path.replace('{secret}', placed.secret)}`,
  );
  const record = await answer.body();
  const told = z.object({ documents: z.array(z.object({ title: z.string(), sha256: z.string() })) });
  const { documents } = told.parse(JSON.parse(record.toString()));
  const titles = ['Facts and figures – Nordwind', 'Jahresabschluss 2025', 'Our board', 'about'];
  assert.deepEqual(documents.map(({ title }) => title).toSorted(), titles);
  const copyOf = async (title: string) => {
    const sha256 = documents.find((one) => one.title === title)?.sha256 ?? '';
    const path = getSnapshot.path.replace('{secret}', placed.secret).replace('{sha256}', sha256);
    return (await shown.request.get(`${app.url}/api/v1${path}`)).status();
  };
  assert.deepEqual(await Promise.all(titles.map(copyOf)), [200, 404, 404, 404]);
  await openAwake(shown, `${app.url}/verify`);
  const file = { name: 'dossier.json', mimeType: 'application/json', buffer: record };
  await shown.locator('#verify-file').setInputFiles(file);
  await shown.getByRole('heading', { name: 'Genuine and current' }).waitFor();
  await end();
});
