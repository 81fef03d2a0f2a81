import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { inAllLanguages, publicPaths } from '#testing/site-pages.ts';
import { median } from '../in-turn.ts';
import { currentBuild } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { startSite } from '../server-process.ts';
import { type PickerTimes, timePicker } from './time-picker.ts';
import {
  choosePicked,
  firstLoad,
  openDetails,
  showInterest,
  type Weighed,
  weighPage,
} from './weigh-pages.ts';

const help = `npm run bench -- weight [part of a path …] [--runs 7]

Weighs the first load of every public page in the browser, and times the country picker on slow 4G (--runs 0: not).`;

/** In kB after brotli; `asleep` is before any sign of interest. */
const goals = { asleep: 60, awake: 125, home: 110, style: 12 };
const pickerGoals = { flagsMs: 30, workMs: 1000 / 60 };
const homePaths = new Set(['/', '/ru']);

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { runs: { type: 'string', default: '7' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(help);
else await weighAll(Number(values.runs));

async function weighAll(runs: number): Promise<void> {
  await currentBuild();
  const isWanted = (path: string) =>
    positionals.length === 0 ||
    positionals.some((part) => (part === '/' ? path === '/' : path.includes(part)));
  const site = await startSite();
  const browser = await launchChromium();
  try {
    const weighed: Weighed[] = [];
    for (const path of inAllLanguages(publicPaths.filter(isWanted))) {
      const isHome = homePaths.has(path);
      const acts = isHome
        ? [
            { state: 'country picked', act: choosePicked },
            { state: 'details open', act: openDetails },
          ]
        : [{ state: 'awake', act: showInterest }];
      weighed.push(...(await weighPage(browser, site.url, path, acts)));
    }
    const isLight = printWeights(weighed);
    const isFast = runs > 0 ? await printPicker(browser, site.url, runs) : true;
    if (!isLight || !isFast) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function printWeights(weighed: readonly Weighed[]): boolean {
  const goalOf = ({ path, state }: Weighed) =>
    state === firstLoad ? goals.asleep : homePaths.has(path) ? goals.home : goals.awake;
  const isOver = (one: Weighed) =>
    one.scriptBytes > goalOf(one) * 1000 || one.styleBytes > goals.style * 1000;
  printTable(
    ['page', 'state', 'JS kB', 'files', 'CSS kB', 'files', ''],
    weighed.map((one) => [
      one.path,
      one.state,
      (one.scriptBytes / 1000).toFixed(1),
      one.scripts,
      (one.styleBytes / 1000).toFixed(1),
      one.styles,
      isOver(one) ? 'too heavy' : '',
    ]),
  );
  const { asleep, awake, home, style } = goals;
  console.log(
    `\nBodies as they came over the wire. Goals: JS before interest ${asleep} kB, of a page awake ${awake} kB, of the home page with picker and details ${home} kB, CSS ${style} kB.`,
  );
  const unpacked = new Set(weighed.flatMap((one) => one.unpacked));
  console.log(`scripts and styles without brotli: ${unpacked.size === 0 ? 'none' : [...unpacked].join(' ')}`);
  const staff = new Set(weighed.flatMap((one) => one.staff));
  const requests = weighed.reduce((sum, one) => sum + one.requests, 0);
  console.log(
    `of ${requests} requests, to the back office: ${staff.size === 0 ? 'none' : [...staff].join(' ')}`,
  );
  return staff.size === 0 && !weighed.some(isOver);
}

async function printPicker(browser: Browser, siteUrl: string, runs: number): Promise<boolean> {
  const times: PickerTimes[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timePicker(browser, siteUrl));
  const middle = (figure: (one: PickerTimes) => number) => median(times.map(figure));
  const flagsMs = middle((one) => one.flagsMs);
  const workMs = middle((one) => one.workMs);
  console.log(`\npicker on slow 4G, ${runs} runs, medians: ${times[0]?.rows} rows`);
  printTable(
    ['', 'ms', 'goal'],
    [
      ['click to flags on the screen', flagsMs, pickerGoals.flagsMs],
      ['script, style and layout of opening', workMs, pickerGoals.workMs],
      ['frames until the rows are there', middle((one) => one.frames), 1],
    ],
  );
  return flagsMs <= pickerGoals.flagsMs && workMs <= pickerGoals.workMs;
}
