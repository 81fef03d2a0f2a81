import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order, orderBody } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { lookAt, openDesk } from './staff-looks.ts';

const survivor = 'Nordwind Maschinenbau GmbH';

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

/** Some other German company of the demo world, for which somebody has ordered a report. */
async function companyWithAnOrder(): Promise<string> {
  const { rows } = await app.pool.query<{ name: string }>(
    `SELECT name FROM companies WHERE country = 'DE' AND status = 'Active' AND name <> $1 ORDER BY reg_code LIMIT 1`,
    [survivor],
  );
  const name = rows[0]?.name;
  assert.ok(name);
  await order(app, { companyName: name });
  return name;
}

test('two records become one, and are taken apart again, by keyboard', async () => {
  const merged = await companyWithAnOrder();
  const { context, page, faults } = await openDesk(browser, app.url, {
    path: '/companies',
    mailbox: 'admin',
  });
  await page.getByLabel('Up to four names or numbers').fill(`${survivor}; ${merged}`);
  await page.keyboard.press('Enter');
  await page.getByLabel(`${survivor} stays`, { exact: true }).press('Space');
  await page.getByLabel(`${merged} is merged`, { exact: true }).press('Space');
  await page.getByRole('button', { name: 'See what changes' }).press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Merge two records?' });
  await dialog.getByText(`“${merged}” is found no more`).waitFor();
  await dialog.getByText('1 order was placed for it and leads to the one that stays.').waitFor();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await dialog.getByText('Write at least ten characters.').waitFor();
  await dialog.getByLabel('Why').fill('Both say the same address and the same directors.');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('row').filter({ hasText: 'Both say the same address' });
  await row.getByText(merged, { exact: true }).first().waitFor();
  await lookAt(page, app.url, 'companies');

  const found = async (name: string) => {
    const placed = await orderBody(clientOf(app.url), { companyName: name });
    const { rows } = await app.pool.query('SELECT name FROM companies WHERE id = $1', [
      placed.subject.companyId,
    ]);
    return String(rows[0]?.name);
  };
  assert.equal(await found(merged), survivor, 'its name leads to the one that stays');

  await row.getByRole('button', { name: 'Take apart' }).press('Enter');
  const apart = page.getByRole('dialog', { name: 'Take the merge back?' });
  await apart.getByLabel('Why').fill('They are two companies at one address after all.');
  await apart.getByRole('button', { name: 'Take apart' }).press('Enter');
  await page.getByText('No records are merged.').waitFor();
  assert.equal(await found(merged), merged);
  assert.deepEqual(faults, []);
  await context.close();
});
