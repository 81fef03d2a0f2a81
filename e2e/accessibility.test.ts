import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeFindings, bringAxe } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { inAllLanguages, orderPaths, publicPaths } from '#testing/site-pages.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { followSystem, openAwake, reportViolations, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let addresses: string[] = [];
let strangers: string[] = [];
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
  addresses = inAllLanguages([...publicPaths, ...(await orderPaths(app))]).map((path) => app.url + path);
  strangers = [`${app.url}/staff/login`, (await order(app)).paymentUrl ?? ''];
});
after(async () => {
  await browser?.close();
  await app?.close();
});

const looks = [
  ['light', 1440],
  ['dark', 360],
] as const;
type Look = (typeof looks)[number];

/** A page under its own policy, with all that it complains about. */
async function openPage([colorScheme, width]: Look): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 900 },
    // A colour that is still on its way to another one is nobody's choice.
    reducedMotion: 'reduce',
  });
  await followSystem(context, app.url);
  await bringAxe(context);
  await reportViolations(context);
  const page = await context.newPage();
  return { page, complaints: watchConsole(page) };
}

/** What is wrong with the page as it stands, each line with what it is. */
async function faultsOf(page: Page, what: string): Promise<string[]> {
  const faults = (await axeFindings(page)).map((finding) => `${what}: ${finding}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...faults, `${what} is ${overflow} px too wide`] : faults;
}

/** The browser itself notes each answer of 4xx: of a page that is not there, and of a form that is refused. */
const isOurs = (line: string) => !/nothing-here.*status of 404|\/order\?.*status of 422/.test(line);

/** Shows the page as it stands in the other look; it is not loaded again. */
async function turn(page: Page, [colorScheme, width]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
}

test('no findings, no sideways scrolling and no complaint of the browser in both looks and languages', async () => {
  // Loading a page costs more than reading it, so each is loaded once and read in both looks; one language is loaded
  // at the one width and turned to the other, the other language the other way round.
  const walk = async (first: Look, queue: Iterable<string>) => {
    const { page, complaints } = await openPage(first);
    const faults: string[] = [];
    for (const address of queue) {
      await turn(page, first);
      if (strangers.includes(address)) await page.goto(address, { waitUntil: 'networkidle' });
      else await openAwake(page, address);
      for (const look of [first, ...looks.filter((other) => other !== first)]) {
        await turn(page, look);
        faults.push(...(await faultsOf(page, `${address}, ${look[0]} at ${look[1]} px`)));
      }
    }
    await page.context().close();
    return [...faults, ...complaints.filter(isOurs)];
  };
  // The browser draws one page while the server makes the next.
  const isRussian = (address: string) => /^\/ru(\/|$)/.test(new URL(address).pathname);
  const english = [...addresses.filter((address) => !isRussian(address)), ...strangers];
  const faults = await Promise.all([
    walk(looks[0], english),
    walk(looks[1], [...addresses.filter(isRussian), ...strangers]),
  ]);
  assert.deepEqual(faults.flat(), []);
});

for (const look of looks) {
  const name = `${look[0]} at ${look[1]} px`;
  for (const prefix of ['', '/ru']) {
    test(`open lists and windows have none either: ${name}, ${prefix || 'English'}`, async () => {
      const { page, complaints } = await openPage(look);
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
        .getByRole('button', { name: /Country details and report|О стране и отчёте/ })
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
    const { page, complaints } = await openPage(first);
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
  const { page, complaints } = await openPage(looks[0]);
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
  await page.context().close();
});
