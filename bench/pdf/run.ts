import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { locales } from '#kernel/locale.ts';
import { buildReportDocument } from '#modules/reports/document/report-document.ts';
import { createReportRenderer } from '#modules/reports/render/report-renderer.ts';
import { cpuMs } from '../cpu-time.ts';
import { median } from '../in-turn.ts';
import { printTable } from '../print-table.ts';
import { bigReport } from './big-report.ts';

const help = `npm run bench -- pdf [--runs 20] [--reports 300]

A full report as PDF, a language at a time, beside one page of text by the same compiler; memory over many reports.`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    runs: { type: 'string', default: '20' },
    reports: { type: 'string', default: '300' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await measure(Number(values.runs), Number(values.reports));

async function measure(runs: number, reports: number): Promise<void> {
  // Nothing replaces the process here: what its memory does is the question.
  const renderer = createReportRenderer({ maxJobs: reports * 10, maxRssBytes: 4 * 1024 ** 3 });
  try {
    const rows: string[][] = [['a bare page', milliseconds(bareTimes(runs)), '', '']];
    for (const locale of locales) {
      const document = buildReportDocument(bigReport(locale));
      const { pageCount } = await renderer.render(document);
      const times: number[] = [];
      const before = cpuMs(renderer.workerPids()[0]) ?? Number.NaN;
      for (let run = 0; run < runs; run += 1) times.push(await timed(() => renderer.render(document)));
      const cpu = ((cpuMs(renderer.workerPids()[0]) ?? Number.NaN) - before) / runs;
      const name = `a full report, ${locale}, ${pageCount} pages`;
      rows.push([name, milliseconds(times), `${cpu.toFixed(0)} ms`, '']);
    }
    const document = buildReportDocument(bigReport('en'));
    for (let done = 1; done <= reports; done += 1) {
      await renderer.render(document);
      if (done % 100 === 0)
        rows.push([`after ${done} reports`, '', '', `${rssOf(renderer.workerPids()[0])} MB`]);
    }
    printTable(['what', 'median', 'processor', 'memory'], rows);
  } finally {
    await renderer.close();
  }
}

/** How long a page with one line takes in this process, compiler warm. */
function bareTimes(runs: number): number[] {
  const compiler = NodeCompiler.create();
  const page = (run: number) => {
    const compiled = compiler.compile({ mainFileContent: `#set page(paper: "a4")\nPage ${run}` });
    if (compiled.result === null) throw new Error('the page does not compile');
    compiler.pdf(compiled.result);
    compiler.evictCache(0);
  };
  page(-1);
  return Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    page(run);
    return performance.now() - start;
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function milliseconds(times: readonly number[]): string {
  return `${median(times).toFixed(1)} ms`;
}

/** Memory that the process holds; only Linux says it without asking a program. */
function rssOf(pid: number | undefined): string {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? '?' : String(Math.round(Number(kilobytes) / 1024));
  } catch {
    return '?';
  }
}
