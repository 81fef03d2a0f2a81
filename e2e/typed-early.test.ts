import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { type EarlyHow, openEarly } from './early-page.ts';
import { awake, countryField, openAwake } from './steps.ts';

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

const visitEarly = (path: string, options: BrowserContextOptions = {}, how: EarlyHow = {}) =>
  openEarly(browser, app.url + path, options, how);

/** Fields that somebody fills in as soon as they are there: the page, the field's name and a text for it. */
const fields = [
  ['/our-prices', 'q', 'united kingdom'],
  ['/countries', 'q', 'netherlands'],
  ['/countries/country/de', 'name', 'Nordwind Maschinenbau'],
  ['/contact', 'message', 'Do you check companies in Malta?'],
  ['/company-search?country=de', 'name', 'Nordwind Maschinenbau'],
  ['/order?country=de&name=unbekannt&request=1', 'email', 'anna@example.org'],
  ['/login', 'email', 'anna@example.org'],
  ['/registration', 'lastName', 'Müller-Lüdenscheidt'],
] as const;

for (const [path, name, text] of fields) {
  test(`what is typed while the page wakes up stays: ${name} on ${path}`, async () => {
    const { page, bring, faults, end } = await visitEarly(path);
    const field = page.locator(`main [name="${name}"]`).first();
    await field.focus();
    const half = Math.ceil(text.length / 2);
    await page.keyboard.type(text.slice(0, half));
    bring();
    // Goes on while React takes over, with a key now and then after it.
    await page.keyboard.type(text.slice(half), { delay: 40 });
    await awake(page);
    await field.blur();
    await page.waitForTimeout(200);
    assert.equal(await field.inputValue(), text);
    assert.deepEqual(faults, []);
    await end();
  });
}

test('what was typed and left before the page is awake chooses lines as soon as it is', async () => {
  for (const [path, found] of [
    ['/our-prices', 'main tbody tr:not(details tr)'],
    ['/countries', 'main section[aria-labelledby="found"] li'],
  ] as const) {
    const { page, bring, faults, end } = await visitEarly(path);
    await page.locator('main [name="q"]').fill('netherlands');
    await page.locator('main [name="q"]').blur();
    bring();
    await page.waitForURL(/q=netherlands/, { waitUntil: 'commit' });
    assert.equal(await page.locator('main [name="q"]').inputValue(), 'netherlands');
    await page.locator(found).first().filter({ hasText: 'Netherlands' }).waitFor();
    assert.deepEqual(faults, []);
    await end();
  }
  const { page, bring, end } = await visitEarly('/our-prices');
  await page.locator('main [name="continent"]').focus();
  await page.locator('main [name="continent"]').selectOption('europe');
  bring();
  await page.waitForURL(/continent=europe/, { waitUntil: 'commit' });
  assert.equal(await page.locator('main [name="continent"]').inputValue(), 'europe');
  await end();
});

test('the list of countries opens, filters and chooses before the page is awake, and the choice stays', async () => {
  for (const [path, typed, name] of [
    ['/', 'jap', 'Japan'],
    ['/company-search', 'голл', 'Netherlands'],
  ] as const) {
    const { page, bring, faults, end } = await visitEarly(path);
    await countryField(page).click();
    await page.keyboard.type(typed);
    await page.getByRole('option', { name, exact: true }).waitFor();
    assert.equal(await page.getByRole('option').count(), 1);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Country: ${name}` }).waitFor();
    assert.ok(await page.getByRole('button', { name: 'Find a company' }).isEnabled());
    assert.ok(await countryField(page).evaluate((element) => element === document.activeElement));
    assert.equal(await page.locator('html[data-awake]').count(), 0);
    bring();
    await page.getByRole('list', { name: `Prices for a report: ${name}` }).waitFor();
    await page.getByRole('button', { name: `Country: ${name}` }).waitFor();
    assert.deepEqual(faults, []);
    await end();
  }
});

test('what is typed while the list is open and React takes over stays typed, and is chosen', async () => {
  const { page, bring, faults, end } = await visitEarly('/ru');
  await countryField(page).focus();
  await page.keyboard.type('ja');
  bring();
  await page.keyboard.type('pan', { delay: 60 });
  await awake(page);
  assert.equal(await page.getByRole('combobox').inputValue(), 'japan');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Стоимость отчёта: Япония' }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('keys and clicks that come before the list’s own script are answered by it', async () => {
  const { page, bring, bringEarly, faults, end } = await visitEarly('/', {}, { isEarlyHeld: true });
  await page.getByRole('button', { name: 'Find a company' }).click();
  await countryField(page).focus();
  await page.keyboard.type('jap');
  bringEarly();
  await page.getByRole('option', { name: 'Japan', exact: true }).waitFor();
  assert.equal(await page.getByRole('combobox').inputValue(), 'jap');
  assert.equal(page.url(), `${app.url}/`);
  bring();
  await awake(page);
  assert.deepEqual(faults, []);
  await end();
});

test('a country chosen early is searched and sampled by the form itself', async () => {
  const { page, end } = await visitEarly('/');
  await countryField(page).click();
  await page.getByRole('combobox').fill('japan');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Find a company' }).click();
  await page.waitForURL(/\/company-search\?country=jp/, { waitUntil: 'commit' });
  await end();
});

test('a sample asked for in the moment that React takes over comes, though the choice reaches the page later', async () => {
  const { page, bring, faults, end } = await visitEarly('/');
  await countryField(page).click();
  await page.getByRole('combobox').fill('japan');
  await page.keyboard.press('Enter');
  const pressed = page.getByRole('button', { name: 'Download sample' }).evaluate(
    (button: HTMLButtonElement) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (!Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
          clearInterval(timer);
          button.click();
          resolve();
        });
      }),
  );
  const download = page.waitForEvent('download');
  bring();
  await pressed;
  assert.equal((await download).suggestedFilename(), 'Sample report – Japan.pdf');
  assert.deepEqual(faults, []);
  await end();
});

test('a sign-in sent before the page is awake is sent once it is, and never by the browser', async () => {
  const { page, bring, faults, end } = await visitEarly('/login');
  await page.getByLabel('E-mail').fill('customer@demo.countercheck.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Show password' }).click();
  assert.equal(await page.locator('#password').getAttribute('type'), 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  assert.equal(page.url(), `${app.url}/login`);
  bring();
  await page.waitForURL(`${app.url}/`);
  await page.getByRole('link', { name: 'Profile' }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('whoever types on after an early Enter keeps the focus, and only what is sent last is sent', async () => {
  const { page, bring, end } = await visitEarly('/login');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Auth/Login')) sent.push(request.postDataJSON());
  });
  await page.locator('#email').focus();
  await page.keyboard.type('customer@demo.countercheck.example');
  await page.keyboard.press('Enter');
  const half = demoPassword.length / 2;
  await page.locator('#password').focus();
  await page.keyboard.type(demoPassword.slice(0, half));
  bring();
  await awake(page);
  await page.waitForTimeout(200);
  await page.keyboard.type(demoPassword.slice(half));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  assert.equal(sent.length, 1);
  await end();
});

test('who is signed in leaves the pages for guests at once, in the page’s language', async () => {
  for (const [path, home] of [
    ['/login', '/'],
    ['/ru/registration', '/ru'],
  ] as const) {
    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('accessToken', 'x'));
    const page = await context.newPage();
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(app.url + path, { waitUntil: 'commit' });
    await page.waitForURL(app.url + home, { waitUntil: 'commit' });
    await context.close();
  }
});

test('back to a page of the same document is drawn while the page still sleeps', async () => {
  const { page, faults, end } = await visitEarly('/blogs', {}, { isBrought: true });
  await openAwake(page, `${app.url}/our-prices`);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await page.waitForURL(/\/blogs/);
  await page.reload();
  await page.goBack();
  await page.locator('main tbody tr:not(details tr)').first().waitFor();
  assert.equal(page.url(), `${app.url}/our-prices`);
  assert.deepEqual(faults, []);
  await end();
});

test('an order filled in before the page is awake stays so', async () => {
  const { page, bring, faults, end } = await visitEarly('/order?country=de&name=unbekannt&request=1');
  const amount = page.getByRole('complementary').locator('dl').last().locator('dd').first();
  assert.ok(await amount.getByText(/^€\s?\d/).isVisible(), 'the price of what is chosen');
  await page.getByRole('radio').last().check();
  assert.ok(await amount.getByText('…').isVisible(), 'a sleeping page knows no price of another choice');
  assert.equal(await amount.getByText(/^€/).isVisible(), false);
  await page.locator('#terms').check();
  await page.getByLabel('E-mail').fill('anna@example.org');
  bring();
  await awake(page);
  await page.waitForTimeout(200);
  assert.ok(await page.getByRole('radio').last().isChecked());
  assert.ok(await page.locator('#terms').isChecked());
  assert.equal(await page.getByLabel('E-mail').inputValue(), 'anna@example.org');
  assert.deepEqual(faults, []);
  await end();
});

test('a button that needs the page awake answers when it is, once', async () => {
  const { page, bring, faults, end } = await visitEarly('/countries/country/de');
  await page.getByRole('button', { name: 'Country details and report' }).click();
  bring();
  await page.getByRole('dialog').waitFor();
  assert.deepEqual(faults, []);
  await end();

  const prices = await visitEarly('/our-prices');
  await prices.page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-prints', `${document.body.dataset.prints ?? ''}!`);
  });
  await prices.page.getByRole('button', { name: 'Print' }).click();
  prices.bring();
  await prices.page.locator('body[data-prints="!"]').waitFor();
  await prices.page.waitForTimeout(300);
  assert.equal(await prices.page.locator('body').getAttribute('data-prints'), '!');
  await prices.end();
});

test('a form sent before the page is awake is sent by the browser itself', async () => {
  const search = await visitEarly('/countries/country/de');
  await search.page.locator('main [name="name"]').fill('Zzyzx Quibble');
  await search.page.keyboard.press('Enter');
  await search.page.waitForURL(/\/order\?.*request=1/, { waitUntil: 'commit' });
  await search.page.getByText('Zzyzx Quibble').first().waitFor();
  await search.end();

  const question = await visitEarly('/contact', { hasTouch: true, viewport: { width: 360, height: 800 } });
  await question.page.getByLabel('Name').fill('Jan');
  await question.page.getByRole('button', { name: 'Send', exact: true }).tap();
  await question.page.getByRole('alert').getByText('Message: Field must not be empty').waitFor();
  assert.equal(await question.page.getByLabel('Name').inputValue(), 'Jan');
  await question.end();
});
