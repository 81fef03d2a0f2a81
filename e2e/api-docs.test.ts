import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import type { Browser } from 'playwright-core';
import { axeFindings, bringAxe } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { followSystem, watchConsole } from './steps.ts';

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

test('the page for programmers is good HTML without a script, under a policy that lets none in', async () => {
  const response = await fetch(`${app.url}/api/docs`);
  assert.equal(response.status, 200);
  assert.match(
    response.headers.get('content-security-policy') ?? '',
    /^default-src 'none'; style-src 'self';/,
  );
  const html = await response.text();
  assert.doesNotMatch(html, /<script|style="|<style|\son\w+=/);
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': 'off', 'no-raw-characters': 'off', 'no-trailing-whitespace': 'off' },
  });
  const { results } = await validator.validateString(html, '/api/docs');
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
  assert.deepEqual(faults.slice(0, 20), []);
  const again = await fetch(`${app.url}/api/docs`, {
    headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
  });
  assert.equal(again.status, 304);
});

test('every call and every shape is there, and every link of the page leads somewhere', async () => {
  const document = await (await fetch(`${app.url}/api/v1/openapi.json`)).json();
  const html = await (await fetch(`${app.url}/api/docs`)).text();
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const item of Object.values<Record<string, { operationId: string }>>(document.paths)) {
    for (const { operationId } of Object.values(item)) assert.ok(ids.has(operationId), operationId);
  }
  for (const name of Object.keys(document.components.schemas)) assert.ok(ids.has(`shape-${name}`), name);
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.has(id), `#${id}`);
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(`it reads well: ${colorScheme}, ${width} px`, async () => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      javaScriptEnabled: true,
    });
    await followSystem(context, app.url);
    await bringAxe(context);
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto(`${app.url}/api/docs`);
    assert.deepEqual(await axeFindings(page), []);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `${overflow} px too wide`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'content');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('the footer of the site leads there in both languages, and the theme of the site holds', async () => {
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.addCookies([{ name: 'theme', value: 'dark', url: app.url }]);
  const page = await context.newPage();
  for (const [path, name] of [
    ['/about', 'API'],
    ['/ru/about', 'API'],
  ] as const) {
    await page.goto(app.url + path);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`${app.url}/api/docs`);
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Countercheck API');
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  }
  await context.close();
});
