import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openFresh } from './steps.ts';

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

const company = 'Nordwind Maschinenbau GmbH';

/** The page of an order that a search for one company leads to, with what was typed kept in its address. */
async function openOrder(typed: Readonly<Record<string, string>>, path = '/order', width = 1280) {
  const params = new URLSearchParams({ country: 'de', ...typed, company: await companyId(), found: 'one' });
  return openFresh(browser, `${app.url}${path}?${params}`, { viewport: { width, height: 900 } });
}

async function companyId(): Promise<string> {
  const { rows } = await app.pool.query('select id from companies where name = $1', [company]);
  return rows[0].id;
}

test('what was typed stands beside what the register says, with a verdict in words for each', async () => {
  const { page, faults, end } = await openOrder({
    name: 'Nordwind Machinenbau',
    regCode: 'HRB 104524',
    address: 'Hamburg',
    phone: '+49 40 000 1',
  });
  await page.getByText('Not as you wrote it: name, registration number, and phone.').waitFor();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  const cells = async (name: string) => await row(name).getByRole('cell').allTextContents();
  const shown = async (name: string) =>
    (await cells(name)).map((text) => text.replace(/^(You wrote|The register says)/, '').trim());
  assert.deepEqual(await shown('Name'), ['Nordwind Machinenbau', company, 'One letter differs']);
  assert.deepEqual(await shown('Registration number'), ['HRB 104524', 'HRB 104523', 'One character differs']);
  assert.deepEqual(await shown('TAX/VAT number'), ['not given', 'DE312456782', 'Not compared']);
  const [, , address] = await shown('Address');
  assert.match(address ?? '', /^The city matches/);
  // What a register lists of telephones is nobody's to read.
  assert.deepEqual((await shown('Phone')).slice(1), ['another one', 'Another telephone']);
  await page.getByText('Demo: invented company').waitFor();

  await page.getByRole('link', { name: 'Yes, this company' }).click();
  await page.waitForURL(/#reports$/);
  await page.getByRole('heading', { name: 'Which report do you need?' }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'reports');
  await page.getByRole('link', { name: 'Not sure: let a person search' }).click();
  await page.getByRole('heading', { name: 'The company, as you described it' }).waitFor();
  assert.match(page.url(), /name=Nordwind\+Machinenbau.*request=1/);
  assert.deepEqual(faults, []);
  await end();
});

test('a whole agreement says so; nothing typed compares nothing', async () => {
  const { page, end } = await openOrder({ name: company, regCode: 'HRB 104523' }, '/ru/order');
  await page.getByText(/Всё, что вы написали, совпадает\sс\sреестром/).waitFor();
  assert.equal(await page.getByText('Отличается').count(), 0);
  await end();
  const nothing: readonly Record<string, string>[] = [{}, { name: '???' }];
  for (const typed of nothing) {
    const plain = await openOrder(typed);
    await plain.page.getByRole('heading', { name: company }).waitFor();
    assert.equal(await plain.page.getByRole('table').count(), 0);
    await plain.end();
  }
});

test('at 320 px lines stand as rows of their own and are a table still, in both colours and languages', async () => {
  for (const path of ['/order', '/ru/order']) {
    const typed = { name: 'Nordwind Machinenbau AG', address: 'Berlin', email: 'office@gmail.com' };
    const { page, faults, end } = await openOrder(typed, path, 320);
    const roles = await page.evaluate(() => document.querySelectorAll('main table tbody tr').length);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    assert.equal(count('table'), 1, path);
    assert.equal(count('columnheader'), 4, path);
    assert.equal(count('rowheader'), roles, path);
    assert.equal(count('row'), roles + 1, path);
    const findings: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.context().addCookies([{ name: 'theme', value: 'system', url: app.url }]);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.reload();
      await page.getByRole('table').waitFor();
      findings.push(...(await axeFindings(page)).map((one) => `${path} ${colorScheme}: ${one}`));
    }
    assert.deepEqual(findings, []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path);
    assert.deepEqual(faults, []);
    await end();
  }
});
