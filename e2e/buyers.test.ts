import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { openAwake, openFresh, wake } from './steps.ts';

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

const mailbox = (name: string) => `${name}@demo.countercheck.example`;

async function enter(page: Page, name: string, to: string): Promise<void> {
  const prefix = to.startsWith('/ru/') ? '/ru' : '';
  await openAwake(page, `${app.url}${prefix}/login?to=${encodeURIComponent(to)}`);
  await page.locator('#email').fill(mailbox(name));
  await page.locator('#password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(app.url + to);
}

/** An order whose report counts as sent; what comes before is tried elsewhere. */
async function delivered() {
  const placed = await order(app);
  const change = "UPDATE orders SET state = 'completed', sent_at = now() WHERE number = $1 RETURNING id";
  const { rows } = await app.pool.query(change, [placed.number]);
  return { secret: placed.secret, orderId: String(rows[0].id) };
}

test('an error goes while it is being mended, from the field and from the list', async () => {
  const { page, faults, end } = await openFresh(browser, `${app.url}/contact`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const list = page.getByRole('alert');
  await list.getByText('Name: Field must not be empty').waitFor();
  await page.locator('#contact-name').fill('A');
  await list.getByText('Name: Field must not be empty').waitFor({ state: 'detached' });
  assert.equal(await page.locator('#contact-name').getAttribute('aria-invalid'), null);
  assert.ok(await page.locator('#contact-name').evaluate((field) => field === document.activeElement));
  assert.equal(await list.getByRole('link').count(), 3);

  await page.goto(`${app.url}/ru/registration`);
  await wake(page);
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  assert.equal(await page.locator('#lastName').getAttribute('aria-invalid'), 'true');
  await page.locator('#lastName').fill('Иванов');
  assert.equal(await page.locator('#lastName').getAttribute('aria-invalid'), null);
  assert.equal(await page.locator('#name').getAttribute('aria-invalid'), 'true');
  // What is begun is empty no longer; what else is wrong with it is said when the field is left.
  await page.locator('#username').fill('a');
  assert.equal(await page.locator('#username').getAttribute('aria-invalid'), null);
  await page.locator('#username').blur();
  await page.locator('#username[aria-invalid="true"]').waitFor();

  await page.goto(`${app.url}/order?country=de&name=Qwxzv&request=1`);
  await wake(page);
  await page.getByRole('button', { name: 'Go to the card page' }).click();
  await page.getByText('Tick the box to confirm the order').first().waitFor();
  await page.locator('#terms').check();
  await page.getByText('Tick the box to confirm the order').first().waitFor({ state: 'detached' });
  await page.getByText('Enter a valid E-mail').first().waitFor();
  assert.deepEqual(
    faults.filter((line) => !line.includes(' 422 ')),
    [],
  );
  await end();
});

test('a Director registers with name and number of the company only', async () => {
  const { page, faults, end } = await openFresh(browser, `${app.url}/registration`);
  await page.getByLabel('Legal entity', { exact: true }).check();
  await page.getByLabel('Company name', { exact: true }).fill('Firma OÜ');
  await page.getByLabel('Company number').fill('12345678');
  await page.locator('#email').fill('boss@firma.example');
  await page.locator('#password').fill('Good-pass-1');
  await page.locator('#confirmPassword').fill('Good-pass-1');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByText('Check your mail').first().waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('the demo customer saves the profile as it is; a session that ends says so and keeps what was typed', async () => {
  const { page, end } = await openFresh(browser, `${app.url}/login`);
  await enter(page, 'customer', '/profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changes saved').waitFor();
  await page.locator('#phone').fill('33-1-22-33-44');
  await app.pool.query('DELETE FROM sessions');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your sign-in has ended.').waitFor();
  await page.waitForURL(`${app.url}/`);
  await enter(page, 'customer', '/profile');
  const phone = page.locator('#phone');
  await waitFor('what was typed', async () => (await phone.inputValue()) === '33-1-22-33-44' || undefined);
  await end();
});

test('a signed-in buyer is never told to register; a guest is, without JavaScript too', async () => {
  const { secret } = await delivered();
  const { page, end } = await openFresh(browser, `${app.url}/login`);
  await enter(page, 'customer', '/profile');
  await page.addInitScript(() => {
    Object.assign(window, { seen: [] });
    const look = () => {
      const line = document.querySelector('[data-for-guests]');
      const isSeen = line instanceof HTMLElement && getComputedStyle(line).visibility === 'visible';
      if (isSeen && document.documentElement.dataset.signedIn !== undefined)
        Object.assign(window, { isTold: true });
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${app.url}/track/${secret}`);
  await page.getByText('All your orders and reports').waitFor();
  assert.equal(await page.getByText('Register with the same e-mail').count(), 0);
  assert.equal(await page.evaluate(() => 'isTold' in window), false);
  await end();
  const guest = await openFresh(browser, `${app.url}/track/${secret}`, { javaScriptEnabled: false });
  await guest.page.getByText('Register with the same e-mail').waitFor();
  await guest.end();
});

test('a claim with a copy of the source reaches the staff; without JavaScript its text does', async () => {
  const { secret, orderId } = await delivered();
  const { page, faults, end } = await openFresh(browser, `${app.url}/track/${secret}`);
  await page.getByText('Something is wrong in this report').click();
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await page.getByText('Say in a few words what is wrong').waitFor();
  await page.locator('#claim-text').fill('Page 3: the register names another director.');
  assert.equal(await page.getByText('Say in a few words what is wrong').count(), 0);
  const file = { name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a copy') };
  await page.locator('input[type="file"]').setInputFiles([file, file, file, file]);
  await page.getByText('Choose up to three files').waitFor();
  await page.locator('input[type="file"]').setInputFiles(file);
  assert.equal(await page.getByText('Choose up to three files').count(), 0);
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await page.getByText('Your claim has arrived').waitFor();
  await page.getByText('Files: 1').waitFor();
  assert.deepEqual(faults, []);

  await page.goto(`${app.url}/staff/orders/${orderId}`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill(mailbox('manager'));
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('the register names another director').first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /claim-1\.pdf/ }).click();
  assert.equal((await download).suggestedFilename(), 'claim-1.pdf');
  await end();

  const other = await delivered();
  const bare = await openFresh(browser, `${app.url}/ru/track/${other.secret}`, { javaScriptEnabled: false });
  await bare.page.locator('#claim summary').click();
  await bare.page.locator('#claim-text').fill('В отчёте указан другой директор.');
  await bare.page.locator('#claim button[type="submit"]').click();
  await waitFor('the claim', async () => {
    const found = await app.pool.query('SELECT text FROM claims WHERE order_id = $1', [other.orderId]);
    return found.rows[0]?.text === 'В отчёте указан другой директор.' || undefined;
  });
  await bare.end();
});

test('a paper for the analyst goes to the desk while the report is made, and a fourth is refused before it is sent', async () => {
  const { secret, orderId } = await delivered();
  await app.pool.query("UPDATE orders SET state = 'in_progress', sent_at = NULL WHERE id = $1", [orderId]);
  const { page, faults, end } = await openFresh(browser, `${app.url}/track/${secret}`);
  await page.getByText('Papers for the analyst').click();
  await page.getByRole('button', { name: 'Send to the analyst' }).click();
  await page.getByText('Choose a file first').waitFor();
  const file = (words: string) => ({
    name: `${words}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7 ${words}`),
  });
  const input = page.locator('#files input[type="file"]');
  await input.setInputFiles(['a', 'b', 'c', 'd'].map(file));
  await page.getByRole('button', { name: 'Send to the analyst' }).click();
  await page.getByText('Choose up to 3 files').waitFor();
  await input.setInputFiles(file('contract'));
  await page.getByRole('button', { name: 'Send to the analyst' }).click();
  await page.getByText('File 1: PDF, 1 kB').waitFor();
  await page.getByText('Up to 2 files').waitFor();
  await input.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await page.getByRole('button', { name: 'Send to the analyst' }).click();
  await page.getByText('page.pdf: Attach a PDF, JPEG or PNG file.').waitFor();
  assert.deepEqual(
    faults.filter((line) => !line.includes(' 415 ')),
    [],
  );
  await page.goto(`${app.url}/staff/orders/${orderId}`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill(mailbox('manager'));
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('do not say who asks').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /file-1\.pdf/ }).click();
  assert.equal((await download).suggestedFilename(), 'file-1.pdf');
  await end();
});

test('a claim whose file gets no answer is told as taken; one that is refused without JavaScript stays typed', async () => {
  const { secret, orderId } = await delivered();
  const { page, end } = await openFresh(browser, `${app.url}/track/${secret}`);
  await page.getByText('Something is wrong in this report').click();
  await page.locator('#claim-text').fill('Page 3: the register names another director.');
  const file = { name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a copy') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.route('**/claims/*/files', (route) => route.abort());
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await page.getByText('Your claim has arrived, but not every file').waitFor();
  await page.getByText('Page 3: the register names another director.').waitFor();
  assert.equal(await page.getByText(/^Files: /).count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Send the claim' }).count(), 0);
  const { rows } = await app.pool.query('SELECT 1 FROM claims WHERE order_id = $1', [orderId]);
  assert.equal(rows.length, 1);
  await end();

  const other = await delivered();
  const text = 'too long '.repeat(500);
  const refused = await fetch(`${app.url}/track/${other.secret}`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'claim', text }),
  });
  assert.equal(refused.status, 400);
  assert.ok((await refused.text()).includes(text));
});

test('a company that was not found: the tracker says what was searched, where and when', async () => {
  const { secret, orderId } = await delivered();
  await app.pool.query("UPDATE orders SET state = 'not_found', sent_at = NULL WHERE id = $1", [orderId]);
  await app.pool.query(
    `INSERT INTO work_items (order_id, revision, kind, position, done_at, outcome)
     VALUES ($1, 1, 'register', 0, '2026-11-20T10:00:00Z', 'nothing_found')`,
    [orderId],
  );
  const { page, end } = await openFresh(browser, `${app.url}/track/${secret}`);
  await page.getByText(/^We looked for .+, country: Germany\.$/).waitFor();
  await page.getByText(/checked, the company is not there, /).waitFor();
  // No dead end: whoever knows more is told how to go on, and the search has what was asked.
  await page.getByText(/answer our mail: we look again/).waitFor();
  await page.getByRole('link', { name: 'Search for the company again' }).click();
  await page.waitForURL(/company-search\?country=de&name=/);
  assert.notEqual(await page.locator('input[name="name"]').first().inputValue(), '');
  await end();
});
