import { median } from '../in-turn.ts';
import type { Lighthouse, LighthouseResult } from './load-lighthouse.ts';

/** One page: scores of 100, times in milliseconds, bytes as they came over the wire. */
export type AuditedPage = Readonly<{
  path: string;
  isUnlisted: boolean;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  scriptBytes: number;
  styleBytes: number;
  failedAudits: readonly string[];
  error: string | undefined;
}>;

type AuditTask = Readonly<{ url: string; path: string; port: number; runs: number }>;

/** What a page that is not to be listed fails by its very purpose. */
const aboutListing = ['is-crawlable', 'http-status-code'];
/** And a page that is not there: the browser itself notes its status on the console. */
const aboutMissing = [...aboutListing, 'errors-in-console'];

/** Audits a page several times; performance is the median, of the other categories the worst run counts. */
export async function auditPage(lighthouse: Lighthouse, task: AuditTask): Promise<AuditedPage> {
  const { url, path, port, runs } = task;
  const skipAudits = await forgiven(url);
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    const flags = { port, logLevel: 'silent', ignoreStatusCode: true } as const;
    const done = await lighthouse(url, skipAudits.length > 0 ? { ...flags, skipAudits } : flags);
    if (done !== undefined) results.push(done.lhr);
  }
  const performances = results.map((result) => scoreOf(result, 'performance'));
  const middle = median(runs % 2 === 1 ? performances : performances.slice(1));
  const typical = results[performances.indexOf(middle)] ?? results[0];
  if (typical === undefined) throw new Error(`Lighthouse said nothing about ${path}`);
  const worst = (category: string) => Math.min(...results.map((result) => scoreOf(result, category)));
  const value = (audit: string) => typical.audits[audit]?.numericValue ?? Number.NaN;
  return {
    path,
    isUnlisted: skipAudits.length > 0,
    performance: scoreOf(typical, 'performance'),
    accessibility: worst('accessibility'),
    bestPractices: worst('best-practices'),
    seo: worst('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: Math.max(
      ...results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
    ),
    tbtMs: value('total-blocking-time'),
    scriptBytes: bytesOf(typical, 'Script'),
    styleBytes: bytesOf(typical, 'Stylesheet'),
    failedAudits: [...new Set(results.flatMap(failedAudits))],
    error: results.find(({ runtimeError }) => runtimeError !== undefined)?.runtimeError?.code,
  };
}

/** In words, which goals a page misses. */
export function missedGoals(page: AuditedPage | undefined): string[] {
  if (page === undefined) return [];
  const { performance, accessibility, bestPractices, seo, cls, tbtMs, error } = page;
  const missed: string[] = [];
  // Not "less than": a score that is not there is no number, and misses too.
  if (!(performance >= 98)) missed.push(`performance ${performance}`);
  if (!(accessibility >= 100)) missed.push(`accessibility ${accessibility}`);
  if (!(bestPractices >= 100)) missed.push(`best practices ${bestPractices}`);
  if (!(seo >= 100)) missed.push(`SEO ${seo}`);
  if (!(cls < 0.0005)) missed.push(`CLS ${cls.toFixed(3)}`);
  if (!(tbtMs <= 100)) missed.push(`TBT ${Math.round(tbtMs)} ms`);
  if (error !== undefined) missed.push(error);
  return missed;
}

/** The audits that a page is not asked for: it says itself that it is not for search engines, or is not there. */
async function forgiven(url: string): Promise<readonly string[]> {
  const response = await fetch(url);
  const html = await response.text();
  if (response.status === 404) return aboutMissing;
  return /<meta name="robots" content="noindex/.test(html) ? aboutListing : [];
}

function scoreOf({ categories }: LighthouseResult, category: string): number {
  const score = categories[category]?.score;
  return score === null || score === undefined ? Number.NaN : Math.round(score * 100);
}

/** Audits with a say in one of the four scores that found fault; of performance those below 0.9. */
function failedAudits({ categories, audits }: LighthouseResult): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit === undefined || audit.score === null || weight === 0) return [];
      const enough = category === 'performance' ? 0.9 : 1;
      return audit.score < enough ? [`${id} (${category}): ${audit.title}`] : [];
    }),
  );
}

function bytesOf({ audits }: LighthouseResult, resourceType: string): number {
  const items = audits['network-requests']?.details?.items ?? [];
  return items
    .filter((item) => item.resourceType === resourceType)
    .reduce((sum, { transferSize }) => sum + (typeof transferSize === 'number' ? transferSize : 0), 0);
}
