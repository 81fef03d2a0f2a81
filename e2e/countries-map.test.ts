import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openFresh } from './steps.ts';

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

const label = /^Map of the countries/;

test('the map is one stop of the keyboard, arrows and letters walk over it, and figures are said', async () => {
  const { page, faults, end } = await openFresh(browser, `${app.url}/countries?by=owners`);
  const map = page.getByRole('navigation', { name: label });
  await map.locator('[tabindex="0"]').focus();
  const readout = page.locator('[role="status"]', { hasText: 'Owner data' });
  await readout.getByText('China').waitFor();
  assert.equal(await map.locator('[tabindex="0"]').count(), 1);
  await page.keyboard.press('ArrowRight');
  await readout.getByText('China').waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  assert.match((await map.locator(':focus').getAttribute('aria-label')) ?? '', /^G.*: /);
  for (let at = 0; at < 30 && (await map.locator('[data-code="de"]:focus').count()) === 0; at += 1)
    await page.keyboard.press('g');
  assert.equal(
    await map.locator(':focus').getAttribute('aria-label'),
    'Germany: Some owners, or for a reason',
  );
  await readout.getByText('from €45').waitFor();
  await readout.getByText('Annual accounts too').waitFor();
  assert.equal(await map.locator('[tabindex="0"]').getAttribute('data-code'), 'de');
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/countries/country/de`);
  assert.deepEqual(faults, []);
  await end();
});

test('the choice of a measure stands in the address and colours map, legend and list', async () => {
  const { page, faults, end } = await openFresh(browser, `${app.url}/countries`);
  const legend = page.locator('main li', { hasText: /\d\scountries$/ });
  await legend.getByText('up to 5 business days').waitFor();
  await page.getByRole('link', { name: 'Price', exact: true }).click();
  await page.waitForURL(`${app.url}/countries?by=price`);
  await legend.getByText('from €35').waitFor();
  await page.getByRole('link', { name: 'Germany from €45' }).waitFor();
  const germany = await page.locator('svg a[data-code="de"]').getAttribute('aria-label');
  assert.equal(germany, 'Germany: from €45');
  await page.reload();
  await legend.getByText('from €35').waitFor();
  await page.getByLabel('Find a country').fill('germany');
  await page.waitForURL(/by=price/);
  await page.getByRole('link', { name: 'Germany from €45' }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('a finger shows a country before it opens it', async () => {
  const { page, faults, end } = await openFresh(browser, `${app.url}/ru/countries`, { hasTouch: true });
  await page.getByText('Наведите указатель на страну').scrollIntoViewIfNeeded();
  const china = page.locator('svg a[data-code="cn"]');
  const middle = async () => {
    const box = await china.boundingBox();
    assert.ok(box);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.touchscreen.tap(...(await middle()));
  await page.locator('[role="status"]', { hasText: 'Китай' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/ru/countries');
  await page.touchscreen.tap(...(await middle()));
  await page.waitForURL(`${app.url}/ru/countries/country/cn`);
  assert.deepEqual(faults, []);
  await end();
});

test('the table says the same as the map, without JavaScript too', async () => {
  const { page, end } = await openFresh(browser, `${app.url}/countries?by=register`, {
    javaScriptEnabled: false,
  });
  const said = await page
    .locator('svg a[data-code]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('data-code'), link.getAttribute('aria-label')] as const),
    );
  assert.ok(said.length > 200);
  await page.getByRole('link', { name: 'All figures as a table' }).click();
  const rows = await page.locator('main tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const [name, days, , register] = [...row.children].map((cell) => cell.textContent ?? '');
      return { code: row.querySelector('a')?.getAttribute('href')?.slice(-2) ?? '', name, days, register };
    }),
  );
  assert.equal(rows.length, 252);
  const ofTable = new Map(rows.map(({ code, name, register }) => [code, `${name}: ${register}`]));
  for (const [code, figure] of said) assert.equal(figure, ofTable.get(code ?? ''));
  await page.getByRole('link', { name: 'Back to the map' }).click();
  await page.getByRole('navigation', { name: label }).waitFor();
  assert.equal(new URL(page.url()).searchParams.get('by'), 'register');
  await end();
});
