import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openDesk } from './staff-looks.ts';
import { focusOn, openAwake } from './steps.ts';

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

/** Somebody of the staff at the catalogue, signed in. */
const staffAt = (path: string, mailbox: string, options: BrowserContextOptions = {}) =>
  openDesk(browser, app.url, { path, mailbox, ...options });

/** Every price that a visitor reads on the page of a country. */
const publicPrices = async (country: string) => {
  const html = await (await fetch(`${app.url}/countries/country/${country}`)).text();
  return new Set(
    [...html.slice(html.indexOf('<main')).matchAll(/€(\d+(?:\.\d\d)?)/g)].map(([, price]) => price),
  );
};
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('an administrator drafts by keyboard, previews, publishes, and goes back', async () => {
  const { page, faults } = await staffAt('/catalogue', 'admin');
  const before = await publicPrices('de');
  assert.ok(before.has('45') && !before.has('53'));
  const elsewhere = await publicPrices('jp');
  // A buyer has the order page open before anything changes.
  const buyer = await browser.newPage();
  await openAwake(buyer, `${app.url}/order?country=de&name=Qwxzv&request=1`);

  await page.getByText('252 countries').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('герман');
  await page.getByText('1 country', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Germany, Economy: €45/ }).focus();
  await page.keyboard.press('ArrowRight');
  await focusOn(page.getByRole('button', { name: /^Germany, Standard: €60/ }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Germany: Economy' }).waitFor();
  await page.keyboard.type('nothing');
  await page.keyboard.press('Enter');
  await dialog.getByText('Write an amount such as 38').waitFor();
  await dialog.getByLabel('Price, EUR').fill('48,50');
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Enter');
  await page.getByText('1 tariff drafted, not published').waitFor();
  await focusOn(page.getByRole('button', { name: /Economy: €45.*drafted: €48\.50/ }));
  assert.deepEqual(await publicPrices('de'), before, 'a draft is nobody’s price');

  await page.keyboard.press('R');
  await dialog.getByLabel('Per cent').fill('10');
  await dialog.getByLabel('Part of the world').selectOption('Europe');
  await dialog.getByRole('button', { name: 'Draft new prices' }).click();
  await page.getByRole('button', { name: /Germany, Economy: €45.*drafted: €53/ }).waitFor();

  await page.keyboard.press('Escape');
  await page.locator('body').press('p');
  await dialog.getByRole('heading', { name: /^Publish 1\d\d tariffs$/ }).waitFor();
  await dialog.getByText(/\d+\scountries · 1\d\d\sdearer/).waitFor();
  await dialog.getByRole('button', { name: /^Show all/ }).click();
  await dialog.getByRole('row', { name: /Germany Economy €45, 4–7 days €53, 4–7 days/ }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByText('Write at least three characters').waitFor();
  await dialog.getByLabel('Why').fill('Registers of Europe cost more');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published: the site shows it').waitFor();
  assert.ok((await publicPrices('de')).has('53'));
  assert.deepEqual(await publicPrices('jp'), elsewhere, 'another part of the world keeps its prices');

  await buyer.locator('#email').fill('buyer@demo.countercheck.example');
  for (const box of await buyer.locator('main form input[type=checkbox]:visible').all()) await box.check();
  await buyer.getByRole('button', { name: 'Go to the card page' }).click();
  await buyer.getByRole('alert').filter({ hasText: 'The price has changed' }).waitFor();
  const { rows } = await app.pool.query('SELECT count(*)::int AS orders FROM orders');
  assert.equal(rows[0]?.orders, 0, 'nothing was ordered at a price that nobody saw');

  await page.getByRole('link', { name: 'Price lists' }).click();
  await page.getByText('Registers of Europe cost more').waitFor();
  await page.getByText(/Changes 1\d\d\stariffs/).click();
  await page.getByRole('row', { name: /Albania Economy/ }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole('button', { name: 'Restore: Price list 1' }).click();
  await dialog.getByText(/1\d\d\scheaper/).waitFor();
  await dialog.getByLabel('Why').fill('Too dear for buyers');
  await dialog.getByRole('button', { name: 'Publish again' }).click();
  await page.getByRole('heading', { name: 'Price list 3' }).waitFor();
  await page.getByText('equal to price list 1').waitFor();
  assert.deepEqual(await publicPrices('de'), before);
  assert.deepEqual(faults, []);
});

test('a table is saved, changed and read back; a list waits for its time and is taken back', async () => {
  const { page, faults } = await staffAt('/catalogue', 'admin');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const path = await (await saving).path();
  const { readFileSync } = await import('node:fs');
  const lines = readFileSync(path, 'utf8').split('\r\n');
  const of = lines.findIndex((line) => line.includes(',Japan,') && line.includes(',Economy,'));
  const changed = lines.with(of, (lines[of] ?? '').replace('45.00', '47.00'));
  await page.getByRole('button', { name: 'Read CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Table').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...changed.slice(0, -1), '7,xx,,,,1,EUR,1,1,yes', ''].join('\r\n')),
  });
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  await dialog.getByText('Read: the draft now differs in 1 tariff').waitFor();
  await dialog.getByRole('row', { name: /1262 There is no tariff with this number/ }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await dialog.getByLabel('At a time').check();
  await dialog.getByLabel('Why').fill('From next month');
  const next = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel(/Day and time at the desk/).fill(`${next}T09:00`);
  await dialog.getByText(/That is .*UTC/).waitFor();
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await page.getByText('It will be published at its time').waitFor();
  await page.getByRole('link', { name: 'Price lists' }).click();
  await page.getByRole('button', { name: /^Take back/ }).click();
  await dialog.getByLabel('Why').fill('Not yet');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Taken back', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await page.getByText('1 tariff drafted, not published').waitFor();
  await page.getByRole('button', { name: 'Drop the draft' }).click();
  await dialog.getByRole('button', { name: 'Drop the draft' }).click();
  await page.getByText('1 tariff drafted, not published').waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
});

test('of two administrators the slower one is told; a Manager reads only', async () => {
  const one = await staffAt('/catalogue?q=fr', 'admin');
  const other = await staffAt('/catalogue?q=france', 'admin');
  const open = async (page: Page) => {
    await page.getByRole('button', { name: /^France, Economy/ }).click();
    return page.getByRole('dialog');
  };
  const [first, second] = [await open(one.page), await open(other.page)];
  await first.getByLabel('Price, EUR').fill('77');
  await first.getByRole('button', { name: 'Draft' }).click();
  await one.page.getByText('1 tariff drafted').waitFor();
  await second.getByLabel('Price, EUR').fill('78');
  await second.getByRole('button', { name: 'Draft' }).click();
  await second.getByText('Somebody has changed these prices since you saw them.').waitFor();
  await second.getByText(/Drafted by Whitfield Margaret/).waitFor();
  assert.equal(await second.getByLabel('Price, EUR').inputValue(), '78');

  const { page, faults } = await staffAt('/catalogue?q=france', 'reviewer');
  await page.getByText('an administrator changes them').waitFor();
  await page.getByText('1 tariff drafted, not published').waitFor();
  assert.equal(await page.getByRole('button', { name: /France|publish|per cent|Read CSV/ }).count(), 0);
  assert.deepEqual(faults, []);
});

test('on a telephone of 320 px, in the dark and in Russian', async () => {
  const { page, faults } = await staffAt('/catalogue', 'admin', {
    colorScheme: 'dark',
    viewport: { width: 320, height: 700 },
  });
  await page.getByText('252 countries').waitFor();
  await page
    .getByRole('button', { name: 'Русский' })
    .or(page.getByRole('link', { name: 'Русский' }))
    .click();
  await page.getByRole('heading', { name: 'Каталог' }).waitFor();
  await page.getByLabel('Страна на любом языке или код').fill('austria');
  await page.getByRole('button', { name: /^Австрия, Эконом/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Цена, EUR').fill('99');
  assert.equal(await isTooWide(page), false);
  await dialog.getByRole('button', { name: 'В черновик' }).click();
  await page.getByText(/Черновик ещё не\sопубликован: \d\sтариф/).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole('button', { name: 'Проверить и опубликовать' }).click();
  await dialog.getByText(/дороже: \d/).waitFor();
  assert.equal(await isTooWide(page), false);
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole('button', { name: 'Назад' }).click();
  await page.getByRole('link', { name: 'Прайс-листы' }).click();
  await page.getByRole('heading', { name: 'Прайс-лист 1', exact: true }).waitFor();
  assert.equal(await isTooWide(page), false);
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(faults, []);
});
