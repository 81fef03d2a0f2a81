import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openFresh, searchFor, wake } from './steps.ts';

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

const form = '/company-search?country=de';

test('the numbers bear the country’s own names, and an unusual one is asked about without being refused', async () => {
  for (const [path, reg, tax, example, line] of [
    [
      '/company-search?country=de',
      'Registration number HRB/HRA + court',
      'TAX/VAT number USt-IdNr.',
      'HRB 12345, Hamburg',
      'The register can be searched by name',
    ],
    [
      '/ru/company-search?country=de',
      'Регистрационный номер HRB/HRA + суд',
      'ИНН/VAT-номер USt-IdNr.',
      'HRB 12345, Hamburg',
      'В реестре можно искать по названию',
    ],
    [
      '/company-search?country=ru',
      'Registration number OGRN',
      'TAX/VAT number INN',
      '1027700123456',
      'The register can be searched by name',
    ],
    [
      '/ru/company-search?country=ru',
      'Регистрационный номер ОГРН',
      'ИНН/VAT-номер ИНН',
      '1027700123456',
      'В реестре можно искать по названию',
    ],
  ] as const) {
    const { page, faults, end } = await visit(path, { viewport: { width: 360, height: 800 } });
    const field = page.getByLabel(reg, { exact: true });
    await page.getByLabel(tax, { exact: true }).waitFor();
    await page.getByText(line).waitFor();
    const hint = await field.getAttribute('aria-describedby');
    const hinted = await page.locator(`[id="${hint}"]`).textContent();
    assert.ok(hinted?.replaceAll('\u00a0', ' ').includes(example), path);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path);
    await field.fill('42');
    await field.blur();
    const doubt = page.getByText(/does not look like a number|На\sномера этой страны не\sпохоже/);
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
  await searchFor(page, 'Nordwind Maschinenbau GmbH');
  await page.waitForURL(/\/order\?.*company=/);
  await page.reload();
  // The address changes before the page is drawn: whom the order is about is kept by the page that is awake.
  await wake(page);
  const only = { name: 'The only company we found: is it this one?' };
  await page.getByRole('heading', only).waitFor();
  await page.getByText('All that you wrote agrees with the register.').waitFor();
  await page.getByRole('link', { name: 'No, back to the search' }).waitFor();
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
  await searchFor(page, 'maschinenbau');
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
  await searchFor(page, 'Zzyzx Quibble');
  await page.waitForURL(/\/order\?.*request=1/);
  const nothing = 'Nothing under this name in our registers: we search by hand with what you typed';
  await page.getByRole('heading', { name: nothing }).waitFor();
  await page.getByRole('definition').getByText('Zzyzx Quibble').first().waitFor();
  // Nothing leads to the card before the buyer has said that exactly this is meant.
  await page.getByLabel('E-mail').fill('buyer@demo.countercheck.example');
  await page.locator('#terms').check();
  await page.getByRole('button', { name: 'Go to the card page' }).click();
  await page.getByRole('alert').getByText('Confirm that we search for what you typed').waitFor();
  await page.getByRole('checkbox', { name: /exactly this: Zzyzx Quibble, Germany/ }).check();
  assert.equal(await page.locator('#asTyped-error').textContent(), '');
  await page.getByRole('link', { name: 'Correct what I typed' }).click();
  await page.waitForURL(/company-search.*edit=1/);
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Zzyzx Quibble');
  await page.goto(`${app.url}/order`);
  await page.waitForURL(/\/order\?country=de&name=Zzyzx.*request=1/);
  // The browser's own note of the refused form.
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('422')),
    [],
  );
  await end();
});

test('a slip that finds nothing meets the names that begin alike', async () => {
  const { page, faults, end } = await visit(form);
  await page.goto(`${app.url}/order?country=de&name=Nordwxxxxxx&request=1&found=none`);
  const near = page.getByRole('navigation', { name: 'Did you mean one of these?' });
  await near.getByRole('link', { name: /^Nord/ }).first().click();
  await page.waitForURL(/\/order\?.*company=/);
  await page.getByRole('heading', { name: 'The company', exact: true }).waitFor();
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
    // Who pauses in typing asks for suggestions too, which have no table to come from either.
    const suggestions = page.waitForResponse((answer) => answer.url().includes('/companies/suggest'));
    await page.getByLabel('Name', { exact: true }).fill('Nordwind Quibble');
    assert.equal((await suggestions).status(), 503);
    await searchFor(page, 'Nordwind Quibble');
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
  assert.deepEqual(
    faults.filter((line) => !/companies\/suggest\?.*status of 503/.test(line)),
    [],
  );
  await end();
});

test('a search says what it looks for, can be cancelled, and ends by itself after 100 seconds', async () => {
  const { page, faults, end } = await visit(form);
  await page.clock.install();
  await page.route('**/company-search.data?*name=*', (route) =>
    route.request().url().includes('edit=1') ? route.continue() : undefined,
  );
  await searchFor(page, 'Nordwind');
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
