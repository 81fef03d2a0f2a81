import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import { reportProblems } from '../dossier/problems.ts';
import type { ReportRenderer } from '../render/report-renderer.ts';
import { readEngineVersion } from './engine-version.ts';
import type { SampleCountry } from './sample-company.ts';
import { issueDayOf } from './sample-days.ts';
import { buildSampleDocument } from './sample-report-document.ts';
import { createSampleShelf } from './sample-shelf.ts';

/** Samples that may wait for the renderer at once: paid reports stand in the same queue. */
const maxWaiting = 6;
/** Longer than any rendering that goes well; what is rendered later still lands on the shelf. */
const patienceMs = 10_000;
const retryAfterSeconds = 15;
/** More than countries times languages. */
const maxKeys = 600;

export interface SampleReports {
  /** The sample of a country as PDF. Throws Problem 503 with Retry-After when the renderer is down or busy. */
  get(country: SampleCountry, locale: Locale, kind?: ReportKind): Promise<Buffer>;
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
  /** The same sample is never looked for, nor rendered, twice at a time. */
  const underWay = new Map<string, Promise<Buffer>>();
  const keys = new LRUCache<string, string>({ max: maxKeys });
  let rendering = 0;

  /** Names the document by all that is in it: the data, the words, the language, the month. Remembered: it takes 5 ms. */
  function keyOf(country: SampleCountry, now: Date, locale: Locale, kind: ReportKind): string {
    const about = JSON.stringify([country.code, country.name, issueDayOf(now), locale, kind]);
    const known = keys.get(about);
    if (known !== undefined) return known;
    const document = JSON.stringify(buildSampleDocument(country, now, locale, kind));
    const key = createHash('sha256').update(engine).update(document).digest('hex');
    keys.set(about, key);
    return key;
  }

  async function render(
    country: SampleCountry,
    locale: Locale,
    now: Date,
    kind: ReportKind,
  ): Promise<Buffer> {
    if (rendering >= maxWaiting) throw busy(new Error(`${rendering} samples wait for the renderer`));
    rendering += 1;
    try {
      return (await renderer.render(buildSampleDocument(country, now, locale, kind))).pdf;
    } catch (error) {
      throw busy(error);
    } finally {
      rendering -= 1;
    }
  }

  async function findOrRender(
    key: string,
    country: SampleCountry,
    locale: Locale,
    now: Date,
    kind: ReportKind,
  ) {
    const file = `${country.code.toLowerCase()}-${locale}`;
    const name = kind === usualReportKind ? file : `${kind}-${file}`;
    const kept = await shelf.find(name, key);
    if (kept !== undefined) return kept;
    const pdf = await render(country, locale, now, kind);
    await shelf.keep(name, key, pdf).catch(warn);
    return pdf;
  }

  return {
    async get(country, locale, kind = usualReportKind) {
      const now = clock.now();
      const key = keyOf(country, now, locale, kind);
      const known = underWay.get(key);
      const job = known ?? findOrRender(key, country, locale, now, kind).finally(() => underWay.delete(key));
      if (known === undefined) underWay.set(key, job);
      return withPatience(job, deps.patienceMs ?? patienceMs);
    },
  };
}

function busy(cause: unknown): Problem {
  return new Problem(reportProblems.sampleUnavailable, { cause, retryAfterSeconds });
}

/** The job goes on when nobody waits any more; its end is heard by the race, late or not. */
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
