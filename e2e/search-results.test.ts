import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { companies, register } from '#testing/search-server/searched-app.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openFresh, searchFor } from './steps.ts';

let app: TestApp;
let browser: Browser;
const count = 45;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
  browser = await launchChromium();
  const records = Array.from({ length: count }, (_, at) => ({
    country: 'DE',
    sourceRef: `${at}`,
    name: `Kettenwerk ${at} GmbH`,
    status: 'Active' as const,
  }));
  await app.services.db.transaction().execute((tx) => companies.upsertCompanies(tx, records, register));
});
after(async () => {
  await browser?.close();
  await app?.close();
});

const visit = (path: string, options: BrowserContextOptions = {}) =>
  openFresh(browser, app.url + path, options);
const form = '/company-search?country=de';

test('mere signs: nothing happens but a sentence, and the button works again', async () => {
  for (const [prefix, find, label, why] of [
    ['', 'Find', 'Name', 'There is no letter and no digit in what you typed'],
    ['/ru', 'Найти', 'Название', 'В запросе нет ни букв, ни цифр'],
  ] as const) {
    const { page, faults, end } = await visit(prefix + form);
    const name = page.getByLabel(label, { exact: true });
    const button = page.getByRole('button', { name: find, exact: true });
    await name.fill('???');
    await button.click();
    await page.getByText(why).waitFor();
    assert.equal(new URL(page.url()).pathname, `${prefix}/company-search`);
    assert.equal(await page.getByRole('alert').count(), 0);
    assert.equal(await name.inputValue(), '???');
    assert.ok(await button.isEnabled());
    await page.locator('main button[type="submit"]:focus').waitFor();
    assert.ok(await button.evaluate((one) => !!one.ariaDescribedByElements?.length));
    assert.deepEqual(await axeFindings(page), []);
    await name.fill('Nordwind Maschinenbau GmbH');
    await name.blur();
    await button.click();
    await page.waitForURL(/\/order\?.*company=/);
    assert.deepEqual(faults, []);
    await end();
  }
  const { page, end } = await visit(form, { javaScriptEnabled: false });
  await page.locator('input[name="name"]').fill('???');
  await page.locator('main button[type="submit"]').first().click();
  await page.getByText('There is no letter and no digit in what you typed').waitFor();
  assert.equal(new URL(page.url()).pathname, '/company-search');
  assert.equal(await page.getByRole('alert').count(), 0);
  assert.equal(await page.locator('input[name="name"]').inputValue(), '???');
  await end();
});

test('more than twenty companies stand on pages, with the count of all', async () => {
  const { page, faults, end } = await visit(form);
  await searchFor(page, 'Kettenwerk');
  const heading = page.getByRole('heading', { name: /^Search results: \d+$/ });
  await heading.waitFor();
  const total = Number((await heading.textContent())?.match(/\d+$/)?.[0]);
  assert.ok(total > 20 && total <= count, `${total}`);
  const select = page.getByRole('link', { name: /^Select Kettenwerk/ });
  const names = async () => (await select.allTextContents()).length;
  assert.equal(await names(), 20);
  await page.getByText(`Showing 1–20 of the ${total} that fit best.`).waitFor();
  const first = await select.first().getAttribute('aria-label');
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole('link', { name: 'Page 2 of the results' }).click();
  await page.getByText(`Showing 21–40 of the ${total} that fit best.`).waitFor();
  assert.notEqual(await select.first().getAttribute('aria-label'), first);
  await page.locator('#results:focus').waitFor();
  await page.reload();
  await page.getByText(`Showing 21–40 of the ${total}`).waitFor();
  await page.goBack();
  await page.getByText(`Showing 1–20 of the ${total}`).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('pages of results are links that work without JavaScript', async () => {
  const { page, end } = await visit(`/ru${form}&name=Kettenwerk`, { javaScriptEnabled: false });
  await page.getByText(/Показаны 1–20 из \d+ наиболее подходящих/).waitFor();
  await page.getByRole('link', { name: 'Следующая страница результатов' }).click();
  await page.getByText(/Показаны 21–40 из \d+/).waitFor();
  assert.equal(await page.getByRole('link', { name: /^Выбрать Kettenwerk/ }).count(), 20);
  await page.goto(`${app.url}${form}&name=Kettenwerk&page=99`);
  await page.getByText(/Showing 41–\d+ of the \d+/).waitFor();
  await end();
});
