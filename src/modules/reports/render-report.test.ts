import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { fullSampleDossier, sampleCover } from './dossier/sample-dossier.ts';
import { RenderPoolBusy } from './render/render-pool.ts';
import { createReports } from './service.ts';

test('while too many documents wait to be drawn, a caller is told when to come back', async () => {
  const renderer = {
    render: () => Promise.reject(new RenderPoolBusy(24)),
    draw: () => Promise.reject(new Error('nothing is drawn here')),
    workerPids: () => [],
    close: async () => undefined,
  };
  const reports = createReports({ clock: systemClock, files: createFileStore('/nowhere'), renderer });
  await assert.rejects(
    reports.renderReport(fullSampleDossier(), sampleCover, 'ru'),
    (error) => error instanceof Problem && error.code === 'renderer_busy' && error.retryAfterSeconds === 15,
  );
});
