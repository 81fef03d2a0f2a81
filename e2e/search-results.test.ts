import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { companies, register } from '#testing/search-server/searched-app.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { followSystem, openFresh, searchFor } from './steps.ts';

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
    status: at % 5 === 0 ? ('Liquidation' as const) : ('Active' as const),
    city: ['Hamburg', 'Kiel', null][at % 3] ?? null,
    regCode: `HRB ${9_000 + at}`,
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
  await page.getByText(/Показаны 1–20\sиз\s\d+\sнаиболее подходящих/).waitFor();
  await page.getByRole('link', { name: 'Следующая страница результатов' }).click();
  await page.getByText(/Показаны 21–40\sиз\s\d+/).waitFor();
  assert.equal(await page.getByRole('link', { name: /^Выбрать Kettenwerk/ }).count(), 20);
  await page.goto(`${app.url}${form}&name=Kettenwerk&page=99`);
  await page.getByText(/Showing 41–\d+ of the \d+/).waitFor();
  await end();
});

test('a long list is narrowed, and two companies stand side by side, in light and dark', async () => {
  const { page, faults, end } = await visit(`${form}&name=Kettenwerk`, { colorScheme: 'dark' });
  await followSystem(page.context(), app.url);
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const fitting = page.getByRole('status').filter({ hasText: 'found fit the filters' });
  const rows = page.getByRole('link', { name: /^Select Kettenwerk/ });
  const kiel = filters.getByRole('link', { name: /^Kiel/ });
  const count = Number((await kiel.textContent())?.match(/\d+$/)?.[0]);
  await kiel.click();
  await fitting.waitFor();
  assert.match((await fitting.textContent()) ?? '', new RegExp(`^${count}\\sof the \\d+\\sfound`));
  assert.equal(await rows.count(), count);
  assert.deepEqual(new URL(page.url()).searchParams.getAll('city'), ['Kiel']);
  // Whoever chooses goes on choosing.
  await filters.locator('a:focus').waitFor();
  await filters.getByRole('link', { name: /^In liquidation/ }).click();
  await page.waitForURL(/status=/);
  await page.goBack();
  await page.waitForFunction((all) => document.querySelectorAll('article').length === all, count);

  const boxes = page.getByRole('checkbox');
  const names = await page.getByRole('heading', { level: 3, name: /^Kettenwerk/ }).allTextContents();
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(2).check();
  await page.getByText(`Ticked: ${names[0]} and ${names[2]}.`).waitFor();
  assert.ok(await boxes.nth(1).isDisabled());
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole('button', { name: 'Compare two' }).click();
  const line = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await line('City The same Kiel Kiel').waitFor();
  await line('Registration number Different HRB').waitFor();
  await page.locator('#compare:focus').waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await axeFindings(page), [], colorScheme);
  }
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await fitting.waitFor();
  assert.equal(await rows.count(), count);
  assert.deepEqual(faults, []);
  await end();
});

test('filters and comparison work without JavaScript, and say what they leave out', async () => {
  const { page, end } = await visit(`/ru${form}&name=Kettenwerk`, { javaScriptEnabled: false });
  await page.getByRole('link', { name: /^Hamburg/ }).click();
  await page.getByText(/^Под\sфильтры подходит \d+\sиз\s\d+\sнайденных\./).waitFor();
  await page.getByRole('link', { name: /^Hamburg/ }).click();
  await page.getByText(/Показаны 1–20/).waitFor();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Сравнить две' }).click();
  await page.getByText(/^Отмечена Kettenwerk .*\. Отметьте ещё одну\.$/).waitFor();
  await page.getByRole('checkbox').nth(3).check();
  await page.getByRole('button', { name: 'Сравнить две' }).click();
  await page.getByRole('heading', { name: 'Две компании рядом' }).waitFor();
  assert.equal(await page.getByRole('link', { name: /^Заказать отчёт: Kettenwerk/ }).count(), 2);
  const [known] = new URL(page.url()).searchParams.getAll('compare');

  await page.goto(`${app.url}${form}&compare=${known},00000000-0000-7000-8000-000000000000`);
  await page.getByText(/^Only Kettenwerk \d+ GmbH is in our registers/).waitFor();
  await page.goto(`${app.url}${form}&name=Kettenwerk&city=Nowhere`);
  await page.getByText('No company fits all these filters').waitFor();
  await page.getByRole('link', { name: 'Clear the filters' }).first().click();
  await page.getByText(/Showing 1–20/).waitFor();
  await end();
});
