import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { enterDesk, watchConsole } from './steps.ts';

/** A page of the desk, wide, for one of its demo people who signs in there, and what the browser complains of. */
export async function openDesk(
  browser: Browser,
  url: string,
  { path, mailbox, ...options }: { path: string; mailbox: string } & BrowserContextOptions,
) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const faults = watchConsole(page);
  await page.goto(`${url}/staff${path}`, { waitUntil: 'networkidle' });
  await enterDesk(page, `${mailbox}@demo.countercheck.example`);
  return { context, page, faults };
}

/**
 * Every look of a page of the desk: no finding of axe, nothing wider than the window. Ends wide, English and dark. Loading
 * costs more than reading, so each language is loaded at one width and turned to the other one.
 */
export async function lookAt(page: Page, url: string, name: string): Promise<void> {
  for (const [language, widths] of [
    ['ru', [1440, 360]],
    ['en', [360, 1440]],
  ] as const) {
    await page.context().addCookies([{ name: 'staffLanguage', value: language, url: `${url}/staff` }]);
    await page.setViewportSize({ width: widths[0], height: 900 });
    await page.reload({ waitUntil: 'networkidle' });
    // A busy machine may be silent for a while before the page asks for what it shows.
    await page.locator('h1').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((look) => {
          document.documentElement.dataset.theme = look;
        }, theme);
        const words = `${name} ${language} ${theme} ${width}`;
        assert.deepEqual(await axeFindings(page, { onlyColours: theme === 'dark' }), [], words);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(wide <= 0, `${words}: ${wide} px too wide`);
        await keepPicture(page, words);
      }
    }
  }
}

/** Keeps what is seen in the folder of `KEEP_PICTURES`, if there is one. */
export async function keepPicture(page: Page, words: string): Promise<void> {
  const folder = process.env.KEEP_PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${words.replaceAll(' ', '-')}.png`, fullPage: true });
}
