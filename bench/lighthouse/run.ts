import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { localizedPath } from '../../src/kernel/locale.ts';
import { order } from '../../testing/buyer.ts';
// This folder is a package of its own, so the doors of the project's package.json are shut here.
import { inAllLanguages, publicPaths } from '../../testing/site-pages.ts';
import { startChromium } from '../chromium-process.ts';
import { installTool } from '../install-tool.ts';
import { currentBuild } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { startSite } from '../server-process.ts';
import { type AuditedPage, auditPage, missedGoals } from './audit-page.ts';
import { loadLighthouse } from './load-lighthouse.ts';

const help = `npm run bench -- lighthouse [part of a path …] [--steps] [--runs 5] [--languages en,ru] [--json FILE]

Audits every public page of the production build with Lighthouse's mobile preset; ends with 1 if a goal is missed.
--steps audits the steps of an order alone, its tracker among them, 3 times each.`;

/** What a buyer goes through before and beside the tracker. */
const steps = [
  '/',
  '/company-search?country=de',
  '/order?country=de&name=unbekannt&request=1',
  '/registration',
  '/login',
];

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    steps: { type: 'boolean', default: false },
    runs: { type: 'string' },
    languages: { type: 'string', default: 'en,ru' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await auditAll(Number(values.runs ?? (values.steps ? 3 : 5)));

function wantedPaths(): string[] {
  const isWanted = (path: string) =>
    positionals.length === 0 ||
    positionals.some((part) => (part === '/' ? path === '/' : path.includes(part)));
  return inAllLanguages((values.steps ? steps : publicPaths).filter(isWanted)).filter(isSpoken);
}

function isSpoken(path: string): boolean {
  return values.languages.split(',').includes(path === '/ru' || path.startsWith('/ru/') ? 'ru' : 'en');
}

/** The tracker of an order that is placed for it, in both languages. */
async function trackerPaths(siteUrl: string): Promise<string[]> {
  const path = `/track/${(await order({ url: siteUrl })).secret}`;
  return [path, localizedPath('ru', path)].filter(isSpoken);
}

async function auditAll(runs: number): Promise<void> {
  const lighthouse = await loadLighthouse(await installTool('lighthouse'));
  await currentBuild();
  const site = await startSite();
  const pages: AuditedPage[] = [];
  try {
    const paths = [...wantedPaths(), ...(values.steps ? await trackerPaths(site.url) : [])];
    for (const [index, path] of paths.entries()) {
      // A browser of each page's own: nothing is warm from the page before.
      const chromium = await startChromium();
      try {
        pages.push(await auditPage(lighthouse, { url: site.url + path, path, port: chromium.port, runs }));
      } finally {
        await chromium.stop();
      }
      const missed = missedGoals(pages.at(-1)).join(', ');
      console.log(
        `${index + 1}/${paths.length} ${path}${missed === '' ? '' : `: ${missed}`} (load ${loadavg()[0]?.toFixed(1)})`,
      );
    }
  } finally {
    await site.stop();
  }
  print(pages, runs);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(pages, null, 2)}\n`);
  if (pages.some((page) => missedGoals(page).length > 0)) process.exitCode = 1;
}

function print(pages: readonly AuditedPage[], runs: number): void {
  console.log('');
  printTable(
    ['page', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'CLS', 'TBT ms', 'JS kB', 'CSS kB', ''],
    pages.map((page) => [
      page.path,
      page.performance,
      page.accessibility,
      page.bestPractices,
      page.seo,
      Math.round(page.lcpMs),
      page.cls,
      Math.round(page.tbtMs),
      (page.scriptBytes / 1000).toFixed(1),
      (page.styleBytes / 1000).toFixed(1),
      [page.isUnlisted ? 'noindex' : '', page.error ?? ''].filter((note) => note !== '').join(' '),
    ]),
  );
  console.log(
    `\nPerformance, LCP, TBT and bytes are those of the run in the middle of ${runs}. JS and CSS are bytes as they came over the wire, headers included.`,
    '\nGoals: performance 98, the other three 100, CLS 0, TBT 100 ms. A page that is meant not to be listed (noindex, 404) is not blamed for it.',
  );
  const byAudit = Map.groupBy(
    pages.flatMap(({ path, failedAudits }) => failedAudits.map((audit) => ({ path, audit }))),
    ({ audit }) => audit,
  );
  for (const [audit, where] of byAudit) {
    const examples = where.slice(0, 3).map(({ path }) => path);
    console.log(
      `failed: ${audit} (${where.length} pages: ${examples.join(' ')}${where.length > 3 ? ' …' : ''})`,
    );
  }
}
