import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { systemClock } from '#kernel/clock.ts';
import { fixtureLei, gleifJson } from '#modules/registers/gleif/gleif-fixture.ts';
import { findImportSource } from '#modules/registers/service.ts';
import { createScreeningLists, findListSource } from '#modules/screening/service.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { importFile } from '#workflows/import-companies/import-file.ts';
import { importListFile } from '#workflows/import-lists/import-list-file.ts';
import { lookAt, openDesk } from './staff-looks.ts';

const folder = mkdtempSync(join(tmpdir(), 'imports-page-'));
const none = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0, gone: 0 };
let app: TestApp;
let browser: Browser;
before(async () => {
  const plans = {
    REGISTER_REFRESH: `brreg=${folder}/none*.json daily`,
    LIST_REFRESH: `un=${folder}/none*.xml daily`,
  };
  app = await startTestApp({ withPages: true, withScheduledJobs: false, env: plans });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
  rmSync(folder, { recursive: true });
});

/** Files as they come: a good one, one with a record that nobody can read, a list, a page in place of a list. */
async function importAll(): Promise<void> {
  const { db, importRuns: runs } = app.services;
  const source = findImportSource('gleif');
  assert.ok(source);
  const path = join(folder, 'golden-copy.json');
  const entries = [1, 2, 3].map((at) => ({ lei: fixtureLei(at), name: `Kranich ${at} GmbH` }));
  writeFileSync(path, gleifJson([...entries, { lei: 'NOT-AN-LEI', name: 'Nobody' }]));
  await importFile(db, { clock: systemClock, source, path });
  const lists = createScreeningLists({ db, clock: systemClock });
  const [eu, un] = [findListSource('eu'), findListSource('un')];
  assert.ok(eu && un);
  const entity = '<ENTITY><DATAID>1</DATAID><FIRST_NAME>Lantern</FIRST_NAME></ENTITY>';
  writeFileSync(
    join(folder, 'consolidated.xml'),
    `<CONSOLIDATED_LIST dateGenerated="2026-11-20T00:00:00Z">${entity}</CONSOLIDATED_LIST>`,
  );
  await importListFile({ lists, runs }, { source: un, path: join(folder, 'consolidated.xml') });
  writeFileSync(join(folder, 'page.xml'), '<!DOCTYPE html><html>502</html>');
  await assert.rejects(importListFile({ lists, runs }, { source: eu, path: join(folder, 'page.xml') }));
}

test('imports are seen as they run, with what they left out, by keyboard', async () => {
  await importAll();
  const { importRuns, pool } = { ...app.services, pool: app.pool };
  const killed = await importRuns.begin({
    ...{ kind: 'companies', source: 'brreg', fileName: 'enheter.json.gz', isFull: true },
  } as const);
  await killed.end('finish');
  await pool.query(
    `UPDATE import_runs SET state = 'running', ended_at = NULL, share = 0.4, seen_at = now() - interval '5 minutes' WHERE id = $1`,
    [killed.id],
  );
  const running = await importRuns.begin({
    ...{
      kind: 'companies',
      source: 'companies-house',
      fileName: 'BasicCompanyData-2026-11-01.csv',
      isFull: true,
    },
  } as const);
  running.progress({ ...none, read: 1_200_000, added: 800_000, changed: 1_500, unchanged: 398_500 }, 0.31);
  await running.save();

  const { context, page, faults } = await openDesk(browser, app.url, {
    path: '/sources',
    mailbox: 'manager',
  });
  await page.getByRole('link', { name: 'Imports of their files' }).click();
  await page.getByText('5 imports', { exact: true }).waitFor();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('BasicCompanyData').getByText('31 % of the file is read').waitFor();
  await row('golden-copy').getByText('Finished').waitFor();
  await row('page.xml').getByText('This is no file of the list eu').waitFor();
  await row('enheter').getByText('Its process said nothing more after').waitFor();
  await row('brreg').getByText('The last file is not in').waitFor();
  await row('United Nations').filter({ hasText: 'By itself, every 24 hours' }).getByText('Good').waitFor();
  // Nobody has to reload: what is read on is seen.
  running.progress({ ...none, read: 2_000_000, added: 2_000_000 }, 0.62);
  await running.save();
  await row('BasicCompanyData').getByText('62 % of the file is read').waitFor();
  await lookAt(page, app.url, 'imports');

  await page.goto(`${app.url}/staff/books`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Imports');
  await page
    .getByRole('option', { name: /Imports/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('5 imports', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Screening lists' }).press('Enter');
  await page.getByText('2 imports', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Failed' }).press('Enter');
  await page.getByText('1 import', { exact: true }).waitFor();
  await page.goto(`${app.url}/staff/imports`);
  await page.getByRole('link', { name: 'golden-copy.json' }).press('Enter');
  await page.getByRole('heading', { name: 'golden-copy.json' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Line' }).waitFor();
  await lookAt(page, app.url, 'import');
  assert.deepEqual(faults, []);
  await context.close();
});
