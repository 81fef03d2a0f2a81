import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { systemClock } from '#kernel/clock.ts';
import { viesUrl } from '#modules/registers/vies/vat-answers.ts';
import { type RunningRegisters, startSandboxRegisters } from '#sandbox/registers/start-registers.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { cards } from '#testing/buyer.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openFresh, payAt, wake } from './steps.ts';

let registers: RunningRegisters;
let app: TestApp;
let browser: Browser;
before(async () => {
  registers = await startSandboxRegisters({ port: 0, clock: systemClock, companies: async () => undefined });
  const env = { VIES_CHECK: 'on', REGISTER_URLS: `vies=${registers.baseOf('vies', viesUrl)}` };
  app = await startTestApp({ withPages: true, env });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
  await registers?.close();
});

// Last digits of the VIES of the demo world: 00 is not valid.
const [valid, notValid, other] = ['DE136695976', 'DE111111800', 'DE129273398'];
const send = (page: Page) => page.locator('main form [type="submit"]').last().click();

async function fill(page: Page, vatCode: string): Promise<void> {
  await page.getByRole('radio').first().check();
  await page.locator('#email').fill('buyer@demo.countercheck.example');
  await page.locator('details:has(#companyName) summary').click();
  await page.locator('#companyName').fill('Beispiel GmbH');
  await page.locator('#countryCode').selectOption('de');
  await page.locator('#vatCode').fill(vatCode);
  await page.locator('#asTyped').check();
  await page.locator('#terms').check();
}

async function payAndTrack(page: Page): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await payAt(page, cards.accepted);
  await page.waitForURL(/\/payment-success/);
  await page.locator('main a[href*="/track/"]').first().click();
  await page.waitForURL(/\/track\//);
}

test('a number that VIES calls not valid: told, and the order goes on with it, without JavaScript', async () => {
  const { page, faults, end } = await openFresh(
    browser,
    `${app.url}/ru/order?country=de&name=unbekannt&request=1`,
    { javaScriptEnabled: false, viewport: { width: 360, height: 800 }, colorScheme: 'dark' },
  );
  await fill(page, notValid);
  await send(page);
  await page.getByText('По данным VIES, этот номер недействителен').first().waitFor();
  assert.equal(await page.locator('#companyName').inputValue(), 'Beispiel GmbH');
  const goOn = page.getByLabel('Продолжить с этим номером');
  assert.equal(await goOn.isChecked(), false);
  await goOn.check();
  await send(page);
  await payAndTrack(page);
  await page.getByText('недействителен: НДС не переходит на покупателя').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(
    faults.filter((line) => !line.includes(' 422 ')),
    [],
  );
  await end();
});

test('a slip is corrected, and a tick for one number is none for another', async () => {
  const { page, faults, end } = await openFresh(
    browser,
    `${app.url}/order?country=de&name=unbekannt&request=1`,
  );
  await fill(page, notValid);
  await send(page);
  await page.getByText('VIES says that this number is not valid').first().waitFor();
  await page.getByLabel('Go on with this number').check();
  await page.locator('#vatCode').fill('DE111111801');
  await send(page);
  await page.getByText('The check digit does not fit').first().waitFor();
  await page.locator('#vatCode').fill(valid);
  await send(page);
  await payAndTrack(page);
  await page.getByText('The number at VIES').waitFor();
  await page.getByText('valid', { exact: true }).waitFor();
  assert.deepEqual(
    faults.filter((line) => !/ 4(00|22) /.test(line)),
    [],
  );
  await end();
});

test('VIES is away: nobody is told to correct anything, and the tracker says that it is asked again', async () => {
  registers.switches.set('vies', { mode: 'down' });
  const { page, end } = await openFresh(browser, `${app.url}/order?country=de&name=unbekannt&request=1`);
  await wake(page);
  await fill(page, other);
  await send(page);
  await payAndTrack(page);
  await page.getByText('no answer yet: we ask again before the receipt').waitFor();
  await end();
});
