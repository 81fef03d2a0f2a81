import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { faultsOf, isOurs, looks, openInLook, turn } from './looks.ts';
import { openAwake } from './steps.ts';

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

for (const look of looks) {
  const name = `${look[0]} at ${look[1]} px`;
  for (const prefix of ['', '/ru']) {
    test(`open lists and windows have none either: ${name}, ${prefix || 'English'}`, async () => {
      const { page, complaints } = await openInLook(browser, app.url, look);
      const faults: string[] = [];
      const check = async (what: string) => faults.push(...(await faultsOf(page, what)));
      await openAwake(page, `${app.url}${prefix || '/'}`);
      if (look[1] < 960) {
        await page.locator('[popovertarget="main-menu"]').click();
        await check('open menu');
        await page.keyboard.press('Escape');
      }
      await page.locator('#picker [aria-haspopup]').click();
      await page.getByRole('listbox').waitFor();
      await check('open picker');
      await page.getByRole('combobox').fill('de');
      await page.getByRole('combobox').press('Enter');
      await page
        .locator('#picker')
        .getByRole('button', { name: /Country details and report|О\sстране и\sотчёте/ })
        .click();
      await page.getByRole('dialog').waitFor();
      await check('open window');
      assert.deepEqual([...faults, ...complaints.filter(isOurs)], []);
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
  ['/forgot-password', 'main form'],
  ['/order?country=de&name=unbekannt&request=1', 'main form'],
] as const;

for (const [prefix, first] of [
  ['', looks[0]],
  ['/ru', looks[1]],
] as const) {
  test(`refused forms have none either, in both looks: ${prefix || 'English'}`, async () => {
    const { page, complaints } = await openInLook(browser, app.url, first);
    const faults: string[] = [];
    for (const [path, wrong] of refusedForms) {
      await turn(page, first);
      await openAwake(page, `${app.url}${prefix}${path}`);
      await page.locator(`${wrong} [type="submit"]`).last().click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      for (const look of [first, ...looks.filter((other) => other !== first)]) {
        await turn(page, look);
        faults.push(
          ...(await faultsOf(page, `refused form on ${prefix}${path}, ${look[0]} at ${look[1]} px`)),
        );
      }
    }
    assert.deepEqual([...faults, ...complaints.filter(isOurs)], []);
    await page.context().close();
  });
}

test('the checker finds a fault where there is one', async () => {
  const { page, complaints } = await openInLook(browser, app.url, looks[0]);
  await page.goto(`${app.url}/blogs`);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/x.png';
    image.width = 3000;
    document.querySelector('main')?.append(image);
  });
  const faults = (await faultsOf(page, 'here')).join();
  assert.match(faults, /image-alt/);
  assert.match(faults, /px too wide/);
  assert.match(complaints.join(), /refused by img-src/);
  await page.locator('h1').evaluate((title) => {
    title.style.color = '#ddd';
  });
  const colours = await axeFindings(page, { onlyColours: true });
  assert.deepEqual(
    colours.map((finding) => finding.replace(/:.*/, '')),
    ['color-contrast'],
  );
  await page.context().close();
});
