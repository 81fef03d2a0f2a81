import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { lookAt, openDesk } from './staff-looks.ts';

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

const staffAt = (path: string, mailbox: string) => openDesk(browser, app.url, { path, mailbox });

const read = async (path: string) => (await fetch(app.url + path)).text();
const editor = (page: Page, language: string) => page.getByLabel(`${language}: Markdown`);
/** Puts other words in place of a title, by keys alone. */
async function retitle(page: Page, language: string, title: string): Promise<void> {
  const field = editor(page, language);
  const text = await field.inputValue();
  await field.fill(text.replace(/^title: .*$/m, `title: ${title}`));
}

test('an administrator writes in both languages, looks, publishes with a reason, and goes back', async () => {
  const { page, faults, context } = await staffAt('/catalogue', 'admin');
  await page.getByRole('link', { name: 'Articles and pages' }).press('Enter');
  await page.getByText('10 texts').waitFor();
  await lookAt(page, app.url, 'texts');
  await page.getByRole('link', { name: 'Registry of foreign companies' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: /Registry of foreign companies/ }).waitFor();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('What the status means').waitFor();
  assert.match(await read('/registry'), /<h1>Registry of foreign companies/);
  await read('/blogs');
  await read('/ru/registry');

  await retitle(page, 'English', 'Registers of the world');
  await preview.getByText('Registers of the world').waitFor();
  await editor(page, 'Русский').fill('no head at all');
  await page.getByText('Line 1: begins with a head between two lines of ---').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Publish…' }).isDisabled());
  await page.getByRole('button', { name: 'Save the draft' }).press('Enter');
  await page.getByText('The draft is saved. Visitors do not see it.').first().waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  assert.equal(await editor(page, 'Русский').inputValue(), 'no head at all');
  assert.match(await read('/registry'), /<h1>Registry of foreign companies/);
  await page.getByRole('button', { name: 'Drop the draft' }).press('Enter');
  await page.getByText('The draft is dropped').first().waitFor();

  await retitle(page, 'English', 'Registers of the world');
  await retitle(page, 'Русский', 'Реестры мира');
  const hostile = `${await editor(page, 'English').inputValue()}\n<script>alert(1)</script>\n`;
  await editor(page, 'English').fill(hostile);
  await page.getByText('raw HTML is not allowed').waitFor();
  await editor(page, 'English').fill(hostile.replace('<script>alert(1)</script>', 'One more sentence.'));
  await page.getByText('raw HTML is not allowed').waitFor({ state: 'hidden' });
  await preview.getByText('One more sentence.').waitFor();
  await page.getByRole('radio', { name: 'Русский' }).check();
  await preview.getByText('Реестры мира').waitFor();
  await lookAt(page, app.url, 'text');

  await page.getByRole('button', { name: 'Publish…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('title: Registers of the world').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Enter');
  await dialog.getByText('Write at least ten characters.').waitFor();
  await dialog.getByLabel('Why').fill('The title was too long');
  const began = Date.now();
  await page.keyboard.press('Enter');
  await page.getByText('Published', { exact: true }).first().waitFor();
  const changed = async (path: string, words: RegExp) => words.test(await read(path)) || undefined;
  await waitFor('the article', () => changed('/registry', /<h1>Registers of the world/));
  assert.ok(Date.now() - began < 3_000, 'a publication and its page');
  await waitFor('the Russian article', () => changed('/ru/registry', /<h1>Реестры мира/));
  assert.match(await read('/blogs'), /Registers of the world/);
  assert.match(await read('/registry'), /One more sentence\./);
  assert.equal((await fetch(`${app.url}/registry.data?_routes=registry`)).status, 200);

  await page.getByText('Version 1').first().waitFor();
  await page.getByRole('button', { name: 'Restore: The file of the release' }).press('Enter');
  await dialog.getByText('title: Registers of the world').waitFor();
  await dialog.getByLabel('Why').fill('It was better before');
  await page.keyboard.press('Enter');
  await page.getByText('It is on the site again').first().waitFor();
  await waitFor('the file', () => changed('/registry', /<h1>Registry of foreign companies/));
  await page.getByText('The words of the release again').waitFor();
  assert.deepEqual(faults, []);
  const { rows } = await app.pool.query('SELECT DISTINCT call FROM audit_log');
  const calls = rows.map(({ call }) => call);
  for (const call of ['saveTextDraft', 'publishText', 'restoreText']) assert.ok(calls.includes(call), call);
  await context.close();
});

test('a page about ourselves changes in the sitemap too, and a Manager has no such page', async () => {
  const { page, context } = await staffAt('/catalogue/texts/page/about', 'admin');
  for (const language of ['English', 'Русский']) {
    const field = editor(page, language);
    await field.fill((await field.inputValue()).replace(/^updated: .*$/m, 'updated: 2027-03-04'));
  }
  await page.getByText('Not saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('The address has changed');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Version 1').first().waitFor();
  assert.match(await read('/sitemap.xml'), /\/about<\/loc><lastmod>2027-03-04/);
  await context.close();

  const manager = await staffAt('/catalogue/texts', 'manager');
  await manager.page.getByRole('heading', { name: 'This page is for other roles' }).waitFor();
  await manager.context.close();
});

test('words that were written before a colleague published are older after a reload too, and replace nothing unseen', async () => {
  const path = '/catalogue/texts/article/registry';
  const one = await staffAt(path, 'admin');
  const other = await staffAt(path, 'admin');
  const publish = async ({ page }: typeof one, reason: string) => {
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('dialog').getByLabel('Why').fill(reason);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  await retitle(one.page, 'English', 'My registers');
  await retitle(other.page, 'English', 'Their registers');
  await publish(other, 'A title that is theirs');
  await other.page.getByText('Published', { exact: true }).first().waitFor();
  await one.page.reload({ waitUntil: 'networkidle' });
  const told = one.page.getByText('Somebody else has changed this text. What you wrote is still here');
  await told.waitFor();
  await publish(one, 'A title that is mine');
  await told.waitFor();
  assert.match(await editor(one.page, 'English').inputValue(), /title: My registers/);
  await waitFor('their title', async () => /Their registers/.test(await read('/registry')) || undefined);
  // Once told, one may replace it.
  await publish(one, 'A title that is mine');
  await waitFor('my title', async () => /<h1>My registers/.test(await read('/registry')) || undefined);
  await told.waitFor({ state: 'hidden' });
  await one.context.close();
  await other.context.close();
});
