import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openEarly } from './early-page.ts';
import { countryField, wake } from './steps.ts';

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

/** Lets nothing through the document until `lift`, as React does while it takes over and cannot answer yet. */
const holdAll = (page: Page) =>
  page.evaluate(() => {
    const stop = (event: Event) => event.stopPropagation();
    const types = ['click', 'keydown', 'input', 'change'];
    for (const type of types) document.addEventListener(type, stop, true);
    Object.assign(window, {
      lift: () => types.map((type) => document.removeEventListener(type, stop, true)),
    });
  });
const lift = (page: Page) => page.evaluate('lift()');

test('a country is found and chosen while React lets nothing through', async () => {
  const { page, bring, faults, end } = await openEarly(browser, `${app.url}/`);
  await holdAll(page);
  await countryField(page).press('Enter');
  await page.keyboard.type('jap');
  await page.getByRole('option', { name: 'Japan', exact: true }).waitFor();
  assert.equal(await page.getByRole('option').count(), 1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Country: Japan' }).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Find a company' }).isEnabled());
  await lift(page);
  bring();
  await page.getByRole('list', { name: 'Prices for a report: Japan' }).waitFor();
  assert.deepEqual(faults, []);
  await end();
});

test('a press between React’s coming and the page’s waking is answered once, whoever had it', async () => {
  const { page, bring, end } = await openEarly(browser, `${app.url}/our-prices`);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-prints', `${document.body.dataset.prints ?? ''}!`);
    const dispatch = window.dispatchEvent.bind(window);
    const held: Event[] = [];
    window.dispatchEvent = (event) => (event.type === 'awake' ? held.push(event) > 0 : dispatch(event));
    Object.assign(window, { wakeUp: () => held.map(dispatch) });
  });
  bring();
  await wake(page);
  const prints = () => page.locator('body').getAttribute('data-prints');
  const press = () => page.getByRole('button', { name: 'Print' }).click();
  await press();
  assert.equal(await prints(), '!', 'React has it');
  await holdAll(page);
  await press();
  assert.equal(await prints(), '!', 'nobody has it');
  await lift(page);
  await page.evaluate('wakeUp()');
  await page.locator('body[data-prints="!!"]').waitFor();
  await page.waitForTimeout(100);
  assert.equal(await prints(), '!!');
  await press();
  assert.equal(await prints(), '!!!');
  await end();
});
