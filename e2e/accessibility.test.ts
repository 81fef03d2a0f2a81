import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '#testing/axe.ts';
import { order } from '#testing/buyer.ts';
import { launchChromium } from '#testing/chromium.ts';
import { inBothLanguages, orderPaths, publicPaths } from '#testing/site-pages.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let addresses: string[] = [];
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
  const paths = inBothLanguages([...publicPaths, ...(await orderPaths(app))]).map((path) => app.url + path);
  const hosted = (await order(app)).paymentUrl ?? '';
  addresses = [...paths, `${app.url}/staff/login`, hosted];
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** A page whose policy lets the checker's own script in. */
async function openPage(colorScheme: 'light' | 'dark', width: number): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: true,
    colorScheme,
    viewport: { width, height: 900 },
  });
  return context.newPage();
}

const looks = [
  ['light', 1440],
  ['dark', 360],
] as const;

for (const [theme, width] of looks) {
  test(`no accessibility findings and no sideways scrolling, ${theme} at ${width} px, both languages`, async () => {
    const page = await openPage(theme, width);
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      faults.push(...(await axeFindings(page)).map((finding) => `${address}: ${finding}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${address} is ${overflow} px too wide`);
    }
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  for (const prefix of ['', '/ru']) {
    test(`open lists, windows and refused forms have none either: ${theme}, ${prefix || 'English'}`, async () => {
      const page = await openPage(theme, width);
      const faults: string[] = [];
      const look = async (what: string) => {
        faults.push(...(await axeFindings(page)).map((finding) => `${what}: ${finding}`));
      };
      await page.goto(`${app.url}${prefix || '/'}`, { waitUntil: 'networkidle' });
      if (width < 960) {
        await page.locator('[popovertarget="main-menu"]').click();
        await look('open menu');
        await page.keyboard.press('Escape');
      }
      await page.locator('#picker [aria-haspopup]').click();
      await page.getByRole('listbox').waitFor();
      await look('open picker');
      await page.getByRole('combobox').fill('de');
      await page.getByRole('combobox').press('Enter');
      await page
        .locator('#picker')
        .getByRole('button', { name: /What is in the report|Что в отчёте/ })
        .click();
      await page.getByRole('dialog').waitFor();
      await look('open window');
      for (const [path, wrong] of refusedForms) {
        await page.goto(`${app.url}${prefix}${path}`, { waitUntil: 'networkidle' });
        await page.locator(`${wrong} [type="submit"]`).last().click();
        await page.locator('[aria-invalid="true"]').first().waitFor();
        await look(`refused form on ${path}`);
      }
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }
}

/** Pages with a form that refuses to be sent empty, and where the form is. */
const refusedForms = [
  ['/company-search?country=de', 'main form'],
  ['/contact', 'main form'],
  ['/login', 'main form'],
  ['/registration', 'main form'],
  ['/order?country=de&name=unbekannt&request=1', 'main form'],
] as const;

test('no page makes the browser complain, under its own policy', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watchConsole(page);
  for (const address of addresses) {
    // A page that is not there is logged by the browser itself.
    if (!address.endsWith('/nothing-here')) await page.goto(address, { waitUntil: 'networkidle' });
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('the checker finds a fault where there is one', async () => {
  const page = await openPage('light', 1440);
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><img src="x.png"></main></html>');
  assert.match((await axeFindings(page)).join(), /image-alt/);
  await page.context().close();
});
