import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import type { ReportDocument } from './document/report-document.ts';
import { fullSampleDossier, sampleCover, sampleFact } from './dossier/sample-dossier.ts';
import { createPeers, createReports } from './service.ts';

test('a report stands beside its peers wherever they were imported, on the page and on paper, and says so where not', async (t) => {
  const database = await createThrowawayDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'peers-of-report-'));
  t.after(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const peers = createPeers({ db: database.db, clock: systemClock });
  const drawn: ReportDocument[] = [];
  const renderer = {
    async render(document: ReportDocument) {
      drawn.push(document);
      return { pdf: Buffer.from('%PDF- none'), pageCount: 1 };
    },
    draw: () => Promise.reject(new Error('nothing is drawn here')),
    workerPids: () => [],
    close: async () => undefined,
  };
  const reports = createReports({ clock: systemClock, files: createFileStore(folder), renderer, peers });
  const sample = fullSampleDossier();
  const [like] = sample.facts;
  assert.ok(like);
  const code = sampleFact('activities', 'activity_code', 'OKVED 2: 46.74 – Wholesale of hardware');
  const dossier = { ...sample, facts: [...sample.facts, { ...like, ...code, id: 'the code' }] };

  const bare = await reports.viewReport(dossier, sampleCover, 'en');
  assert.equal(bare.ratios.peers, 'No peer data for this country and industry');
  assert.ok(bare.ratios.rows.length > 0 && bare.ratios.rows.every((row) => row.peers === null));

  const lines = Array.from({ length: 9 }, (_, index) => `c${index},G,2024,100,${10 + index}`);
  await writeFile(join(folder, 'peers.csv'), ['company,section,year,1600,1300', ...lines].join('\n'));
  await peers.importFile(sampleCover.country.code, join(folder, 'peers.csv'));

  const view = await reports.viewReport(dossier, sampleCover, 'en');
  assert.match(view.ratios.peers, /9 companies, .*section G .*2024/);
  const compared = view.ratios.rows.filter((row) => row.peers !== null);
  assert.ok(compared.length > 0);
  await reports.renderReport(dossier, sampleCover, 'ru');
  const [onPaper] = drawn;
  assert.match(onPaper?.view.ratios.peers ?? '', /9/);
  assert.deepEqual(
    onPaper?.view.ratios.rows.filter((row) => row.peers !== null).map(({ name }) => name),
    compared.map(({ name }) => name),
  );
  const elsewhere = { ...sampleCover, country: { ...sampleCover.country, code: 'DE' } };
  assert.equal((await reports.viewReport(dossier, elsewhere, 'en')).ratios.peers, bare.ratios.peers);
});
