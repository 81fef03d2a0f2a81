import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { order } from '#testing/buyer.ts';
import { launchChromium } from '#testing/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let app: TestApp;
let browser: Browser;
let secret = '';
let hostedUrl = '';
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  secret = placed.secret;
  hostedUrl = (await order(app)).paymentUrl ?? '';
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** What axe finds on the page as it stands, one line a rule with the first place. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  // axe.run is what the line above has put into the page.
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  });
}

const paths = () => [
  '/',
  '/countries/country/de',
  '/company-search?country=de&name=maschinenbau',
  '/company-search?country=de&name=&find=1',
  '/order?country=de&name=unbekannt',
  `/payment-success?order=${secret}`,
  `/track/${secret}`,
  '/nothing',
];

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(`no accessibility findings and no sideways scrolling, ${colorScheme} at ${width} px, both languages`, async () => {
    // The policy of our pages would refuse the checker's own script.
    const context = await browser.newContext({
      bypassCSP: true,
      colorScheme,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const addresses = paths().flatMap((path) => [app.url + path, `${app.url}/ru${path === '/' ? '' : path}`]);
    for (const address of [...addresses, `${app.url}/staff/login`, hostedUrl]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      assert.deepEqual(await violationsOf(page), [], address);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(overflow <= 0, `${address} is ${overflow} px too wide`);
    }
    await page.goto(app.url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Country:/ }).click();
    await page.getByRole('listbox').waitFor();
    assert.deepEqual(await violationsOf(page), [], 'open picker');
    await context.close();
  });
}

test('the checker finds a fault where there is one', async () => {
  const page = await browser.newPage();
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><img src="x.png"></main></html>');
  assert.match((await violationsOf(page)).join(), /image-alt/);
  await page.close();
});
