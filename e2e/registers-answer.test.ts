import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { type CompanyRecord, createCompanies } from '#modules/companies/service.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { type RegisterFakes, startRegisterFakes } from '#testing/register-fakes/register-fakes.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { markedOption, openFresh } from './steps.ts';

let app: TestApp;
let browser: Browser;
let fakes: RegisterFakes;
before(async () => {
  fakes = await startRegisterFakes();
  app = await startTestApp({
    withPages: true,
    withScheduledJobs: false,
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

const visit = (path: string, options: BrowserContextOptions = {}) =>
  openFresh(browser, app.url + path, options);

const form = '/company-search?country=de';

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
      /Не\sдождались ответа: Enhetsregisteret/,
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
  assert.equal(await markedOption(page), undefined, 'nothing is chosen by itself');
  await page.keyboard.press('Escape');
  assert.equal(await name.getAttribute('aria-expanded'), 'false');
  assert.equal(await name.inputValue(), 'nordwind masch');
  await page.keyboard.press('ArrowDown');
  assert.match((await markedOption(page)) ?? '', /^Nordwind Maschinenbau GmbH/);
  await page.keyboard.press('ArrowUp');
  assert.equal(await markedOption(page), undefined, 'back in the field');
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
  const refused = page.waitForResponse('**/companies/suggest?*');
  await name.fill('maschinenb');
  await (await refused).finished();
  await page.waitForTimeout(300);
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
  const late = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  await page.route('**/companies/suggest?*q=nordwind', async (route) => {
    await late.promise;
    await route.continue().catch(() => undefined);
    ended.resolve();
  });
  const sent = page.waitForRequest('**/companies/suggest?*q=nordwind');
  await name.fill('nordwind');
  await sent;
  const newer = page.waitForResponse('**/companies/suggest?*q=baltika');
  await name.fill('baltika');
  await (await newer).finished();
  late.resolve();
  await ended.promise;
  await page.waitForTimeout(300);
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
  await result.getByText(/^Есть и\sздесь: (First|Second) register$/).click();
  await result.getByRole('link', { name: 'Выбрать Ostlicht Glaswerke GmbH' }).nth(1).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.goto(`${app.url}${form}&name=Kieler+Glas`);
  await page.getByText('Former name: Kieler Glas AG, until 2019').waitFor();
  await page.getByText(/^for “Kieler Glas”, in Germany/).waitFor();
  await page.getByRole('link', { name: 'Edit the search' }).click();
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Kieler Glas');
  await page.goto(`${app.url}${form}&regCode=HRB+77012`);
  await page.waitForURL(/\/order\?.*company=/);
  assert.deepEqual(faults, []);
  await end();
});
