import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { isMoneyLive } from '#modules/payments/payment-states.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { orderBody } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { readZip } from '#testing/read-zip.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { cancelOrder, trackOrder } from '#workflows/track-order/contract.ts';
import { focusOn, openAwake, reportViolations, wake, watchConsole } from './steps.ts';

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

async function device(width: number, colorScheme: 'light' | 'dark' = 'light') {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    acceptDownloads: true,
  });
  await reportViolations(context);
  const page = await context.newPage();
  return { page, context, faults: watchConsole(page) };
}

/** Signs in and comes to the page about one's data. */
async function signIn(page: Page, language: '' | '/ru', email: string): Promise<void> {
  await openAwake(page, `${app.url}${language}/login?to=${language}/profile/data`);
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('#erase').waitFor();
}

/** What the browser says of itself when a request is refused, which here is the point. */
const isOurs = (line: string) => !/status of (401|403|404|409|422)/.test(line);

test('take the data along; no erasure while an order is under way; then everything is gone', async () => {
  const email = 'customer@demo.countercheck.example';
  const { page, faults } = await device(1280);
  await signIn(page, '', email);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await started;
  assert.match(download.suggestedFilename(), /^countercheck-data-\d{4}-\d\d-\d\d\.zip$/);
  const entries = await readZip(readFileSync(await download.path()));
  assert.equal(JSON.parse(String(entries.get('profile.json'))).email, email);
  assert.match(String(entries.get('README.txt')), /Your data at Countercheck/);
  await page.getByText('The file is saved.').waitFor();

  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const client = clientOf(app.url, token ?? '');
  const { number, secret } = await client.call(placeOrder, {
    body: { ...(await orderBody(client)), email },
  });
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Password', { exact: true });
  assert.equal(await password.getAttribute('autocomplete'), 'current-password');
  await focusOn(password);
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter your password', { exact: true }).waitFor();
  await page.keyboard.type('Wrong-pass-1');
  await page.keyboard.press('Enter');
  await dialog.getByText('The current password is wrong.').waitFor();
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await dialog.getByText(number).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole('link', { name: 'To my orders' }).click();
  await page.waitForURL(`${app.url}/profile/orders`);

  await client.call(cancelOrder, { params: { secret } });
  // Until the gateway has let go of the payment, money may still move.
  await waitFor('the payment to end', async () => {
    const { payment } = await clientOf(app.url).call(trackOrder, { params: { secret } });
    return isMoneyLive(payment.state) ? undefined : true;
  });
  await page.goBack();
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Your account is erased. Goodbye.').waitFor();
  await page.waitForURL(`${app.url}/`);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);

  await page.goto(`${app.url}/profile/data`);
  await page.waitForURL(/\/login\?to=/);
  await wake(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Wrong e-mail or password.').waitFor();
  assert.equal((await page.goto(`${app.url}/track/${secret}`))?.status(), 404);
  assert.deepEqual(faults.filter(isOurs), []);
});

test('in Russian, dark and narrow, the page says the same and nothing overflows', async () => {
  const { page, faults } = await device(360, 'dark');
  await signIn(page, '/ru', 'director@demo.countercheck.example');
  await page.getByRole('heading', { name: 'Забрать свои данные' }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  assert.equal(overflow, 0);
  await page.getByRole('button', { name: 'Удалить учётную запись' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Пароль', { exact: true }).fill('Неверный-1');
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await dialog.getByText('Текущий пароль указан неверно.').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole('button', { name: 'Не удалять' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual(faults.filter(isOurs), []);
});

test('a download that breaks off says so and can be asked for again', async () => {
  const { page, context } = await device(1280);
  await signIn(page, '', 'director@demo.countercheck.example');
  await context.route('**/User/ExportData', (route) => route.abort());
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByText('The file did not arrive').waitFor();
  await context.unroute('**/User/ExportData');
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await again;
  await page.getByText('The file did not arrive').waitFor({ state: 'detached' });
});
