import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { awake, countryField, markedOption, openFresh, pickCountry } from './steps.ts';

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

const visit = (path: string, options: BrowserContextOptions = {}) =>
  openFresh(browser, app.url + path, options);

/** Fetches the file that `act` makes the browser save. */
async function downloaded(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), magic: bytes.subarray(0, 5).toString(), size: bytes.length };
}

const aliases = {
  '/': [
    ['uk', 'United Kingdom'],
    ['U.S.A.', 'United States'],
    ['сша', 'United States'],
    ['Holland', 'Netherlands'],
    ['голландия', 'Netherlands'],
    ['england', 'United Kingdom'],
    ['оаэ', 'United Arab Emirates'],
    ['korea', 'South Korea'],
    ['de', 'Germany'],
    ['германия', 'Germany'],
    ['ERMAN', 'Germany'],
    ['ab', 'Abkhazia'],
  ],
  '/ru': [
    ['UK', 'Великобритания'],
    ['англия', 'Великобритания'],
    ['usa', 'США'],
    ['Голландия', 'Нидерланды'],
    ['эмираты', 'ОАЭ'],
    ['germany', 'Германия'],
    ['ерман', 'Германия'],
    ['os', 'Южная Осетия'],
  ],
} as const;

for (const [path, pairs] of Object.entries(aliases)) {
  test(`the picker finds a country by any of its names: ${path}`, async () => {
    const { page, faults, end } = await visit(path);
    await countryField(page).click();
    for (const [typed, name] of pairs) {
      await page.getByRole('combobox').fill(typed);
      await page.getByRole('option', { name, exact: true }).waitFor();
    }
    await page.getByRole('combobox').fill('zzz');
    await page
      .getByText(path === '/' ? '0 countries found' : 'Найдено 0 стран')
      .waitFor({ state: 'attached' });
    await page.getByRole('combobox').fill(path === '/' ? 'germany' : 'германия');
    await page
      .getByText(path === '/' ? '1 country found' : 'Найдена 1 страна')
      .waitFor({ state: 'attached' });
    assert.deepEqual(faults, []);
    await end();
  });
}

test('the picker obeys the keyboard alone', async () => {
  const { page, faults, end } = await visit('/');
  await countryField(page).focus();
  await page.keyboard.type('ger');
  await page.getByRole('option', { name: 'Germany', exact: true }).waitFor();
  assert.equal(await page.getByRole('combobox').inputValue(), 'ger');
  await page.keyboard.press('Home');
  await page.keyboard.type('al');
  assert.equal(
    await page.getByRole('combobox').inputValue(),
    'alger',
    'Home is the caret’s while something is typed',
  );
  await page.getByRole('option', { name: 'Algeria' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('listbox').count(), 0);
  assert.ok(await countryField(page).evaluate((element) => element === document.activeElement));

  await page.keyboard.press('End');
  assert.equal(await markedOption(page), 'Zimbabwe');
  await page.getByRole('option', { name: 'Zimbabwe' }).waitFor();
  await page.keyboard.press('ArrowDown');
  const first = await markedOption(page);
  assert.match(first ?? '', /^A/);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  assert.equal(await markedOption(page), first);
  await page.keyboard.press('PageDown');
  assert.notEqual(await markedOption(page), first);
  await page.keyboard.press('PageUp');
  assert.equal(await markedOption(page), first);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  assert.match((await countryField(page).textContent()) ?? '', /Zimbabwe/);
  assert.equal(await countryField(page).getAttribute('aria-expanded'), 'false');
  await page.getByRole('list', { name: /Prices for a report: Zimbabwe/ }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('without a country both buttons are off, and a click on them makes the field flash', async () => {
  const { page, faults, end } = await visit('/');
  const buttons = [/Find a company/, /Download sample/].map((name) => page.getByRole('button', { name }));
  for (const button of buttons) assert.ok(await button.isDisabled());
  const animation = () => countryField(page).evaluate((element) => getComputedStyle(element).animationName);
  assert.equal(await animation(), 'none');
  await buttons[0]?.click({ force: true });
  await page.getByText('Select a country first').waitFor({ state: 'attached' });
  assert.match(await animation(), /flash/);
  await waitFor('the end of the flash', async () => ((await animation()) === 'none' ? true : undefined));
  await buttons[0]?.click({ force: true });
  await page.getByText('Select a country first').waitFor({ state: 'attached' });
  await countryField(page).click();
  await page.getByText('Select a country first').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await pickCountry(page, 'france', 'France');
  for (const button of buttons) assert.ok(await button.isEnabled());
  assert.deepEqual(faults, []);
  await end();
});

test('the details open in a window that only its button, or a second Escape, closes', async () => {
  const { page, faults, end } = await visit('/');
  await pickCountry(page, 'germany', 'Germany');
  await page.getByRole('button', { name: 'Country details and report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  assert.ok(((await dialog.boundingBox())?.width ?? 0) <= 900);
  await page.mouse.click(5, 5);
  assert.ok(await dialog.isVisible(), 'a click beside it');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Country details and report' }).click();
  await dialog.waitFor();
  await dialog
    .getByRole('heading', { name: /registers/i })
    .first()
    .waitFor();
  await dialog
    .getByText(/Handelsregister|commercial register/i)
    .first()
    .waitFor();
  for (const word of ['DE', 'Europe']) await dialog.getByText(word, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByText('Press Esc once more').waitFor();
  assert.ok(await dialog.isVisible(), 'the first Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Country details and report' }).click();
  await dialog.waitFor();
  for (const _ of ['pressed', 'held']) await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  await dialog.getByText('Press Esc once more').waitFor();
  assert.ok(await dialog.isVisible(), 'the first Escape of the next time, however long');
  assert.deepEqual(faults, []);
  await end();
});

test('the sample is saved under the country’s name, in both languages', async () => {
  for (const [path, typed, name, button, file] of [
    ['/', 'germany', 'Germany', 'Download sample', 'Sample report – Germany.pdf'],
    ['/ru', 'герм', 'Германия', 'Скачать образец', 'Образец отчёта – Германия.pdf'],
  ] as const) {
    const { page, faults, end } = await visit(path);
    await pickCountry(page, typed, name);
    const saved = await downloaded(page, () => page.getByRole('button', { name: button }).click());
    assert.deepEqual([saved.name, saved.magic], [file, '%PDF-']);
    assert.ok(saved.size > 10_000);
    await page.getByText(file).waitFor();
    assert.deepEqual(faults, []);
    await end();
  }
});

test('a sample that cannot be had is said in words beside the button and in passing, and can be cancelled', async () => {
  const { page, end } = await visit('/');
  await pickCountry(page, 'germany', 'Germany');
  const button = page.getByRole('button', { name: 'Download sample' });
  const description = 'The sample is not ready yet.';
  await page.route('**/GetSampleReport', (route) =>
    route.fulfill({ status: 503, json: { code: 'sample_unavailable', value: [{ description }] } }),
  );
  await button.click();
  await page.getByText(`The sample could not be downloaded. ${description}`).waitFor();
  assert.equal(await page.getByText(description).count(), 2);
  await page.unroute('**/GetSampleReport');
  await page.route('**/GetSampleReport', (route) => route.abort());
  await button.click();
  await page.getByText('There is no answer from our server.').first().waitFor();
  await page.unroute('**/GetSampleReport');
  await page.route('**/GetSampleReport', () => undefined);
  await button.click();
  await page.getByText('Preparing the sample report: Germany').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Preparing the sample report: Germany').waitFor({ state: 'hidden' });
  await end();
});

test('without JavaScript the picker leads to the sample, the search and the order', async () => {
  for (const [path, country, sample, find, file] of [
    ['/', 'Germany', 'Download sample', 'Find a company', 'Sample report – Germany.pdf'],
    ['/ru', 'Германия', 'Скачать образец', 'Найти компанию', 'Образец отчёта – Германия.pdf'],
  ] as const) {
    const { page, end } = await visit(path, { javaScriptEnabled: false });
    await page.locator('select[name="country"]').selectOption({ label: country });
    const saved = await downloaded(page, () => page.getByRole('button', { name: sample }).click());
    assert.deepEqual([saved.name, saved.magic], [file, '%PDF-']);
    await page.getByRole('button', { name: find }).click();
    await page.waitForURL(/company-search\?country=de/);
    await page.locator('input[name="name"]').fill('Nordwind Maschinenbau GmbH');
    await page.locator('main button[type="submit"]').first().click();
    await page.waitForURL(/\/order\?.*company=/);
    await page.getByText('Nordwind Maschinenbau GmbH').first().waitFor();
    await end();
  }
});

test('the chosen country survives reload and back; a broken snapshot is dropped without a word', async () => {
  const { page, faults, end } = await visit('/');
  await pickCountry(page, 'japan', 'Japan');
  await page.getByRole('list', { name: /Prices for a report: Japan/ }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Country: Japan' }).waitFor();
  await page.getByRole('list', { name: /Prices for a report: Japan/ }).waitFor();
  await page.getByRole('button', { name: 'Find a company' }).click();
  await page.waitForURL(/country=jp/);
  await page.goBack();
  await page.getByRole('button', { name: 'Country: Japan' }).waitFor();
  await page.goto(`${app.url}/ru`);
  await page.getByRole('button', { name: 'Страна: Япония' }).waitFor();
  for (const broken of ['{', '{"version":99,"currentCountry":{}}', '"jp"', '[]']) {
    await page.evaluate((text) => localStorage.setItem('countercheck', text), broken);
    await page.reload();
    await awake(page);
    await page.getByRole('button', { name: 'Страна: Выберите страну' }).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('countercheck')), null);
  }
  assert.deepEqual(faults, []);
  await end();
});
