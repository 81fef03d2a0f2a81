import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { enter, mailbox, newColleague, password } from '#testing/colleagues/colleagues.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { leaveCompany } from '#workflows/leave-company/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { keepPicture } from './staff-looks.ts';
import { focusOn, openAwake, watchConsole } from './steps.ts';

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

/** A colleague, and an order of their Director's whose report is sent. */
async function world() {
  const [director, researcher, reviewer] = await Promise.all([
    enter(app, mailbox('director')),
    enter(app, mailbox('manager')),
    enter(app, mailbox('reviewer')),
  ]);
  const colleague = await newColleague(app, director);
  const placed = await order(app, { client: director.client, email: mailbox('director') });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { id } = await app.services.orders.getBySecret(app.services.db, placed.secret);
  await prepareReport(researcher.client, id);
  await approve(reviewer.client, id);
  await waitFor('the delivery', async () => {
    const { order: now } = await placed.client.call(trackOrder, { params: placed.params });
    return now.state === 'completed' || undefined;
  });
  return { colleague, placed, path: `/profile/orders/${id}/report` };
}

/** The page in both themes and at both widths; ends wide and light. */
async function lookAround(page: Page, what: string): Promise<void> {
  for (const [width, theme] of [
    [360, 'light'],
    [360, 'dark'],
    [1440, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((look) => {
      document.documentElement.dataset.theme = look;
    }, theme);
    const words = `${what} ${theme} ${width}`;
    assert.deepEqual(await axeFindings(page, { onlyColours: theme === 'dark' }), [], words);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.equal(overflow, 0, words);
    await keepPicture(page, words);
  }
}

/** What the browser itself notes of an answer that is refused, which at the end is the point. */
const isOurs = (line: string) => !/status of 404/.test(line);

test('a colleague reads the report by the account: figures, files and languages, until they leave', async () => {
  const { colleague, placed, path } = await world();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const faults = watchConsole(page);
  // Who is not signed in is asked to, and led back.
  await openAwake(page, app.url + path);
  await page.waitForURL(/\/login\?to=/);
  await page.locator('#email').fill(colleague.email);
  await page.locator('#password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(app.url + path);
  await page.getByRole('heading', { level: 1, name: 'Nordwind Maschinenbau GmbH' }).waitFor();

  await page.getByRole('link', { name: `Order ${placed.number}` }).click();
  await page.getByText('Paying, cancelling and claiming is for whoever ordered').waitFor();
  await lookAround(page, 'order of a colleague');
  await page.getByRole('link', { name: 'Read it here, with its evidence' }).press('Enter');
  await page.waitForURL(app.url + path);
  const row = page.locator('#identification dl > div').filter({ hasText: 'Legal form' });
  const figure = row.locator('a[data-facts]').first();
  await figure.press('Enter');
  const evidence = page.getByRole('complementary', { name: 'Evidence for' });
  await evidence.getByText('Retrieved').waitFor();
  await focusOn(evidence.getByRole('heading', { level: 2 }));
  assert.equal(await evidence.getByRole('link', { name: 'Report a mistake' }).count(), 0);
  await page.keyboard.press('Escape');
  await focusOn(figure);
  await lookAround(page, 'report of a colleague');

  for (const [name, file] of [
    [/^PDF, English/, /-en\.pdf$/],
    [/^XLSX/, /\.xlsx$/],
    [/^Offline copy/, /-en\.html$/],
    [/^Signed record/, /\.json$/],
  ] as const) {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('list', { name: 'Downloads' })
        .or(page.locator('p'))
        .getByRole('button', { name })
        .click(),
    ]);
    assert.match(saved.suggestedFilename(), file);
  }
  await page.getByRole('list', { name: 'Language of the report' }).getByRole('link').click();
  await page.waitForURL(`${app.url}/ru${path}#summary`);
  await page.getByRole('heading', { name: 'Источники', exact: true }).waitFor();
  await lookAround(page, 'report of a colleague ru');
  assert.ok(!(await page.content()).includes(placed.secret), 'the secret is not given out');

  await colleague.client.call(leaveCompany, {});
  await page.reload();
  await page.getByText('По этому адресу нет заказа').waitFor();
  assert.equal(await page.getByText('Nordwind Maschinenbau GmbH').count(), 0);
  assert.deepEqual(faults.filter(isOurs), []);
  await context.close();
});

test('without a script, and without the token, the addresses of a report show nothing of it', async () => {
  const { path } = await world();
  const page = await (await fetch(`${app.url}/ru${path}`)).text();
  assert.match(page, /нужен JavaScript/);
  assert.doesNotMatch(page, /Nordwind/);
  for (const [part, status] of [
    ['view', 401],
    ['offline', 401],
    ['facts/0198f3c2-0000-7000-8000-000000000001', 404],
    ['elsewhere', 404],
  ] as const) {
    const answer = await fetch(`${app.url}${path}/${part}`);
    assert.equal(answer.status, status, part);
    const said = await answer.text();
    assert.doesNotMatch(said, /Nordwind/);
    // What a script fetches is refused as the API refuses.
    if (status === 401) assert.match(said, /"value":\[\{"code":"unauthenticated","description":".+"/);
  }
});
