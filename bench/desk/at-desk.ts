import type { Browser } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { type Typist, typistAt } from './typist.ts';
import { watchScreen } from './watch-screen.ts';

/** A person of the demo, signed in, with the queue before them. */
export async function atDesk(browser: Browser, url: string, person: 'manager' | 'reviewer'): Promise<Typist> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(watchScreen);
  const page = await context.newPage();
  await page.goto(`${url}/staff`, { waitUntil: 'networkidle' });
  await page.locator('input[type="email"]').fill(`${person}@demo.countercheck.example`);
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('tr[aria-current]').waitFor();
  return typistAt(page);
}
