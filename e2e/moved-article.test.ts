import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { keepPicture, lookAt, openDesk } from './staff-looks.ts';

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

const fetched = (path: string) => fetch(app.url + path, { redirect: 'manual' });
const read = async (path: string) => (await fetched(path)).text();
/** Where an address leads for good. */
const wayFrom = async (path: string) => {
  const { status, headers } = await fetched(path);
  return [status, headers.get('location')];
};
const shows = (what: string, path: string, words: RegExp) =>
  waitFor(what, async () => words.test(await read(path)) || undefined);

test('an article is given another address by keys alone; earlier ones lead there, and lists, links and sitemap follow', async () => {
  const { page, faults, context } = await openDesk(browser, app.url, {
    path: '/catalogue/texts/article/registry',
    mailbox: 'admin',
  });
  // Who links to it is not written anew.
  const linking = ['/how_to_check', '/ru/how_to_check'];
  assert.match(await read('/how_to_check'), /href="\/registry"/);
  const moveTo = async (slug: string, why: string) => {
    await page.getByRole('button', { name: 'Address…' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill(slug);
    await dialog.getByText(`It will be at`).waitFor();
    await dialog.getByLabel('Why').fill(why);
    await page.keyboard.press('Enter');
    return dialog;
  };
  const dialog = await moveTo('Registers of the world', 'Shorter');
  const isFocused = (label: string) =>
    dialog.getByLabel(label).evaluate((field) => field === document.activeElement);
  // What is wrong is told at once, and the first of it can be mended at once.
  await dialog.getByText('Lower-case Latin words').waitFor();
  await dialog.getByText('at least ten').waitFor();
  assert.ok(await isFocused('Address'));
  assert.deepEqual(await axeFindings(page), []);
  await keepPicture(page, 'move of an article');
  await dialog.getByLabel('Address').fill('how_to_check');
  await dialog.getByLabel('Why').fill('The words people search for');
  await page.keyboard.press('Enter');
  await dialog.getByText('Lower-case Latin words').waitFor();
  await dialog.getByLabel('Address').fill('about');
  await page.keyboard.press('Enter');
  await dialog.getByText('Another article has this address').waitFor();
  await dialog.getByLabel('Address').fill('registers-of-the-world');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Moved: its earlier addresses lead there').first().waitFor();

  const now = '/blogs/registers-of-the-world';
  await shows('the article', now, /<h1>/);
  for (const prefix of ['', '/ru']) {
    assert.deepEqual(await wayFrom(`${prefix}/registry?from=mail`), [301, `${prefix}${now}?from=mail`]);
    assert.equal((await fetched(prefix + now)).status, 200);
  }
  assert.match(await read(now), new RegExp(`<link rel="canonical" href="[^"]*${now}"`));
  await shows('the list', '/blogs', new RegExp(`href="${now}"`));
  assert.doesNotMatch(await read('/blogs'), /href="\/registry"/);
  await shows('a country', '/countries/country/jp', new RegExp(`href="${now}"`));
  await shows('the sitemap', '/sitemap.xml', new RegExp(`/ru${now}</loc>`));
  assert.doesNotMatch(await read('/sitemap.xml'), /\/registry<\/loc>/);
  for (const path of linking) {
    await shows('links', path, new RegExp(`href="(/ru)?${now}`));
    assert.doesNotMatch(await read(path), /href="(\/ru)?\/registry[#"]/);
  }

  // A second move: neither of the earlier addresses leads by way of the other.
  await (await moveTo('registers', 'Shorter')).waitFor({ state: 'visible' });
  await dialog.getByText('at least ten').waitFor();
  assert.ok(await isFocused('Why'));
  await dialog.getByLabel('Why').fill('A shorter address is told more easily');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await waitFor(
    'the second address',
    async () => (await fetched('/blogs/registers')).status === 200 || undefined,
  );
  assert.deepEqual(await wayFrom('/registry'), [301, '/blogs/registers']);
  // It may move back some day: no browser remembers the way.
  assert.equal((await fetched('/registry')).headers.get('cache-control'), 'no-cache');
  assert.deepEqual(await wayFrom(`/ru${now}`), [301, '/ru/blogs/registers']);
  assert.equal((await fetched('/blogs/registers-of-nothing')).status, 404);

  const visitor = await context.newPage();
  await visitor.goto(`${app.url}/how_to_check`);
  await visitor.locator('main a[href="/blogs/registers"]').first().click();
  await visitor.waitForURL(`${app.url}/blogs/registers`);
  await visitor.close();
  await page.getByText('Addresses', { exact: true }).press('Enter');
  await page.getByText('From /registry to /blogs/registers-of-the-world').waitFor();
  await lookAt(page, app.url, 'moved article');
  // What the browser itself notes of the address that was refused.
  assert.deepEqual(
    faults.filter((line) => !/status of 409/.test(line)),
    [],
  );
  await context.close();
});

test('who looks at an older address is told, and who begins an article is not given one that leads elsewhere', async () => {
  const desk = { path: '/catalogue/texts/article/check_inn', mailbox: 'admin' };
  const [one, other] = [await openDesk(browser, app.url, desk), await openDesk(browser, app.url, desk)];
  const move = async ({ page }: typeof one, slug: string) => {
    await page.getByRole('button', { name: 'Address…' }).click();
    await page.getByRole('dialog').getByLabel('Address').fill(slug);
    await page.getByRole('dialog').getByLabel('Why').fill('The words people search for');
    await page.keyboard.press('Enter');
  };
  // Both have looked at the first address.
  await other.page.getByRole('button', { name: 'Address…' }).waitFor();
  await move(one, 'tax-numbers');
  await one.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await move(other, 'numbers-of-tax');
  await other.page.getByText('another address since you opened it').waitFor();
  // What is asked next is about the address that it has.
  await other.page
    .getByRole('link', { name: 'On the site' })
    .and(other.page.locator('[href$="/tax-numbers"]'))
    .waitFor();
  assert.deepEqual(await wayFrom('/check_inn'), [301, '/blogs/tax-numbers']);
  await one.context.close();
  await other.context.close();
});
