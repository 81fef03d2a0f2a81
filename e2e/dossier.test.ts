import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { assignOrder, getStaffOrder, listQueue, saveFact } from '#workflows/prepare-report/contract.ts';
import { getStaffResearch } from '#workflows/research-company/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { enterDesk, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  // An empty list asks the registers of the demo world.
  app = await startTestApp({ withPages: true, env: { RESEARCH_SOURCES: '' } });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

const writer = () => signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
const readOrder = async (orderId: string) => (await writer()).call(getStaffOrder, { params: { orderId } });

/** An order of somebody's whose research has filled its dossier. */
async function filledDossier(): Promise<string> {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const staff = await writer();
  const { items } = await staff.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await staff.call(assignOrder, { params: { orderId } });
  await waitFor('the research', async () => {
    const research = await staff.call(getStaffResearch, { params: { orderId } });
    const { dossier } = await staff.call(getStaffOrder, { params: { orderId } });
    const filled = dossier?.sections.filter(({ facts }) => facts.length > 0) ?? [];
    return (!research.isUnderWay && filled.length >= 12) || undefined;
  });
  return orderId;
}

async function openDossier(orderId: string, options: BrowserContextOptions = {}, section = '') {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${app.url}/staff/orders/${orderId}/dossier${section && `?section=${section}`}`);
  await enterDesk(page, 'manager@demo.countercheck.example');
  await page.locator('#dossier-section').waitFor();
  return { page, faults, context };
}

/** Presses keys and counts them; a chord is one. */
function typist(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async press(...keys: string[]) {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key);
      }
    },
  };
}

test('values are confirmed and reasons given by keys alone, and shown before the server knows of it', async () => {
  const orderId = await filledDossier();
  const { page, faults, context } = await openDossier(orderId);
  const { press, count } = typist(page);
  const current = page.locator('[data-line][aria-current]');
  await press('Enter');
  await page.getByRole('group', { name: /^Legal name.*Confirmed/ }).waitFor();
  assert.match((await current.getAttribute('aria-label')) ?? '', /^Former name/);
  await press('Shift+Enter');
  await page.getByText('13 of 14 settled').waitFor();
  await page.goto(`${app.url}/staff/orders/${orderId}/dossier?section=partners`);
  await page.locator('#dossier-section').waitFor();
  await press('m', '1');
  await page.getByText(/^Saved \d\d:/).waitFor();
  const { dossier } = await readOrder(orderId);
  const [, identification] = dossier?.sections ?? [];
  assert.equal(identification?.facts.filter(({ standing }) => standing === 'found').length, 1);
  assert.equal(dossier?.sections.find(({ code }) => code === 'partners')?.excuse?.reason, 'not_published');
  assert.equal(count(), 4);
  await press('Control+z');
  await waitFor('the reason to be taken back', async () => {
    const partners = (await readOrder(orderId)).dossier?.sections.find(({ code }) => code === 'partners');
    return partners?.excuse === null || undefined;
  });
  assert.deepEqual(faults, []);
  await context.close();
});

test('the page stands beside the section as it will be printed, and is drawn anew after a change', async () => {
  const orderId = await filledDossier();
  const { page, faults, context } = await openDossier(orderId, { locale: 'ru-RU' }, 'management');
  await page.keyboard.press('v');
  const sheet = page.getByRole('region', { name: 'Page', exact: true });
  const shown = sheet.getByRole('img', { name: /^Page [2-9] as it will be printed: Management/ });
  await shown.waitFor();
  const source = () => shown.getAttribute('src');
  const before = await source();
  await waitFor('the picture', () =>
    shown.evaluate((image) => (image instanceof HTMLImageElement && image.naturalWidth > 500) || undefined),
  );
  await page.keyboard.press('Enter');
  await page.getByText(/^Saved \d\d:/).waitFor();
  await waitFor('the new page', async () => ((await source()) !== before ? true : undefined));
  await sheet.getByRole('button', { name: 'RU' }).click();
  await sheet.getByRole('button', { name: 'Next page' }).click();
  await sheet.getByText(/^Page \d of \d+$/).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('v');
  const tabs = page.getByRole('tablist', { name: 'Evidence' });
  await tabs.waitFor();

  // A source that was chosen in a section is not the chosen one of whoever comes back to it.
  const section = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name }).click();
  const chosen = () => tabs.getByRole('tab', { selected: true }).getAttribute('id');
  await section(/Management/);
  await page.locator('#dossier-section', { hasText: 'Management' }).waitFor();
  const own = await chosen();
  await tabs.getByRole('tab', { selected: false }).last().click();
  assert.notEqual(await chosen(), own);
  await section(/Contacts/);
  await page.locator('#dossier-section', { hasText: 'Contacts' }).waitFor();
  await section(/Management/);
  await page.locator('#dossier-section', { hasText: 'Management' }).waitFor();
  assert.equal(await chosen(), own);
  assert.deepEqual(faults, []);
  await context.close();
});

test('nothing that was done is lost without a network: it waits on this machine, over a reload, and is sent later', async () => {
  const orderId = await filledDossier();
  const { page, context } = await openDossier(orderId);
  await context.route('**/api/v1/**', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
  );
  // The section stands there a moment before its keys do.
  await page.locator('[data-line][aria-current]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Saved on this machine, 1 change waits').waitFor();
  await page.keyboard.press('e');
  await page.keyboard.type(' & Co');
  await page.reload();
  await page.getByText('Saved on this machine, 1 change waits').waitFor();
  assert.equal((await readOrder(orderId)).dossier?.sections[1]?.facts[0]?.standing, 'found');
  await context.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(/^Saved \d\d:/).waitFor();
  assert.equal((await readOrder(orderId)).dossier?.sections[1]?.facts[0]?.standing, 'confirmed');

  // A colleague changes a value that this page has not heard of: whoever comes second is asked.
  await context.route('**/desk/changes?*', (route) => route.abort('connectionrefused'));
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const former = (await readOrder(orderId)).dossier?.sections[1]?.facts[1];
  assert.ok(former !== undefined);
  await manager.call(saveFact, {
    params: { orderId },
    body: {
      ...{ section: 'identification', field: former.field, position: former.position },
      ...{ value: 'Nordwind Alt GmbH', source: former.source, sourceRu: former.sourceRu },
      ...{ retrievedAt: former.retrievedAt, method: former.method, evidenceHash: former.evidenceHash },
    },
  });
  const second = page.locator('[data-line][aria-label^="Former name"]');
  await second.focus();
  await page.locator('[data-line][aria-current][aria-label^="Former name"]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('“Nordwind Alt GmbH” stands there now.').waitFor();
  await page.getByRole('button', { name: 'Leave it so' }).click();
  assert.equal((await readOrder(orderId)).dossier?.sections[1]?.facts[1]?.value, 'Nordwind Alt GmbH');
  await context.close();
});

test('no findings and no sideways scrolling in both languages and themes, from 320 px on', async () => {
  const orderId = await filledDossier();
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['ru', 'dark'],
  ] as const) {
    const { page, faults, context } = await openDossier(orderId, { colorScheme });
    await context.addCookies([
      { name: 'staffLanguage', value: language, url: app.url },
      { name: 'theme', value: 'system', url: app.url },
    ]);
    const found: string[] = [];
    for (const [width, section] of [
      [1440, 'identification'],
      [768, 'contacts'],
      [320, 'management'],
      [320, 'partners'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${app.url}/staff/orders/${orderId}/dossier?section=${section}`);
      await page.locator('#dossier-section').waitFor();
      if (section === 'partners') await page.keyboard.press('m');
      if (section === 'identification') await page.keyboard.press('e');
      found.push(
        ...(await axeFindings(page)).map((finding) => `${width} ${section} ${language}: ${finding}`),
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${width} ${section} ${language} is ${wide} px too wide`);
    }
    assert.deepEqual(found, []);
    assert.deepEqual(faults, []);
    await context.close();
  }
});
