import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { waitFor } from '#testing/timeline.ts';
import type { RenderedReport } from '../render/report-renderer.ts';
import { createSampleReports } from './sample-reports.ts';

const germany = { code: 'DE', name: everyLanguageOf({ ru: 'Германия' }, 'Germany') };
const numbered = (number: number) => ({ ...germany, code: `Z${String.fromCharCode(65 + number)}` });
const rendered: RenderedReport = { pdf: Buffer.from('%PDF-1.7\nsample\n%%EOF'), pageCount: 1 };

const roots: string[] = [];
let folder = '';
let warnings: unknown[] = [];
const clock = createSettableClock(new Date('2026-11-21T10:00:00Z'));
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'countercheck-samples-'));
  roots.push(root);
  folder = join(root, 'samples');
  warnings = [];
  clock.set(new Date('2026-11-21T10:00:00Z'));
});
after(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** A renderer that counts, and answers when it is told to. */
function countingRenderer() {
  const waiting: PromiseWithResolvers<RenderedReport>[] = [];
  return {
    waiting,
    render: () => {
      const job = Promise.withResolvers<RenderedReport>();
      waiting.push(job);
      return job.promise;
    },
  };
}

const samplesOf = (renderer: { render: () => Promise<RenderedReport> }, patienceMs = 5_000) =>
  createSampleReports({ clock, renderer, folder, patienceMs, warn: (error) => warnings.push(error) });

/** Until the shelf has been asked and the renderer has the work. */
async function untilWaiting(renderer: ReturnType<typeof countingRenderer>, count: number): Promise<void> {
  for (let tries = 0; renderer.waiting.length < count && tries < 400; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(renderer.waiting.length, count);
}

const isBusy = (error: unknown) =>
  error instanceof Problem &&
  error.status === 503 &&
  error.retryAfterSeconds === 15 &&
  /15 seconds/.test(error.text.en) &&
  /15.секунд/.test(error.text.ru);

describe('samples', () => {
  it('are rendered once for all who ask at the same time', async () => {
    const renderer = countingRenderer();
    const samples = samplesOf(renderer);
    const asked = Array.from({ length: 12 }, () => samples.get(germany, 'en'));
    await untilWaiting(renderer, 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal(renderer.waiting.length, 1);
    renderer.waiting[0]?.resolve(rendered);
    for (const pdf of await Promise.all(asked)) assert.deepEqual(pdf, rendered.pdf);
  });

  it('are not rendered again, by another process neither; another language is another file', async () => {
    let count = 0;
    const render = async () => {
      count += 1;
      return rendered;
    };
    await samplesOf({ render }).get(germany, 'en');
    await samplesOf({ render }).get(germany, 'en');
    assert.equal(count, 1);
    await samplesOf({ render }).get(germany, 'ru');
    assert.equal(count, 2);
  });

  it('are rendered anew in the next month, and the old file goes', async () => {
    const samples = samplesOf({ render: async () => rendered });
    await samples.get(germany, 'en');
    await samples.get(germany, 'ru');
    const [english = ''] = readdirSync(folder).filter((file) => file.startsWith('de-en-'));
    clock.set(new Date('2026-12-01T00:00:00Z'));
    await samples.get(germany, 'en');
    const files = readdirSync(folder);
    assert.equal(files.length, 2);
    assert.ok(!files.includes(english));
  });

  it('are rendered anew where the kept file is broken', async () => {
    let count = 0;
    const render = async () => {
      count += 1;
      return rendered;
    };
    const samples = samplesOf({ render });
    await samples.get(germany, 'en');
    for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '%PDF-1.7\nhal');
    assert.deepEqual(await samples.get(germany, 'en'), rendered.pdf);
    assert.equal(count, 2);
  });

  it('reach the visitor even if they cannot be kept', async () => {
    // A file where the folder should be.
    writeFileSync(folder, '');
    assert.deepEqual(await samplesOf({ render: async () => rendered }).get(germany, 'en'), rendered.pdf);
    assert.equal(warnings.length, 1);
  });

  it('503 with words when the renderer is down, and a new try afterwards', async () => {
    let isDown = true;
    const samples = samplesOf({
      render: async () => {
        if (isDown) throw new Error('the render process ended with SIGKILL');
        return rendered;
      },
    });
    await assert.rejects(samples.get(germany, 'en'), isBusy);
    isDown = false;
    assert.deepEqual(await samples.get(germany, 'en'), rendered.pdf);
  });

  it('503 when it takes too long; the finished file is there the next time', async () => {
    const renderer = countingRenderer();
    const samples = samplesOf(renderer, 30);
    await assert.rejects(samples.get(germany, 'en'), isBusy);
    // The patience may be over before the renderer is asked.
    await untilWaiting(renderer, 1);
    renderer.waiting[0]?.resolve(rendered);
    // Keeping the file may take longer than this test's patience.
    const pdf = await waitFor('the finished file', () => samples.get(germany, 'en').catch(() => undefined));
    assert.deepEqual(pdf, rendered.pdf);
    assert.equal(renderer.waiting.length, 1);
  });

  it('503 for the seventh at a time: paid reports stand in the same queue', async () => {
    const renderer = countingRenderer();
    const samples = samplesOf(renderer);
    const first = Array.from({ length: 6 }, (_, index) => samples.get(numbered(index), 'en'));
    await untilWaiting(renderer, 6);
    await assert.rejects(samples.get(numbered(6), 'en'), isBusy);
    for (const job of renderer.waiting) job.resolve(rendered);
    await Promise.all(first);
    const seventh = samples.get(numbered(6), 'en');
    await untilWaiting(renderer, 7);
    renderer.waiting[6]?.resolve(rendered);
    await seventh;
  });
});
