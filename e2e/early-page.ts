import type { Browser, BrowserContextOptions } from 'playwright-core';
import { watchConsole } from './steps.ts';

/** Whether the early script is held back too, and whether nothing is. */
export type EarlyHow = Readonly<{ isEarlyHeld?: boolean; isBrought?: boolean }>;

/**
 * A page whose own JavaScript is still on its way: it comes when `bring` is called, and the machine is slow from then on.
 * Slow means that Chromium keeps the processor busy all the while: before, there is nothing that could come late.
 */
export async function openEarly(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  how: EarlyHow = {},
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const faults = watchConsole(page);
  const devTools = await context.newCDPSession(page);
  const slowDown = () => devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { promise: brought, resolve: bring } = Promise.withResolvers<void>();
  const { promise: earlyBrought, resolve: bringEarly } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/early-')) await brought;
    else if (how.isEarlyHeld === true) await earlyBrought;
    await route.continue();
  });
  if (how.isBrought === true) await slowDown().then(() => bring());
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return {
    page,
    bring: () => void slowDown().then(() => bring()),
    bringEarly: () => void slowDown().then(() => bringEarly()),
    faults,
    end: () => context.close(),
  };
}
