import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { workItemKinds } from '#modules/orders/contract.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { confirmFindings } from '#testing/research/confirm-findings.ts';
import { approve, explainTheRest, outcomes } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { getDeskHistory } from '#workflows/edit-dossier/contract.ts';
import { getStaffOrder, tickWorkItem } from '#workflows/prepare-report/contract.ts';
import { readReport } from '#workflows/read-report/contract.ts';
import { trackOrder } from '#workflows/track-order/contract.ts';
import { begun, copy, dropOn, headIsSeen, openSection } from './pasting.ts';
import { keepPicture } from './staff-looks.ts';
import { focusOn } from './steps.ts';

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

const letters = 'ABCDEFGHIJKL';
/** Twelve people as a spreadsheet of ours would have them; `Entered` says to no list what it means. */
const people = [
  'Full name\tPosition\tEntered\tNationality\tDate of birth',
  ...[...letters].map(
    (letter, at) =>
      `${letter}nna Tester\t${at === 0 ? 'Managing director' : 'Director'}\t${at + 1}/25/20${10 + at}\tGermany\t0${(at % 9) + 1}.05.197${at % 10}`,
  ),
].join('\r\n');
const owners = [
  'Владелец;Вид;Страна;Номер;Доля, %;С',
  '"Альфа" ГмбХ;компания;Германия;HRB 7001;40;01.02.2015',
  'Beta Holding AG;компания;Швейцария;CHE-1;20;2016',
  'Clara Nord;физлицо;Дания;;10-15;',
  'Daniel Süd;физлицо;Австрия;;10;',
  'Emma West;физлицо;Франция;;7,5;',
  'Felix Ost;физлицо;Чехия;;2,5;',
].join('\n');

const factsOf = async ({ researcher, orderId }: Awaited<ReturnType<typeof begun>>, code: string) => {
  const { dossier } = await researcher.call(getStaffOrder, { params: { orderId } });
  return dossier?.sections.find((one) => one.code === code)?.facts ?? [];
};

test('twelve people and six owners are pasted by keyboard, taken back whole, handed over, and named by the report', async () => {
  const world = await begun(app);
  const { orderId, placed, researcher } = world;
  const { page, faults, context } = await openSection({ app, browser }, orderId, 'management');
  const dialog = page.getByRole('dialog', { name: /^Paste a table/ });

  await page.locator('[data-line][aria-current]').focus();
  await copy(page, people);
  await page.keyboard.press('Control+v');
  await dialog.getByRole('columnheader').first().waitFor();
  // No source is known yet: it is asked first.
  await focusOn(dialog.getByLabel('Source, as the English report names it'));
  // A column whose heading says nothing is known by its cells; here it is set to another meaning, and back.
  const entered = dialog.getByLabel('What “Entered” means');
  assert.equal(await entered.inputValue(), 'since');
  await entered.focus();
  await page.keyboard.type('Until');
  assert.equal(await entered.inputValue(), 'until');
  await page.keyboard.press('ArrowUp');
  assert.equal(await entered.inputValue(), 'since');
  await dialog.getByText('12 rows to add, 0 to update, 0 left out.').waitFor();
  await dialog.getByLabel('Source, as the English report names it').focus();
  await page.keyboard.type('Commercial register');
  await dialog.getByLabel('Obtained from').focus();
  await page.keyboard.type('O');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await focusOn(page.locator('[data-line="management:row:0"]'));
  await page.getByText(/^Saved \d\d:/).waitFor();
  assert.equal((await factsOf(world, 'management')).length, 60);

  // One act: all of it is taken back at once, and pasted again. The history tells both.
  await page.keyboard.press('Control+z');
  await waitFor('all of it to be taken back', async () =>
    (await factsOf(world, 'management')).length === 0 ? true : undefined,
  );
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('button', { name: /Management/ }).press('Enter');
  await page.getByRole('group', { name: /^Management, Nothing yet/ }).waitFor();
  await page.keyboard.press('p');
  await focusOn(dialog.locator('textarea'));
  await page.keyboard.press('Control+v');
  await focusOn(dialog.getByRole('button', { name: 'Write 12 rows' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await waitFor('all of it', async () =>
    (await factsOf(world, 'management')).length === 60 ? true : undefined,
  );
  const place = { section: 'management', field: 'manager_name', position: 0 } as const;
  const { changes } = await researcher.call(getDeskHistory, { params: { orderId }, query: place });
  assert.deepEqual(
    changes.map(({ act }) => act),
    ['write', 'undo', 'write'],
  );
  const born = (await factsOf(world, 'management')).find(({ field }) => field === 'manager_born');
  assert.equal(born?.value, '1970');

  // A row that is written again keeps what is a code: nobody has changed its words.
  const roles = async () => {
    const facts = (await factsOf(world, 'management')).filter(({ field }) => field === 'manager_role');
    return facts.map(({ value, enteredAt }) => ({ value, enteredAt }));
  };
  const [before] = await roles();
  assert.deepEqual(before?.value, { code: 'managing_director' });
  const row = page.locator('[data-line="management:row:0"]');
  await row.click();
  await page.keyboard.press('e');
  await row.locator('textarea, input').first().waitFor();
  await page.keyboard.press('Enter');
  await waitFor('the row to be written', async () => {
    const [now] = await roles();
    if (now?.enteredAt === before?.enteredAt) return undefined;
    assert.deepEqual(now?.value, before?.value);
    return true;
  });

  // What stands there already is not written twice.
  await page.keyboard.press('p');
  await page.keyboard.press('Control+v');
  await dialog.getByText('0 rows to add, 0 to update, 12 left out.').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Escape');
  await dialog.getByText('Press Escape again').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusOn(page.locator('[data-line][aria-current]'));

  await page.goto(`${app.url}/staff/orders/${orderId}/dossier?section=owners`);
  await page.getByRole('button', { name: 'Paste a table' }).waitFor();
  await copy(page, owners);
  await page.keyboard.press('Control+v');
  await dialog.getByText('6 rows to add').waitFor();
  await page.keyboard.press('Alt+1');
  await dialog.getByRole('button', { name: 'Write 6 rows' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await waitFor('the owners', async () => {
    const facts = await factsOf(world, 'owners');
    return facts.filter(({ field }) => field === 'owner').length === 6 || undefined;
  });
  const said = (await factsOf(world, 'owners')).filter(({ position }) => [0, 2].includes(position));
  assert.deepEqual(
    said.map(({ field, value }) => [field, value]).filter(([field]) => field !== 'owner_path'),
    [
      ['owner', '"Альфа" ГмбХ'],
      ['owner', 'Clara Nord'],
      ['owner_kind', 'company'],
      ['owner_kind', 'person'],
      ['owner_country', 'DE'],
      ['owner_country', 'DK'],
      ['owner_number', 'HRB 7001'],
      ['owner_share', 40],
      ['owner_share', { min: 10, max: 15 }],
      ['owner_since', '2015-02-01'],
    ],
  );

  await confirmFindings(researcher, orderId);
  await explainTheRest(researcher, orderId);
  const steps = workItemKinds.map((kind) => ({ kind, outcome: outcomes[kind] }));
  await researcher.call(tickWorkItem, { params: { orderId }, query: { answer: 'brief' }, body: { steps } });
  await page.goto(`${app.url}/staff/orders/${orderId}/dossier`);
  await page.locator('[data-line][aria-current]').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over', exact: true }).press('Enter');
  await page.getByText('To be approved', { exact: true }).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();

  await approve(world.reviewer, orderId);
  await waitFor('the delivery', async () => {
    const { order: now } = await placed.client.call(trackOrder, { params: placed.params });
    return now.state === 'completed' || undefined;
  });
  const { view } = await placed.client.call(readReport, { params: placed.params, query: {} });
  const { managers, ownership } = view;
  assert.deepEqual(managers.map(({ name, role, born: year }) => [name, role, year]).slice(0, 2), [
    ['Anna Tester', 'Managing director', 'born 1970'],
    ['Bnna Tester', 'Director', 'born 1971'],
  ]);
  assert.equal(managers.length, 12);
  const labels = new Map(ownership?.shares.map(({ label, shown }) => [label, shown]));
  for (const name of ['"Альфа" ГмбХ', 'Beta Holding AG', 'Clara Nord', 'Felix Ost'])
    assert.ok(labels.has(name), `${name} of ${[...labels.keys()]}`);
});

test('a file of values is taken; what is not understood is mended, asked or left out; nothing is lost over a reload', async () => {
  const world = await begun(app);
  const { page, faults, context } = await openSection({ app, browser }, world.orderId, 'owners');
  const dialog = page.getByRole('dialog', { name: /^Paste a table/ });
  const file =
    'Owner;Country;Share;Since\nAlpha GmbH;Nowhere;0,6;03/04/2021\n=1+1;Germany;0,4;04/05/2021\n;France;;';
  // Dropped on the table it is the table's, and no document.
  await dropOn(page, '#dossier-section', `\ufeff${file}`);
  await dialog.getByText('2 rows to add, 0 to update, 1 left out.').waitFor();
  assert.equal(await page.getByRole('dialog').count(), 1);
  await dialog.getByRole('button', { name: 'Paste another table' }).press('Enter');
  await dialog.locator('input[type="file"]').setInputFiles({
    ...{ name: 'owners.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`\ufeff${file}`),
  });
  await dialog.getByText('2 rows to add, 0 to update, 1 left out.').waitFor();
  await dialog.getByText('5 cells are not understood').waitFor();
  await dialog.getByLabel('Dates such as 03/04/2021').selectOption({ label: '3 April: the day first' });
  await dialog.getByLabel('Shares such as 0.25').selectOption({ label: 'a quarter: 25%' });
  await dialog.getByText('1 cell is not understood').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Go on with the pasted table' }).press('Enter');
  await dialog.getByText('1 cell is not understood').waitFor();
  await dialog.getByLabel('Country, row 1: not understood, write it otherwise').fill('Schweiz');
  await page.keyboard.press('Enter');
  await dialog.getByRole('cell', { name: 'Switzerland' }).waitFor();
  await dialog.getByLabel('Source, as the English report names it').fill('Register');
  await dialog.getByLabel('Obtained from').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Write 2 rows' }).press('Enter');
  await page.getByText(/^Saved \d\d:/).waitFor();
  const facts = await factsOf(world, 'owners');
  assert.deepEqual(
    facts.filter(({ position }) => position === 1).map(({ field, value }) => [field, value]),
    [
      ['owner', '=1+1'],
      ['owner_country', 'DE'],
      ['owner_share', 40],
      ['owner_since', '2021-05-04'],
    ],
  );
  await page.getByRole('button', { name: 'Paste a table' }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('no findings and nothing too wide in both languages and themes', async () => {
  const { orderId } = await begun(app);
  const { page, faults, context } = await openSection({ app, browser }, orderId, 'owners');
  const table = `${owners}\nGamma Ltd;компания;Нигде;9;по-разному;03/04/2021\nEmma West;физлицо;Франция;;7,5;`;
  for (const language of ['en', 'ru']) {
    await context.addCookies([{ name: 'staffLanguage', value: language, url: `${app.url}/staff` }]);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // What was pasted before is kept for this tab, and for one that comes after it.
      await page.evaluate(() => {
        for (const kept of [sessionStorage, localStorage])
          for (const key of Object.keys(kept)) if (key.endsWith(':paste')) kept.removeItem(key);
      });
      await page.reload();
      await page.locator('#dossier-section').waitFor();
      await keepPicture(page, `owners ${language} ${width}`);
      await copy(page, table);
      await page.keyboard.press('p');
      await page.locator('dialog[open] textarea').waitFor();
      await keepPicture(page, `paste field ${language} ${width}`);
      await page.keyboard.press('Control+v');
      await page.locator('dialog[open] table').waitFor();
      await headIsSeen(page);
      const share = language === 'ru' ? '40\u00a0%' : '40%';
      assert.ok((await page.locator('dialog[open] td').allInnerTexts()).includes(share), share);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((look) => {
          document.documentElement.dataset.theme = look;
        }, theme);
        const words = `paste ${language} ${theme} ${width}`;
        assert.deepEqual(await axeFindings(page), [], words);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${words}: ${wide} px too wide`);
        await keepPicture(page, words);
      }
    }
  }
  assert.deepEqual(faults, []);
  await context.close();
});
