import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import type { Browser } from 'playwright-core';
import { apiAreas } from '#app/api-areas.ts';
import { axeFindings } from '#testing/browser/axe.ts';
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

/** One page of each kind. */
const kinds = ['', '/orders?in=typescript', '/shapes', '/search?q=refund', '/search?q=nothing+has+this'];

for (const kind of kinds) {
  test(`it is good HTML without a script, under a policy that lets none in: ${kind || 'the first page'}`, async () => {
    const response = await fetch(`${app.url}/api/docs${kind}`);
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
    const { results } = await validator.validateString(html, kind);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    );
    assert.deepEqual(faults.slice(0, 20), []);
  });
}

test('every call and every shape is there, and every link of the pages leads somewhere', async () => {
  const document = await (await fetch(`${app.url}/api/v1/openapi.json`)).json();
  const pages = new Map<string, string>();
  const read = async (path: string) => {
    if (!pages.has(path)) pages.set(path, await (await fetch(app.url + path)).text());
    return pages.get(path) ?? '';
  };
  const idsOf = (html: string) => new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const addresses = [
    '/api/docs',
    ...[...apiAreas.map(({ id }) => id), 'shapes'].map((id) => `/api/docs/${id}`),
  ];
  const described = new Set<string | undefined>();
  for (const address of addresses) {
    const html = await read(address);
    if (address !== '/api/docs') for (const id of idsOf(html)) described.add(id);
    for (const [, target = ''] of html.matchAll(/href="((?:\/api\/docs|#)[^"]*)"/g)) {
      const { pathname, search, hash } = new URL(target, app.url + address);
      if (pathname.endsWith('.css')) continue;
      const there = await read(pathname + search);
      if (hash !== '') assert.ok(idsOf(there).has(hash.slice(1)), `${address}: ${target}`);
    }
  }
  for (const item of Object.values<Record<string, { operationId: string }>>(document.paths)) {
    for (const { operationId } of Object.values(item)) assert.ok(described.has(operationId), operationId);
  }
  for (const name of Object.keys(document.components.schemas))
    assert.ok(described.has(`shape-${name}`), name);
});

for (const [colorScheme, width, path] of [
  ['light', 1440, '/api/docs'],
  ['dark', 360, '/api/docs'],
  ['dark', 1440, '/api/docs/orders?in=python'],
  ['light', 360, '/api/docs/orders'],
] as const) {
  test(`it reads well: ${path}, ${colorScheme}, ${width} px`, async () => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      javaScriptEnabled: true,
    });
    await followSystem(context, app.url);
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto(app.url + path);
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

test('a call is found, and its example stays in the language that was chosen', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${app.url}/api/docs/orders`);
  const call = page.locator('#trackOrder');
  await call.getByRole('link', { name: 'Python' }).click();
  await page.waitForURL(`${app.url}/api/docs/orders?in=python#trackOrder`);
  await page.getByRole('searchbox', { name: 'Search the API' }).fill('due dates');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: '/orders/due-dates/{countryCode}' }).click();
  await page.waitForURL(`${app.url}/api/docs/orders?in=python#quoteDueDates`);
  const example = page.getByRole('group', { name: 'quoteDueDates: request in Python' });
  assert.match((await example.textContent()) ?? '', /from urllib\.request/);
  await page.context().close();
});
