import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page, Request } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { openAwake, pickCountry, watchConsole } from './steps.ts';

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

/** Every call of the page to the API, as it leaves the browser. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    // A picture's address is an address like any other: the browser fetches it by itself.
    if (request.url().includes('/api/v1/') && request.resourceType() === 'fetch') calls.push(request);
  });
  return calls;
}

const named = (calls: readonly Request[], name: string) =>
  waitFor(name, async () => calls.findLast((request) => request.url().endsWith(name)));

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  await page.getByLabel('Phone').fill('+7 (495) 123-45-67');
  await page.getByLabel('E-mail').fill('anna@demo.countercheck.example');
  await page.getByLabel('Message').fill('How long does it take?');
}

test('a visitor’s calls say who asks and in which language; GetCountry carries requestId and codeType', async () => {
  for (const [prefix, locale, typed, name] of [
    ['/', 'en', 'germany', 'Germany'],
    ['/ru', 'ru', 'герм', 'Германия'],
  ] as const) {
    const page = await browser.newPage();
    const calls = watchCalls(page);
    await openAwake(page, app.url + prefix);
    await pickCountry(page, typed, name);
    const country = await named(calls, '/Dictionary/GetCountry');
    const { requestId, ...body } = country.postDataJSON();
    assert.deepEqual(body, { codeType: 'alpha2', code: 'de' });
    assert.ok(requestId);
    await page
      .locator('#picker')
      .getByRole('button', { name: /Download sample|Скачать образец/ })
      .click();
    await named(calls, '/Dictionary/GetSampleReport');
    for (const call of calls) {
      const headers = await call.allHeaders();
      assert.equal(headers['x-sender-id'], 'countercheck-site', call.url());
      assert.equal(headers['accept-locale'], locale, call.url());
      assert.equal(headers.authorization, undefined, call.url());
    }
    await page.close();
  }
});

test('a pasted phone becomes digits and hyphens before it is sent, and hyphens alone are refused', async () => {
  const page = await browser.newPage();
  const calls = watchCalls(page);
  await openAwake(page, `${app.url}/contact`);
  await fillContact(page);
  assert.equal(await page.getByLabel('Phone').inputValue(), '7-495-123-45-67');
  await page.getByLabel('Phone').fill('-------');
  await page.locator('main form [type="submit"]').click();
  await page.getByText('Enter a valid number').first().waitFor();
  await page.getByLabel('Phone').fill('+7 (495) 123-45-67');
  await page.locator('main form [type="submit"]').click();
  await page.getByText('Thank you! Your data has been successfully submitted').waitFor();
  assert.equal((await named(calls, '/FeedBack/Question')).postDataJSON().phone, '7-495-123-45-67');
  await page.close();
});

test('whoever is signed in sends their token with every call, those included that anybody may make', async () => {
  const page = await browser.newPage();
  const calls = watchCalls(page);
  await openAwake(page, `${app.url}/login`);
  await page.locator('[type=email]').fill('customer@demo.countercheck.example');
  await page.locator('[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
  await page.waitForURL((url) => url.pathname !== '/login');
  calls.length = 0;
  await openAwake(page, app.url);
  await pickCountry(page, 'germany', 'Germany');
  await named(calls, '/Dictionary/GetCountry');
  // The token is stale by now, as after ten minutes: one exchange, and the call is made again with the new one.
  await page.evaluate(() => localStorage.setItem('accessToken', 'a.b.c'));
  await openAwake(page, `${app.url}/contact`);
  await fillContact(page);
  await page.locator('main form [type="submit"]').click();
  await page.getByText('Thank you! Your data has been successfully submitted').waitFor();
  await page.goto(`${app.url}/profile`);
  await page.locator('[type=file]').waitFor({ state: 'attached' });
  await named(calls, '/Role/GetRoles');
  assert.equal(calls.filter((call) => call.url().endsWith('/Auth/RefreshToken')).length, 1);
  for (const call of calls)
    assert.match((await call.allHeaders()).authorization ?? '', /^Bearer \S+$/, call.url());
  await page.close();
});

test('an answer that was left half-read is no fault of a page, anything else that nobody caught is', async () => {
  const page = await browser.newPage();
  const faults = watchConsole(page);
  await openAwake(page, `${app.url}/contact`);
  await page.evaluate(async () => {
    const gone = new AbortController();
    const answer = await fetch('/', { signal: gone.signal });
    const reader = answer.clone().body?.getReader();
    await reader?.read();
    void answer.text();
    gone.abort();
    void reader?.read();
    void Promise.reject(new Error('a fault'));
  });
  await waitFor('the fault', async () => faults.find((fault) => fault.endsWith('a fault')));
  assert.deepEqual(
    faults.map((fault) => fault.split(': ').at(-1)),
    ['a fault'],
  );
  await page.close();
});

test('pages ask the API from one place, and none gives up by itself but the search', () => {
  const files = globSync('src/{site,backoffice,ui,modules/*/web}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|server)\.tsx?$/.test(file),
  );
  assert.ok(files.length > 300);
  const asking = files.filter((file) => /\bfetch\(|AbortSignal\.timeout/.test(readFileSync(file, 'utf8')));
  // What runs while a page sleeps must be small enough to stand in the page: it asks by itself.
  assert.deepEqual(asking.toSorted(), [
    'src/modules/accounts/web/send-over.ts',
    'src/site/early/watch-order.ts',
  ]);
});
