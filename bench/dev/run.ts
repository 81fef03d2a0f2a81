import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startDev } from '#testing/processes/dev-run.ts';
import { copyTree } from '#testing/processes/tree-copy.ts';
import { type SavedFile, savedFiles, saverOf } from '#testing/saved-files.ts';
import { median } from '../in-turn.ts';
import { printTable } from '../print-table.ts';

const help = `npm run bench -- dev [--runs 20]

Starts "npm run dev" on a copy of the tree, saves a file of each kind there again and again, and times how long a page that
is open in a browser takes to show it. Ends with 1 if a goal is missed or a save cost the page its state.`;

/** Milliseconds from the save to the page. */
const goals = { component: 1000, style: 1000, text: 1000, server: 3000 } as const;
/** Not counted: the first saves of a kind have work to do that is done once. */
const warmUps = 2;
/** Nobody saves again before the last save has settled. */
const restMs = 500;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { runs: { type: 'string', default: '20' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(help);
else await measure(Number(values.runs));

async function measure(runs: number): Promise<void> {
  const tree = copyTree();
  const began = performance.now();
  const dev = await startDev(tree.folder).catch((error: unknown) => {
    tree.remove();
    throw error;
  });
  const startMs = performance.now() - began;
  const browser = await launchChromium();
  try {
    const rows: (string | number)[][] = [];
    for (const [kind, goal] of Object.entries(goals)) {
      // Object.entries forgets the names of the very record.
      const saved = savedFiles[kind as keyof typeof goals];
      const { times, isKept } = await timesOf(browser, dev.url, tree.folder, saved, runs);
      const sorted = times.toSorted((a, b) => a - b);
      const row = [kind, median(times), sorted.at(-1) ?? Number.NaN, goal, isKept ? 'kept' : 'lost'];
      rows.push(row);
      if (median(times) > goal || !isKept) process.exitCode = 1;
    }
    printTable(['saved', 'median ms', 'slowest ms', 'goal ms', "page's state"], rows);
    console.log(`\n${runs} saves of each; first start ${(startMs / 1000).toFixed(1)} s, empty database.`);
  } finally {
    await browser.close();
    await dev.stop();
    tree.remove();
  }
}

/** What a page has that is loaded anew does not have: something typed, and something that React says about it. */
async function timesOf(browser: Browser, url: string, folder: string, saved: SavedFile, runs: number) {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(url + saved.page);
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const typed = page.getByLabel('Name', { exact: true });
  const hasForm = (await typed.count()) > 0;
  if (hasForm) {
    await typed.fill('Typed before the save');
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.getByRole('alert').first().waitFor();
  }
  const saver = saverOf(folder, saved);
  const times: number[] = [];
  for (let run = 0; run < warmUps + runs; run += 1) {
    times.push(await saver.save(page));
    await delay(restMs);
  }
  const isSame = await page.evaluate(() => 'isSamePage' in window);
  const isTyped = !hasForm || (await typed.inputValue()) === 'Typed before the save';
  const isTold = !hasForm || (await page.getByRole('alert').count()) > 0;
  await page.close();
  return { times: times.slice(warmUps), isKept: isSame && isTyped && isTold };
}
