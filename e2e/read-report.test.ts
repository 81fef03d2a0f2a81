import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { focusOn, openFresh } from './steps.ts';

let app: TestApp;
let browser: Browser;
let page: string;
before(async () => {
  app = await startTestApp({ withPages: true });
  [browser, page] = await Promise.all([launchChromium(), deliver()]);
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** An order of the demo delivered; its facts were read of an answer that is kept. The path of its report. */
async function deliver(): Promise<string> {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const [researcher, reviewer] = await Promise.all(
    ['manager', 'reviewer'].map((name) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword)),
  );
  if (researcher === undefined || reviewer === undefined) throw new Error('nobody signed in');
  const { order: tracked } = await placed.client.call(trackOrder, { params: placed.params });
  const { items } = await researcher.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === tracked.number)?.orderId ?? '';
  await prepareReport(researcher, orderId);
  const kept = await createFileStore(join(app.dataDir, 'files')).put(
    Buffer.from('{"company":{"form":"GmbH"}}'),
  );
  await app.pool.query(
    "UPDATE facts SET evidence_hash = $1, place = '/company/form' WHERE field = 'legal_form'",
    [kept],
  );
  await approve(reviewer, orderId);
  await waitFor('the delivery', async () => {
    const now = await placed.client.call(trackOrder, { params: placed.params });
    return now.order.state === 'completed' || undefined;
  });
  return `/track/${placed.secret}/report`;
}

const wayOut = (width: number) => ({ viewport: { width, height: 900 } });

test('a figure opens its evidence by keys, and closing it leads back to the figure', async () => {
  const { page: shown, faults, end } = await openFresh(browser, app.url + page, wayOut(1440));
  await shown.getByRole('heading', { level: 1, name: 'Nordwind Maschinenbau GmbH' }).waitFor();
  // A name of a group holds for all that follows it in its body of the table.
  const names = await shown.evaluate(() =>
    Array.from(
      document.querySelectorAll('tbody'),
      (one) => one.querySelectorAll('th[scope="rowgroup"]').length,
    ),
  );
  assert.deepEqual([Math.max(...names), names.includes(1)], [1, true]);
  const row = shown.locator('#identification dl > div').filter({ hasText: 'Legal form' });
  const figure = row.locator('a[data-facts]').first();
  await figure.focus();
  await shown.keyboard.press('Enter');
  const evidence = shown.getByRole('complementary', { name: 'Evidence for' });
  await evidence.locator('mark').filter({ hasText: 'GmbH' }).waitFor();
  await focusOn(evidence.getByRole('heading', { level: 2 }));
  assert.deepEqual(await axeFindings(shown), []);
  const [download] = await Promise.all([
    shown.waitForEvent('download'),
    evidence.getByRole('link', { name: 'Save the kept copy' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^source-[0-9a-f]{12}\.json$/);
  await evidence.getByRole('heading', { level: 2 }).focus();
  await shown.keyboard.press('Escape');
  await focusOn(figure);
  assert.equal(await evidence.locator('mark').count(), 0);
  assert.deepEqual(faults, []);
  await end();
});

test('in Russian on a small phone it opens beneath its figure, and nothing scrolls sideways', async () => {
  const { page: shown, faults, end } = await openFresh(browser, `${app.url}/ru${page}`, wayOut(320));
  const figure = shown.locator('#identification a[data-facts]').first();
  await figure.click();
  const evidence = shown.locator('#identification [data-slot]');
  await evidence.getByText('Откуда цифра').waitFor();
  await evidence.getByText('Способ').waitFor();
  const overflow = await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.equal(overflow, 0);
  // A long part is folded here, and open where an address leads to it.
  const long = shown.locator('section:has(> details > summary:has-text("Показать все строки"))').first();
  const content = long.locator('> details > div');
  assert.equal(await content.isVisible(), false);
  await shown.locator(`nav a[href="#${await long.getAttribute('id')}"]`).click();
  await content.waitFor();
  assert.deepEqual(await axeFindings(shown), []);
  assert.deepEqual(faults, []);
  await end();
});

test('a slider moves the score as the method does, and leads back', async () => {
  const { page: shown, faults, end } = await openFresh(browser, app.url + page, wayOut(1440));
  const result = shown.getByRole('status').filter({ hasText: 'of 100' });
  await result.waitFor();
  const said = async () => (await result.textContent()) ?? '';
  const scoreOf = (text: string) => Number(/^(\d+) of 100/.exec(text)?.[1]);
  const before = await said();
  await shown
    .locator('#summary')
    .getByText(`${scoreOf(before)} of 100`)
    .first()
    .waitFor();
  await shown.getByLabel('Pays late by').fill('90');
  await waitFor('the score to fall', async () => (await said()) !== before || undefined);
  assert.ok(scoreOf(await said()) <= scoreOf(before));
  await shown.getByRole('button', { name: 'Back to the report' }).click();
  await waitFor('the score of the report', async () => (await said()) === before || undefined);
  assert.deepEqual(faults, []);
  await end();
});

test('without JavaScript a figure leads to its evidence, and the other language is a link', async () => {
  const options = { ...wayOut(1280), javaScriptEnabled: false };
  const { page: shown, end } = await openFresh(browser, app.url + page, options);
  assert.equal(await shown.locator('meta[name="robots"]').getAttribute('content'), 'noindex');
  await shown.locator('#identification a[data-facts]').first().click();
  await shown.waitForURL(/fact=[0-9a-f-]+#evidence$/);
  await shown.getByRole('complementary', { name: 'Evidence for' }).getByText('Retrieved').waitFor();
  await shown.getByRole('list', { name: 'Language of the report' }).getByRole('link').click();
  await shown.waitForURL(/\/ru\/track/);
  await shown.getByRole('heading', { name: 'Источники', exact: true }).waitFor();
  await end();
});

test('the offline copy opens as a file, asks for nothing and shows the same', async () => {
  const { page: shown, end } = await openFresh(browser, app.url + page, wayOut(1280));
  const [download] = await Promise.all([
    shown.waitForEvent('download'),
    shown.getByRole('link', { name: 'Offline copy' }).click(),
  ]);
  const path = await download.path();
  const html = await readFile(path, 'utf8');
  assert.match(download.suggestedFilename(), /-en\.html$/);
  assert.doesNotMatch(html, /<script|src="http|url\(["']?(?:https?:|\/)|@import/);
  await end();
  const copy = await browser.newPage({ viewport: { width: 360, height: 800 } });
  const asked: string[] = [];
  await copy.setContent(html);
  copy.on('request', (request) => asked.push(request.url()));
  await copy.getByRole('heading', { level: 1, name: 'Nordwind Maschinenbau GmbH' }).waitFor();
  await copy.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  const overflow = await copy.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.deepEqual([asked, overflow], [[], 0]);
  await copy.close();
});

test('of a file that staff were handed there is source, place and hash, and nothing to save', async () => {
  const { rows } = await app.pool.query("SELECT evidence_hash FROM facts WHERE field = 'legal_form' LIMIT 1");
  const kept = String(rows[0].evidence_hash);
  await app.pool.query(
    `INSERT INTO snapshots (id, source, url, status, content_type, sha256, bytes, licence, fetched_at)
     VALUES (gen_random_uuid(), 'bods', 'https://standard.openownership.org', 200, '', $1, 1, '', now())`,
    [kept],
  );
  for (const [path, width, words] of [
    [page, 1440, 'There is no copy to save'],
    [`/ru${page}`, 360, 'Сохранить снимок нельзя'],
  ] as const) {
    const { page: shown, faults, end } = await openFresh(browser, app.url + path, wayOut(width));
    const row = shown.locator('#identification dl > div').filter({ hasText: /Legal form|правовая форма/ });
    await row.locator('a[data-facts]').first().click();
    await shown.getByText(words).waitFor();
    assert.equal(await shown.locator(`a[href*="/evidence/${kept}"]`).count(), 0);
    assert.ok((await shown.getByText(kept.slice(0, 4)).count()) > 0);
    assert.deepEqual(faults, []);
    await end();
  }
});
