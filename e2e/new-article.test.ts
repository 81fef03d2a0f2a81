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
const path = '/blogs/check-a-supplier';

test('an article is begun by keys alone, written, published, found, and taken off the site', async () => {
  const { page, faults, context } = await openDesk(browser, app.url, {
    path: '/catalogue/texts',
    mailbox: 'admin',
  });
  assert.equal((await fetched(path)).status, 404);
  await page.getByRole('button', { name: 'New article…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English: title').fill('How to check a supplier');
  await page.keyboard.press('Enter');
  await dialog.getByText('Give a title in each language.').waitFor();
  await dialog.getByText('Lower-case Latin words').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await keepPicture(page, 'new article');
  await dialog.getByLabel('Русский: title').fill('Как проверить поставщика');
  await dialog.getByLabel('Address').fill('check-a-supplier');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'How to check a supplier' }).waitFor();
  await page.getByText('It was never published').waitFor();
  for (const language of ['English', 'Русский']) {
    const field = page.getByLabel(`${language}: Markdown`);
    const text = (await field.inputValue()).replaceAll('"…"', '"What to look at"');
    await field.fill(
      text
        .replace('"https://"', '"https://search.gleif.org/"')
        .replace(/\n…\n$/, '\n## First steps\n\nLook at the [LEI](https://search.gleif.org/).\n'),
    );
  }
  await page.getByRole('region', { name: 'Preview' }).getByText('First steps').waitFor();
  await lookAt(page, app.url, 'begun article');
  await page.getByRole('button', { name: 'Publish…' }).press('Enter');
  await dialog.getByLabel('Why').fill('Suppliers are asked about often');
  await page.keyboard.press('Enter');
  await page.getByText('Version 1').first().waitFor();
  const shows = (at: string, words: RegExp) =>
    waitFor(at, async () => words.test(await read(at)) || undefined);
  await shows(path, /<h1>How to check a supplier/);
  await shows(`/ru${path}`, /<h1>Как проверить поставщика/);
  await shows('/blogs', /href="\/blogs\/check-a-supplier"/);
  await shows('/sitemap.xml', /\/ru\/blogs\/check-a-supplier<\/loc>/);
  assert.equal((await fetched('/check-a-supplier')).status, 404);
  const moved = await fetched('/blogs/registry');
  assert.deepEqual([moved.status, moved.headers.get('location')], [301, '/registry']);

  const visitor = await context.newPage();
  await visitor.goto(`${app.url}/blogs`);
  await visitor.getByRole('link', { name: 'How to check a supplier' }).click();
  await visitor.getByRole('heading', { name: 'First steps' }).waitFor();
  assert.equal(new URL(visitor.url()).pathname, path);
  await keepPicture(visitor, 'article of the desk');
  await visitor.close();

  await page.getByRole('button', { name: 'Take off the site' }).press('Enter');
  await dialog.getByText('Its address answers').waitFor();
  await dialog.getByLabel('Why').fill('It says too little yet');
  await page.keyboard.press('Enter');
  await page.getByText('Taken off the site').first().waitFor();
  await waitFor('nothing', async () => (await fetched(path)).status === 404 || undefined);
  await waitFor('the list', async () => !(await read('/blogs')).includes('check-a-supplier') || undefined);
  await page.getByRole('link', { name: 'All texts' }).press('Enter');
  await page.getByText('11 texts').waitFor();
  await lookAt(page, app.url, 'texts with a begun article');
  assert.deepEqual(faults, []);
  await context.close();
});
