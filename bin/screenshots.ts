import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { localeOfPath, locales } from '#kernel/locale.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { inAllLanguages, orderPaths, publicPaths } from '#testing/site-pages.ts';
import { startTestApp } from '#testing/test-app.ts';

const help = `npm run screenshots -- [part of a path …] [--widths 360,768,1440] [--themes light,dark] [--languages en,ru] [--out build/screenshots]

Draws every public page as a visitor sees it, in every language, and prints what the browser complained about.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: locales.join() },
    out: { type: 'string', default: 'build/screenshots' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

const app = await startTestApp({ withPages: true });
const browser = await launchChromium();
try {
  await mkdir(values.out, { recursive: true });
  const all = [...publicPaths, ...(await orderPaths(app))];
  const isWanted = (path: string) =>
    positionals.length === 0 ||
    positionals.some((part) => (part === '/' ? path === '/' : path.includes(part)));
  const languages = values.languages.split(',');
  const paths = inAllLanguages(all.filter(isWanted)).filter((path) => languages.includes(localeOfPath(path)));
  for (const theme of values.themes.split(',')) {
    for (const width of values.widths.split(',')) await drawAll(browser, paths, theme, Number(width));
  }
} finally {
  await browser.close();
  await app.close();
}

async function drawAll(from: Browser, paths: readonly string[], theme: string, width: number): Promise<void> {
  const colorScheme = theme === 'dark' ? 'dark' : 'light';
  const context = await from.newContext({ colorScheme, viewport: { width, height: 900 } });
  await context.addCookies([{ name: 'theme', value: 'system', url: app.url }]);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.log(`${page.url()}: ${error.message}`));
  for (const path of paths) {
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    const file = join(values.out, `${nameOf(path)}-${theme}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await context.close();
}

/** A path as a file name; the secret of an order or a company's id would make a new name each time. */
function nameOf(path: string): string {
  const plain = path.replace(/\/track\/.*/, '/track').replace(/\?order=.*|&company=.*/, '');
  return plain.replaceAll(/[^a-z0-9_]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
}
