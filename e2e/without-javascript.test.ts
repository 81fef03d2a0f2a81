import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { cards } from '#testing/buyer.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { chooseTheme, payAt, reportViolations, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

async function visitor(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await reportViolations(context);
  const page = await context.newPage();
  return { page, faults: watchConsole(page), end: () => context.close() };
}

test('reading: menu, articles, topics, the offer, the other language', async () => {
  const { page, faults, end } = await visitor({ viewport: { width: 360, height: 800 } });
  await page.goto(app.url);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  assert.equal(await menu.isVisible(), false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL(`${app.url}/blogs`);
  assert.equal(await menu.isVisible(), false, 'closed on the next page');
  const all = await page.locator('main li h2').count();
  await page.locator('main nav a[href*="topic="]').first().click();
  await page.waitForURL(/topic=/);
  assert.ok((await page.locator('main li h2').count()) < all);
  await page.locator('main li h2 a').first().click();
  await page.locator('main nav a[href^="#"]').first().click();
  await page.waitForURL(/#/);
  await page.getByRole('link', { name: 'Русский' }).click();
  await page.waitForURL(/\/ru\//);
  assert.match((await page.locator('h1').textContent()) ?? '', /[а-я]/i);
  await page.goto(`${app.url}/ru/oferta`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('colours: the form leads back to the page as it was asked for', async () => {
  const { page, faults, end } = await visitor();
  await page.goto(`${app.url}/our-prices?continent=europe`);
  await chooseTheme(page, 'Dark');
  await page.waitForURL(`${app.url}/our-prices?continent=europe`);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  await page.goto(`${app.url}/ru/about`);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  await chooseTheme(page, 'Как в системе');
  await page.waitForURL(`${app.url}/ru/about`);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'system');
  assert.deepEqual(faults, []);
  await end();
});

test('finding: prices by continent, word and column; a country by what people call it', async () => {
  const { page, faults, end } = await visitor();
  await page.goto(`${app.url}/our-prices`);
  const stops = page.locator('main :is(a[href], button, input, select, summary)');
  const within = await stops.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  assert.ok(within <= 40, `${within} stops of the Tab key`);
  await page.locator('summary', { hasText: 'Europe' }).click();
  await page.getByRole('link', { name: /^Austria €\d+–\d+$/ }).waitFor();
  await page.getByRole('link', { name: /^All \d+ countries in one table$/ }).click();
  await page.waitForURL(/list=all/);
  const rows = page.locator('main tbody tr:not(details tr)');
  const all = await rows.count();
  await page.getByLabel('Part of the world').selectOption('europe');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/continent=europe/);
  const european = await rows.count();
  assert.ok(all > 200 && european > 30 && european < all);
  await page.locator('thead a').last().click();
  await page.waitForURL(/sort=/);
  assert.equal(await rows.count(), european, 'the order keeps the choice');
  await page.getByLabel('Country', { exact: true }).fill('holland');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/q=holland/);
  assert.match((await rows.allTextContents()).join(), /^Netherlands[^A-Z]+$/);

  await page.goto(`${app.url}/ru/countries`);
  await page.locator('main [name="q"]').fill('англия');
  await page.locator('main [name="q"]').press('Enter');
  await page.waitForURL(/q=/);
  await page.locator('main section[aria-labelledby="found"] a', { hasText: 'Великобритания' }).click();
  await page.waitForURL(`${app.url}/ru/countries/country/gb`);
  assert.deepEqual(faults, []);
  await end();
});

test('a question: refused with its words kept, then sent', async () => {
  const { page, faults, end } = await visitor();
  await page.goto(app.url);
  await page.getByLabel('Message').fill('Do you check companies in Malta?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL(/\/contact/);
  await page.getByText('Name: Field must not be empty').waitFor();
  assert.equal(await page.getByLabel('Message').inputValue(), 'Do you check companies in Malta?');
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Phone').fill('1234567');
  await page.getByLabel('E-mail').fill('anna@example.org');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Thank you! Your data has been successfully submitted').waitFor();
  assert.equal(
    (await app.services.feedback.questions.exportOf(app.services.db, 'anna@example.org')).length,
    1,
  );
  // The browser itself notes each answer of 4xx.
  assert.deepEqual(
    faults.filter((line) => !line.includes('status of 422')),
    [],
  );
  await end();
});

test('the main job: country page, search, the result chosen, order, card, tracking; and the sample', async () => {
  const { page, faults, end } = await visitor({ viewport: { width: 360, height: 800 } });
  await page.goto(`${app.url}/countries/country/de`);
  const picture = page.getByRole('figure', { name: 'From the sample report: Germany' });
  assert.match((await picture.textContent()) ?? '', /Muster Pumpenhandel GmbH.*Active.*Equity/);
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#picker').getByRole('button', { name: 'Download sample' }).click(),
  ]);
  assert.equal(sample.suggestedFilename(), 'Sample report – Germany.pdf');
  assert.equal((await readFile(await sample.path())).subarray(0, 5).toString(), '%PDF-');
  await page.getByLabel('Name', { exact: true }).fill('maschinenbau');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('heading', { name: /^Search results: \d+$/ }).waitFor();
  await page
    .getByRole('link', { name: /^Select / })
    .first()
    .click();
  await page.waitForURL(/\/order\?.*company=/);
  await page.getByRole('button', { name: 'Go to the card page' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('radio').last().check();
  await page.getByLabel('E-mail').fill('buyer@demo.countercheck.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Go to the card page' }).click();
  await page.waitForURL(/\/pay\//);
  await payAt(page, cards.accepted);
  await page.waitForURL(/\/payment-success/);
  await page.locator('main a[href*="/track/"]').first().click();
  await page.waitForURL(/\/track\//);
  await page
    .getByText(/reserved/i)
    .first()
    .waitFor();
  assert.deepEqual(
    faults.filter((line) => !line.includes('status of 422')),
    [],
  );
  await end();
});

test('buying for a company: a slip in its number is refused with all that was typed, then the order names it', async () => {
  const { page, faults, end } = await visitor({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
  await page.goto(`${app.url}/ru/order?country=de&name=unbekannt&request=1`);
  await page.getByRole('radio').first().check();
  await page.locator('#email').fill('buyer@demo.countercheck.example');
  await page.getByText('Заказываете для компании?').click();
  await page.locator('#companyName').fill('ПАО «Сбербанк»');
  await page.locator('#countryCode').selectOption({ label: 'Россия' });
  await page.locator('#vatCode').fill('7707083894');
  await page.locator('#address').fill('ул. Вавилова, 19\nМосква');
  await page.locator('#copies').fill('copy@demo.countercheck.example');
  await page.locator('#purpose').selectOption({ label: 'Поставщик или подрядчик' });
  await page.getByLabel('Можете назвать нас этой компании').check();
  await page.locator('#asTyped').check();
  await page.locator('#terms').check();
  await page.locator('main form [type="submit"]').last().click();
  await page.getByText('Контрольная цифра не сходится').first().waitFor();
  assert.equal(await page.locator('#companyName').inputValue(), 'ПАО «Сбербанк»');
  assert.equal(await page.locator('#address').inputValue(), 'ул. Вавилова, 19, Москва');
  assert.equal(await page.locator('#purpose').inputValue(), 'supplier');
  assert.ok(await page.getByLabel('Можете назвать нас этой компании').isChecked());
  await page.locator('#vatCode').fill('7707083893');
  await page.locator('main form [type="submit"]').last().click();
  await page.waitForURL(/\/pay\//);
  await payAt(page, cards.accepted);
  await page.waitForURL(/\/payment-success/);
  await page.locator('main a[href*="/track/"]').first().click();
  await page.waitForURL(/\/track\//);
  await page.getByText('ПАО «Сбербанк»').first().waitFor();
  await page.getByText('copy@demo.countercheck.example').first().waitFor();
  await page.getByText('Поставщик или подрядчик').waitFor();
  await page.getByText('можем назвать проверяемой компании').waitFor();
  await page.locator('#files summary').click();
  await page.getByText('Пришлите их ответом на любое наше письмо').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, 360, 'nothing hangs over the edge');
  assert.deepEqual(
    faults.filter((line) => !/status of 4(00|22)/.test(line)),
    [],
  );
  await end();
});
