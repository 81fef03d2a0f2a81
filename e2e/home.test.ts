import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openFresh, pickCountry } from './steps.ts';

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

test('the card is of the chosen country: its script, its money, the line that proves a figure', async () => {
  const { page, faults, end } = await openFresh(browser, app.url);
  const card = page.locator('figure', { hasText: 'Muster Pumpenhandel GmbH' });
  await card.getByText('€3,410,000').waitFor();
  await pickCountry(page, 'japan', 'Japan');
  const japan = page.locator('figure', { hasText: '株式会社' });
  await japan.getByText('Sample Pump K.K.').waitFor();
  assert.match((await japan.locator('dl mark').first().textContent()) ?? '', /¥/);
  await japan.getByText('Report by e-mail: Japan').waitFor();
  await japan.getByText('in up to 7 business days, from €45').waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('a chosen country leaves what stands below as it is, before anybody scrolls and after', async () => {
  const { page, faults, end } = await openFresh(browser, app.url);
  const heightOf = () => page.evaluate(() => document.getElementById('sections')?.offsetHeight ?? 0);
  const before = await heightOf();
  assert.ok(before > 2_000, `${before} px`);
  await pickCountry(page, 'japan', 'Japan');
  await page.getByText('Report by e-mail: Japan').waitFor();
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  assert.equal(await heightOf(), before);
  await page.mouse.wheel(0, 600);
  await page.locator('#sections > div > section, #sections > section').first().waitFor();
  await page.locator('#report article').waitFor();
  assert.ok((await heightOf()) >= before);
  assert.deepEqual(faults, []);
  await end();
});

for (const javaScriptEnabled of [true, false]) {
  test(`the sheet opens its sources and the tracker its steps, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async () => {
    const { page, faults, end } = await openFresh(browser, `${app.url}/ru`, { javaScriptEnabled });
    const sheet = page.locator('#report article');
    const value = sheet.getByRole('button', {
      name: /^Musterstraße 1.*Юридический адрес: показать источник/,
    });
    const source = sheet.getByText('Источник 1: Образец реестра компаний (вымышленный)');
    await value.press('Enter');
    await source.first().waitFor();
    assert.equal(
      await sheet.locator('[popover]:popover-open mark').textContent(),
      'Musterstraße 1, 10117 Berlin',
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('[popover]:popover-open') === null);

    const reserved = page.getByText('45\u00a0€: зарезервировано, не списано');
    const charged = page.getByText('45\u00a0€: списано, отчёт у вас на почте');
    await reserved.waitFor();
    assert.equal(await charged.isVisible(), false);
    await page.getByRole('radio', { name: 'Списание' }).check();
    await charged.waitFor();
    assert.equal(await reserved.isVisible(), false);
    assert.deepEqual(faults, []);
    await end();
  });
}

test('what the map tells in colours stands beside it in words, and both lead to countries', async () => {
  const { page, faults, end } = await openFresh(browser, app.url, { javaScriptEnabled: false });
  await page.getByText(/^\d+\scountries: up to 5\sbusiness days, from €35$/).waitFor();
  const links = await page
    .locator('main a[href^="/countries/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  assert.ok(links.includes('/countries/continent/asia') && links.includes('/countries/country/kz'));
  await page.locator('a[href="/countries/country/kz"]').click();
  await page.waitForURL(`${app.url}/countries/country/kz`);
  assert.deepEqual(faults, []);
  await end();
});
