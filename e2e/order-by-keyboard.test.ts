import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { watchConsole } from './steps.ts';

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

const maxTabs = 60;

/** Presses Tab until the focused element is called `name`; a control that cannot be reached fails the test. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < maxTabs; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return `${element?.getAttribute('aria-label') ?? ''} ${label ?? ''} ${element?.textContent ?? ''}`.trim();
    });
    if (name.test(focused)) return;
  }
  assert.fail(`${name} cannot be reached by the keyboard on ${page.url()}`);
}

test('a guest orders in Russian with the keyboard alone', async () => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/ru`, { waitUntil: 'networkidle' });
  await tabTo(page, /Страна|Выберите страну/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('герм');
  await page.getByRole('option', { name: 'Германия' }).waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, /Найти компанию/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/company-search/);
  await page.waitForLoadState('networkidle');
  await tabTo(page, /^Название|Наименование/);
  await page.keyboard.type('Nordwind Maschinenbau GmbH');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ru\/order\?/);
  await page.waitForLoadState('networkidle');
  await tabTo(page, /Эконом|Стандарт|Срочный/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /mail/i);
  await page.keyboard.type('buyer@demo.countercheck.example');
  await tabTo(page, /заказываю отчёт/);
  await page.keyboard.press('Space');
  await tabTo(page, /Перейти к\sоплате/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);
  await tabTo(page, /карты/);
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('DEMO BUYER');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ru\/payment-success/);
  assert.deepEqual(faults, []);
});
