import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { prepareDataDir } from '#testing/database/template-database.ts';
import { type DevRun, startDev } from '#testing/processes/dev-run.ts';
import { copyTree, type TreeCopy } from '#testing/processes/tree-copy.ts';
import { savedFiles, saverOf } from '#testing/saved-files.ts';
import { waitFor } from '#testing/timeline.ts';

/** A machine with much else to do takes its time. */
const limitMs = 120_000;

let tree: TreeCopy;
let dev: DevRun;
let browser: Browser;
/** What was opened, the last one first; the start may stop in between. */
const closers: (() => unknown)[] = [];
before(async () => {
  tree = copyTree();
  closers.unshift(tree.remove);
  dev = await startDev(tree.folder, prepareDataDir);
  closers.unshift(dev.stop);
  browser = await launchChromium();
  closers.unshift(() => browser.close());
});
after(async () => {
  for (const close of closers) await close();
});

async function openPage(path: string) {
  const page = await browser.newPage();
  page.setDefaultTimeout(limitMs);
  // A save before the page listens to Vite would never be seen there.
  const listens = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await Promise.all([page.goto(dev.url + path), listens]);
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  return page;
}

test('npm run dev: a saved text, component and style are seen in the open page, which keeps its state', async () => {
  const { component, style, text, frame } = savedFiles;
  const page = await openPage(text.page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByLabel('Name', { exact: true }).fill('Typed before the save');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').first().waitFor();
  for (const saved of [text, frame, component, style]) await saverOf(tree.folder, saved).save(page);
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Typed before the save');
  assert.ok((await page.getByRole('alert').count()) > 0, 'what React said of the form is still said');
  assert.ok(await page.evaluate(() => 'isSamePage' in window));
  await page.close();
});

test('a saved server file is seen in the open page; PostgreSQL stays', async () => {
  const postgres = () => readFileSync(join(dev.dataDir, 'postgres.json'), 'utf8');
  const before = postgres();
  const page = await openPage(savedFiles.server.page);
  await saverOf(tree.folder, savedFiles.server).save(page);
  assert.equal(postgres(), before);
  await page.close();
});

test('saved content and migrations are taken up; a server file that is wrong is told, and mended', async () => {
  const about = join(tree.folder, 'content/pages/about.en.md');
  writeFileSync(about, `${readFileSync(about, 'utf8')}\nWritten while the site ran.\n`);
  await seen('/about', /Written while the site ran\./);
  writeFileSync(
    join(tree.folder, 'database/migrations/9999-saved.sql'),
    'create view saved_migration as select 1 as one;',
  );
  await waitFor(
    'the migration',
    async () => /9999-saved\.sql: the server runs anew/.test(dev.output()) || undefined,
    limitMs,
  );
  const health = join(tree.folder, 'src/app/health.ts');
  const right = readFileSync(health, 'utf8');
  writeFileSync(health, 'export const = 1;');
  await seen('/healthz', /The server does not start/);
  writeFileSync(health, right);
  await waitFor('the server', async () => (await fetch(`${dev.url}/healthz`)).ok || undefined, limitMs);
});

test('a saved country file is seen on its page and in the search form; a mistake in it is told', async () => {
  const file = join(tree.folder, 'content/countries/ee.yaml');
  const right = readFileSync(file, 'utf8');
  // Twice, because what watches the files must outlive what the first save brings about.
  for (const word of ['signs', 'marks']) {
    writeFileSync(
      file,
      right.replaceAll('8 digits', `8 ${word}`).replace('Annual reports', `Annual ${word}`),
    );
    await seen('/countries/country/ee', new RegExp(`Annual ${word}`));
    await seen('/api/v1/companies/criteria/ee', new RegExp(`8 ${word}`));
  }
  writeFileSync(file, right.replace('tier: 1', 'tier: 9'));
  await waitFor(
    'the sentence',
    async () => /content\/countries\/ee\.yaml:\d+: tier: /.test(dev.output()) || undefined,
    limitMs,
  );
  writeFileSync(file, right);
  await seen('/countries/country/ee', /Annual reports/);
});

test('the policy lets Vite write styles; scripts are as strict as ever', async () => {
  const response = await fetch(`${dev.url}/contact`);
  const policy = response.headers.get('content-security-policy') ?? '';
  assert.match(policy, /script-src 'nonce-[^']+' 'strict-dynamic';/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  assert.match(policy, /style-src 'self' 'unsafe-inline';/);
  for (const path of ['/favicon.ico', '/social/home-en.png']) {
    assert.equal((await fetch(dev.url + path)).status, 200, path);
  }
  assert.equal((await fetch(`${dev.url}/staff/login`)).status, 200);
});

test('Ctrl-C ends every process', { skip: !existsSync('/proc/self/stat') }, async () => {
  const family = descendants(dev.child.pid ?? 0);
  assert.ok(family.length >= 3, 'the keeper has an app and PostgreSQL');
  assert.equal(await dev.stop(), 0);
  assert.deepEqual(
    family.filter((pid) => existsSync(`/proc/${pid}`)),
    [],
  );
});

async function seen(path: string, text: RegExp): Promise<void> {
  await waitFor(
    `${text} at ${path}`,
    async () => text.test(await (await fetch(dev.url + path)).text()) || undefined,
    limitMs,
  );
}

/** Processes that come from this one, as Linux tells. */
function descendants(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)] as const),
  );
  const childrenOf = (one: number): number[] =>
    [...parents].filter(([, parent]) => parent === one).flatMap(([child]) => [child, ...childrenOf(child)]);
  return childrenOf(pid);
}

/** The second field behind the name, which stands in brackets and may hold anything. */
function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0; // gone meanwhile
  }
}
