import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type CompanyRecord, createCompanies } from '#modules/companies/service.ts';
import { axeFindings, bringAxe } from '#testing/axe.ts';
import { launchChromium } from '#testing/chromium.ts';
import { type RegisterFakes, startRegisterFakes } from '#testing/register-fakes/register-fakes.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let fakes: RegisterFakes;
before(async () => {
  fakes = await startRegisterFakes();
  app = await startTestApp({
    withPages: true,
    withChores: false,
    // Asked for Norway only: the other searches stay as they are without it.
    env: { REGISTER_CONNECTORS: 'brreg', REGISTER_URLS: `brreg=${fakes.urls.brreg}` },
  });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
  await fakes?.close();
});

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await bringAxe(context);
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(app.url + path, { waitUntil: 'networkidle' });
  return { page, faults, end: () => context.close() };
}

const header = (page: Page) => page.locator('button[aria-haspopup="listbox"]');
const marked = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent;
  });

async function pick(page: Page, typed: string, name: string): Promise<void> {
  await header(page).click();
  await page.getByRole('combobox').fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
}

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
    await header(page).click();
    for (const [typed, name] of pairs) {
      await page.getByRole('combobox').fill(typed);
      await page.getByRole('option', { name, exact: true }).waitFor({ timeout: 5000 });
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
  await header(page).focus();
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
  assert.ok(await header(page).evaluate((element) => element === document.activeElement));

  await page.keyboard.press('End');
  assert.equal(await marked(page), 'Zimbabwe');
  await page.getByRole('option', { name: 'Zimbabwe' }).waitFor();
  await page.keyboard.press('ArrowDown');
  const first = await marked(page);
  assert.match(first ?? '', /^A/);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  assert.equal(await marked(page), first);
  await page.keyboard.press('PageDown');
  assert.notEqual(await marked(page), first);
  await page.keyboard.press('PageUp');
  assert.equal(await marked(page), first);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  assert.match((await header(page).textContent()) ?? '', /Zimbabwe/);
  assert.equal(await header(page).getAttribute('aria-expanded'), 'false');
  await page.getByRole('list', { name: /Prices for a report: Zimbabwe/ }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('without a country both buttons are off, and a click on them makes the field flash', async () => {
  const { page, faults, end } = await visit('/');
  const buttons = [/Find a company/, /Download sample/].map((name) => page.getByRole('button', { name }));
  for (const button of buttons) assert.ok(await button.isDisabled());
  const animation = () => header(page).evaluate((element) => getComputedStyle(element).animationName);
  assert.equal(await animation(), 'none');
  await buttons[0]?.click({ force: true });
  await page.getByText('Select a country first').waitFor({ state: 'attached' });
  assert.match(await animation(), /flash/);
  await page.waitForTimeout(1700);
  assert.equal(await animation(), 'none');
  await pick(page, 'france', 'France');
  for (const button of buttons) assert.ok(await button.isEnabled());
  assert.deepEqual(faults, []);
  await end();
});

test('the details open in a window that only its button and Escape close', async () => {
  const { page, faults, end } = await visit('/');
  await pick(page, 'germany', 'Germany');
  await page.getByRole('button', { name: 'What is in the report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  assert.ok(((await dialog.boundingBox())?.width ?? 0) <= 900);
  await page.mouse.click(5, 5);
  assert.ok(await dialog.isVisible(), 'a click beside it');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'What is in the report' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.deepEqual(faults, []);
  await end();
});

test('the sample is saved under the country’s name, in both languages', async () => {
  for (const [path, typed, name, button, file] of [
    ['/', 'germany', 'Germany', 'Download sample', 'Sample report – Germany.pdf'],
    ['/ru', 'герм', 'Германия', 'Скачать образец', 'Образец отчёта – Германия.pdf'],
  ] as const) {
    const { page, faults, end } = await visit(path);
    await pick(page, typed, name);
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
  await pick(page, 'germany', 'Germany');
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

const form = '/company-search?country=de';
const search = async (page: Page, name: string) => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  // The list of suggestions lies over the button while the field has the focus.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
};

test('the numbers bear the country’s own names, and an unusual one is asked about without being refused', async () => {
  for (const [path, reg, tax, example, line] of [
    [
      '/company-search?country=de',
      'Registration number · HRB/HRA + court',
      'TAX/VAT number · USt-IdNr.',
      'HRB 12345, Hamburg',
      'The register can be searched by name',
    ],
    [
      '/ru/company-search?country=de',
      'Регистрационный номер · HRB/HRA + суд',
      'ИНН/VAT-номер · USt-IdNr.',
      'HRB 12345, Hamburg',
      'В реестре можно искать по названию',
    ],
    [
      '/company-search?country=ru',
      'Registration number · OGRN',
      'TAX/VAT number · INN',
      '1027700123456',
      'The register can be searched by name',
    ],
    [
      '/ru/company-search?country=ru',
      'Регистрационный номер · ОГРН',
      'ИНН/VAT-номер · ИНН',
      '1027700123456',
      'В реестре можно искать по названию',
    ],
  ] as const) {
    const { page, faults, end } = await visit(path, { viewport: { width: 360, height: 800 } });
    await bringAxe(page.context());
    await page.reload({ waitUntil: 'networkidle' });
    const field = page.getByLabel(reg, { exact: true });
    await page.getByLabel(tax, { exact: true }).waitFor();
    await page.getByText(line).waitFor();
    const hint = await field.getAttribute('aria-describedby');
    assert.ok((await page.locator(`[id="${hint}"]`).textContent())?.includes(example), path);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path);
    await field.fill('42');
    await field.blur();
    const doubt = page.getByText(/does not look like a number|На номера этой страны не похоже/);
    await doubt.waitFor();
    assert.deepEqual(await axeFindings(page), []);
    assert.equal((await field.getAttribute('aria-describedby'))?.split(' ').length, 2);
    assert.equal(await field.getAttribute('aria-invalid'), null);
    await field.fill(example);
    await field.blur();
    await doubt.waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
    await end();
  }
  const { page, end } = await visit(form, { javaScriptEnabled: false });
  await page.locator('input[name="vatCode"]').fill('DE136695977');
  await page.locator('input[name="name"]').fill('maschinenbau');
  await page.locator('main button[type="submit"]').first().click();
  await page.waitForURL(/name=maschinenbau/);
  await page.getByText('TAX/VAT number DE136695977: the check digit does not fit.').waitFor();
  await end();
});

test('one company leads to its order, and the way back to the form as it was filled in', async () => {
  const { page, faults, end } = await visit(form);
  await page.getByText('Enter everything you know about the company').waitFor();
  await page.getByText('Additional information').click();
  await page.getByLabel('Address').fill('Hamburg');
  await search(page, 'Nordwind Maschinenbau GmbH');
  await page.waitForURL(/\/order\?.*company=/);
  await page.reload();
  await page.getByText('Nordwind Maschinenbau GmbH').first().waitFor();
  await page.goBack();
  await page.waitForURL(/company-search/);
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Nordwind Maschinenbau GmbH');
  assert.equal(await page.getByLabel('Address').inputValue(), 'Hamburg');
  await page.goto(`${app.url}/order`);
  await page.waitForURL(/\/order\?country=de&company=/);
  await page.getByText('Nordwind Maschinenbau GmbH').first().waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('several companies are a list with Select, which survives a reload', async () => {
  const { page, faults, end } = await visit(form);
  await search(page, 'maschinenbau');
  const heading = page.getByRole('heading', { name: /^Search results: \d+$/ });
  await heading.waitFor();
  const shown = Number((await heading.textContent())?.match(/\d+$/)?.[0]);
  assert.equal(await page.getByRole('link', { name: /^Select / }).count(), shown);
  await page.reload();
  await heading.waitFor();
  await page
    .getByRole('link', { name: /^Select / })
    .first()
    .click();
  await page.waitForURL(/\/order\?.*company=/);
  await page.goBack();
  await heading.waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('no company leads to an order of what was typed', async () => {
  const { page, faults, end } = await visit(form);
  await search(page, 'Zzyzx Quibble');
  await page.waitForURL(/\/order\?.*request=1/);
  await page.getByText('Zzyzx Quibble').waitFor();
  await page.goto(`${app.url}/order`);
  await page.waitForURL(/\/order\?country=de&name=Zzyzx.*request=1/);
  assert.deepEqual(faults, []);
  await end();
});

test('an empty form and a silent register stay on the form and say what is the matter', async () => {
  const { page, faults, end } = await visit(form);
  const need = 'We need at least one of these: Name, Registration Number, or TAX/VAT Number';
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  assert.equal(await page.getByText(need).count(), 2);
  await sql`ALTER TABLE company_search RENAME TO company_search_away`.execute(app.services.db);
  try {
    await search(page, 'Nordwind Quibble');
    const card = page.getByRole('alert');
    await card.getByText('Error searching for organization').waitFor();
    await card.getByText(need).waitFor();
    await card.getByText('The company register does not answer').waitFor();
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Nordwind Quibble');
    await page.goto(`${app.url}/ru${form}&name=Nordwind+Quibble`);
    await page.getByRole('alert').getByText('Реестр компаний не отвечает').waitFor();
  } finally {
    await sql`ALTER TABLE company_search_away RENAME TO company_search`.execute(app.services.db);
  }
  assert.deepEqual(faults, []);
  await end();
});

test('a search says what it looks for, can be cancelled, and ends by itself after 100 seconds', async () => {
  const { page, faults, end } = await visit(form);
  await page.clock.install();
  await page.route('**/company-search.data?*name=*', (route) =>
    route.request().url().includes('edit=1') ? route.continue() : undefined,
  );
  await search(page, 'Nordwind');
  const waiting = page.getByText('Looking for “Nordwind” in the company register: Germany');
  await waiting.waitFor();
  await page.getByRole('button', { name: 'Cancel the search' }).click();
  await page.getByText('The search is cancelled.').waitFor();
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Nordwind');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await waiting.waitFor();
  await page.clock.fastForward(99_000);
  assert.ok(await waiting.isVisible());
  await page.clock.fastForward(2000);
  await page.getByText('has not answered within 100 seconds').waitFor();
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Nordwind');
  assert.deepEqual(faults, []);
  await end();
});

test('the chosen country survives reload and back; a broken snapshot is dropped without a word', async () => {
  const { page, faults, end } = await visit('/');
  await pick(page, 'japan', 'Japan');
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
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Страна: Выберите страну' }).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('countercheck')), null);
  }
  assert.deepEqual(faults, []);
  await end();
});

test('a live register that did not answer is told apart from one that has nothing, in both languages', async () => {
  const cases = [
    ['', 'found', '/company-search?country=no&name=Fjordglimt', 'Which registers were asked', 'Found'],
    ['/ru', 'found', '/company-search?country=no&name=Fjordglimt', 'Где мы искали', 'Есть совпадения'],
    [
      '',
      'none',
      '/company-search?country=no&name=Zzyzx+Quibble',
      'Which registers were asked',
      'Nothing found',
    ],
    [
      '',
      'silent',
      '/company-search?country=no&name=Quibble+Zzyzx',
      /No answer from Enhetsregisteret/,
      'Did not answer',
    ],
    [
      '/ru',
      'silent',
      '/company-search?country=no&name=Xyzzy+Quibble',
      /Не дождались ответа: Enhetsregisteret/,
      'Нет ответа',
    ],
  ] as const;
  for (const [locale, state, path, words, word] of cases) {
    fakes.fail('brreg', state === 'silent' ? 'status 500' : undefined);
    const { page, faults, end } = await visit(locale + path, { viewport: { width: 360, height: 800 } });
    await page.getByText(words).waitFor();
    await page.getByText(word, { exact: true }).first().waitFor();
    // Where nothing is found the order goes on with what was typed, and a reload tells the same.
    assert.equal(page.url().includes('/order'), state !== 'found');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 360, `${width} px`);
    await bringAxe(page.context());
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(word, { exact: true }).first().waitFor();
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(faults, []);
    await end();
  }
  fakes.fail('brreg', undefined);
});

test('a name is completed from the register by the keyboard, and nothing is lost where that fails', async () => {
  const { page, faults, end } = await visit(form);
  const name = page.getByRole('combobox', { name: 'Name', exact: true });
  assert.equal(await name.getAttribute('autocomplete'), 'off');
  await name.pressSequentially('nordwind masch');
  await page.getByRole('option', { name: 'Nordwind Maschinenbau GmbH' }).waitFor();
  await page.getByText(/suggested. Use the down arrow to choose/).waitFor({ state: 'attached' });
  assert.deepEqual(await axeFindings(page), []);
  assert.equal(await marked(page), undefined, 'nothing is chosen by itself');
  await page.keyboard.press('Escape');
  assert.equal(await name.getAttribute('aria-expanded'), 'false');
  assert.equal(await name.inputValue(), 'nordwind masch');
  await page.keyboard.press('ArrowDown');
  assert.match((await marked(page)) ?? '', /^Nordwind Maschinenbau GmbH/);
  await page.keyboard.press('ArrowUp');
  assert.equal(await marked(page), undefined, 'back in the field');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/order\?.*company=/);
  await page.getByText('Nordwind Maschinenbau GmbH').first().waitFor();
  await page.goBack();
  await page.waitForURL(/company-search/);
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'nordwind masch');
  assert.deepEqual(faults, []);

  let asked = 0;
  await page.route('**/companies/suggest?*', (route) => {
    asked += 1;
    return route.fulfill({ status: 429, json: {} });
  });
  await name.fill('maschinenb');
  await page.waitForTimeout(400);
  await name.pressSequentially('au');
  await page.waitForTimeout(300);
  assert.deepEqual(
    [asked, await page.getByRole('listbox').count()],
    [1, 0],
    'a refusal is not asked again at once',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Search results: \d+$/ }).waitFor();
  await end();
});

test('an answer that comes late does not replace a newer one, and a finger chooses', async () => {
  const { page, faults, end } = await visit(form, { hasTouch: true, viewport: { width: 360, height: 740 } });
  const name = page.getByRole('combobox', { name: 'Name', exact: true });
  await page.route('**/companies/suggest?*q=nordwind', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue().catch(() => undefined);
  });
  await name.fill('nordwind');
  await page.waitForRequest('**/companies/suggest?*q=nordwind');
  await name.fill('baltika');
  await page.waitForTimeout(1_200);
  assert.equal(await page.getByRole('option', { name: /Nordwind/ }).count(), 0);
  await name.fill('nordwind masch');
  await page.getByRole('option', { name: 'Nordwind Maschinenbau GmbH' }).tap();
  await page.waitForURL(/\/order\?.*company=/);
  assert.deepEqual(faults, []);
  await end();
});

test('results say in Russian what agrees, and records of one company in two registers are one result', async () => {
  const companies = createCompanies(app.services);
  const glass: CompanyRecord = {
    country: 'DE',
    sourceRef: '1',
    name: 'Ostlicht Glaswerke GmbH',
    formText: 'GmbH',
    regCode: 'HRB 77012',
    status: 'Active',
    city: 'Kiel',
    names: [{ kind: 'former', text: 'Kieler Glas AG', until: '2019-05-01' }],
  };
  await app.services.db.transaction().execute(async (tx) => {
    for (const [code, name] of [
      ['first', 'First register'],
      ['second', 'Second register'],
    ] as const)
      await companies.upsertCompanies(tx, [glass], {
        code,
        name,
        licence: 'CC0-1.0',
        url: null,
        isDemo: false,
      });
  });
  const { page, faults, end } = await visit(
    `/ru${form}&name=Ostlycht+Glaswerke+LLC&address=${encodeURIComponent('Киль')}`,
  );
  const result = page.getByRole('article').filter({ hasText: 'Ostlicht Glaswerke GmbH' });
  for (const words of [
    'Написано чуть иначе: Ostlycht / Ostlicht',
    'GmbH\u00a0— немецкая форма LLC',
    'Город совпадает: Kiel',
    'Скорее всего',
  ])
    await result.getByText(words).waitFor();
  assert.equal(await result.count(), 1);
  await result.getByText(/^Есть и здесь: (First|Second) register$/).click();
  await result.getByRole('link', { name: 'Выбрать Ostlicht Glaswerke GmbH' }).nth(1).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.goto(`${app.url}${form}&name=Kieler+Glas`);
  await page.getByText('Former name: Kieler Glas AG, until 2019').waitFor();
  await page.getByText(/^for “Kieler Glas”, in Germany/).waitFor();
  await page.getByRole('link', { name: 'Edit the search' }).click();
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Kieler Glas');
  await page.goto(`${app.url}${form}&regCode=HRB+77012`);
  await page.waitForURL(/\/order\?.*company=/, { timeout: 5_000 });
  assert.deepEqual(faults, []);
  await end();
});
