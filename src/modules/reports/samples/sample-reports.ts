import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { reportProblems } from '../problems.ts';
import type { ReportDocument } from '../report-document.ts';
import type { ReportRenderer } from '../report-renderer.ts';
import { readEngineVersion } from './engine-version.ts';
import type { SampleCountry } from './sample-company.ts';
import { buildSampleDocument } from './sample-report-document.ts';
import { createSampleShelf } from './sample-shelf.ts';

/** Samples that may wait for the renderer at once: paid reports stand in the same queue. */
const maxWaiting = 6;
/** Longer than any rendering that goes well; what is rendered later still lands on the shelf. */
const patienceMs = 10_000;
const retryAfterSeconds = 15;

export interface SampleReports {
  /** The sample of a country as PDF. Throws Problem 503 with Retry-After when the renderer is down or busy. */
  get(country: SampleCountry, locale: Locale): Promise<Buffer>;
}

/** Makes samples and keeps them in `folder`: the same one is rendered once a month, however many ask for it. */
export function createSampleReports(deps: {
  clock: Clock;
  renderer: Pick<ReportRenderer, 'render'>;
  folder: string;
  /** A shelf that cannot be written is not the visitor's trouble; somebody should know. */
  warn: (error: unknown) => void;
  patienceMs?: number;
}): SampleReports {
  const { clock, renderer, warn } = deps;
  const shelf = createSampleShelf(deps.folder);
  const engine = readEngineVersion();
  const underWay = new Map<string, Promise<Buffer>>();

  async function renderAndKeep(name: string, key: string, document: ReportDocument): Promise<Buffer> {
    const { pdf } = await renderer.render(document);
    await shelf.keep(name, key, pdf).catch(warn);
    return pdf;
  }

  /** The rendering under way, or a new one; the same sample is never rendered twice at a time. */
  function renderOnce(name: string, key: string, document: ReportDocument): Promise<Buffer> {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    if (underWay.size >= maxWaiting) throw busy(new Error(`${underWay.size} samples wait for the renderer`));
    const job = renderAndKeep(name, key, document).finally(() => underWay.delete(key));
    underWay.set(key, job);
    // Whoever asked may have left by then; each who waits hears of it by a promise of their own.
    job.catch(() => undefined);
    return job;
  }

  return {
    async get(country, locale) {
      const document = buildSampleDocument(country, clock.now(), locale);
      // The document holds the data, the words, the language and the month.
      const key = createHash('sha256').update(engine).update(JSON.stringify(document)).digest('hex');
      const name = `${country.code.toLowerCase()}-${locale}`;
      const kept = await shelf.find(name, key);
      if (kept !== undefined) return kept;
      try {
        return await withPatience(renderOnce(name, key, document), deps.patienceMs ?? patienceMs);
      } catch (error) {
        throw error instanceof Problem ? error : busy(error);
      }
    },
  };
}

function busy(cause: unknown): Problem {
  return new Problem(reportProblems.sampleUnavailable, { cause, retryAfterSeconds });
}

async function withPatience<T>(job: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busy(new Error(`no sample within ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([job, tired]);
  } finally {
    clearTimeout(timer);
  }
}
